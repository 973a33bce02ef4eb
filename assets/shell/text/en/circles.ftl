## Circles: what is refused

notice-circle-not = { $file } is no circle file.
notice-circle-too-long = { $file } is longer than a circle can be.
notice-circle-forged = { $file } is damaged or forged. Nothing of it was taken.
notice-circle-foreign = { $file } is about a circle that you are not in. Ask a member for an invitation.
notice-circle-full = The circle has more entries than it can hold.
notice-circle-no-invitation = This is no invitation to a circle. It begins with luna://circle/.
notice-circle-no-name = Please write a name.
notice-circle-unfinished = { $file } is not over yet.

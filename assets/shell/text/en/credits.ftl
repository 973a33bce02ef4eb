# About the program: who made what, and where things are.

title-credits = About Luna
settings-credits = About Luna
credits-title = About Luna
credits-part-program = This program
credits-unofficial = This is an unofficial fan project. The people and publishers named above have neither made nor checked it. All rights in the printed game belong to their owners.
credits-own = The Luna authors made the program, its pictures, its sounds and its texts. You may use them under the MIT licence: see the file LICENSE.
credits-part-fonts = Fonts
credits-part-packages = Libraries
credits-part-places = Where your things are
credits-home = Settings and reports: { $folder }
credits-saves = Saved games: { $folder }
credits-part-reports = When something goes wrong
credits-report = Luna then writes a report into the folder “reports”, beside your settings. It says what failed and on which system; luna.log, beside it, says what led up to it. Luna sends nothing by itself.
credits-address = Please send the report to { $address }.
credits-no-address = There is no public address for reports yet. If you want to help, give the report to the person who gave you this program.

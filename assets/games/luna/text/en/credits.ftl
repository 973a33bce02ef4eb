# Who made the printed game.

credits-part-printed = { game-name }, the printed game
credits-designer = Game designer
credits-art = Illustration and graphic design
credits-models = 3D graphics
credits-editors = Editors
credits-publisher = Publisher
credits-english = Publisher in English

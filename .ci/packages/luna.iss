; The Windows installer: iscc /DVersion=0.2.0 /DFrozen=FOLDER\Luna /O"FOLDER" .ci\packages\luna.iss (Inno Setup 6).
; It installs for one user, without administrator rights, and opens .luna files and luna: links with Luna.
[Setup]
AppId={{6C2F0B2E-6D0B-4B57-9C6E-2C2B7D1E7A41}
AppName=Luna
AppVersion={#Version}
AppPublisher=The Luna authors
DefaultDirName={autopf}\Luna
DefaultGroupName=Luna
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
OutputBaseFilename=luna-{#Version}-windows-setup
Compression=lzma2/max
SolidCompression=yes
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
UninstallDisplayIcon={app}\Luna.exe
VersionInfoVersion={#Version}
WizardStyle=modern

[Languages]
Name: en; MessagesFile: "compiler:Default.isl"
Name: de; MessagesFile: "compiler:Languages\German.isl"
Name: fr; MessagesFile: "compiler:Languages\French.isl"
Name: nl; MessagesFile: "compiler:Languages\Dutch.isl"

[InstallDelete]
; An update replaces the program's own files; saved games and settings lie in the data folder.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Frozen}\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{autoprograms}\Luna"; Filename: "{app}\Luna.exe"

[Registry]
Root: HKA; Subkey: "Software\Classes\.luna\OpenWithProgids"; ValueType: string; ValueName: "Luna.Save"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Luna.Save"; ValueType: string; ValueData: "Luna"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Luna.Save\DefaultIcon"; ValueType: string; ValueData: "{app}\Luna.exe,0"
Root: HKA; Subkey: "Software\Classes\Luna.Save\shell\open\command"; ValueType: string; ValueData: """{app}\Luna.exe"" play ""%1"""
Root: HKA; Subkey: "Software\Classes\luna"; ValueType: string; ValueData: "URL:Luna"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\luna"; ValueType: string; ValueName: "URL Protocol"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\luna\DefaultIcon"; ValueType: string; ValueData: "{app}\Luna.exe,0"
Root: HKA; Subkey: "Software\Classes\luna\shell\open\command"; ValueType: string; ValueData: """{app}\Luna.exe"" play ""%1"""

[Run]
Filename: "{app}\Luna.exe"; Description: "{cm:LaunchProgram,Luna}"; Flags: nowait postinstall skipifsilent

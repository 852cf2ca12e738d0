; The installer for Windows (Inno Setup 6), of the folder that `build.py bundle` froze. Not built here yet.
; ISCC.exe -DVersion=1.2.3 packaging\windows_installer\paizhuo.iss
#ifndef Version
  #error Say which version: -DVersion=1.2.3
#endif

[Setup]
AppId={{6C0B1D6E-6D0B-4B58-9E0E-1E2C7A6F3B52}
AppName=Paizhuo
AppVersion={#Version}
AppPublisher=The Paizhuo maintainers
DefaultDirName={autopf}\Paizhuo
DefaultGroupName=Paizhuo
DisableProgramGroupPage=yes
; For one user, without an administrator, unless somebody chooses otherwise.
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
SourceDir=..\..
OutputDir=dist
OutputBaseFilename=paizhuo-{#Version}-windows-setup
SetupIconFile=build\prepared\paizhuo.ico
UninstallDisplayIcon={app}\paizhuo.exe
LicenseFile=LICENSE
Compression=lzma2
SolidCompression=yes
WizardStyle=modern
ChangesAssociations=yes
CloseApplications=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "ja"; MessagesFile: "compiler:Languages\Japanese.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; Nothing of an older version stays among the libraries of this one.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "build\bundle\paizhuo\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{autoprograms}\Paizhuo"; Filename: "{app}\paizhuo.exe"
Name: "{autodesktop}\Paizhuo"; Filename: "{app}\paizhuo.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.paizhuo"; ValueType: string; ValueData: "Paizhuo.Record"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Paizhuo.Record"; ValueType: string; ValueData: "Paizhuo record"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Paizhuo.Record\DefaultIcon"; ValueType: string; ValueData: "{app}\paizhuo.exe,0"
Root: HKA; Subkey: "Software\Classes\Paizhuo.Record\shell\open\command"; ValueType: string; ValueData: """{app}\paizhuo.exe"" ""%1"""

[Run]
Filename: "{app}\paizhuo.exe"; Description: "{cm:LaunchProgram,Paizhuo}"; Flags: nowait postinstall skipifsilent

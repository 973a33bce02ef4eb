; The Windows installer, made by NSIS on any system: `package.py` calls it, with VERSION, FROZEN, ICON and SETUP.
; It installs for one user, without administrator rights, and opens .luna files and luna: links with Luna. `/S` asks
; nothing, `/D=FOLDER` (the last word, no quotation marks) says where to. Saved games and settings lie in the data folder,
; which neither an update nor the uninstaller touches.
Unicode true
!ifdef TARGET ; Debian's NSIS makes a 64-bit setup too, which Wine starts without its 32-bit half
  Target ${TARGET}
!endif
SetCompressor /SOLID lzma
RequestExecutionLevel user
Name "Luna"
OutFile "${SETUP}"
InstallDir "$LOCALAPPDATA\Programs\Luna"
InstallDirRegKey HKCU "Software\Luna" "Folder"
ManifestDPIAware true
BrandingText " "

!include MUI2.nsh
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Luna"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\Luna.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English ; the first serves where Windows speaks none of them
!insertmacro MUI_LANGUAGE German
!insertmacro MUI_LANGUAGE French
!insertmacro MUI_LANGUAGE Dutch
LangString Open ${LANG_ENGLISH} "Luna is open, perhaps as watch or relay in a console. Please close it, then go on."
LangString Open ${LANG_GERMAN} "Luna ist offen, vielleicht als watch oder relay in einer Konsole. Bitte schließe es, dann geht es weiter."
LangString Open ${LANG_FRENCH} "Luna est ouvert, peut-être en tant que watch ou relay dans une console. Fermez-le, puis continuez."
LangString Open ${LANG_DUTCH} "Luna is open, misschien als watch of relay in een console. Sluit het en ga dan verder."
LangString Save ${LANG_ENGLISH} "Luna saved game"
LangString Save ${LANG_GERMAN} "Spielstand von Luna"
LangString Save ${LANG_FRENCH} "Partie sauvegardée de Luna"
LangString Save ${LANG_DUTCH} "Opgeslagen spel van Luna"

VIProductVersion "${VERSION}.0"
VIFileVersion "${VERSION}.0"
!macro Said LANGUAGE
  VIAddVersionKey /LANG=${LANGUAGE} ProductName "Luna"
  VIAddVersionKey /LANG=${LANGUAGE} FileDescription "Luna"
  VIAddVersionKey /LANG=${LANGUAGE} CompanyName "The Luna authors"
  VIAddVersionKey /LANG=${LANGUAGE} LegalCopyright "MIT"
  VIAddVersionKey /LANG=${LANGUAGE} FileVersion "${VERSION}"
  VIAddVersionKey /LANG=${LANGUAGE} ProductVersion "${VERSION}"
!macroend
!insertmacro Said ${LANG_ENGLISH}
!insertmacro Said ${LANG_GERMAN}
!insertmacro Said ${LANG_FRENCH}
!insertmacro Said ${LANG_DUTCH}

!macro Free PROGRAM ; Windows gives nobody the file of a running program to write to
  IfFileExists "$INSTDIR\${PROGRAM}" 0 +5
  ClearErrors
  FileOpen $0 "$INSTDIR\${PROGRAM}" a
  IfErrors open
  FileClose $0
!macroend

!macro WaitUntilClosed UN
  Function ${UN}WaitUntilClosed
    again:
      !insertmacro Free "Luna.exe"
      !insertmacro Free "luna-cli.exe" ; as `watch` or `relay`, perhaps in a small window
      Return
    open:
      MessageBox MB_RETRYCANCEL|MB_ICONINFORMATION "$(Open)" /SD IDCANCEL IDRETRY again
      SetErrorLevel 2
      Quit
  FunctionEnd
!macroend
!insertmacro WaitUntilClosed ""
!insertmacro WaitUntilClosed "un."

!macro Tell ; Explorer learns of the new file type
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

!macro Opens CLASS NAME
  WriteRegStr HKCU "Software\Classes\${CLASS}" "" "${NAME}"
  WriteRegStr HKCU "Software\Classes\${CLASS}\DefaultIcon" "" "$INSTDIR\Luna.exe,0"
  WriteRegStr HKCU "Software\Classes\${CLASS}\shell\open\command" "" '"$INSTDIR\Luna.exe" play "%1"'
!macroend

Section
  Call WaitUntilClosed
  RMDir /r "$INSTDIR\_internal" ; of an older version
  SetOutPath "$INSTDIR"
  File /r "${FROZEN}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortCut "$SMPROGRAMS\Luna.lnk" "$INSTDIR\Luna.exe"
  !insertmacro Opens "Luna.Save" "$(Save)"
  !insertmacro Opens "luna" "URL:Luna"
  WriteRegStr HKCU "Software\Classes\luna" "URL Protocol" ""
  WriteRegStr HKCU "Software\Classes\.luna" "" "Luna.Save"
  WriteRegStr HKCU "Software\Luna" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Luna"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Luna authors"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\Luna.exe"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  SectionGetSize 0 $0
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
  !insertmacro Tell
SectionEnd

Section Uninstall
  Call un.WaitUntilClosed
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\Luna.exe"
  Delete "$INSTDIR\luna-cli.exe"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR" ; only when nothing else is in it
  Delete "$SMPROGRAMS\Luna.lnk"
  DeleteRegKey HKCU "Software\Classes\.luna"
  DeleteRegKey HKCU "Software\Classes\Luna.Save"
  DeleteRegKey HKCU "Software\Classes\luna"
  DeleteRegKey HKCU "Software\Luna"
  DeleteRegKey HKCU "${UNINSTALL}"
  !insertmacro Tell
SectionEnd

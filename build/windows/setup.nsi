; Tablée's setup for Windows: for one person, without an administrator. What is kept of matches is never touched,
; unless the person who removes the program asks for it.
;   makensis -INPUTCHARSET UTF8 -DVERSION=… -DSOURCE=… -DICON=… -DTARGET=… setup.nsi
Unicode true
SetCompressor /SOLID lzma
!include MUI2.nsh
!include FileFunc.nsh

!define TITLE "Tablée"
!define PROGRAM "tablee.exe"
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Tablee"
!define SAVES "$LOCALAPPDATA\tablee"

Name "${TITLE}"
OutFile "${TARGET}"
InstallDir "$LOCALAPPDATA\Programs\Tablee"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
RequestExecutionLevel user
ManifestDPIAware true
BrandingText "${TITLE} ${VERSION}"

VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "${TITLE}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "${TITLE}"
VIAddVersionKey CompanyName "The Tablée authors"
VIAddVersionKey LegalCopyright "© 2026 The Tablée authors"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_COMPONENTSPAGE_NODESC
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"

!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; That of Windows; the first where it speaks another.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"

LangString MAIN ${LANG_FRENCH} "Le programme"
LangString MAIN ${LANG_ENGLISH} "The program"
LangString MENU ${LANG_FRENCH} "Dans le menu Démarrer"
LangString MENU ${LANG_ENGLISH} "In the start menu"
LangString OPEN ${LANG_FRENCH} "Ouvrir les parties et les paquets d’un double-clic"
LangString OPEN ${LANG_ENGLISH} "Open matches and packs by a double click"
LangString MATCH ${LANG_FRENCH} "Partie de Tablée"
LangString MATCH ${LANG_ENGLISH} "Tablée match"
LangString PACK ${LANG_FRENCH} "Paquet de questions de Tablée"
LangString PACK ${LANG_ENGLISH} "Tablée question pack"
LangString DESK ${LANG_FRENCH} "Sur le bureau"
LangString DESK ${LANG_ENGLISH} "On the desktop"
LangString BUSY ${LANG_FRENCH} "Tablée est ouvert. Fermez-le, puis réessayez."
LangString BUSY ${LANG_ENGLISH} "Tablée is open. Close it, then try again."
LangString ASK ${LANG_FRENCH} "Supprimer aussi vos parties, vos réglages et vos records ?"
LangString ASK ${LANG_ENGLISH} "Delete your matches, settings and records too?"

; A program that runs can't be opened for writing.
!macro WAIT_UNTIL_CLOSED
  IfFileExists "$INSTDIR\${PROGRAM}" 0 closed
  again:
    ClearErrors
    FileOpen $0 "$INSTDIR\${PROGRAM}" a
    IfErrors 0 free
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(BUSY)" /SD IDCANCEL IDRETRY again
    SetErrorLevel 2
    Abort
  free:
    FileClose $0
  closed:
!macroend

Section "$(MAIN)"
  SectionIn RO
  !insertmacro WAIT_UNTIL_CLOSED
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${SOURCE}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "${KEY}" "DisplayName" "${TITLE}"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${KEY}" "Publisher" "The Tablée authors"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" "$0"
SectionEnd

; Files that open by a double click, for this person alone.
!macro OPENS SUFFIX CLASS TITLE
  WriteRegStr HKCU "Software\Classes\${SUFFIX}" "" "${CLASS}"
  WriteRegStr HKCU "Software\Classes\${CLASS}" "" "${TITLE}"
  WriteRegStr HKCU "Software\Classes\${CLASS}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "Software\Classes\${CLASS}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
!macroend

!macro FORGETS SUFFIX CLASS
  DeleteRegKey HKCU "Software\Classes\${SUFFIX}"
  DeleteRegKey HKCU "Software\Classes\${CLASS}"
!macroend

!define TELL_SHELL 'System::Call "shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)"'

Section "$(OPEN)"
  !insertmacro OPENS ".tablee" "Tablee.Match" "$(MATCH)"
  !insertmacro OPENS ".tablee-pack" "Tablee.Pack" "$(PACK)"
  ${TELL_SHELL}
SectionEnd

Section "$(MENU)"
  CreateShortcut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\${PROGRAM}"
SectionEnd

Section "$(DESK)"
  CreateShortcut "$DESKTOP\${TITLE}.lnk" "$INSTDIR\${PROGRAM}"
SectionEnd

; Silently, saves are deleted only with /SAVES. A folder that people have put other things into is left standing.
Section "Uninstall"
  !insertmacro WAIT_UNTIL_CLOSED
  Delete "$SMPROGRAMS\${TITLE}.lnk"
  Delete "$DESKTOP\${TITLE}.lnk"
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\${PROGRAM}"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "${KEY}"
  !insertmacro FORGETS ".tablee" "Tablee.Match"
  !insertmacro FORGETS ".tablee-pack" "Tablee.Pack"
  ${TELL_SHELL}
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/SAVES" $1
  IfErrors 0 forget
  IfFileExists "${SAVES}\*.*" 0 keep
  MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(ASK)" /SD IDNO IDYES forget
  Goto keep
  forget:
    RMDir /r "${SAVES}"
  keep:
SectionEnd

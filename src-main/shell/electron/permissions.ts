import { app, type Session, type WebContents } from 'electron'

/** Denies the pages of a session whatever they might ask of the machine; the vault may keep its storage. */
export function denyPermissions(session: Session, mayKeep: boolean): void {
  const allows = (permission: string): boolean => mayKeep && permission === 'persistent-storage'
  session.setPermissionCheckHandler((_contents, permission) => allows(permission))
  session.setPermissionRequestHandler((_contents, permission, answer) => answer(allows(permission)))
  session.setDevicePermissionHandler(() => false)
  // A session outlives its page: the press comes back to the one it had.
  session.removeAllListeners('will-download')
  session.on('will-download', (event) => event.preventDefault())
}

/** No page of the app leaves its address, opens another or holds a web view, whoever made it. */
export function denyNavigation(): void {
  app.on('web-contents-created', (_event, contents) => stayPut(contents))
}

function stayPut(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  contents.on('will-navigate', (event) => event.preventDefault())
  contents.on('will-frame-navigate', (event) => event.preventDefault())
  contents.on('will-redirect', (event) => event.preventDefault())
  contents.on('will-attach-webview', (event) => event.preventDefault())
}

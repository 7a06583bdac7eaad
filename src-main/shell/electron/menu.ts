import { Menu } from 'electron'

/**
 * The smallest menu a platform can do with: none, for one that hides takes Alt from Alt+1 to Alt+9. macOS needs its Edit
 * menu, else copy and paste do not work.
 */
export function setMenu(platform: NodeJS.Platform): void {
  const mac = () =>
    Menu.buildFromTemplate([{ role: 'appMenu' }, { role: 'editMenu' }, { role: 'windowMenu' }])
  Menu.setApplicationMenu(platform === 'darwin' ? mac() : null)
}

import { Menu, type MenuItemConstructorOptions } from 'electron'

/**
 * The smallest menu a platform can do with. Nothing in ours has a key of its own, so that every key
 * reaches the screen; macOS needs its Edit menu, else copy and paste do not work.
 */
export function setMenu(platform: NodeJS.Platform, quit: () => void): void {
  const mac: MenuItemConstructorOptions[] = [
    { role: 'appMenu' },
    { role: 'editMenu' },
    { role: 'windowMenu' },
  ]
  const other: MenuItemConstructorOptions[] = [
    { label: 'Gatefold', submenu: [{ label: 'Quit', click: quit }] },
  ]
  Menu.setApplicationMenu(Menu.buildFromTemplate(platform === 'darwin' ? mac : other))
}

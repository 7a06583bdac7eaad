import { screen } from 'electron'
import type { Display, PlayersPage } from '../shell.ts'
import type { ElectronPage } from './page.ts'

/** Size of the window where it fills no display. */
const ordinary = { width: 960, height: 540 }

/** Displays of this machine, the primary one first. */
export function displays(): Display[] {
  const { id: primary } = screen.getPrimaryDisplay()
  return screen
    .getAllDisplays()
    .map(({ id, label, bounds: { x, y, width, height } }) => ({
      id: String(id),
      title: label,
      left: x,
      top: y,
      width,
      height,
      isPrimary: id === primary,
    }))
    .sort((one, other) => Number(other.isPrimary) - Number(one.isPrimary))
}

/** A page as the players' window, which can fill a display. */
export function playersPage({ window, ...page }: ElectronPage): PlayersPage {
  return {
    ...page,
    fill(display) {
      if (window.isDestroyed()) return Promise.resolve()
      // A window that fills one display can't be moved to another.
      window.setFullScreen(false)
      if (display) {
        const { left, top, width, height } = display
        window.setBounds({ x: left, y: top, width, height })
        window.setFullScreen(true)
      } else {
        window.setBounds({ x: 40, y: 40, ...ordinary })
      }
      return Promise.resolve()
    },
  }
}

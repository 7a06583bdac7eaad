import { screen } from 'electron'
import type { BesidePage, Display, PlacedPage } from '../shell.ts'
import type { ElectronPage } from './page.ts'

/** Size of a window where it fills no display. */
const ordinary: Record<BesidePage, { width: number; height: number }> = {
  players: { width: 960, height: 540 },
  screen: { width: 1280, height: 800 },
}

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

/** A page as a window beside the GM's own, which can fill a display. */
export function placedPage({ window, ...page }: ElectronPage, name: BesidePage): PlacedPage {
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
        window.setBounds({ x: 40, y: 40, ...ordinary[name] })
      }
      return Promise.resolve()
    },
    isFull: () => Promise.resolve(!window.isDestroyed() && window.isFullScreen()),
  }
}

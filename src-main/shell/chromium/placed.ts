import { setTimeout as pause } from 'node:timers/promises'
import type { BesidePage, Display, PlacedPage, ShellOptions } from '../shell.ts'
import { DevToolsError, type DevTools } from './devtools.ts'
import type { RunningBrowser } from './running.ts'
import type { Attached } from './targets.ts'

/** Size of a window where it fills no display. */
const ordinary: Record<BesidePage, { width: number; height: number }> = {
  players: { width: 960, height: 540 },
  screen: { width: 1280, height: 800 },
}
/** Number of looks whether a window has left the full screen, and milliseconds between them. */
const [tries, between] = [40, 25]

/** Opens a window beside whatever else the browser shows. */
export async function openPlaced(
  running: RunningBrowser,
  name: BesidePage,
  where: Pick<ShellOptions, 'assets' | 'dataFolder'>,
): Promise<PlacedPage> {
  const page = await running.open(await running.blank(), name, where)
  const { devtools } = running.launched
  return {
    ...page,
    fill: (display) => fill(running, page, display, ordinary[name]),
    isFull: async () => (await windowOf(devtools, page)).bounds.windowState === 'fullscreen',
  }
}

/** Displays as the browser tells of them; none from one that is too old to. */
export async function displaysOf(
  { launched: { devtools } }: RunningBrowser,
  { session }: Attached,
): Promise<Display[]> {
  try {
    const { screenInfos } = await devtools.send('Emulation.getScreenInfos', {}, session)
    return namedById(
      screenInfos.map(({ id, label, left, top, width, height, isPrimary }) => ({
        id,
        title: label,
        left,
        top,
        width,
        height,
        isPrimary,
      })),
    ).sort((one, other) => Number(other.isPrimary) - Number(one.isPrimary))
  } catch (error) {
    if (error instanceof DevToolsError) return []
    throw error
  }
}

/**
 * Displays with ids that outlive the plug: the browser may number a display otherwise each time it is connected, but it
 * keeps its name. Of two of one name the second says so.
 */
export function namedById(displays: readonly Display[]): Display[] {
  return displays.map((one, at) => {
    if (one.title === '') return one
    const before = displays.slice(0, at).filter(({ title }) => title === one.title).length
    const name = one.title.slice(0, 100)
    return { ...one, id: before === 0 ? name : `${name} ${before + 1}` }
  })
}

async function fill(
  { launched: { devtools } }: RunningBrowser,
  { targetId }: Attached,
  display: Display | null,
  size: { width: number; height: number },
): Promise<void> {
  const { windowId, bounds } = await windowOf(devtools, { targetId })
  const set = (to: Parameters<typeof devtools.send<'Browser.setWindowBounds'>>[1]['bounds']) =>
    devtools.send('Browser.setWindowBounds', { windowId, bounds: to })
  // A window that fills one display can't be moved to another, and the desktop takes its time to let it go.
  if (bounds.windowState !== 'normal') {
    await set({ windowState: 'normal' })
    for (let tried = 0; tried < tries && !(await isNormal(devtools, targetId)); tried += 1)
      await pause(between)
  }
  if (!display) {
    await set({ left: 40, top: 40, ...size })
    return
  }
  const { left, top, width, height } = display
  await set({ left, top, width, height })
  await set({ windowState: 'fullscreen' })
}

async function isNormal(devtools: DevTools, targetId: string): Promise<boolean> {
  const { bounds } = await windowOf(devtools, { targetId })
  return bounds.windowState === 'normal'
}

const windowOf = (devtools: DevTools, { targetId }: Pick<Attached, 'targetId'>) =>
  devtools.send('Browser.getWindowForTarget', { targetId })

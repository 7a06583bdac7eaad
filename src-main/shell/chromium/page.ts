import { folderOf, pageFiles, type PageSources } from '../assets.ts'
import type { ShellPage, PageName } from '../shell.ts'
import { denyAll } from './permissions.ts'
import type { DevTools } from './devtools.ts'
import { openPort } from './port.ts'
import { serveOrigin } from './serving.ts'
import type { Attached } from './targets.ts'

/** Background of a window before its page, the same `#17130f` as in `splash`. */
const dark = { r: 0x17, g: 0x13, b: 0x0f, a: 1 }

export interface ChromiumPage extends ShellPage, Attached {}

/** Origin of a page. No name under `.invalid` exists, so nobody else can serve it. */
export function originOf(page: PageName): string {
  return `https://${folderOf[page]}.gatefold.invalid`
}

/**
 * Makes an attached, blank target into one of our pages.
 * @throws {Error} when the page's files are missing or the browser goes away.
 */
export async function openPage(
  devtools: DevTools,
  { targetId, session, document }: Attached,
  name: PageName,
  where: PageSources,
): Promise<ChromiumPage> {
  const origin = originOf(name)
  const files = await pageFiles(where, name)
  const gone = goneOf(devtools, { targetId, session })
  const [wire, served] = await Promise.all([
    openPort(devtools, session, origin, gone),
    // Only after it is in place: a page's first navigation would not be seen.
    serveOrigin(devtools, session, origin, files),
    denyAll(devtools, origin),
    devtools.send('Page.enable', {}, session),
    devtools.send('Inspector.enable', {}, session),
    // Background of the window before its page is drawn.
    document &&
      devtools.send('Emulation.setDefaultBackgroundColorOverride', { color: dark }, session),
    devtools.send('Runtime.runIfWaitingForDebugger', {}, session),
  ])
  if (await document?.answer(files, served.shown)) {
    served.hasShown()
  } else {
    const { errorText } = await devtools.send('Page.navigate', { url: `${origin}/` }, session)
    if (errorText) throw new Error(`The browser could not open ${folderOf[name]}: ${errorText}.`)
  }
  return {
    targetId,
    session,
    wire,
    gone,
    async close() {
      await devtools.send('Target.closeTarget', { targetId }).catch(() => undefined)
      await gone
    },
  }
}

function goneOf(devtools: DevTools, { targetId, session }: Attached): ShellPage['gone'] {
  return new Promise((resolve) => {
    const crashed = (): void => {
      resolve('crashed')
      // A crash leaves a window with a sad face; ours opens again.
      devtools.send('Target.closeTarget', { targetId }).catch(() => undefined)
    }
    devtools.on('Inspector.targetCrashed', session, crashed)
    devtools.on('Target.targetCrashed', undefined, (said) => {
      if (said.targetId === targetId) crashed()
    })
    devtools.on('Target.targetDestroyed', undefined, (said) => {
      if (said.targetId === targetId) resolve('closed')
    })
    void devtools.gone.then(() => resolve('browser gone'))
  })
}

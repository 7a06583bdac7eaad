import { app, protocol, type Session } from 'electron'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Assets } from '../assets.ts'
import { folderOf } from '../assets.ts'
import { offline } from '../offline.ts'
import type { PageName } from '../shell.ts'

const scheme = 'app'

/** Where a page lives. */
export function originOf(page: PageName): string {
  return `${scheme}://${folderOf[page]}`
}

/**
 * What Electron takes only before it is ready. It runs as this module is imported, so main imports
 * it before anything it waits for: afterwards the scheme would have no storage. Who starts it without a sandbox, as
 * root must, would be refused by one that is insisted on.
 */
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
for (const [name, value] of offline) app.commandLine.appendSwitch(name, value)
protocol.registerSchemesAsPrivileged([
  { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
])

/** Where Electron keeps its own; takes effect only before it is ready. Main says what is wrong with a folder that can't be made. */
export function keepProfileIn(dataFolder: string): void {
  const profile = profileIn(dataFolder)
  try {
    mkdirSync(profile, { recursive: true })
  } catch {
    return
  }
  app.setPath('userData', profile)
}

/** The folder of Electron's profiles. Absolute when the data folder is. */
export function profileIn(dataFolder: string): string {
  return join(dataFolder, 'profile-electron')
}

/** Answers all that the pages of a session ask: their own origin from our files, anything else not at all. */
export function serveOrigin(session: Session, origin: string, assets: Assets): void {
  if (session.protocol.isProtocolHandled(scheme)) session.protocol.unhandle(scheme)
  session.protocol.handle(scheme, async ({ url }) => {
    const asset = isWithin(url, origin) ? await assets(new URL(url).pathname) : null
    return asset
      ? new Response(asset.body, { headers: asset.headers })
      : new Response(null, { status: 404 })
  })
  session.webRequest.onBeforeRequest((details, answer) => {
    answer({
      cancel: !isWithin(details.url, origin) && !/^(data|blob|devtools):/.test(details.url),
    })
  })
}

/** Whether an address lies in an origin. Node knows no origins of schemes like ours. */
export function isWithin(url: string, origin: string): boolean {
  return url.startsWith(`${origin}/`)
}

import { app, protocol, type Session } from 'electron'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Assets } from '../assets.ts'
import { folderOf } from '../assets.ts'
import { offline } from '../offline.ts'
import type { PageName } from '../shell.ts'

const scheme = 'app'

/** Origin of a page. */
export function originOf(page: PageName): string {
  return `${scheme}://${folderOf[page]}`
}

/**
 * Settings that Electron takes only before it is ready. They are made as this module is imported, so main
 * imports it before anything it waits for: afterwards the scheme would have no storage. Started with
 * `--no-sandbox`, as root must, Electron would not run if the sandbox were enforced.
 */
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
for (const [name, value] of offline) app.commandLine.appendSwitch(name, value)
protocol.registerSchemesAsPrivileged([
  { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
])

/**
 * Sets the folder for Electron's own data; takes effect only before it is ready. Main reports a folder that
 * can't be made.
 */
export function keepProfileIn(dataFolder: string): void {
  const profile = profileIn(dataFolder)
  try {
    mkdirSync(profile, { recursive: true })
  } catch {
    return
  }
  app.setPath('userData', profile)
}

/** Folder of Electron's profiles. Absolute when the data folder is. */
export function profileIn(dataFolder: string): string {
  return join(dataFolder, 'profile-electron')
}

/** Answers all requests of a session's pages: their own origin from our files, anything else not at all. */
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

/** True when an address lies in an origin. Node knows no origins of schemes like ours. */
export function isWithin(url: string, origin: string): boolean {
  return url.startsWith(`${origin}/`)
}

import { folders, makeDataFolder } from '../app/folders.ts'
import { createApp } from '../app/compose.ts'
import { openLog } from '../app/log.ts'
import { offeredFiles } from '../app/offered-files.ts'
import { carryOut, type Request } from '../app/requests.ts'
import { Refusal, type Result } from '../ipc/contract/endpoint.ts'
import { chromiumShell } from '../shell/chromium/shell.ts'
import { takeLock, type Tell } from '../shell/lock.ts'

/** Folders of the built app's pages and resources, and its version. */
export interface Built {
  assets: string
  resources: string
  version: string
}

/** Longest silence of the running app, in milliseconds: enough for a thick book on a slow machine. */
const patience = 180_000

/**
 * Asks the Gatefold that is running with this data folder; when none is, starts one without a
 * window for this one request. Returns the lines to print; `tell` gets the progress meanwhile.
 * @throws {Refusal} with the thing, the cause and the way out.
 */
export async function askApp(
  request: Request,
  built: Built,
  tell: Tell = () => undefined,
): Promise<string[]> {
  const place = folders(process.env, process.platform)
  makeDataFolder(place.data)
  const report = openLog(place.data)
  const lock = await takeLock(place.data, report)
  if (!lock.owner) return answered(await lock.ask(request, patience, tell))
  const shell = await chromiumShell({
    dataFolder: place.data,
    outFolder: place.out,
    assets: built.assets,
    version: built.version,
    report,
    env: { ...process.env, GATEFOLD_HEADLESS: '1' },
  })
  try {
    const app = await createApp({
      shell,
      folders: place,
      resources: built.resources,
      offered: offeredFiles(),
      version: built.version,
      report,
    })
    const along = { tell, signal: new AbortController().signal }
    return await carryOut(app.services, () => shell.raise(), request, along).finally(() =>
      app.close(),
    )
  } finally {
    await shell.quit()
    await lock.release()
  }
}

function answered(result: Result<unknown>): string[] {
  if (!result.ok) throw new Refusal(result.failure.code, result.failure.message, result.failure.way)
  return Array.isArray(result.value) ? result.value.map(String) : []
}

import { folders, makeDataFolder } from '../app/folders.ts'
import { openHouse } from '../app/house.ts'
import { openLog } from '../app/log.ts'
import { carryOut, type Answer, type Request } from '../app/requests.ts'
import { chromiumShell } from '../shell/chromium/shell.ts'
import { takeLock } from '../shell/lock.ts'

/** Where the built app lies: pages and resources. */
export interface Built { assets: string; resources: string; version: string }

/**
 * Asks the Gatefold that is running with this data folder; when none is, starts one without a
 * window for this one request.
 */
export async function askHouse(request: Request, built: Built, progress: (says: string) => void): Promise<Answer> {
  const place = folders(process.env, process.platform)
  makeDataFolder(place.data)
  const lock = await takeLock(place.data)
  if (!lock.owner) return (await lock.ask(request)) as Answer
  const report = openLog(place.data)
  const shell = await chromiumShell({
    dataFolder: place.data, outFolder: place.out, assets: built.assets, version: built.version, report,
    env: { ...process.env, GATEFOLD_HEADLESS: '1' },
  })
  try {
    const house = await openHouse({ shell, folders: place, resources: built.resources, version: built.version, report })
    try {
      return await carryOut(house.world, () => shell.raise(), request, progress)
    } finally {
      await house.close()
    }
  } finally {
    await shell.quit()
    await lock.release()
  }
}

import { join } from 'node:path'
import type { World } from '../ipc/handlers/world.ts'
import { pressRoom } from '../print/press-room.ts'
import { saveWhole } from '../print/save.ts'
import type { Shell } from '../shell/shell.ts'
import { openBackups } from '../storage/backup.ts'
import { catchUp } from '../storage/trail/catch-up.ts'
import { openTrail, type Trail } from '../storage/trail/index.ts'
import { trailedStore } from '../storage/trail/trailed-store.ts'
import { vaultStore } from '../storage/vault-store.ts'
import { readCampaignZip, writeCampaignZip } from '../storage/zip/campaign-zip.ts'
import { bundled } from './bundled.ts'
import { newId, seed } from './chance.ts'
import type { Folders } from './folders.ts'
import { reopeningStore } from './reopening-store.ts'
import { catchUpWarnings } from './warnings.ts'

export interface House {
  world: World
  trail: Trail
  /** Waits until everything is on disk and the press is closed. */
  close(): Promise<void>
}

export interface HouseOptions {
  shell: Shell
  folders: Folders
  resources: string
  version: string
  report(error: unknown, during: string): void
}

/** Puts the ports together: vault, trail, backups, press. Nothing is shown before the trail is caught up. */
export async function openHouse(options: HouseOptions): Promise<House> {
  const { shell, folders, version, report } = options
  const trail = openTrail(folders.data, { shell: shell.name, version })
  const vault = reopeningStore(async () => {
    const page = await shell.openVault()
    return { store: vaultStore(page.wire), gone: page.gone }
  })
  const store = trailedStore(vault, trail)
  const warnings = catchUpWarnings(await catchUp(store, trail, newId), folders.data)
  const press = pressRoom(() => shell.openPress())
  const world: World = {
    version,
    dataFolder: folders.data,
    shell,
    store,
    backups: openBackups(join(folders.data, 'backups'), () => new Date().toISOString(), version),
    zip: {
      write: (whole) => writeCampaignZip(whole, version),
      read: (bytes, id) => readCampaignZip(bytes, id),
    },
    press,
    bundled: bundled(options.resources),
    seed,
    newId,
    now: () => new Date().toISOString(),
    save: (name, bytes) => saveWhole(shell.outFolder, name, bytes),
    warnings: () => [...warnings, ...[trail.warning()].filter((warning) => warning !== null)],
    report: (failure) => report(failure, 'handlers'),
  }
  return {
    world,
    trail,
    async close() {
      await trail.flush()
      await press.close()
    },
  }
}

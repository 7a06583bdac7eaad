import { zipSync } from 'fflate'
import { join } from 'node:path'
import { Refusal } from '../ipc/contract/endpoint.ts'
import type { Services } from '../session/services.ts'
import { finisherThread, readForm } from '../print/finisher.ts'
import { pressRoom } from '../print/press-room.ts'
import { saveFolder, saveWhole } from '../print/save.ts'
import type { Shell } from '../shell/shell.ts'
import { openBackups, type BackupFolder } from '../storage/backup.ts'
import { mapCutter } from '../storage/map-cuts.ts'
import { openPictures } from '../storage/pictures.ts'
import { reopeningStore } from '../storage/reopening-store.ts'
import { catchUp } from '../storage/trail/catch-up.ts'
import { openTrail, type Trail } from '../storage/trail/index.ts'
import { trailedStore } from '../storage/trail/trailed-store.ts'
import { vaultStore } from '../storage/vault-store.ts'
import { writeCampaignZip } from '../storage/zip/write-zip.ts'
import { zipThread } from '../storage/zip/zip-reader.ts'
import { built } from './built.ts'
import { newId, seed } from './chance.ts'
import type { Folders } from './folders.ts'
import { readPdf } from './read-pdf.ts'
import { dangerThread, readersThread, tableReaderThread } from './readers.ts'
import { healLater } from './heal-later.ts'
import type { OfferedFiles } from './offered-files.ts'
import { PlayersWindow } from './players-window.ts'
import { SecondScreen } from './second-screen.ts'
import { workerProgram } from './worker-program.ts'
import { catchUpWarnings, healedWarnings, onChange, type AppWarning } from './warnings.ts'

export interface ComposedApp {
  services: Services
  trail: Trail
  secondScreen: SecondScreen
  /** Sets the listener for changed warnings, in place of any earlier one. */
  onWarnings(hear: () => void): void
  /** Waits until everything is on disk and the press is closed. */
  close(): Promise<void>
}

export interface AppOptions {
  shell: Shell
  folders: Folders
  resources: string
  /** Files that the GM opened with Gatefold. */
  offered: OfferedFiles
  version: string
  report(error: unknown, during: string): void
}

/** Assembles the app: vault, trail, backups, press. Resolves only after the trail is caught up. */
export async function createApp(options: AppOptions): Promise<ComposedApp> {
  const { shell, folders, version, report } = options
  const trail = openTrail(folders.data, { shell: shell.name, version })
  const vault = reopeningStore(async () => {
    const page = await shell.openVault()
    return { store: vaultStore(page.wire), gone: page.gone, close: () => page.close() }
  })
  let hear = (): void => undefined
  let look = (): void => undefined
  const store = trailedStore(vault, trail, () => look())
  const caughtUp = catchUpWarnings(await catchUp(store, trail, newId), folders.data)
  const pictures = openPictures(join(folders.data, 'images'))
  const zips = zipThread(workerProgram('zip'))
  const copies = warningBackups(
    openBackups(
      join(folders.data, 'backups'),
      () => new Date().toISOString(),
      version,
      pictures,
      zips,
    ),
    () => look(),
  )
  const storage = warningStorage(shell, folders.data, () => look())
  const healed: AppWarning[] = []
  const warnings = (): AppWarning[] => [
    ...storage(),
    ...caughtUp,
    ...healed,
    ...[trail.warning(), copies.warning()].filter((warning) => warning !== null),
  ]
  look = onChange(warnings, () => hear())
  const endHealing = healLater(
    store,
    trail,
    (found) => {
      healed.push(...healedWarnings(found, folders.data))
      look()
    },
    (error) => report(error, 'looking through the plain files'),
  )
  const finishing = workerProgram('finish')
  const press = pressRoom(
    () => shell.openPress(),
    finisherThread(finishing, join(options.resources, 'faces', 'SourceSans3-Regular.ttf')),
  )
  const readers = readersThread(workerProgram('read'))
  const tableReader = tableReaderThread(workerProgram('tables'))
  const danger = dangerThread(workerProgram('danger'))
  const players = new PlayersWindow(shell, report)
  const secondScreen = new SecondScreen(shell, report)
  const services: Services = {
    version,
    dataFolder: folders.data,
    shell,
    store,
    backups: copies.backups,
    zip: {
      write: async (whole, along) =>
        writeCampaignZip(whole, version, await pictures.of(whole), along),
      async read(bytes, newId, along, thing = 'This file') {
        const contents = await zips.open(bytes, { newId, thing }, along)
        for (const image of contents.pictures.values()) await pictures.keep(image)
        return contents.whole
      },
    },
    pictures,
    cutMap: mapCutter(join(folders.data, 'map-cuts'), (cut) => press.cut(cut)),
    offered: options.offered,
    press,
    players,
    secondScreen,
    readForm: (bytes) => readForm(finishing, bytes),
    readPdf: (bytes, signal) => readPdf(workerProgram('pdf'), bytes, signal),
    readers,
    tableReader,
    danger,
    bundled: built(options.resources),
    hints: process.env['GATEFOLD_HINTS'] !== 'off',
    seed,
    newId,
    everyMinute: (tick) => {
      const timer = setInterval(tick, 60_000)
      return () => clearInterval(timer)
    },
    now: () => new Date().toISOString(),
    keepFile: (name, bytes) => saveWhole(folders.data, name, bytes),
    save: (name, bytes) => saveWhole(shell.outFolder, name, bytes),
    saveZip: (name, files) => saveWhole(shell.outFolder, name, zipOf(files)),
    saveFolder: (name, files) => saveFolder(shell.outFolder, name, files),
    warnings,
    report: (failure) => report(failure, 'handlers'),
  }
  return {
    services,
    trail,
    secondScreen,
    onWarnings: (listener) => void (hear = listener),
    async close() {
      await endHealing()
      await Promise.all([players.close(), secondScreen.close()])
      await store.settled()
      await Promise.all([press.close(), readers.close(), tableReader.close(), danger.close()])
    },
  }
}

/** Files packed into a zip. */
function zipOf(files: readonly { path: string; bytes: Uint8Array }[]): Uint8Array {
  return zipSync(Object.fromEntries(files.map(({ path, bytes }) => [path, bytes])))
}

/** Warning about the vault's storage, present once the browser has answered that it may clear it. */
function warningStorage(shell: Shell, data: string, look: () => void): () => AppWarning[] {
  let warnings: AppWarning[] = []
  const hear = ({ safe, says }: Awaited<ReturnType<Shell['durable']>>): void => {
    if (safe) return
    warnings = [{ says, way: `The plain files in ${data} hold everything too.` }]
    look()
  }
  void shell.durable().then(hear, () => undefined)
  return () => warnings
}

/** Backups with a warning: they are made unasked, so a failed one is a warning until one succeeds. */
function warningBackups(
  backups: BackupFolder,
  look: () => void,
): { backups: BackupFolder; warning(): AppWarning | null } {
  let warning: AppWarning | null = null
  const make: BackupFolder['make'] = async (whole, along) => {
    try {
      await backups.make(whole, along)
      warning = null
    } catch (error) {
      if (error instanceof Refusal) warning = { says: error.message, way: error.way ?? '' }
      throw error
    } finally {
      look()
    }
  }
  return { backups: { ...backups, make }, warning: () => warning }
}

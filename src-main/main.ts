import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesOnCommandLine } from './app/files-on-command-line.ts'
import { folders, makeDataFolder } from './app/folders.ts'
import { openLog } from './app/log.ts'
import { readStartPage } from './app/start-page.ts'
import { takeLock } from './shell/lock.ts'
import type { Shell, ShellOptions } from './shell/shell.ts'

const built = join(dirname(fileURLToPath(import.meta.url)), '..')

const place = folders(process.env, process.platform)

// Awaited before anything else: Electron takes some of what it does only before it is ready.
const electron = process.versions['electron'] ? await import('./shell/electron/shell.ts') : null
electron?.keepProfileIn(place.data)

/** Electron's own, when this process is Electron; else the browser of this machine. */
async function openShell(options: ShellOptions): Promise<Shell> {
  if (electron) return electron.electronShell(options)
  return (await import('./shell/chromium/shell.ts')).chromiumShell(options)
}

function version(): string {
  const { version } = JSON.parse(readFileSync(join(built, '..', 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}

/** Aborted when the machine wants us to end; told a second time, we go at once. */
function endSignal(): AbortSignal {
  const ends = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => (ends.signal.aborted ? process.exit(1) : ends.abort()))
  return ends.signal
}

async function main(): Promise<void> {
  const files = filesOnCommandLine(process.argv, !electron || process.defaultApp, process.cwd())
  makeDataFolder(place.data)
  const report = openLog(place.data)
  const lock = await takeLock(place.data, report)
  if (!lock.owner) {
    const reply = await lock.ask(files.length > 0 ? { do: 'open', files } : { do: 'raise' })
    if (!reply.ok) throw new Error(`Gatefold is already running, and ${reply.failure.message}`)
    const imports = files.length > 0 ? ` and imports ${files.join(', ')}` : ''
    console.log(`Gatefold is already running: its window was brought to the front${imports}.`)
    return
  }
  let starting = true
  const shellOptions: ShellOptions = {
    dataFolder: place.data,
    outFolder: place.out,
    assets: built,
    version: version(),
    report,
    startPage: () => (starting ? readStartPage(place.data) : null),
  }
  // The browser takes longest, so it starts before the rest of the program is read.
  let first: Promise<Shell> | null = openShell(shellOptions)
  first.catch(() => undefined)
  const shellNow = (): Promise<Shell> => {
    const shell = first ?? openShell(shellOptions)
    first = null
    return shell
  }
  try {
    const { answerRequests, offeredFiles, refuseRequests, run } = await import('./app/index.ts')
    const offered = offeredFiles(files)
    electron?.onOpenFile((file) => offered.add([file]))
    await run({
      folders: place,
      resources: join(built, 'resources'),
      offered,
      version: shellOptions.version,
      report,
      openShell: shellNow,
      ends: endSignal(),
      window: () => console.log('gatefold:window'),
      ready: (app, screen) => {
        starting = false
        lock.onMessage(answerRequests(app, screen))
        process.exitCode = 0
        console.log('gatefold:ready')
      },
      shut: (why, shell) => {
        lock.onMessage(refuseRequests(shell, why))
        console.error(`${why.message} ${why.way ?? ''}`.trim())
        process.exitCode = 1
      },
    })
  } finally {
    await lock.release()
  }
}

main().then(
  // In Electron this is `app.exit`, which knows nothing of `process.exitCode`.
  () => process.exit(process.exitCode),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)

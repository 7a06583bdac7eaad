import { access } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { folders } from '../app/folders.ts'
import { askApp, type Built } from './ask-app.ts'
import type { ExitCode, Io } from './io.ts'
import { wrongCall } from './wrong-call.ts'

export const backupUsage = `gatefold backup [CAMPAIGN]

  Keeps a copy of one campaign (name or id), or of all, among the backups, and says where.`
export const restoreUsage = `gatefold restore FILE

  Adds a campaign from a backup, by the name that backup told, or from an exported zip. It is read whole first; nothing else is changed.`

export async function backupCommand(argv: string[], io: Io, built: Built): Promise<ExitCode> {
  const [campaign] = positionals(argv)
  const lines = await askApp({ do: 'backup', ...(campaign ? { campaign } : {}) }, built)
  for (const line of lines) io.out(`${line}\n`)
  return 0
}

export async function restoreCommand(argv: string[], io: Io, built: Built): Promise<ExitCode> {
  const [file] = positionals(argv)
  if (!file) {
    return wrongCall(io, 'restore', 'Which file is to be restored?')
  }
  for (const line of await askApp({ do: 'restore', file: await fileOf(file) }, built))
    io.out(`${line}\n`)
  return 0
}

/** The file that is named, or else the backup of that name. */
async function fileOf(name: string): Promise<string> {
  const kept = join(folders(process.env, process.platform).data, 'backups', basename(name))
  const isKept = name === basename(name) && !(await isThere(name)) && (await isThere(kept))
  return isKept ? kept : resolve(name)
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

function positionals(argv: string[]): string[] {
  return parseArgs({ args: argv, allowPositionals: true, options: {} }).positionals
}

import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { askHouse, type Built } from './ask-house.ts'
import type { ExitCode, Io } from './io.ts'

export const backupUsage = `gatefold backup [CAMPAIGN]

  Keeps a copy of one campaign (name or id), or of all, among the backups, and says where.`
export const restoreUsage = `gatefold restore FILE

  Adds a campaign from a backup or an exported zip. It is read whole first; nothing else is changed.`

export async function backupCommand(argv: string[], io: Io, built: Built): Promise<ExitCode> {
  const [campaign] = named(argv)
  const lines = await askHouse({ do: 'backup', ...(campaign ? { campaign } : {}) }, built)
  for (const line of lines) io.out(`${line}\n`)
  return 0
}

export async function restoreCommand(argv: string[], io: Io, built: Built): Promise<ExitCode> {
  const [file] = named(argv)
  if (!file) {
    io.err(`Which file?\n\n${restoreUsage}\n`)
    return 2
  }
  for (const line of await askHouse({ do: 'restore', file: resolve(file) }, built))
    io.out(`${line}\n`)
  return 0
}

function named(argv: string[]): string[] {
  return parseArgs({ args: argv, allowPositionals: true, options: {} }).positionals
}

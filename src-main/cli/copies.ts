import { resolve } from 'node:path'
import type { Request } from '../app/requests.ts'
import { askHouse, type Built } from './ask-house.ts'
import type { ExitCode, Io } from './io.ts'

export const backupUsage = `gatefold backup [CAMPAIGN]

  Keeps a copy of one campaign (name or id), or of all, among the backups, and says where.`
export const restoreUsage = `gatefold restore FILE

  Adds a campaign from a backup or an exported zip. It is read whole first; nothing else is changed.`

export async function backupCommand(argv: string[], io: Io, built: Built): Promise<ExitCode> {
  const [campaign] = argv
  return tell(await askHouse({ do: 'backup', ...(campaign ? { campaign } : {}) }, built, (says) => io.err(`${says}\n`)), io)
}

export async function restoreCommand(argv: string[], io: Io, built: Built): Promise<ExitCode> {
  const [file] = argv
  if (!file) {
    io.err(`Which file?\n\n${restoreUsage}\n`)
    return 2
  }
  const request: Request = { do: 'restore', file: resolve(file) }
  return tell(await askHouse(request, built, (says) => io.err(`${says}\n`)), io)
}

function tell(answer: Awaited<ReturnType<typeof askHouse>>, io: Io): ExitCode {
  if (answer.ok) {
    for (const line of answer.lines) io.out(`${line}\n`)
    return 0
  }
  io.err(`${answer.says}${answer.way ? ` ${answer.way}` : ''}\n`)
  return 1
}

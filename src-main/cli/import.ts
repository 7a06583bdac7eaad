import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { askApp, type Built } from './ask-app.ts'
import type { ExitCode, Io } from './io.ts'
import { namedFiles } from './named-files.ts'
import { wrongCall } from './wrong-call.ts'

export const usage = `gatefold import --campaign C FILE…

  Reads stat blocks, in any layout that convert reads, and keeps the monsters in the campaign's bestiary
  in one step that can be undone. A folder stands for the files in it.
  --campaign C  the campaign, by its name or id`

/** Keeps the monsters of files in a campaign's bestiary; 1 when a file held none. */
export async function importCommand(argv: string[], io: Io, built: Built): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { campaign: { type: 'string' } },
  })
  const { campaign } = values
  if (campaign === undefined) return wrongCall(io, 'import', 'Name the campaign with --campaign.')
  if (positionals.length === 0) return wrongCall(io, 'import', 'Which file is to be imported?')
  const files = (await namedFiles(positionals)).map((file) => resolve(file))
  const lines = await askApp({ do: 'import-monsters', campaign, files }, built)
  for (const line of lines) io.out(`${line}\n`)
  return 0
}

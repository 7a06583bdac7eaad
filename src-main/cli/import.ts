import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { askApp, type Built } from './ask-app.ts'
import type { ExitCode, Io } from './io.ts'
import { namedFiles } from './named-files.ts'
import { wrongCall } from './wrong-call.ts'

export const usage = `gatefold import --campaign C [--shared] [--collection T] [--skip-duplicates] FILE…
gatefold import --shared FILE…

  Reads stat blocks of texts and PDFs, in any layout that convert reads, and keeps the monsters in the campaign's
  bestiary in one step that can be undone. A folder stands for the files in it. Prints a line for each file, with the
  cause where it gives no monster, a line for each monster that the library has already (the same text, the same
  figures or others; left out, or kept beside it), and how many were kept.
  --campaign C       the campaign, by its name or id
  --shared           into the library that all campaigns share
  --collection T     and into this collection of the campaign, a new one or one that is there
  --skip-duplicates  leave out those that the library has with the same text or figures`

/** True for the line that tells how many monsters a file gave. */
function gives(line: string, file: string): boolean {
  return line.startsWith(`${file}: `) && /^\d+ monsters?$/.test(line.slice(file.length + 2))
}

/** Keeps the monsters of files in a bestiary; 1 when a file held none. */
export async function importCommand(argv: string[], io: Io, built: Built): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      campaign: { type: 'string' },
      shared: { type: 'boolean', default: false },
      collection: { type: 'string', default: '' },
      'skip-duplicates': { type: 'boolean', default: false },
    },
  })
  const { campaign, shared, collection, 'skip-duplicates': skipDuplicates } = values
  if (campaign === undefined && (!shared || collection !== ''))
    return wrongCall(io, 'import', 'Name the campaign with --campaign.')
  if (collection.length > 80) return wrongCall(io, 'import', 'A title has at most 80 characters.')
  if (positionals.length === 0) return wrongCall(io, 'import', 'Which file is to be imported?')
  const files = (await namedFiles(positionals)).map((file) => resolve(file))
  const lines = await askApp(
    {
      do: 'import-monsters',
      ...(campaign === undefined ? {} : { campaign }),
      shared,
      collection,
      skipDuplicates,
      files,
    },
    built,
  )
  for (const line of lines) io.out(`${line}\n`)
  const read = (file: string) => lines.some((line) => gives(line, file))
  return files.every(read) ? 0 : 1
}

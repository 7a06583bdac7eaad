import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { askApp, type Built } from './ask-app.ts'
import type { ExitCode, Io } from './io.ts'
import { wrongCall } from './wrong-call.ts'

export const usage = `gatefold notes (export --out FOLDER|FILE.zip | import FOLDER|FILE.zip|FILE.md) --campaign C

  The notes of a campaign as Markdown with front matter, as Obsidian opens it: a folder for each kind.
  --campaign C  the campaign, by its name or id
  --out PATH    a new folder, numbered where there is one of that name; or a zip
  An import is one step that can be undone. A file goes over the note it was written from, or the one of its title.
  Portraits are written along, and come back where they are PNG, JPEG, GIF or WebP pictures of at most 4 MB.`

/** Brings notes in or out; 2 with the reason where the call is wrong. */
export async function notesCommand(argv: string[], io: Io, built: Built): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { campaign: { type: 'string' }, out: { type: 'string' } },
  })
  const [what, from] = positionals
  const { campaign, out } = values
  if (campaign === undefined) return wrongCall(io, 'notes', 'Name the campaign with --campaign.')
  if (what === 'export') {
    if (out === undefined) return wrongCall(io, 'notes', 'Name a folder or a zip with --out.')
    return print(await askApp({ do: 'export-notes', campaign, out: resolve(out) }, built), io)
  }
  if (what !== 'import' || from === undefined)
    return wrongCall(io, 'notes', 'Say “export”, or “import” with a folder, a zip or a file.')
  return print(await askApp({ do: 'import-notes', campaign, from: resolve(from) }, built), io)
}

function print(lines: readonly string[], io: Io): ExitCode {
  for (const line of lines) io.out(`${line}\n`)
  return 0
}

import { expect, test } from 'vitest'
import { notesCommand } from './notes.ts'

const built = { assets: '', resources: '', version: '0.0.0' }

test.each([
  [['import', 'notes'], 'Name the campaign with --campaign.'],
  [['export', '--campaign', 'Belfry'], 'Name a folder or a zip with --out.'],
  [['notes', '--campaign', 'Belfry'], 'Say “export”, or “import” with a folder, a zip or a file.'],
  [['import', '--campaign', 'Belfry'], 'Say “export”, or “import” with a folder, a zip or a file.'],
])('a wrong call says what is missing and where help is: %s', async (argv, says) => {
  const said: string[] = []
  const io = {
    readFile: async () => new Uint8Array(),
    writeFile: async () => undefined,
    stdin: async () => new Uint8Array(),
    out: (text: string | Uint8Array) => void said.push(String(text)),
    err: (text: string) => void said.push(text),
  }
  expect(await notesCommand(argv, io, built)).toBe(2)
  expect(said).toEqual([`${says} See gatefold notes --help.\n`])
})

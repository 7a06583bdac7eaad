import { parseArgs } from 'node:util'
import type { Monster } from '../rules/monsters/canonical.ts'
import { conversions } from '../rules/registry.ts'
import { formats, type MonsterExport } from '../rules/monsters/exports/index.ts'
import { describeLosses, exportLosses } from '../rules/monsters/exports/losses.ts'
import { asJson, asText, type Target } from './converted.ts'
import type { ExitCode, Io } from './io.ts'
import { namedFiles } from './named-files.ts'
import { readBook } from './read-book.ts'
import { wordsOf } from './words-of.ts'
import { wrongCall } from './wrong-call.ts'

const known = conversions.map(({ id }) => id).join(', ')

export const usage = `gatefold convert [--to ID … [--json] | --export FORMAT] [--out FILE] FILE…|-

  Reads stat blocks and converts each monster, every figure with its reason.
  --to ID   the game, or the family of stat blocks: ${known};
            may be given again, all of them when left out
  --json    print an array, one element a monster, with what was read and what was left unread
  --export FORMAT
            write the monsters as they are in another form; figures that it cannot hold are named
            on the error output:
${formats.map(({ id, title }) => `              ${id.padEnd(26)}${title}`).join('\n')}
  --out FILE
            write to a file instead of the standard output, which is also -
  FILE      a text or a PDF; a folder stands for the files in it
  -         read the standard input`

/** Monsters of one file; `says` is printed when there are none. */
interface FileRead {
  file: string
  monsters: Monster[]
  says: string
}

/** Reads files, converts what they hold and prints it. 1 when a file held no monster or could not be read. */
export async function convertCommand(argv: string[], io: Io): Promise<ExitCode> {
  const options = optionsOf(argv)
  if (typeof options === 'string') {
    return wrongCall(io, 'convert', options)
  }
  const reads = await Promise.all(
    (await namedFiles(options.files)).map((file) => readOne(file, io)),
  )
  for (const { file, monsters, says } of reads)
    if (monsters.length === 0) io.err(`${file}: ${says}\n`)
  const found = reads.flatMap(({ file, monsters }) =>
    monsters.map((monster) => ({ file, monster })),
  )
  if (options.format) {
    const { format } = options
    const losses = exportLosses(
      format,
      found.map(({ monster }) => monster),
    )
    for (const loss of describeLosses(losses)) io.err(`${format.title} does not hold ${loss}.\n`)
  }
  const written = await write(textOf(found, options), options.out, io)
  return written && reads.every(({ monsters }) => monsters.length > 0) ? 0 : 1
}

/** Options and files of the call. */
interface ConvertOptions {
  files: string[]
  to: Target[]
  json: boolean
  format: MonsterExport | null
  /** File to write to; null for the standard output. */
  out: string | null
}

function textOf(
  found: readonly { file: string; monster: Monster }[],
  options: ConvertOptions,
): string {
  const monsters = found.map(({ monster }) => monster)
  if (options.format) return options.format.write(monsters)
  if (!options.json) return monsters.map((monster) => asText(monster, options.to)).join('')
  return `${JSON.stringify(
    found.map(({ file, monster }) => asJson(file, monster, options.to)),
    null,
    2,
  )}\n`
}

/** Writes the text; false, with a message, when the file could not be written. No text makes no file. */
async function write(text: string, out: string | null, io: Io): Promise<boolean> {
  if (out === null || out === '-') io.out(text)
  if (out === null || out === '-' || text === '') return true
  try {
    await io.writeFile(out, text)
    return true
  } catch (error) {
    io.err(`${out}: ${error instanceof Error ? error.message : String(error)}\n`)
    return false
  }
}

function optionsOf(argv: string[]): ConvertOptions | string {
  const parsed = parsedOf(argv)
  if (typeof parsed === 'string') return parsed
  const { values, positionals } = parsed
  const wanted = values.to ?? conversions.map(({ id }) => id)
  const unknown = wanted.find((id) => !conversions.some((target) => target.id === id))
  if (unknown !== undefined) return `There is no game “${unknown}”. Known: ${known}.`
  if (positionals.length === 0)
    return 'Which file is to be converted? A - reads the standard input.'
  const format = formats.find(({ id }) => id === values.export) ?? null
  if (values.export !== undefined && !format)
    return `There is no form “${values.export}”. Known: ${formats.map(({ id }) => id).join(', ')}.`
  if (format && (values.to || values.json))
    return '--export writes monsters as they were read: leave --to and --json out.'
  return {
    files: positionals,
    to: conversions.filter(({ id }) => wanted.includes(id)),
    json: values.json ?? false,
    format,
    out: values.out ?? null,
  }
}

function parsedOf(argv: string[]) {
  if (argv.some((word) => /^--(?:collection|campaign|shared)\b/.test(word)))
    return 'convert keeps nothing: “gatefold import” puts monsters into a campaign and a collection.'
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        to: { type: 'string', multiple: true },
        json: { type: 'boolean' },
        export: { type: 'string' },
        out: { type: 'string' },
      },
    })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function readOne(file: string, io: Io): Promise<FileRead> {
  try {
    const bytes = await (file === '-' ? io.stdin() : io.readFile(file))
    return { file, ...readBook(await wordsOf(bytes)) }
  } catch (error) {
    return { file, monsters: [], says: error instanceof Error ? error.message : String(error) }
  }
}

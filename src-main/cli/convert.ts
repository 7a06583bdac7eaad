import { parseArgs } from 'node:util'
import type { Attack, Derived, Monster } from '../rules/monsters/canonical.ts'
import { conversions } from '../rules/registry.ts'
import type { ExitCode, Io } from './io.ts'
import { readBook } from './read-book.ts'

type Target = (typeof conversions)[number]

const known = conversions.map(({ id }) => id).join(', ')

export const usage = `gatefold convert [--to ID …] [--json] FILE…|-

  Reads stat blocks and converts each monster, every figure with its reason.
  --to ID   the game, or the family of stat blocks: ${known};
            may be given again, all of them when left out
  --json    print an array, one element a monster, with what was read and what was left unread
  -         read the standard input`

/** Monsters of one file; `says` is told when there are none. */
interface FileRead {
  file: string
  monsters: Monster[]
  says: string
}

/** Reads files, converts what they hold and prints it. 1 when a file held no monster or could not be read. */
export async function convertCommand(argv: string[], io: Io): Promise<ExitCode> {
  const asked = optionsOf(argv)
  if (typeof asked === 'string') {
    io.err(`${asked}\n\n${usage}\n`)
    return 2
  }
  const reads = await Promise.all(asked.files.map((file) => readOne(file, io)))
  for (const { file, monsters, says } of reads)
    if (monsters.length === 0) io.err(`${file}: ${says}\n`)
  const found = reads.flatMap(({ file, monsters }) =>
    monsters.map((monster) => ({ file, monster })),
  )
  if (asked.json) {
    io.out(
      `${JSON.stringify(
        found.map(({ file, monster }) => asJson(file, monster, asked.to)),
        null,
        2,
      )}\n`,
    )
  } else for (const { monster } of found) io.out(asText(monster, asked.to))
  return reads.every(({ monsters }) => monsters.length > 0) ? 0 : 1
}

function optionsOf(argv: string[]): { files: string[]; to: Target[]; json: boolean } | string {
  const parsed = parsedOf(argv)
  if (typeof parsed === 'string') return parsed
  const wanted = parsed.values.to ?? conversions.map(({ id }) => id)
  const unknown = wanted.find((id) => !conversions.some((target) => target.id === id))
  if (unknown !== undefined) return `There is no game “${unknown}”. Known: ${known}.`
  if (parsed.positionals.length === 0)
    return 'Which file is to be converted? A - reads the standard input.'
  const to = conversions.filter(({ id }) => wanted.includes(id))
  return { files: parsed.positionals, to, json: parsed.values.json ?? false }
}

function parsedOf(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: { to: { type: 'string', multiple: true }, json: { type: 'boolean' } },
    })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function readOne(file: string, io: Io): Promise<FileRead> {
  try {
    const bytes = await (file === '-' ? io.stdin() : io.readFile(file))
    return { file, ...readBook(new TextDecoder().decode(bytes)) }
  } catch (error) {
    return { file, monsters: [], says: error instanceof Error ? error.message : String(error) }
  }
}

function asJson(file: string, monster: Monster, to: readonly Target[]): Record<string, unknown> {
  const { name, layout, sureness, figures, tags, unread } = monster
  const attacks = monster.attacks.map((attack) => ({
    count: attack.count,
    name: attack.name,
    dice: diceOf(attack),
  }))
  const { family, ...read } = figures
  const values = Object.fromEntries(
    Object.entries(read).map(([key, figure]: [string, { value: unknown } | null]) => [
      key,
      figure?.value ?? null,
    ]),
  )
  return {
    file,
    name,
    layout,
    sureness,
    family,
    read: { ...values, attacks, ...(family === 'cairn' ? { tags } : {}) },
    unread: unread.map(({ text }) => text),
    converted: Object.fromEntries(to.map((target) => [target.id, convertedJson(monster, target)])),
  }
}

/** Figures of its stat line, null where there is none, with its dice and every reason. */
function convertedJson(monster: Monster, { monsters }: Target): Record<string, unknown> {
  const { values, attacks, derived } = monsters.convert(monster, {}, null)
  const line = monsters.line ?? Object.keys(values).filter((field) => !field.startsWith('max'))
  return {
    ...Object.fromEntries(line.map((field) => [field, values[field] ?? null])),
    damage: attacks.flatMap(diceOf),
    why: derived.map(explained),
  }
}

/** An attack's value already begins with its name. */
function explained({ title, value, how, rule }: Derived): string {
  const figure = String(value).includes(title) ? value : `${title} ${value}`
  return `${figure}: ${how} (${rule})`
}

/** `3d10+1d10` are two dice, `1d6+1` is one. */
function diceOf({ dice }: Attack): string[] {
  return dice === '' ? [] : dice.split(/\+(?=\d*d)/i)
}

function asText(monster: Monster, to: readonly Target[]): string {
  const games = to.map((game) => {
    const converted = game.monsters.convert(monster, {}, null)
    const why = converted.derived.map((figure) => `    ${explained(figure)}\n`)
    return `  ${game.title}\n  ${game.monsters.toText(converted)}\n${why.join('')}`
  })
  const unread = monster.unread.map(({ text }) => `  unread: ${text.replace(/\s+/g, ' ')}\n`)
  return `${monster.name}\n${games.join('')}${unread.join('')}\n`
}

import { descendingArmourClass } from '../armour-class.ts'
import type { Id } from '../../core/ids.ts'
import type { Monster } from '../canonical.ts'
import { sourceOf } from './comparison.ts'

type Figure = (monster: Monster) => number | null
type Words = (monster: Monster) => readonly string[]

const bx = ({ figures }: Monster) => (figures.family === 'bx' ? figures : null)
const cairn = ({ figures }: Monster) => (figures.family === 'cairn' ? figures : null)

/** Numbers that a search may name, each null where the text prints none. */
const numbers: Readonly<Record<string, Figure>> = {
  hd: (monster) => bx(monster)?.hd?.value.dice ?? null,
  hp: (monster) => bx(monster)?.hd?.value.hitPoints ?? cairn(monster)?.hp?.value ?? null,
  ac: (monster) => {
    const figures = bx(monster)
    return figures && descendingArmourClass(figures, monster.source.system)
  },
  aac: (monster) => bx(monster)?.ac?.value.ascending ?? null,
  ml: (monster) => bx(monster)?.morale?.value ?? null,
  xp: (monster) => bx(monster)?.xp?.value ?? null,
  thac0: (monster) => bx(monster)?.thac0?.value.thac0 ?? null,
  armor: (monster) => cairn(monster)?.armor?.value ?? null,
  str: (monster) => cairn(monster)?.str?.value ?? null,
  dex: (monster) => cairn(monster)?.dex?.value ?? null,
  wil: (monster) => cairn(monster)?.wil?.value ?? null,
}

/** Words that a search may name. */
const texts: Readonly<Record<string, Words>> = {
  tag: ({ tags }) => tags,
  name: ({ name }) => [name],
  system: ({ source, layout }) => [source.system, layout],
  al: (monster) => [bx(monster)?.alignment?.value ?? ''],
  attack: ({ attacks }) => attacks.map(({ name, notes }) => `${name} ${notes}`),
  source: ({ source }) => [source.credit],
  from: (monster) => [sourceOf(monster), monster.source.credit],
}

/** Facts that a search needs beyond the monster itself. */
interface SearchedShelf {
  /** Ids of the collections whose titles have these words. */
  within(title: string): ReadonlySet<Id>
  homeOf(id: Id): 'campaign' | 'shared' | 'bundled'
}
const bare: SearchedShelf = { within: () => new Set(), homeOf: () => 'bundled' }

const otherNames: Readonly<Record<string, string>> = {
  morale: 'ml',
  tags: 'tag',
  alignment: 'al',
  attacks: 'attack',
  armour: 'armor',
}

const fieldNames = [...Object.keys(numbers), ...Object.keys(texts), 'in', 'home']
const field = new RegExp(
  String.raw`(?<=^|\s)(-)?(${[...fieldNames, ...Object.keys(otherNames)].join('|')})\s?(:?(?:<=|>=|[=<>])|:)\s?(?:"([^"]*)"|(\S+))`,
  'gi',
)
/** A word that is written like a field, whatever its name. */
const unknownField = /(?<=^|\s)-?([a-z]\w*)(?::|[<>]=?)(?=["\w<>=½])/i

/** Search words, and what they ask of fields. */
interface FieldSearch {
  /** The words without the fields. */
  words: string
  /** True for a monster that meets every field; null where none is asked for. */
  passes: ((monster: Monster) => boolean) | null
  /** Says which fields were searched as words, with what they accept; empty for none. */
  note: string
}

/**
 * Reads `hd:4`, `hd:2-4`, `ac<5`, `tag:undead`, `-tag:undead`, `in:"The Belfry"`, `home:shared` out of search words; a
 * number not printed passes no test.
 */
export function fieldSearch(said: string, shelf: SearchedShelf = bare): FieldSearch {
  const tests: ((monster: Monster) => boolean)[] = []
  const notes: string[] = []
  const words = said.replace(
    field,
    (whole, not: string | undefined, name: string, sign: string, quoted?: string, plain = '') => {
      const test = testOf(name.toLowerCase(), sign, quoted ?? plain, shelf)
      if (!test) {
        const examples = `${name}:2, ${name}:2-4 or ${name}<5`
        notes.push(`“${whole.trim()}” was searched as words. ${name} takes a number: ${examples}.`)
        return whole
      }
      tests.push(not === undefined ? test : (monster) => !test(monster))
      return ' '
    },
  )
  const unknown = notes.length === 0 ? unknownField.exec(words)?.[1] : undefined
  if (unknown !== undefined)
    notes.push(`“${unknown}” is no field: searched as words. Fields: ${fieldNames.join(', ')}.`)
  return {
    note: notes.join(' '),
    words: words.replace(/\s+/g, ' ').trim(),
    passes: tests.length === 0 ? null : (monster) => tests.every((test) => test(monster)),
  }
}

function testOf(
  said: string,
  sign: string,
  value: string,
  shelf: SearchedShelf,
): ((monster: Monster) => boolean) | null {
  if (said === 'in') {
    const ids = shelf.within(value)
    return ({ id }) => ids.has(id)
  }
  if (said === 'home') return ({ id }) => shelf.homeOf(id).startsWith(value.toLowerCase())
  const name = otherNames[said] ?? said
  const of = texts[name]
  if (of) {
    const wanted = value.toLowerCase()
    return (monster) => of(monster).some((word) => word.toLowerCase().includes(wanted))
  }
  const figure = numbers[name]
  const range = /^(-?\d+(?:\.\d+)?|½)(?:(?:-|\.\.)(\d+))?$/.exec(value)
  if (!figure || !range) return null
  const least = range[1] === '½' ? 0.5 : Number(range[1])
  const most = range[2] === undefined ? least : Number(range[2])
  return (monster) => {
    const own = figure(monster)
    return own !== null && meets(own, sign, least, most)
  }
}

function meets(own: number, sign: string, least: number, most: number): boolean {
  switch (sign.replace(':', '')) {
    case '<':
      return own < least
    case '<=':
      return own <= least
    case '>':
      return own > least
    case '>=':
      return own >= least
    default:
      return own >= least && own <= most
  }
}

/** Orders of the list besides the usual one. */
export type MonsterOrder = 'weakest' | 'strongest' | 'armour' | 'experience'

const strength: Figure = (monster) => numbers['hd']?.(monster) ?? cairn(monster)?.hp?.value ?? null
const keys: Readonly<Record<MonsterOrder, Figure>> = {
  weakest: strength,
  strongest: (monster) => negative(strength(monster)),
  armour: (monster) => {
    const own = numbers['ac']?.(monster) ?? null
    return own ?? negative(numbers['armor']?.(monster) ?? null)
  },
  experience: (monster) => negative(numbers['xp']?.(monster) ?? null),
}

function negative(figure: number | null): number | null {
  return figure === null ? null : -figure
}

/** Monsters in an order; those without its figure come last, and equal ones stay as they stood. */
export function inOrder(monsters: readonly Monster[], order: MonsterOrder): Monster[] {
  const key = keys[order]
  return [...monsters].sort((one, other) => (key(one) ?? Infinity) - (key(other) ?? Infinity) || 0)
}

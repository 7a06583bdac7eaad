import type { GearRow } from '../../rules/core/ruleset/gear.ts'
import type { Item } from '../../rules/core/state/creature.ts'
import { isFields, listed, numberFrom, quoted, ScriptFault } from './fault.ts'
import { meantBy, onlyMeant, plainName, wordList } from './match-name.ts'

const itemKeys = wordList(`name, count, ready, text, spell, level, units, gear, die, dice, damage`)

/** Other words for parts of an item. */
const otherKeys: Readonly<Record<string, string>> = {
  item: 'name',
  quantity: 'count',
  qty: 'count',
  amount: 'count',
  number: 'count',
  equipped: 'ready',
  worn: 'ready',
  held: 'ready',
  wielded: 'ready',
  inHand: 'ready',
  notes: 'text',
  note: 'text',
  description: 'text',
  tags: 'text',
  tag: 'text',
  contains: 'text',
}

/** An item’s parts by their own names; of two words for one part the own name counts. */
function partsOfItem(said: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const parts: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(said)) {
    const part = otherKeys[key] ?? key
    if (part !== key && part in said) continue
    parts[part] = part !== key && part === 'text' ? listed(value).join(', ') : value
  }
  return parts
}

/** Pieces of a thing that is counted, or of as many units as are counted. */
function unitsOf(
  { units, count }: Readonly<Record<string, unknown>>,
  inEach: { count: number } | undefined,
): unknown {
  if (!inEach || units !== undefined) return count ?? inEach?.count
  return inEach.count * (numberFrom(count ?? 1) ?? 1)
}

/** Worn, held or pulled although the price list gives it neither die nor bonus. */
const worn = /armou?r|shield|helm|mail|leather|plate|buckler|gambeson|staff|wand|\bcart\b|wagon/i

/**
 * An item from a script: a name, with a number before or after it, or an object. One of the price list gets
 * its row, and is in hand or worn when it is a weapon or armour, unless the script says otherwise.
 * @throws ScriptFault for a part that an item has not
 */
export function itemFrom(said: unknown, id: string, gear: readonly GearRow[], field: string): Item {
  const entry = isFields(said) ? partsOfItem(said) : parseCount(String(said))
  const odd = Object.keys(entry).find((key) => !itemKeys.includes(key))
  if (odd) throw new ScriptFault(`${field}, ${odd}`, 'an item has no such part.', itemKeys)
  const name = String(entry['name'] ?? '').trim()
  if (name === '') throw new ScriptFault(field, `${quoted(said)} has no name.`)
  const units =
    entry['units'] === undefined ? weeksFood(name, gear) : inUnits(entry, name, gear, field)
  const row = units?.row ?? rowMeant(String(entry['gear'] ?? name), gear)
  const count = numberFrom(unitsOf(entry, units) ?? 1)
  if (count === null || count < 1)
    throw new ScriptFault(`${field}, count`, `${quoted(entry['count'])} is no number from 1 up.`)
  const text = writtenIn(entry)
  const { ready = row !== undefined && inHand(row) } = entry
  return {
    id,
    name:
      dieOfItem(name, entry['die'], gear) ??
      (row && namesRow(name, row) && !isFields(said) ? row.name : name),
    count,
    ready: ready === true || ready === 'yes',
    ...(row ? { gear: row.id } : {}),
    ...(text === undefined ? {} : { text }),
  }
}

/** Name of a thing that is used up by a die, with the die that it has left: “Waterskin (d6)”. Rule BDP-HEAL-02. */
export function dieOfItem(
  key: string,
  value: unknown,
  gear: readonly GearRow[],
): string | undefined {
  const row = gear.find(({ name }) => plainName(name) === plainName(key))
  const [, sides] = /^d?(\d+)$/.exec(String(value)) ?? []
  return row?.name === 'Waterskin' && sides !== undefined ? `${row.name} (d${sides})` : undefined
}

/** Text of an item, or the spell that it holds, with its level where that is given. */
function writtenIn(entry: Readonly<Record<string, unknown>>): string | undefined {
  const said = entry['text'] ?? entry['spell']
  if (said === undefined) return undefined
  return entry['level'] === undefined ? String(said) : `${String(said)} ${String(entry['level'])}`
}

/** Food that fills a unit of load, by the word for it: “Supplies”. Rule DLV-INV-07. */
function weeksFood(
  name: string,
  gear: readonly GearRow[],
): { row: GearRow; count: number } | undefined {
  const row = gear.find(({ id, unit }) => id === 'food' && unit !== undefined)
  return row && /^(?:unit of )?supplies$/.test(plainName(name))
    ? { row, count: row.unit ?? 1 }
    : undefined
}

/**
 * Row and number of a thing that is given by the units of load that it fills, where a game counts such: a
 * supply by its own row, anything else as a piece that fills one.
 */
function inUnits(
  entry: Readonly<Record<string, unknown>>,
  name: string,
  gear: readonly GearRow[],
  field: string,
): { row: GearRow; count: number } {
  const loads = gear.filter(({ unit }) => unit !== undefined)
  const row = meantBy(name, loads, (one) => [one.id, one.name])[0] ?? loads.at(-1)
  const units = numberFrom(entry['units'])
  if (!row) throw new ScriptFault(`${field}, units`, 'this game counts no load in units.')
  if (units === null || units < 1)
    throw new ScriptFault(`${field}, units`, `${quoted(entry['units'])} is no number from 1 up.`)
  return { row, count: units * (row.unit ?? 1) }
}

/**
 * Row of the price list that a name means: by its id or name, else a weapon by a part of its name or of
 * what its note says that it stands for; a “longsword” is a sword where the list knows no other.
 */
function rowMeant(name: string, all: readonly GearRow[]): GearRow | undefined {
  const whole = meantBy(name, all, (one) => [one.id, one.name], true)[0]
  const gear = all.filter(({ madeFor }) => !madeFor)
  const same = plainName(name).replaceAll(' ', '')
  const spaced = gear.find((one) => plainName(one.name).replaceAll(' ', '') === same)
  const known = whole ?? spaced ?? ofSize(name, all)
  if (known) return known
  const weapons = gear.filter(({ die }) => die !== undefined)
  const kindsOf = ({ name: own, notes = '' }: GearRow): string[] => [own, ...notes.split(/[,;]/)]
  const ends = (one: string): boolean => {
    const kind = plainName(one)
    return kind.length > 2 && plainName(name).endsWith(kind)
  }
  return (
    onlyMeant(name, gear, (one) => [one.id, one.name]) ??
    meantBy(name, weapons, (one) => [one.name])[0] ??
    meantBy(name, weapons, kindsOf)[0] ??
    weapons.find((one) => kindsOf(one).some(ends)) ??
    armourMeant(name, gear) ??
    (weaponWord.test(name) ? rowMeant(name.replace(weaponWord, ''), all) : undefined)
  )
}

/** The word behind the name of a kind: “hand weapon”. */
const weaponWord = /\s+weapons?$/i

/** Row of a thing made for a size, by the size and the thing: “Small banded leather” for “Banded Leather made small”. */
function ofSize(name: string, all: readonly GearRow[]): GearRow | undefined {
  return all.find(({ madeFor }) => {
    const of = madeFor && all.find(({ id }) => id === madeFor.of)
    return of && plainName(name) === plainName(`${madeFor.size} ${of.name}`)
  })
}

/** Name on the price list of a ware called otherwise: “Hand weapon”, “chain mail”; what the list begins with stays. */
export function wareNamed(said: string, gear: readonly GearRow[]): string {
  const [, count = '', name = said] = /^(\d+\s*[×x]?\s+)?(.+)$/.exec(said.trim()) ?? []
  const whole = meantBy(name, gear, (one) => [one.id, one.name], true)[0] ?? ofSize(name, gear)
  const like = whole ? [] : meantBy(name, gear, (one) => [one.id, one.name])
  if (like.length > 1) return said
  const row = whole ?? like[0] ?? rowMeant(name, gear)
  return row ? `${count}${row.name}` : said
}

/** Rows of price lists by the armour that they stand for, where a list has no row of the name. */
const armours: readonly (readonly [RegExp, readonly string[]])[] = [
  [/plate/i, ['Plate', 'Heavy Armor', 'Full plate']],
  [/chain|mail|scale/i, ['Maille', 'Chain Mail', 'Chain or scale', 'Medium armor', 'Heavy Armor']],
  [/leather|padded|gambeson|cloth/i, ['Leather', 'Light Armor', 'Padded or leather']],
]

function armourMeant(name: string, gear: readonly GearRow[]): GearRow | undefined {
  return armours
    .find(([pattern]) => pattern.test(name))?.[1]
    .map((kind) => gear.find((one) => one.name.toLowerCase() === kind.toLowerCase()))
    .find(Boolean)
}

/** Damage dice that the script gives an item itself. */
export function diceOf(said: unknown): string | undefined {
  const entry = isFields(said) ? said : parseCount(String(said))
  const dice = entry['die'] ?? entry['dice'] ?? entry['damage']
  return dice === undefined ? undefined : String(dice)
}

function inHand({ die, gives, name }: GearRow): boolean {
  return die !== undefined || gives !== undefined || worn.test(name)
}

/** True when a name is the row's own, not only its kind's. */
function namesRow(name: string, row: GearRow): boolean {
  return onlyMeant(name, [row], (one) => [one.id, one.name]) !== undefined
}

const book = /^(spell\s?books?|scrolls?|grimoire)\s*(?:[:(]|of\b|with\b)\s*(.+?)\)?$/i
const levelled = /^(.+?)[\s,(]*\blevel (\d+)$/i

/** "3 torches", "torch x3", "Torch (3)"; "Spellbook of Charm" with the spell that is written in it. */
function parseCount(said: string): Record<string, unknown> {
  const [, written, spell = ''] = book.exec(said.trim()) ?? []
  if (written !== undefined && numberFrom(spell) === null) {
    const [, text = spell, level] = levelled.exec(spell) ?? []
    return { name: written, text, ready: true, ...(level === undefined ? {} : { level }) }
  }
  const before = /^(\d+)\s*[×x]?\s+(.+)$/.exec(said.trim())
  if (before) return { name: before[2], count: before[1] }
  const armed = /^(.+?)[\s,(]+(\d*d\d+)\)?$/i.exec(said.trim())
  if (armed) return { name: armed[1], die: armed[2] }
  const after = /^(.+?)\s*(?:[×x]\s*|\()(\d+)\)?$/.exec(said.trim())
  if (after) return { name: after[1], count: after[2] }
  return { name: said }
}

import { upperFirst } from '../../core/words.ts'
import type { Effect } from '../../core/effects.ts'
import type { Ruleset, SheetListReader } from '../../core/ruleset.ts'
import type { Id, ReadonlyCreature } from '../../core/situation.ts'
import type { Item } from '../../core/state/creature.ts'
import { isWritten, normaliseSpaces, type Difference, type FilledField } from './fields.ts'
import type { SheetChange } from './single.ts'

/** A line of a list of items: its cells as printed and as they are now. */
interface Line {
  list: string
  number: number
  cells: FilledField[]
  /** The cells by their columns; a column without a field is missing. */
  at: readonly (FilledField | undefined)[]
}

/**
 * Reads lines of items carried: new ones are added, crossed out ones dropped, rewritten ones changed. An
 * item is once in a list and may be in several lists: a change in one of them counts, and a change in a
 * second one has to agree with it.
 */
export function listChanges(
  creature: ReadonlyCreature,
  game: Ruleset,
  fields: readonly FilledField[],
  nextId: number,
): SheetChange[] {
  const left = new Map<string, Set<Id>>()
  const before = new Map<string, Written>()
  let fresh = nextId
  return linesOf(fields).flatMap((line): SheetChange[] => {
    const reader = game.sheet?.lists?.[line.list]
    const id = `i${fresh}`
    const read = reader && line.cells.some(isWritten) ? readBy(reader, creature, line, id) : null
    if (read) {
      const isNew = read.effects.some((effect) => effect.do === 'item' && effect.item.id === id)
      if (isNew) fresh += 1
      return [read]
    }
    const was = normaliseSpaces(line.cells[0]?.was ?? '')
    const now = normaliseSpaces(line.cells[0]?.now ?? '')
    const here = left.get(line.list) ?? new Set(creature.itemOrder)
    left.set(line.list, here)
    const found = itemAt(creature, here, was)
    if (found) here.delete(found.item.id)
    if (!line.cells.some(isWritten)) return []
    const key = found ? found.item.id : was === '' ? `new ${now.toLowerCase()}` : null
    const first = key === null || was === now ? undefined : before.get(key)
    if (first && first.list !== line.list) return again(line, first, now)
    if (key !== null && was !== now)
      before.set(key, { ...lineDifference(line, ''), list: line.list, says: now })
    if (was === '') {
      const id = `i${fresh}`
      fresh += 1
      return [taken(creature, game, line, id)]
    }
    return [found ? rewritten(creature, game, line, found) : missingLine(creature, line)]
  })
}

/** Change of a line in a list of the game's own kind: spells, wounds, careers; null where it can't read the line. */
function readBy(
  reader: SheetListReader,
  creature: ReadonlyCreature,
  line: Line,
  id: Id,
): SheetChange | null {
  const cells = (of: 'was' | 'now'): string[] | null => {
    const texts = line.at.map((cell) => normaliseSpaces(cell?.[of] ?? ''))
    return texts.every((text) => text === '') ? null : texts
  }
  const [was, now] = [cells('was'), cells('now')]
  const effects = reader(creature, was, now, id)
  if (effects === null) return null
  const difference = lineDifference(line, was === null ? 'new' : (was[0] ?? ''))
  return { difference, effects: [...effects] }
}

/** Text written for an item in the first of its lines. */
interface Written {
  list: string
  title: string
  says: string
}

/** Changes for the same item in another list: none, or a refusal when the texts differ. */
function again(line: Line, first: Written, now: string): SheetChange[] {
  if (now === first.says) return []
  return [
    refuse(
      lineDifference(line, first.says),
      `“${first.title}” says otherwise of the same thing: correct one.`,
    ),
  ]
}

/** Field name with list, line and optional cell: `items/3`, `weapons/0/1`. */
const place = /^([a-z][a-z -]*)\/(\d{1,4})(?:\/(\d{1,2}))?$/u

export function isInList({ name }: FilledField): boolean {
  return place.test(name) && !name.startsWith('conditions/')
}

function linesOf(fields: readonly FilledField[]): Line[] {
  const lines = new Map<string, Omit<Line, 'at'> & { at: (FilledField | undefined)[] }>()
  for (const field of fields) {
    const [, list = '', number = '', cell = '0'] = place.exec(field.name) ?? []
    if (list === '') continue
    const key = `${list}/${number}`
    const line = lines.get(key) ?? { list, number: Number(number), cells: [], at: [] }
    line.at[Number(cell)] = field
    lines.set(key, line)
  }
  return [...lines.values()].map(({ list, number, at }) => ({
    list,
    number,
    cells: at.filter((cell) => cell !== undefined),
    at: Array.from(at),
  }))
}

/** How a line names an item: by its name, by the text written in it, or by both. */
type Way = 'name' | 'written' | 'both'
interface Found {
  item: Item
  way: Way
}

function itemAt(creature: ReadonlyCreature, left: ReadonlySet<Id>, line: string): Found | null {
  if (line === '') return null
  const bare = counted(line).name
  for (const id of creature.itemOrder) {
    const item = left.has(id) ? creature.items[id] : undefined
    if (!item) continue
    if ([line, bare].includes(item.name)) return { item, way: 'name' }
    if (item.text && [line, bare].includes(`${item.name}: ${item.text}`))
      return { item, way: 'both' }
    if (item.text && normaliseSpaces(item.text) === line) return { item, way: 'written' }
  }
  return null
}

/** Parses a name with a count: "Torch × 3", "3 × torch" and "torch x3" are three torches. */
export function counted(line: string): { name: string; count: number } {
  const [, name = line, after] = /^(.*\S)\s*[×x*]\s*(\d{1,4})$/iu.exec(line) ?? []
  if (after !== undefined) return { name, count: Number(after) }
  const [, before, rest = line] = /^(\d{1,4})\s*[×x*]\s*(\S.*)$/iu.exec(line) ?? []
  return before === undefined ? { name: line, count: 1 } : { name: rest, count: Number(before) }
}

const longestName = 80

function taken(creature: ReadonlyCreature, game: Ruleset, line: Line, id: Id): SheetChange {
  const { name, count } = counted(normaliseSpaces(line.cells[0]?.now ?? ''))
  const others = line.cells
    .slice(1)
    .map(({ now }) => normaliseSpaces(now))
    .filter(Boolean)
    .join(', ')
  const row = game.gear.find((one) => one.name.toLowerCase() === name.toLowerCase())
  const item: Item = {
    id,
    name: row?.name ?? name.slice(0, longestName),
    count: Math.max(1, count),
    ready: false,
    ...(row ? { gear: row.id } : others ? { text: others } : {}),
  }
  const difference = lineDifference(line, 'new')
  if (name === '') return refuse(difference, 'Its first column says nothing.')
  if (name.length > longestName)
    return refuse(difference, `A thing’s name has at most ${longestName} letters.`)
  return { difference, effects: [{ do: 'item', creature: creature.id, item }] }
}

function rewritten(
  creature: ReadonlyCreature,
  game: Ruleset,
  line: Line,
  { item, way }: Found,
): SheetChange {
  const first = line.cells[0]
  const difference = lineDifference(line, item.name)
  if (!first || !isWritten(first))
    return refuse(difference, 'This follows from the thing itself: change it there.')
  const now = normaliseSpaces(first.now)
  if (now === '')
    return { difference, effects: [{ do: 'drop item', creature: creature.id, item: item.id }] }
  const effect: Effect = {
    do: 'item',
    creature: creature.id,
    item: way === 'written' ? { ...item, text: now } : renamed(item, game, now, way),
  }
  return { difference, effects: [effect] }
}

function renamed(item: Item, game: Ruleset, line: string, way: Way): Item {
  const { name, count } = counted(line)
  const [called = name, ...written] = way === 'both' ? name.split(/:\s+/u) : [name]
  const { gear: was, text, ...bare } = item
  const row =
    called === item.name
      ? was
      : game.gear.find((one) => one.name.toLowerCase() === called.toLowerCase())?.id
  const says = written.length > 0 ? written.join(': ') : way === 'both' ? '' : (text ?? '')
  return {
    ...bare,
    name: called.slice(0, longestName),
    count: Math.max(1, count),
    ...(row ? { gear: row } : {}),
    ...(says ? { text: says } : {}),
  }
}

function missingLine(creature: ReadonlyCreature, line: Line): SheetChange {
  const was = counted(normaliseSpaces(line.cells[0]?.was ?? '')).name
  const own = Object.values(creature.attacks).some(({ name }) => name === was)
  if (own)
    return refuse(
      lineDifference(line, was),
      'It is an attack of their own: change it on their sheet.',
    )
  return refuse(lineDifference(line, ''), 'It is not carried any more.')
}

function lineDifference({ list, number, cells }: Line, here: string): Difference {
  const says = (of: 'was' | 'now'): string =>
    cells
      .map((cell) => normaliseSpaces(cell[of]))
      .filter(Boolean)
      .join(', ')
  return {
    fields: cells.map(({ name }) => name),
    title: `${upperFirst(list)}, line ${number + 1}`,
    was: says('was'),
    now: says('now'),
    here: here === '' ? 'not carried' : null,
    refuses: null,
  }
}

function refuse(difference: Difference, why: string): SheetChange {
  return { difference: { ...difference, refuses: why }, effects: [] }
}

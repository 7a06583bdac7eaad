import type { Step } from '../../core/outcome.ts'
import type { Problem } from '../../core/ruleset/characters.ts'
import type { GearRow } from '../../core/ruleset/gear.ts'
import type { Ruleset } from '../../core/ruleset.ts'
import type { Creature, Item } from '../../core/state/creature.ts'
import { remembered } from '../../core/remembered.ts'
import type { Id, ReadonlyCreature, Situation } from '../../core/situation.ts'
import { livingNames } from '../../common/names.ts'
import { freshNames } from '../fight/names.ts'
import type { Line } from './basket.ts'
import { newProblems } from './limits.ts'
import { nameWithMeasure } from './measure.ts'

/** Purchases as items and animals. */
export interface Bought {
  items: Item[]
  beasts: Creature[]
}

/**
 * Makes items and animals of a basket, with ids from `nextId` on. Arms come singly, other items in stacks.
 * @param written texts of the books bought, in their order
 */
export function pack(
  lines: readonly Line[],
  written: readonly string[],
  situation: Situation,
  game: Ruleset,
): Bought {
  const texts = [...written]
  const bought: Bought = { items: [], beasts: [] }
  let next = situation.nextId
  for (const line of lines) {
    const { row, count } = line
    if (row.beast) {
      const names = freshNames(situation, row.name, count, [
        ...livingNames(situation),
        ...bought.beasts.map(({ name }) => name),
      ])
      for (const name of names) bought.beasts.push(beastOf(row, `c${next++}`, name, game))
    } else {
      const single = (isWorn(row) && !row.heaps) || row.spell !== undefined
      for (const many of single ? Array.from({ length: count }, () => 1) : [count]) {
        const text = row.spell === undefined ? undefined : texts.shift()
        bought.items.push({ ...itemOf(line, `i${next++}`, many), ...(text ? { text } : {}) })
      }
    }
  }
  return bought
}

function itemOf(line: Line, id: Id, count: number): Item {
  return { id, name: nameWithMeasure(line), count, gear: line.row.id, ready: false }
}

/** True for arms and armour: rows that have an effect while held or worn. */
export function isWorn(row: GearRow): boolean {
  return row.die !== undefined || row.gives !== undefined
}

/** Makes an animal of the list, unhurt: its own numbers are also its maximums. */
function beastOf(row: GearRow, id: string, name: string, game: Ruleset): Creature {
  const blank = game.characters.blank(id, name)
  const most = game.fields.flatMap((field) => {
    const own = row.beast?.[field.id]
    return field.most === undefined || own === undefined ? [] : [[field.most, own] as const]
  })
  const values = { ...blank.values, ...Object.fromEntries(most), ...row.beast }
  return { ...blank, kind: 'animal', values }
}

/**
 * Adds items to a buyer's pack: arms and armour are held or worn as far as no limit of the game is
 * broken; equal items are stacked.
 */
export function addToPack(
  buyer: ReadonlyCreature,
  items: readonly Item[],
  situation: Situation,
  game: Ruleset,
): Creature {
  let now = buyer as Creature
  for (const item of items) {
    const row = game.gear.find(({ id }) => id === item.gear)
    now =
      row && isWorn(row) && !row.heaps
        ? addWorn(now, item, situation, game).to
        : withHeaped(now, row, item)
  }
  return now
}

/** The limits of the game that a buyer breaks with one thing of a row, held or worn where that breaks no more. */
export function problemsWith(
  buyer: ReadonlyCreature,
  row: GearRow,
  situation: Situation,
  game: Ruleset,
): Problem[] {
  if (row.beast) return []
  const item = oneMore(row)
  if (isWorn(row)) return addWorn(buyer as Creature, item, situation, game).problems
  return game.characters.problems(withHeaped(buyer as Creature, row, item), situation)
}

/** One of a row, the same thing for everybody and at any time, under an id that nothing else has. */
const oneMore = remembered((row: GearRow) => itemOf({ row, count: 1 }, 'one more', 1))

const inHand = remembered((item: Item): Item => ({ ...item, ready: true }))

/** Adds arms or armour, and finds the limits broken with them; nothing is weighed against none. */
function addWorn(
  to: Creature,
  item: Item,
  situation: Situation,
  game: Ruleset,
): { to: Creature; problems: Problem[] } {
  const add = (thing: Item) => {
    const added = withItem(to, thing)
    return { to: added, problems: game.characters.problems(added, situation) }
  }
  const held = add(inHand(item))
  if (held.problems.length === 0) return held
  const plain = add(item)
  return held.problems.length <= plain.problems.length ? held : plain
}

function withHeaped(to: Creature, row: GearRow | undefined, item: Item): Creature {
  const heap = row && !item.text ? sameHeap(to, item) : undefined
  return withItem(to, heap ? { ...heap, count: heap.count + item.count } : item)
}

/** Arms and armour that a limit of the game keeps out of the hands or off the body, each with its reason. */
export function unworn(
  packed: ReadonlyCreature,
  items: readonly Item[],
  situation: Situation,
  game: Ruleset,
): Step[] {
  return items.flatMap(({ id }): Step[] => {
    const item = packed.items[id]
    const row = item && !item.ready ? game.gear.find((each) => each.id === item.gear) : undefined
    if (!item || !row || !isWorn(row)) return []
    const held = withItem(packed as Creature, { ...item, ready: true })
    const [limit] = newProblems(packed, situation, game)(held)
    const name = row.die === undefined ? 'Not worn' : 'Not in hand'
    return limit ? [{ name, value: `${item.name}: ${limit.says}`, rule: limit.rule }] : []
  })
}

function sameHeap(creature: Creature, { gear, name }: Item): Item | undefined {
  return Object.values(creature.items).find(
    (one) => one.gear === gear && one.name === name && !one.ready && one.text === undefined,
  )
}

function withItem(creature: Creature, item: Item): Creature {
  return {
    ...creature,
    items: { ...creature.items, [item.id]: item },
    itemOrder: creature.items[item.id] ? creature.itemOrder : [...creature.itemOrder, item.id],
  }
}

import { type Effect, setCondition } from '../core/effects.ts'
import type { SheetListReader } from '../core/ruleset.ts'
import type { Item } from '../core/state/creature.ts'

type ReadItem = Pick<Item, 'name'> & Partial<Pick<Item, 'gear' | 'text'>>

/**
 * Reads a list whose rows are items of a kind: spellbooks, scrolls. `row` is the row that an item has in it, null for
 * none; `read` is the item that a row says.
 */
export function itemList(
  row: (item: Item) => readonly string[] | null,
  read: (cells: readonly string[]) => ReadItem,
): SheetListReader {
  return (who, was, now, id) => {
    if (!was)
      return now ? [{ do: 'item', creature: who.id, item: { ...fresh(id), ...read(now) } }] : []
    const item = Object.values(who.items).find((one) => row(one as Item)?.[0] === was[0]) as
      Item | undefined
    if (!item) return null
    if (!now) return [{ do: 'drop item', creature: who.id, item: item.id }]
    const before = read(was)
    const after = read(now)
    if (JSON.stringify(before) === JSON.stringify(after)) return null
    return [{ do: 'item', creature: who.id, item: { ...item, ...after } }]
  }
}

const fresh = (id: string): Omit<Item, 'name'> => ({ id, count: 1, ready: false })

/** Reads a list whose rows are skills with a score. */
export function skillList(
  read: (cells: readonly string[]) => readonly { skill: string; score: number }[],
): SheetListReader {
  return (who, was, now) => {
    const after = now ? read(now) : []
    const before = was ? read(was) : []
    const left = before.filter(({ skill }) => !after.some((one) => one.skill === skill))
    const put = after.filter(({ skill, score }) => who.skills[skill] !== score)
    return [
      ...left.map(({ skill }): Effect => ({ do: 'skill', creature: who.id, skill, to: null })),
      ...put.map(({ skill, score }): Effect => ({
        do: 'skill',
        creature: who.id,
        skill,
        to: score,
      })),
    ]
  }
}

/** Reads a list whose rows are conditions. */
export function conditionList(read: (cells: readonly string[]) => string): SheetListReader {
  return (who, was, now) => {
    const [before, after] = [was && read(was), now && read(now)]
    if (before === after) return null
    const rule = 'GF-SHEET-07'
    const change = (name: string, on: boolean): Effect =>
      setCondition(who.id, name, on ? { rule } : null)
    return [...(before ? [change(before, false)] : []), ...(after ? [change(after, true)] : [])]
  }
}

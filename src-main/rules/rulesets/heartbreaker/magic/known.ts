import type { Id, Item, ReadonlyCreature } from '../../../situation.ts'

/** A spell somebody knows: kept as a thing without weight, so that it can be picked from a list. */
export interface Known {
  id: Id
  name: string
  /** Its level on the list in use; 0 where the list has none. */
  level: number
  holy: boolean
}

const spellGear = 'spell'

/** Spells somebody knows, in their order. Rules HBK-MAG-01, HBK-MAG-06. */
export function spellsOf(creature: Pick<ReadonlyCreature, 'items' | 'itemOrder'>): Known[] {
  return creature.itemOrder.flatMap((id) => {
    const item = creature.items[id]
    return item?.gear === spellGear ? [knownIn(item)] : []
  })
}

function knownIn({ id, name, text = '' }: Pick<Item, 'id' | 'name' | 'text'>): Known {
  return {
    id,
    name,
    level: Number(/level (\d+)/.exec(text)?.[1] ?? 0),
    holy: /\bholy\b/.test(text),
  }
}

/** A spell as it is kept: its level and whether it is holy stand written on it. */
export function asKnown(id: Id, name: string, level: number, holy: boolean): Item {
  const text = [level > 0 ? `level ${level}` : 'no level', ...(holy ? ['holy'] : [])].join(', ')
  return { id, name, count: 1, gear: spellGear, text, ready: false }
}

import type { Id, ReadonlyCreature } from '../../../core/situation.ts'
import type { Item } from '../../../core/state/creature.ts'

/** Known spell, stored as a weightless item so that it can be picked from a list. */
export interface Known {
  id: Id
  name: string
  /** Level on the spell list in use; 0 when the list has no levels. */
  level: number
  holy: boolean
}

const spellGear = 'spell'

/** Spells a creature knows, in the order of its items. Rules HBK-MAG-01, HBK-MAG-06. */
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

/** Item that stores a known spell; its text holds the level and whether it is holy. */
export function asKnown(id: Id, name: string, level: number, holy: boolean): Item {
  const text = [level > 0 ? `level ${level}` : 'no level', ...(holy ? ['holy'] : [])].join(', ')
  return { id, name, count: 1, gear: spellGear, text, ready: false }
}

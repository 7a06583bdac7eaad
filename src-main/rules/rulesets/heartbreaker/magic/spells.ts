import { upperFirst } from '../../../core/words.ts'
import type { Id, ReadonlyCreature } from '../../../core/situation.ts'
import type { Item } from '../../../core/state/creature.ts'

/** Known spell, stored as a weightless item so that it can be picked from a list. */
export interface KnownSpell {
  id: Id
  name: string
  /** Level on the spell list in use; 0 when the list has no levels. */
  level: number
  holy: boolean
}

const spellGear = 'spell'

/** Spells a creature knows, in the order of its items. Rules HBK-MAG-01, HBK-MAG-06. */
export function spellsOf(creature: Pick<ReadonlyCreature, 'items' | 'itemOrder'>): KnownSpell[] {
  return creature.itemOrder.flatMap((id) => {
    const item = creature.items[id]
    return item?.gear === spellGear ? [parseSpell(item)] : []
  })
}

function parseSpell({ id, name, text = '' }: Pick<Item, 'id' | 'name' | 'text'>): KnownSpell {
  return {
    id,
    name,
    level: Number(/level (\d+)/.exec(text)?.[1] ?? 0),
    holy: /\bholy\b/.test(text),
  }
}

/** Item that stores a known spell; its text holds the level and whether it is holy. */
export function spellItem(id: Id, name: string, level: number, holy: boolean): Item {
  const text = [level > 0 ? `level ${level}` : 'no level', ...(holy ? ['holy'] : [])].join(', ')
  return { id, name, count: 1, gear: spellGear, text, ready: false }
}

/** Spells typed as “Sleep, Web 2” with their levels, each once. */
export function parseSpells(said = ''): { name: string; level: number }[] {
  const found = new Map<string, { name: string; level: number }>()
  for (const word of said.split(/[,;\n]/)) {
    const [, name = '', level = '0'] =
      /^\s*(.*?)(?:,?\s+\(?(?:level |lvl )?(\d)\)?)?\s*$/i.exec(word) ?? []
    const key = name.toLowerCase()
    if (name !== '' && !found.has(key))
      found.set(key, { name: upperFirst(name.slice(0, 60)), level: Number(level) })
  }
  return [...found.values()]
}

/** Spells that MAG holds, each cast once a day. Rule HBK-MAG-01. */
export function spellsKnown(mag: number): { spells: number } {
  return { spells: Math.max(0, mag) }
}

/** How the highest level grows with MAG. Rule E-HBK-09. */
export type LevelReading = '1+floor' | 'floor' | 'ceil'

/** The highest level of a levelled list; none without MAG. Rules HBK-MAG-02, E-HBK-09. */
export function highestSpellLevel(
  mag: number,
  reading: LevelReading = '1+floor',
): { level: number } {
  if (mag <= 0) return { level: 0 }
  if (reading === 'ceil') return { level: Math.ceil(mag / 3) }
  return { level: Math.floor(mag / 3) + (reading === 'floor' ? 0 : 1) }
}

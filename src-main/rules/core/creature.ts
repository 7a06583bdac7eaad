import type { Converted } from '../monsters/canonical.ts'
import type { Creature, CreatureKind } from './state/creature.ts'

/** A creature with only a name and values: monsters are foes, all others party. */
export function newCreature(
  id: string,
  name: string,
  kind: CreatureKind,
  values: Creature['values'],
): Creature {
  return {
    id,
    name,
    side: kind === 'monster' ? 'foes' : 'party',
    kind,
    values: { ...values },
    skills: {},
    conditions: {},
    items: {},
    itemOrder: [],
    attacks: {},
    attackOrder: [],
    tags: {},
    notes: '',
  }
}

/** A converted monster at the table, with its attacks and tags; critical damage and powers stand in its notes, where attacks look. */
export function newFoe(converted: Converted, id: string, name: string): Creature {
  const noted = converted.derived.filter(({ field }) => /^(?:critical$|power )/.test(field))
  return {
    ...newCreature(id, name, 'monster', converted.values),
    attacks: Object.fromEntries(converted.attacks.map((attack) => [attack.id, attack])),
    attackOrder: converted.attacks.map((attack) => attack.id),
    tags: Object.fromEntries(converted.tags.map((tag) => [tag, true as const])),
    notes: noted.map(({ title, value }) => `${title}: ${value}`).join('\n'),
  }
}

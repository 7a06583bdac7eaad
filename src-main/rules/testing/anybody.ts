import type { Ruleset } from '../core/ruleset.ts'
import type { Creature, Item } from '../core/state/creature.ts'

interface Anybody {
  name?: string
  items?: readonly (Partial<Item> & { name: string })[]
  notes?: string
  conditions?: readonly string[]
}

/**
 * Makes a character of any game with every part filled: distinct numbers as far as their bounds allow,
 * four skills, one item of each row of the price list that is a weapon or worn.
 */
export function anybody(game: Ruleset, some: Anybody = {}): Creature {
  const name = some.name ?? 'Odo Fenwick'
  const blank = game.characters.blank('c1', name)
  const numbers = game.fields.map(({ id, min, max }, at) => [
    id,
    Math.max(min, Math.min(max, 2 + at)),
  ])
  const rows = game.gear.filter(({ die, gives, spell }) => die ?? gives ?? spell).slice(0, 2)
  const items = [
    ...rows.map((row) => ({ name: row.name, gear: row.id })),
    { name: 'Torch', count: 5 },
    { name: 'Letter', text: 'Come at once' },
    ...(some.items ?? []),
  ].map((item, at): Item => ({ count: 1, ready: at % 2 === 0, ...item, id: `i${at}` }))
  return {
    ...blank,
    values: { ...blank.values, ...Object.fromEntries(numbers) },
    skills: Object.fromEntries(
      game.skills
        .slice(0, 4)
        .flatMap(({ skills }, at) => skills.slice(0, 1).map((skill) => [skill, 5 + at])),
    ),
    items: Object.fromEntries(items.map((item) => [item.id, item])),
    itemOrder: items.map(({ id }) => id),
    conditions: Object.fromEntries((some.conditions ?? ['soaked']).map((one) => [one, {}])),
    player: 'Marta',
    notes: some.notes ?? 'Owes the ferryman.',
  }
}

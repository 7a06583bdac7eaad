import { newFoe } from '../../../creature.ts'
import type { Attack, Converted, Monster } from '../../../monsters/canonical.ts'
import { criticalOf } from '../../../monsters/critical.ts'
import type { MonsterKit } from '../../../ruleset.ts'
import type { Creature } from '../../../situation.ts'
import { fromBx, fromCairn } from './figures.ts'
import { judgements } from './hide.ts'

/** The book has no monsters of its own: these figures are our rulings. Rules HBKX-GAP-01, HBKX-GAP-02. */
export const monsters: MonsterKit = { convert, judgements, toText, toCreature }

/** What a Cairn monster does beyond its harm stands in its notes, for the GM to use. */
function toCreature(converted: Converted, id: string, name: string): Creature {
  const told = converted.derived.filter(({ field }) => field === 'critical')
  return {
    ...newFoe(converted, id, name),
    notes: told.map(({ title, value }) => `${title}: ${value}`).join('\n'),
  }
}

function convert(monster: Monster, given: Record<string, string>): Converted {
  const asked = judgements(monster)
  const answers = Object.fromEntries(
    asked.map((judgement) => {
      const said = given[judgement.id] ?? monster.judged.heartbreaker?.[judgement.id]
      return [
        judgement.id,
        judgement.options.some(({ id }) => id === said) && said ? said : judgement.default,
      ]
    }),
  )
  const { figures } = monster
  const derived = [
    ...(figures.family === 'bx' ? fromBx(figures, answers) : fromCairn(figures)),
    ...criticalOf(monster, 'no rule of this game: yours to use', 'HBKX-GAP-01'),
  ]
  const values = Object.fromEntries(
    derived.flatMap(({ field, value }) => (typeof value === 'number' ? [[field, value]] : [])),
  )
  return {
    ruleset: 'heartbreaker',
    name: monster.name,
    values: { ...values, maxHp: values['hp'] ?? 1 },
    attacks: monster.attacks,
    derived,
    judgements: asked,
    answers,
    tags: monster.tags,
  }
}

/** `Orc: STA 4, SAV 14, COM 0, DEF 0, COV 0, AMR 1, HD 1, weapon 1d6`. */
function toText(converted: Converted): string {
  const figures = [
    ['STA', 'hp'],
    ['SAV', 'sav'],
    ['COM', 'com'],
    ['DEF', 'def'],
    ['COV', 'cov'],
    ['AMR', 'amr'],
    ['HD', 'hd'],
  ] as const
  const told = figures.map(([label, field]) => `${label} ${converted.values[field] ?? 0}`)
  return `${converted.name}: ${[...told, ...converted.attacks.map(attackLine)].join(', ')}`
}

function attackLine(attack: Attack): string {
  return [attack.count > 1 ? `${attack.count} ×` : '', attack.name, attack.dice]
    .filter(Boolean)
    .join(' ')
}

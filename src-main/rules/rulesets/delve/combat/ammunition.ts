import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { rollOne } from '../../../core/procedure.ts'
import type { Situation } from '../../../core/situation.ts'
import { outOf } from './attack.ts'

/** After a fight, one die for each missile weapon used. Rule DLV-EQ-13. */
export function ammo(d6: number): { out: boolean } {
  return { out: d6 <= 2 }
}

/** The roll for a missile weapon after a fight in which it was used. Rules DLV-EQ-13, E-DLV-13. */
export const ammunition = defineAction({
  id: 'delve.ammunition',
  title: 'Ammunition',
  rule: 'DLV-EQ-13',
  phase: 'fight',
  slot: 'item',
  needs: [],
  finds: 'arrows bolts stones quiver run out',
  asks: {
    who: {
      kind: 'creature',
      role: 'actor',
      title: 'Who shot',
      side: 'party',
      living: false,
    },
    weapon: { kind: 'text', title: 'With what', max: 80, optional: true },
  },
  plan(situation, { who, weapon }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who shot.')
    return { creature, weapon: weapon?.trim() || 'Missiles' }
  },
  preview: () => ({
    ...plain(
      'A d6: on 1 or 2 it has run out',
      [],
      [{ name: 'Filled up', value: 'in town, at your price', rule: 'E-DLV-13' }],
    ),
    chances: [
      { says: 'Run out', chance: 1 / 3, tone: 'bad' },
      { says: 'Enough left', chance: 2 / 3, tone: 'good' },
    ],
    bars: [1, 2, 3, 4, 5, 6].map((face) => ({
      face,
      chance: 1 / 6,
      leads: ammo(face).out ? 0 : 1,
    })),
  }),
  *run({ creature: { id, name }, weapon }, _situation, at) {
    const face = yield* rollOne('ammunition', 6)
    const { out } = ammo(face)
    return line(at, {
      rule: 'DLV-EQ-13',
      what: `Ammunition, ${name}, ${weapon}`,
      says: out ? 'Run out' : 'Enough left',
      tone: out ? 'bad' : 'good',
      who: [id],
      total: face,
      effects: [
        ...(out
          ? [
              {
                do: 'condition' as const,
                creature: id,
                name: outOf(weapon),
                to: { rule: 'DLV-EQ-13' as const },
              },
            ]
          : []),
        { do: 'settle', due: ammunitionDue(id, weapon) },
      ],
    })
  },
})

function ammunitionDue(who: string, weapon: string): string {
  return `ammunition:${who}:${weapon}`
}

/** Dues for ammunition rolls after a fight, for each missile weapon the party used. */
export function ammunitionDues(before: Situation, after: Situation): Effect[] {
  return Object.entries(before.fight?.marks ?? {}).flatMap(([id, marks]) => {
    const creature = after.creatures[id]
    if (!creature || creature.side !== 'party') return []
    return Object.keys(marks)
      .filter((mark) => mark.startsWith('loosed '))
      .map((mark): Effect => {
        const weapon = mark.slice('loosed '.length)
        return {
          do: 'due',
          due: {
            id: ammunitionDue(id, weapon),
            action: 'delve.ammunition',
            input: { who: id, weapon },
            title: `Ammunition, ${weapon}`,
            why: `${creature.name} shot with ${weapon} in the fight`,
            rule: 'DLV-EQ-13',
            when: 'end of fight',
            who: [id],
            must: false,
          },
        }
      })
  })
}

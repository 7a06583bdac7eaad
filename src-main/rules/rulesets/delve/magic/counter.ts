import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { isRefusal, plain, refusal } from '../../../core/preview.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import { compact } from '../../../common/compact.ts'
import { counted, listed } from '../../../core/words.ts'
import { castingCosts, concernedIds, costSays, fromTheBook, planCasting } from './source.ts'

/** Condition of a creature shielded by a counterspell, until the next spell against it. */
const shield = 'counterspell'

/** Targets that a spell still affects; counterspells of the others are spent. Rule DLV-MAG-10. */
export function spendCounterspells(targets: readonly ReadonlyCreature[]): {
  kept: ReadonlyCreature[]
  effects: Effect[]
  why: Step[]
} {
  const safe = targets.filter(({ conditions }) => shield in conditions)
  return {
    kept: targets.filter(({ conditions }) => !(shield in conditions)),
    effects: safe.map(({ id }): Effect => ({
      do: 'condition',
      creature: id,
      name: shield,
      to: null,
    })),
    why: safe.map(({ name }): Step => ({ name, value: 'shielded', rule: 'DLV-MAG-10' })),
  }
}

/**
 * Casts from a book or scroll to shield one creature per level from one spell. Rules DLV-MAG-10, E-DLV-22,
 * DLVX-ANS-09.
 */
export const counterspell = defineAction({
  id: 'delve.counterspell',
  title: 'Counterspell',
  rule: 'DLV-MAG-10',
  phase: 'fight',
  slot: 'spell',
  needs: ['wil'],
  finds: 'shield protect against magic counter',
  asks: {
    caster: { kind: 'creature', role: 'actor', title: 'Who casts', first: 'party' },
    spell: {
      kind: 'item',
      title: 'With which book',
      of: 'caster',
      only: 'written',
      optional: true,
    },
    whom: {
      kind: 'creatures',
      role: 'target',
      title: 'Whom it shields',
      living: true,
      optional: true,
    },
    level: {
      kind: 'number',
      role: 'pool',
      title: 'Level (0: as written)',
      min: 0,
      max: 9,
      default: 0,
    },
  },
  plan(situation, { caster, spell, level, whom = [] }) {
    const ready = planCasting(situation, { caster, spell, power: fromTheBook, level })
    return isRefusal(ready) ? refusal(ready.refuses) : { ready, whom }
  },
  preview: ({ ready, whom }) =>
    plain(
      `${counted(ready.level, 'creature')} shielded from one spell; ${costSays(ready)}`,
      [{ name: 'Level', value: ready.level, rule: 'E-DLV-22' }],
      [
        { name: 'A book or scroll in hand', value: 'is prepared', rule: 'E-DLV-22' },
        { name: 'Chosen', value: whom.length, rule: 'DLV-MAG-10' },
      ],
    ),
  run({ ready, whom }, situation, at) {
    const { caster, spell, level } = ready
    const chosen = whom.length > 0 ? whom : [caster.id]
    const wanted = chosen.flatMap((id) => situation.creatures[id] ?? [])
    const [safe, beyond] = [wanted.slice(0, level), wanted.slice(level)]
    return line(at, {
      rule: 'DLV-MAG-10',
      what: `Counterspell, ${caster.name}, ${spell.name}`,
      says: `${listed(safe.map(({ name }) => name))} shielded from one spell`,
      tone: caster.side === 'party' ? 'good' : 'bad',
      who: concernedIds(caster, safe),
      why: compact(
        { name: 'Cost', value: costSays(ready), rule: 'DLV-MAG-03' },
        beyond.length > 0 && {
          name: `Beyond level ${level}`,
          value: `${listed(beyond.map(({ name }) => name))} left out`,
          rule: 'DLV-MAG-10',
        },
      ),
      effects: [
        ...castingCosts(ready),
        ...safe.map(({ id }): Effect => ({
          do: 'condition',
          creature: id,
          name: shield,
          to: { rule: 'DLV-MAG-10' },
        })),
      ],
    })
  },
})

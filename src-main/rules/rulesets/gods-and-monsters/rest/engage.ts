import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { engagedVerve } from '../house-rules/death.ts'
import { partyOf } from '../people.ts'
import { engageEncounter, type EngagedReading } from './figures.ts'

const engaged = 'engaged:'

/** A meeting of the adventure without conflict gives verve to all, once. Rules GAM-SUR-08, GAM-AMB-80. */
export const engage = defineAction({
  id: 'gods-and-monsters.engage',
  title: 'Engage an encounter',
  rule: 'GAM-SUR-08',
  phase: 'encounter',
  slot: 'heal',
  needs: ['verve'],
  finds: 'encounter begins verve talk parley riddle adventure',
  asks: { again: { kind: 'switch', title: 'Engaged before in this adventure', default: false } },
  preview(situation, { again }) {
    const { encounter } = situation
    if (again || (encounter && situation.place.here?.[engaged + encounter.id]))
      return refusal('It was engaged before: an encounter gives verve once in an adventure.')
    const gain = engages(situation)
    return gain.length === 0
      ? refusal('Everybody has all their verve already: nothing to gain.')
      : plain(
          'Verve for everybody, as much as their level',
          gain.map(({ name, by }) => ({
            name,
            value: by,
            rule: 'GAM-SUR-08',
          })),
        )
  },
  *run(situation, _input, at) {
    yield* []
    const gain = engages(situation)
    const { encounter } = situation
    return line(at, {
      rule: 'GAM-SUR-08',
      what: encounter ? `Engaged, ${encounter.title}` : 'An encounter is engaged',
      says: gain.map(({ name, by }) => `${name} +${by} verve`).join(', ') || 'Nobody gained',
      tone: 'good',
      who: gain.map(({ id }) => id),
      effects: [
        ...gain.map(({ id, by }): Effect => ({ do: 'change', creature: id, field: 'verve', by })),
        ...(encounter
          ? [
              {
                do: 'here' as const,
                id: engaged + encounter.id,
                to: { title: `${encounter.title}: engaged`, rule: 'GAM-SUR-08' as const },
              },
            ]
          : []),
      ],
    })
  },
})

function engages(situation: Parameters<typeof partyOf>[0]) {
  const reading = houseRule<EngagedReading>(situation, engagedVerve)
  return partyOf(situation).flatMap(({ id, name, values, conditions }) => {
    const { level = 0, verve = 0, maxVerve = verve } = values
    const by = engageEncounter(level, verve, maxVerve, 0, reading) - verve
    return by > 0 && !('dead' in conditions) ? [{ id, name, by }] : []
  })
}

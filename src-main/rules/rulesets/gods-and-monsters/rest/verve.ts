import { step } from '../../../core/outcome.ts'
import { compact } from '../../../common/compact.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Id, Situation } from '../../../core/situation.ts'
import { partyOf } from '../character/people.ts'
import { engagedVerve } from '../house-rules/harm.ts'
import { engageEncounter, type EngagedReading } from './figures.ts'
import { morningEffects } from './nights.ts'

const engaged = 'engaged:'

/** An encounter of the adventure without conflict gives verve to all, once. Rules GAM-SUR-08, GAM-AMB-80. */
export const engage = defineAction({
  id: 'gods-and-monsters.engage',
  title: 'Engage an encounter',
  rule: 'GAM-SUR-08',
  phase: 'encounter',
  slot: 'heal',
  needs: ['verve'],
  finds: 'encounter begins verve talk parley riddle adventure',
  asks: {
    again: {
      kind: 'switch',
      title: 'Engaged before in this adventure',
      default: false,
      also: ['already', 'times already', 'times before', 'before'],
    },
  },
  plan(situation, { again }) {
    const { encounter } = situation
    if (again || (encounter && situation.place.here?.[engaged + encounter.id]))
      return refusal('It was engaged before: an encounter gives verve once in an adventure.')
    const gains = gainsOf(situation)
    return gains.length === 0
      ? refusal('Everybody has all their verve already: nothing to gain.')
      : { encounter, gains }
  },
  preview: ({ gains }) =>
    plain(
      'Verve for everybody, as much as their level',
      gains.map(({ name, by }) => step(name, by, 'GAM-SUR-08')),
    ),
  run: ({ encounter, gains }, _situation, at) =>
    line(at, {
      rule: 'GAM-SUR-08',
      what: encounter ? `Engaged, ${encounter.title}` : 'An encounter is engaged',
      says: gains.map(({ name, by }) => `${name} +${by} verve`).join(', '),
      tone: 'good',
      who: gains.map(({ id }) => id),
      effects: compact(
        ...gains.map(({ id, by }): Effect => ({ do: 'change', creature: id, field: 'verve', by })),
        encounter && {
          do: 'here',
          id: engaged + encounter.id,
          to: { title: `${encounter.title}: engaged`, rule: 'GAM-SUR-08' },
        },
      ),
    }),
})

function gainsOf(situation: Situation): { id: Id; name: string; by: number }[] {
  const reading = houseRule<EngagedReading>(situation, engagedVerve)
  return partyOf(situation).flatMap(({ id, name, values, conditions }) => {
    const { level = 0, verve = 0, maxVerve = verve } = values
    const by = engageEncounter(level, verve, maxVerve, 0, reading) - verve
    return by > 0 && !('dead' in conditions) ? [{ id, name, by }] : []
  })
}

/** Verve for a new day, without the hours of a night. Rule GAM-SUR-07. */
export const morningVerve = defineAction({
  id: 'gods-and-monsters.wake',
  title: 'A new day: verve is full',
  rule: 'GAM-SUR-07',
  phase: 'rest',
  slot: 'heal',
  needs: ['verve'],
  finds: 'wake morning verve day begins',
  plan(situation) {
    const low = partyOf(situation).filter((creature) => morningEffects(creature).length > 0)
    return low.length === 0 ? refusal('Everybody has all their verve already.') : { low }
  },
  preview: ({ low }) => plain(`Verve is full again for ${low.length}`),
  run: ({ low }, _situation, at) =>
    line(at, {
      rule: 'GAM-SUR-07',
      what: 'A new day',
      says: 'Verve is full',
      tone: 'good',
      who: low.map(({ id }) => id),
      effects: low.flatMap(morningEffects),
    }),
})

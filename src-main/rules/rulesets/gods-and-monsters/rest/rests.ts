import { defineAction } from '../../../action.ts'
import { day, hour } from '../../../clock/clock.ts'
import type { Effect } from '../../../effects.ts'
import { plain, refusal } from '../../../house/trial.ts'
import { line } from '../../../line.ts'
import type { Step } from '../../../outcome.ts'
import { houseRule } from '../../../ruleset.ts'
import { afterSets } from '../harm/states.ts'
import { restStacks } from '../house-rules/injury.ts'
import { partyOf } from '../people.ts'
import { engageEncounter, nightTarget } from './figures.ts'
import { aDay, aNight, hurtOf, sleepers, wakes, type Rested } from './resting.ts'

const inFight = 'A fight is on: end it before anybody rests.'

/** Eight hours: health tests for the hurt, and verve in the morning. Rules GAM-SUR-01, GAM-SUR-02, GAM-SUR-07, GAM-INJ-14. */
const night = defineAction({
  id: 'gods-and-monsters.night',
  title: 'Night’s rest',
  rule: 'GAM-SUR-02',
  phase: 'rest',
  slot: 'rest',
  needs: ['hp'],
  finds: 'sleep night camp heal survival verve morning health',
  asks: {
    who: { kind: 'creatures', title: 'Who sleeps', side: 'party', optional: true },
    bonus: { kind: 'number', title: 'Bonus of a healer', min: 0, max: 30, default: 0 },
  },
  preview(situation, { who, bonus }) {
    if (situation.fight) return refusal(inFight)
    const abed = sleepers(situation, who)
    if (abed.length === 0) return refusal('Nobody chosen can rest: choose who sleeps.')
    return plain(
      'Health tests for the hurt; verve is full in the morning',
      abed.map((creature) => ({
        name: `Health of ${creature.name}`,
        value: nightTarget(creature.values.health ?? 4, hurtOf(creature).injuries, bonus),
        rule: 'GAM-SUR-02',
      })),
      [
        {
          name: 'Success',
          value: 'as much survival as one’s level, or an injury fewer',
          rule: 'GAM-SUR-02',
        },
        { name: 'Failure', value: '1 survival', rule: 'GAM-AMB-23' },
        { name: 'In the morning', value: 'verve is full', rule: 'GAM-SUR-07' },
      ],
    )
  },
  *run(situation, { who, bonus }, at) {
    const abed = sleepers(situation, who)
    const slept: Rested[] = []
    for (const creature of abed) slept.push(yield* aNight(creature, bonus + at.ruling.adjust))
    return line(at, {
      rule: 'GAM-SUR-02',
      what: 'Night’s rest',
      says: said(slept) || 'Everybody was whole',
      tone: 'good',
      who: abed.map(({ id }) => id),
      why: [...slept.flatMap(({ why }) => why), morning],
      effects: [
        ...slept.flatMap(({ effects }) => effects),
        ...abed.flatMap(wakes),
        { do: 'advance', seconds: 8 * hour },
      ],
    })
  },
})

const morning: Step = { name: 'In the morning', value: 'verve is full', rule: 'GAM-SUR-07' }

function said(rested: readonly Rested[]): string {
  return rested
    .map(({ says }) => says)
    .filter(Boolean)
    .join('; ')
}

/** A whole day of rest with its night. Rules GAM-SUR-03, GAM-AMB-23. */
const fullDay = defineAction({
  id: 'gods-and-monsters.full-day',
  title: 'Full day’s rest',
  rule: 'GAM-SUR-03',
  phase: 'rest',
  slot: 'rest',
  needs: ['hp'],
  finds: 'rest day heal recover injury',
  asks: { who: { kind: 'creatures', title: 'Who rests', side: 'party', optional: true } },
  preview(situation, { who }) {
    if (situation.fight) return refusal(inFight)
    if (sleepers(situation, who).length === 0)
      return refusal('Nobody chosen can rest: choose who does.')
    const stacks = houseRule<boolean>(situation, restStacks)
    return plain(
      'As much survival as one’s level, or an injury fewer, without a test',
      [],
      [
        {
          name: 'The night of it',
          value: stacks ? 'is tested for as well' : 'is part of the day',
          rule: 'GAM-AMB-23',
        },
        morning,
      ],
    )
  },
  *run(situation, { who }, at) {
    const abed = sleepers(situation, who)
    const stacks = houseRule<boolean>(situation, restStacks)
    const rested: Rested[] = []
    const effects: Effect[] = []
    for (const creature of abed) {
      const one = yield* aDay(creature)
      rested.push(one)
      effects.push(...one.effects)
      if (!stacks) continue
      const later = afterSets(creature, one.effects)
      const more = yield* aNight({ ...later, name: `${creature.name}, by night` }, at.ruling.adjust)
      rested.push(more)
      effects.push(...more.effects)
    }
    return line(at, {
      rule: 'GAM-SUR-03',
      what: 'Full day’s rest',
      says: said(rested) || 'Everybody was whole',
      tone: 'good',
      who: abed.map(({ id }) => id),
      why: [...rested.flatMap(({ why }) => why), morning],
      effects: [...effects, ...abed.flatMap(wakes), { do: 'advance', seconds: day }],
    })
  },
})

/** Verve for a new day, without the hours of a night. Rule GAM-SUR-07. */
const morningVerve = defineAction({
  id: 'gods-and-monsters.wake',
  title: 'A new day: verve is full',
  rule: 'GAM-SUR-07',
  phase: 'rest',
  slot: 'heal',
  needs: ['verve'],
  finds: 'wake morning verve day begins',
  asks: {},
  preview(situation) {
    const low = partyOf(situation).filter((creature) => wakes(creature).length > 0)
    return low.length === 0
      ? refusal('Everybody has all their verve already.')
      : plain(`Verve is full again for ${low.length}`)
  },
  *run(situation, _input, at) {
    yield* []
    const low = partyOf(situation).filter((creature) => wakes(creature).length > 0)
    return line(at, {
      rule: 'GAM-SUR-07',
      what: 'A new day',
      says: 'Verve is full',
      tone: 'good',
      who: low.map(({ id }) => id),
      effects: low.flatMap(wakes),
    })
  },
})

const engaged = 'engaged:'

/** A meeting of the adventure without conflict gives verve to all, once. Rules GAM-SUR-08, GAM-AMB-80. */
const engage = defineAction({
  id: 'gods-and-monsters.engage',
  title: 'Engage an encounter',
  rule: 'GAM-SUR-08',
  phase: 'encounter',
  slot: 'activity',
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
  return partyOf(situation).flatMap(({ id, name, values, conditions }) => {
    const { level = 0, verve = 0, maxVerve = verve } = values
    const by = engageEncounter(level, verve, maxVerve, 0) - verve
    return by > 0 && !('dead' in conditions) ? [{ id, name, by }] : []
  })
}

export const rests = [night, fullDay, morningVerve, engage]

import { defineAction } from '../../../core/action.ts'
import { day } from '../../../clock/clock.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { afterSets } from '../harm/states.ts'
import { restStacks } from '../house-rules/injury.ts'
import { shockEnds } from '../harm/phantasm.ts'
import { rests } from '../movement/weariness.ts'
import { roadRested } from '../travel/road-rest.ts'
import {
  aDay,
  aNight,
  inFight,
  morning,
  saidOf,
  sleepers,
  wakes,
  type RestGains,
} from './resting.ts'

/** A whole day of rest with its night. Rules GAM-SUR-03, GAM-AMB-23. */
export const fullDay = defineAction({
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
      'Their level in survival, or an injury fewer',
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
    const rested: RestGains[] = []
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
      says: saidOf(rested) || 'Everybody was whole',
      tone: 'good',
      who: abed.map(({ id }) => id),
      why: [...rested.flatMap(({ why }) => why), morning],
      effects: [
        ...effects,
        ...abed.flatMap(wakes),
        ...abed.flatMap(shockEnds),
        ...rests(situation, abed),
        ...roadRested(situation),
        { do: 'advance', seconds: day },
      ],
    })
  },
})

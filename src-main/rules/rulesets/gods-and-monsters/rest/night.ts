import type { ReadonlyCreature } from '../../../core/situation.ts'
import { defineAction } from '../../../core/action.ts'
import { hour } from '../../../clock/clock.ts'
import { chanceUnder } from '../../../dice/checks.ts'
import { percent, plain, refusal } from '../../../common/trial.ts'
import { counted } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { shockEnds } from '../harm/phantasm.ts'
import { rests } from '../movement/weariness.ts'
import { nightTarget } from './figures.ts'
import {
  aNight,
  hurtOf,
  isHurt,
  inFight,
  morning,
  saidOf,
  sleepers,
  wakes,
  type RestGains,
} from './resting.ts'

function restTarget(creature: ReadonlyCreature, bonus: number): number {
  return nightTarget(creature.values.health ?? 4, hurtOf(creature).injuries, bonus)
}

/** Eight hours: health tests for the hurt, and verve in the morning. Rules GAM-SUR-01, GAM-SUR-02, GAM-SUR-07, GAM-INJ-14. */
export const night = defineAction({
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
    const hurt = abed.filter(isHurt)
    return plain(
      hurt.length === 0
        ? 'Nobody is hurt; full verve'
        : `${counted(hurt.length, 'health test')}, then full verve`,
      abed.map((creature) => ({
        name: `Health of ${creature.name}`,
        value: restTarget(creature, bonus),
        rule: 'GAM-SUR-02',
      })),
      [
        ...hurt.map((creature): Step => ({
          name: `${creature.name} rests well`,
          value: percent(chanceUnder(20, restTarget(creature, bonus), 'equal')),
          rule: 'GAM-SUR-02',
        })),
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
    const slept: RestGains[] = []
    for (const creature of abed) slept.push(yield* aNight(creature, bonus + at.ruling.adjust))
    return line(at, {
      rule: 'GAM-SUR-02',
      what: 'Night’s rest',
      says: saidOf(slept) || 'Everybody was whole',
      tone: 'good',
      who: abed.map(({ id }) => id),
      why: [...slept.flatMap(({ why }) => why), morning],
      effects: [
        ...slept.flatMap(({ effects }) => effects),
        ...abed.flatMap(wakes),
        ...abed.flatMap(shockEnds),
        ...rests(situation, abed),
        { do: 'advance', seconds: 8 * hour },
      ],
    })
  },
})

import { defineAction } from '../../../core/action.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { rollOne } from '../../../core/procedure.ts'
import { hurt } from '../harm/hurt.ts'
import { step } from './dice.ts'

/** Takes d4 STR off a bleeding creature at its turn; there is no save. Rule BDPX-WPN-04. */
export const bleed = defineAction({
  id: 'block-dodge-parry.bleed',
  title: 'Bleeding',
  rule: 'BDPX-WPN-04',
  phase: 'fight',
  slot: 'wound',
  needs: ['str'],
  finds: 'bleed blood loses strength at its turn',
  asks: { who: { kind: 'creature', title: 'Who bleeds' } },
  preview(situation, { who }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who bleeds.')
    if (!('bleeding' in creature.conditions))
      return refusal(`${creature.name} does not bleed: a weapon that makes wounds bleed does that.`)
    return plain(
      `${creature.name} loses d4 STR`,
      [],
      [step('Bleed', 'd4 STR, no save', 'BDPX-WPN-04')],
    )
  },
  *run(situation, { who }, at) {
    const creature = situation.creatures[who]
    if (!creature) return line(at, { rule: 'BDPX-WPN-04', what: 'Bleeding', says: 'Nobody bled' })
    const lost = Math.max(0, (yield* rollOne('bleeding', 4)) + at.ruling.adjust)
    const came = hurt(creature, 'STR', lost, false)
    return line(at, {
      rule: 'BDPX-WPN-04',
      what: `Bleeding, ${creature.name}`,
      says: came.says,
      tone: came.tone,
      who: [who],
      total: lost,
      why: [step('d4', lost, 'BDPX-WPN-04'), ...came.why],
      effects: [...came.effects, { do: 'condition', creature: who, name: 'bleeding', to: null }],
    })
  },
})

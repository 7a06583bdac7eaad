import { defineAction, type Action } from '../../core/action.ts'
import type { GameOf } from '../meeting.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { foesMet, noMeeting } from './met.ts'
import {
  nobody,
  range,
  rollSurprise,
  surpriseEffects,
  surpriseSays,
  type Surprised,
} from './opening.ts'
import { surpriseAsked } from './rulings.ts'

const ways = ['roll', 'surprised', 'aware'] as const

/** Rolls or sets the surprised sides. Rule GF-MEET-07. */
export function surprise(gameOf: GameOf): Action {
  return defineAction({
    id: 'house.encounter-surprise',
    title: 'Surprise',
    rule: 'GF-MEET-07',
    phase: 'encounter',
    slot: 'surprise',
    needs: [],
    finds: 'surprised unaware ambush encounter reroll',
    asks: {
      party: { kind: 'choice', title: 'The party', of: ways, default: 'roll' },
      foes: { kind: 'choice', title: 'The others', of: ways, default: 'roll' },
    },
    preview(situation, said) {
      if (!situation.encounter) return refusal(noMeeting)
      const rule = surpriseAsked(situation, gameOf(situation))
      const chance = (rule.most - rule.least + 1) / rule.sides
      const of = (side: keyof Surprised): number =>
        said[side] === 'roll' ? chance : said[side] === 'surprised' ? 1 : 0
      const [party, foes] = [of('party'), of('foes')]
      const all = [
        { says: 'Nobody surprised', chance: (1 - party) * (1 - foes), tone: 'plain' },
        { says: 'Party surprised', chance: party * (1 - foes), tone: 'bad' },
        { says: 'They are surprised', chance: (1 - party) * foes, tone: 'good' },
        { says: 'Both surprised', chance: party * foes, tone: 'plain' },
      ] as const
      return {
        ...plain(`d${rule.sides} for each side, surprised ${range(rule)}`),
        chances: all.filter((one) => one.chance > 0).map((one) => ({ ...one })),
        why: [
          { name: `d${rule.sides} a side`, value: `surprised ${range(rule)}`, rule: rule.rule },
        ],
      }
    },
    *run(situation, said) {
      const { encounter } = situation
      if (!encounter) return gmOutcome('GF-MEET-07', 'Surprise', 'Nobody is met', [])
      const rule = surpriseAsked(situation, gameOf(situation))
      const sides = (['party', 'foes'] as const).filter((side) => said[side] === 'roll')
      const rolled = yield* rollSurprise(rule, sides)
      const set: Surprised = { ...nobody, ...rolled.surprise }
      for (const side of ['party', 'foes'] as const)
        if (said[side] !== 'roll') set[side] = said[side] === 'surprised'
      const foes = foesMet(situation).map(({ id }) => id)
      return gmOutcome(
        rule.rule,
        `Surprise, ${encounter.title}`,
        surpriseSays(set),
        [
          { do: 'encounter', encounter: { ...encounter, surprise: set } },
          ...surpriseEffects(situation, foes, set, rule.rule),
        ],
        {
          who: foes,
          tone: set.party ? 'bad' : set.foes ? 'good' : 'plain',
          why: [
            ...rolled.why,
            ...(['party', 'foes'] as const)
              .filter((side) => said[side] !== 'roll')
              .map((side) => ({
                name: `Surprise, ${side}`,
                value: `${said[side]}, as the GM says`,
              })),
          ],
        },
      )
    },
  })
}

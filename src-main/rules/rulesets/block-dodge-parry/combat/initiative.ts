import { defineAction } from '../../../core/action.ts'
import { nobodyToFight } from '../../../gm/fight/begin.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { listed } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Fight } from '../../../core/state/fight.ts'
import type { Situation } from '../../../core/situation.ts'
import { initiativeMode } from '../house-rules/fight.ts'
import { has, scoreOf } from '../people.ts'
import { step } from './dice.ts'
import { order as phases } from './order.ts'
import { places, savers, type InitiativePlace } from './places.ts'

const distances = ['closing in', 'already Close'] as const

export const initiative = defineAction({
  id: 'block-dodge-parry.initiative',
  title: 'Initiative',
  rule: 'BDPX-INI-01',
  phase: 'fight',
  slot: 'initiative',
  needs: ['dex'],
  finds: 'fight start combat who goes first dex save quick full turn reach',
  asks: { range: { kind: 'choice', title: 'They are', of: distances, default: 'closing in' } },
  preview(situation) {
    const all = savers(situation)
    if (all.length === 0)
      return refusal('Nobody of the party stands: add somebody, or help them up.')
    const nobody = nobodyToFight(situation)
    if (nobody) return refusal(nobody)
    const full = houseRule<string>(situation, initiativeMode) === 'full'
    return plain(
      full
        ? 'Quick before full, then by weapon; a DEX save breaks a tie'
        : 'A DEX save each: pass, and act before the foes',
      all.map((one) => ({ name: one.name, value: scoreOf(one, 'DEX'), rule: 'BDPX-INI-01' })),
      [
        step('A round', 'about ten seconds', 'BDPX-TIM-01'),
        ...all
          .filter((one) => has(one, 'Quick Draw'))
          .map((one) => step(one.name, 'draws quickly with a trained weapon', 'BDPX-SKL-25')),
        step('Among themselves', 'at once, or as they sit', 'BDPX-INI-07'),
        ...(full
          ? [
              step('Closing in', 'Reach, Slow, Balanced, Fast', 'BDPX-INI-05'),
              step('Already Close', 'Fast, Balanced, Slow, Reach', 'BDPX-INI-05'),
            ]
          : []),
      ],
    )
  },
  *run(situation, { range }, at) {
    const { order, why } = yield* places(situation, range === 'already Close', at)
    const all = savers(situation)
    const names = (place: InitiativePlace): string =>
      listed(all.filter(({ id }) => order[id] === place).map(({ name }) => name))
    const [first, last] = [names('before'), names('after')]
    return line(at, {
      rule: houseRule<string>(situation, initiativeMode) === 'full' ? 'BDPX-INI-02' : 'BDPX-INI-01',
      what: 'Initiative',
      says:
        first === ''
          ? 'The foes act first'
          : last === ''
            ? 'The whole party acts first'
            : `${first} before the foes, ${last} after`,
      tone: last === '' ? 'good' : 'bad',
      who: all.map(({ id }) => id),
      why,
      effects: [
        { do: 'fight', fight: begun(situation, order) },
        { do: 'settle action', action: 'block-dodge-parry.initiative' },
      ],
    })
  },
})

function begun(situation: Situation, order: Record<string, InitiativePlace>): Fight {
  const { fight } = situation
  const at = fight?.phase ?? phases.phases[0]?.id
  return {
    round: fight?.round ?? 1,
    order,
    declared: { ...fight?.declared },
    acted: { ...fight?.acted },
    ...(at ? { phase: at } : {}),
    ...(fight?.row ? { row: [...fight.row] } : {}),
    began: fight?.began ?? situation.clock.seconds,
    ...(fight?.marks
      ? {
          marks: Object.fromEntries(
            Object.entries(fight.marks).map(([id, own]) => [id, { ...own }]),
          ),
        }
      : {}),
  }
}

import { defineAction } from '../../../core/action.ts'
import { refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { figuresOf } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { scoreTerm } from '../checks/scores.ts'
import { previewTest, scoredTest, runTest, type ScoredTest } from '../checks/trial.ts'
import { snapOutHampered } from '../house-rules/fight.ts'
import { composed, snapId } from './rounds.ts'
import { roundOfSurprise, surprised } from './surprised.ts'

function testOf(creature: ReadonlyCreature, situation: Situation): ScoredTest {
  const [willpower, fortitude] = [
    scoreTerm(creature, 'willpower'),
    scoreTerm(creature, 'fortitude'),
  ]
  const better = fortitude.value > willpower.value ? fortitude : willpower
  const hampered = houseRule<boolean>(situation, snapOutHampered)
  return scoredTest(
    better.name.toLowerCase(),
    [
      { ...better, rule: 'GAM-CMB-04' },
      { name: 'Injuries', value: 0 - (creature.values.injuries ?? 0), rule: 'GAM-INJ-02' },
      { name: 'Surprised', value: hampered ? -3 : 0, rule: 'GAM-AMB-34' },
    ],
    { rule: 'GAM-CMB-04', success: 'Acts this round', failure: 'Still surprised' },
  )
}

/** From the second round on the surprised may shake it off, and act in the same round. Rules GAM-CMB-04, GAM-AMB-34. */
export const snapOut = defineAction({
  id: 'gods-and-monsters.snap-out',
  title: 'Shake off surprise',
  rule: 'GAM-CMB-04',
  phase: 'fight',
  slot: 'save',
  needs: [],
  finds: 'surprised snap out willpower fortitude compose',
  asks: { who: { kind: 'creature', title: 'Who', first: 'party' } },
  preview(situation, { who }, at) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who shakes it off.')
    if (!(surprised in creature.conditions))
      return refusal(`${creature.name} is not surprised: they act as they like.`)
    if (situation.fight && roundOfSurprise(creature, situation) === 1)
      return refusal(`${creature.name} was surprised in this very round: next round they may test.`)
    return previewTest(testOf(creature, situation), at.ruling)
  },
  *run(situation, { who }, at) {
    const creature = situation.creatures[who]
    if (!creature)
      return line(at, { rule: 'GAM-CMB-04', what: 'Shake off surprise', says: 'Nobody rolled' })
    const tried = yield* runTest(testOf(creature, situation), at.ruling)
    const settles = situation.dues[snapId(who)] ? [{ do: 'settle' as const, due: snapId(who) }] : []
    return line(at, {
      rule: 'GAM-CMB-04',
      what: `Shake off surprise, ${creature.name}`,
      says: tried.success ? 'Acts this round' : 'Still surprised: no complex action, −3 on tests',
      tone: tried.success === (creature.side === 'party') ? 'good' : 'bad',
      who: [who],
      ...figuresOf(tried),
      why: tried.why,
      effects: tried.success ? composed(creature, situation) : settles,
    })
  },
})

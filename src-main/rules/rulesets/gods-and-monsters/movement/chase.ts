import { signed } from '../../../house/trial.ts'
import { calculator, living } from '../reckoning.ts'
import { chaseBonus } from './figures.ts'

/** The head start of the faster side of a chase, which is a contest of agility. Rules GAM-CHA-02, GAM-CHA-03. */
export const chase = calculator({
  id: 'gods-and-monsters.chase',
  title: 'Chase: who is faster',
  rule: 'GAM-CHA-03',
  phase: 'check',
  slot: 'flee',
  finds: 'chase pursuit run away agility contest movement bonus',
  asks: {
    who: { kind: 'creature', title: 'Who runs' },
    after: { kind: 'creature', title: 'Who follows' },
  },
  reckon(situation, { who, after }) {
    const [runner, other] = [living(situation, who), living(situation, after)]
    if ('refuses' in runner) return runner
    if ('refuses' in other) return other
    if (runner.id === other.id) return { refuses: 'Nobody chases themselves: choose another.' }
    const [one, two] = [runner.values.movement ?? 10, other.values.movement ?? 10]
    const { faster, bonus } = chaseBonus(one, two)
    const swift = faster === 'a' ? runner.name : other.name
    return {
      says:
        bonus === 0
          ? 'A contest of agility, even by Movement'
          : `A contest of agility, ${swift} at ${signed(bonus)}`,
      terms: [
        { name: runner.name, value: one, rule: 'GAM-CHA-03' },
        { name: other.name, value: two, rule: 'GAM-CHA-03' },
      ],
      why: [{ name: 'Then', value: 'run the contest by agility', rule: 'GAM-CHA-02' }],
      who: [who, after],
    }
  },
})

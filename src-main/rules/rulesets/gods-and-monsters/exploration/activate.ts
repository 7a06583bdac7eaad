import { round } from '../../../clock/clock.ts'
import { defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { figuresOf, type Step, step } from '../../../core/outcome.ts'
import { isRefusal, plain } from '../../../core/preview.ts'
import { counted } from '../../../core/words.ts'
import { namesOfThings } from '../character/people.ts'
import { livingCreature } from '../checks/actions.ts'
import { creatureTest, previewTest, runTest } from '../checks/trial.ts'

/** A thing that takes time to make ready, and an evasion test where blows fall. Rule GAM-EQ-06. */
export const activate = defineAction({
  id: 'gods-and-monsters.activate',
  title: 'Make a thing ready',
  rule: 'GAM-EQ-06',
  phase: 'check',
  slot: 'item',
  finds: 'activate activation lantern torch light caltrops rope use time evasion',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', first: 'party' },
    thing: { kind: 'text', title: 'What', max: 60, optional: true },
    rounds: { kind: 'number', title: 'Rounds it takes', min: 1, max: 600, default: 1 },
  },
  plan(situation, { who, thing, rounds }) {
    const creature = livingCreature(situation, who)
    if (isRefusal(creature)) return creature
    const test = situation.fight
      ? creatureTest(creature, situation, 'evasion', {
          rule: 'GAM-EQ-06',
          success: 'It is ready',
          failure: 'They don’t get to it',
        })
      : null
    const takes: Step = step('It takes', counted(rounds, 'round'), 'GAM-EQ-06')
    return { creature, what: thing?.trim() ? thing.trim() : 'A thing', rounds, test, takes }
  },
  preview({ creature, rounds, test, takes }, _situation, at) {
    const scope = { thing: { of: namesOfThings([creature]) } }
    if (!test) return { ...plain(`Ready after ${counted(rounds, 'round')}`, [], [takes]), scope }
    const shown = previewTest(test, at.ruling)
    return { ...shown, why: [...shown.why, takes], scope }
  },
  *run({ creature, what, rounds, test, takes }, _situation, at) {
    const result = test ? yield* runTest(test, at.ruling) : null
    const ready = result?.success ?? true
    return line(at, {
      rule: 'GAM-EQ-06',
      what: `${what}, ${creature.name}`,
      says: ready ? `Ready after ${counted(rounds, 'round')}` : 'Doesn’t get to it',
      tone: ready ? 'good' : 'bad',
      who: [creature.id],
      ...(result ? figuresOf(result) : {}),
      why: [...(result?.why ?? []), takes],
      effects: test ? [] : [{ do: 'advance', seconds: rounds * round }],
    })
  },
})

import { defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { figuresOf, step } from '../../../core/outcome.ts'
import { isRefusal, refusal, type Term } from '../../../core/preview.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { counted } from '../../../core/words.ts'
import { abilities, type AbilityName } from '../character/abilities.ts'
import { assistance } from './figures.ts'
import {
  burdens,
  fieldAsk,
  fieldScope,
  fieldTerm,
  previewTest,
  runTest,
  scoredTest,
  scoreTerm,
  type ScoredTest,
} from './trial.ts'

function helpOf(
  situation: Situation,
  creature: ReadonlyCreature,
  input: { ability: AbilityName; helped: number },
  field: Term,
): ScoredTest {
  const own = scoreTerm(creature, input.ability)
  const terms: Term[] = [
    own,
    field,
    step(
      `Helping ${input.helped}`,
      assistance(own.value, field.value, input.helped).size,
      'GAM-CTS-18',
    ),
    ...burdens(creature, situation, input.ability),
  ]
  return scoredTest(input.ability, terms, {
    rule: 'GAM-CTS-18',
    success: `They use +${field.value}`,
    failure: 'No help',
  })
}

/** An assistant tests first; who is helped then uses that bonus instead of their own. Rule GAM-CTS-18. */
export const assist = defineAction({
  id: 'gods-and-monsters.assist',
  title: 'Assist',
  rule: 'GAM-CTS-18',
  phase: 'check',
  slot: 'skill',
  finds: 'help aid heal healer surgery field bonus patients',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who helps', first: 'party' },
    ability: { kind: 'choice', title: 'By', of: abilities, default: 'wisdom' },
    field: fieldAsk,
    bonus: { kind: 'number', title: 'Field bonus of the assistant', min: 0, max: 30, default: 1 },
    helped: { kind: 'number', title: 'How many are helped', min: 1, max: 1000, default: 1 },
  },
  plan(situation, input) {
    const creature = situation.creatures[input.who]
    if (!creature) return refusal('Choose who helps.')
    const field = fieldTerm(creature, input)
    if (isRefusal(field)) return field
    return { creature, input, bonus: field.value, test: helpOf(situation, creature, input, field) }
  },
  preview: ({ creature, input, test }, _situation, at) => ({
    ...previewTest(test, at.ruling),
    scope: fieldScope(creature, input.field),
  }),
  *run({ creature, bonus, input: { helped }, test }, _situation, at) {
    const result = yield* runTest(test, at.ruling)
    const each = counted(helped, 'person', 'people')
    return line(at, {
      rule: 'GAM-CTS-18',
      what: `${creature.name} assists ${each}`,
      says: result.success
        ? `Each may use +${bonus} instead of their own`
        : 'No help: each uses their own',
      tone: result.success ? 'good' : 'bad',
      who: [creature.id],
      ...figuresOf(result),
      why: result.why,
    })
  },
})

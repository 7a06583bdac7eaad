import type { AtTable } from '../../../core/action.ts'
import { signComes } from '../../../gm/encounters/sign.ts'
import type { Brought } from '../../../gm/encounters/come.ts'
import type { RuleId } from '../../../core/outcome.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import { signsWaiting } from '../house-rules/dungeon.ts'

/** The next meeting is rolled now, and foreshadowed. Rules BDPX-DUN-03, BDPX-WLD-08. */
export function* sign(situation: Situation, at: AtTable, rule: RuleId): ProcedureOf<Brought> {
  const same = houseRule<string>(situation, signsWaiting) === 'same' ? { rule } : null
  return yield* signComes(situation, at, { title: 'Sign', rule, same })
}

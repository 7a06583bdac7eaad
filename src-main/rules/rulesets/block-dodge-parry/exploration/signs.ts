import type { AtTable } from '../../../action.ts'
import { signComes } from '../../../house/encounters/sign.ts'
import type { Brought } from '../../../house/encounters/come.ts'
import type { RuleId } from '../../../outcome.ts'
import type { ProcedureOf } from '../../../procedure.ts'
import { houseRule } from '../../../ruleset.ts'
import type { Situation } from '../../../situation.ts'
import { signsWaiting } from '../house-rules/dungeon.ts'

/** The next meeting is rolled now, and foreshadowed. Rules BDPX-DUN-03, BDPX-WLD-08. */
export function* sign(situation: Situation, at: AtTable, rule: RuleId): ProcedureOf<Brought> {
  const same = houseRule<string>(situation, signsWaiting) === 'same' ? { rule } : null
  return yield* signComes(situation, at, { title: 'Sign', rule, same })
}

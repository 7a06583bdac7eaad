import type { AtTable } from '../../../core/action.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import { somebodyComes, type Brought } from '../../../gm/encounters/come.ts'
import { signComes } from '../../../gm/encounters/sign.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { pendingClues } from '../house-rules/dungeon.ts'

/** Resolves an Encounter event: the pending encounter, else one from the wandering table. Rule DLV-DEV-02. */
export function* encounter(
  situation: Situation,
  at: AtTable,
  gameOf: GameOf,
): ProcedureOf<Brought> {
  return yield* somebodyComes(situation, at, gameOf, {
    met: 'DLV-DEV-02',
    foretold: 'DLV-DEV-03',
  })
}

/** Resolves a Clue event: draws the next encounter now and hints at it. Rules DLV-DEV-03, E-DLV-26. */
export function* clue(situation: Situation, at: AtTable): ProcedureOf<Brought> {
  const one = houseRule<string>(situation, pendingClues) === 'one'
  return yield* signComes(situation, at, {
    title: 'Clue',
    rule: 'DLV-DEV-03',
    same: one ? { rule: 'E-DLV-26' } : null,
  })
}

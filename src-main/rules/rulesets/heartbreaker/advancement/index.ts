import type { Action } from '../../../core/action.ts'
import { startingNumber, type ReplacementLevel } from '../../../gm/party/replacement.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Replacement } from '../../../core/ruleset/characters.ts'
import { deed } from './deed.ts'
import { experience } from './experience.ts'
import { fact, journalLost } from './explorer.ts'
import { level, expToAdvance } from './level.ts'
import { expMode, replacementLevel } from '../house-rules/advancement.ts'
import { levelOf } from '../character/people.ts'

export const advancement: readonly Action[] = [experience, deed, level, fact, journalLost]

/** At a level of the party, with the EXP that it took. Rules GF-NEW-01, HBK-LVL-01. */
export const replacement: Replacement = {
  rule: 'GF-NEW-01',
  generator: 'heartbreaker.new-character',
  start(party, situation) {
    const way = houseRule<ReplacementLevel>(situation, replacementLevel)
    const level = Math.min(10, Math.max(1, startingNumber(party.map(levelOf), way)))
    const spent = houseRule<string>(situation, expMode) === 'spent'
    const to = level === 1 || spent ? 0 : expToAdvance(level - 1).exp
    return { level, experience: { field: 'exp', to }, says: `Level ${level}, ${to} EXP` }
  },
}

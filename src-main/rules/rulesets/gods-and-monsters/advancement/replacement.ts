import { startingPoint, type ReplacementLevel } from '../../../gm/party/replacement.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { type Replacement } from '../../../core/ruleset/characters.ts'
import { replacementLevel } from '../house-rules/advancement.ts'
import { levelFromXp } from './levels.ts'

/** Half the experience of the least of the party, or as the house rule says. Rules GAMX-CRE-18, GAM-ADV-02. */
export const replacement: Replacement = {
  rule: 'GAMX-CRE-18',
  generator: 'gods-and-monsters.new-character',
  start(party, situation) {
    const way = houseRule<ReplacementLevel>(situation, replacementLevel)
    const to = startingPoint(
      party.map(({ values }) => values.experience ?? 0),
      way,
    )
    const level = Math.min(10, levelFromXp(to).level)
    return { level, experience: { field: 'experience', to }, says: `Level ${level}, ${to} XP` }
  },
}

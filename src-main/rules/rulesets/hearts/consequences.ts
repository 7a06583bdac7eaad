import { deriveAgain } from '../../common/derive-again.ts'
import { renewTogether, settleTogether } from '../../common/struck-together.ts'
import type { Effect } from '../../core/effects.ts'
import type { Situation } from '../../core/situation.ts'
import { characters } from './character.ts'
import { restoreArmour, withoutMorale } from './combat/end.ts'
import { callForInitiative } from './combat/initiative.ts'
import { callForMorale } from './combat/morale.ts'
import { callForFates } from './harm/dying.ts'
import { callForSpells, liftEndedSpells } from './magic/index.ts'

/** Effects of a change, whatever caused it: typed damage, an edit, a spell. */
export function consequences(before: Situation, after: Situation): Effect[] {
  return [
    deriveMaxima,
    callForFates,
    callForMorale,
    withoutMorale,
    callForInitiative,
    restoreArmour,
    liftEndedSpells,
    callForSpells,
    renewTogether,
    settleTogether,
  ].flatMap((follow) => follow(before, after))
}

/** Derives AP and Mana again where gear or house rules changed. Rules HRT-EQ-05, HRT-EQ-06. */
function deriveMaxima(before: Situation, after: Situation): Effect[] {
  const ruled = before.houseRules !== after.houseRules
  const changed = Object.values(after.creatures).filter(
    ({ id, items }) => ruled || before.creatures[id]?.items !== items,
  )
  return deriveAgain(characters.derive, before, after, changed)
}

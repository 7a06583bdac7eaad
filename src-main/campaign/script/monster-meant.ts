import type { Game, Shelf } from '../../rules/core/action.ts'
import { singulars } from '../../rules/core/words.ts'
import type { Monster } from '../../rules/monsters/canonical.ts'
import { readMonsters } from '../../rules/monsters/read.ts'
import { isFields, quoted, ScriptFault } from './fault.ts'

/**
 * Monster of a script: by its name in the bestiary, or from a stat block, as a text or a record, with the GM's
 * answers to what the game's rules leave open (`judged`).
 * @throws ScriptFault when it is neither
 */
export function monsterMeant(
  { monster: said, judged }: Readonly<Record<string, unknown>>,
  game: Game,
  shelf: Shelf,
): Monster {
  const named = isFields(said)
    ? undefined
    : singulars(String(said))
        .map((one) => shelf.monsterNamed(one) ?? shelf.monster(one))
        .find(Boolean)
  const found =
    named ?? readMonsters(isFields(said) ? JSON.stringify(said) : String(said)).monsters[0]
  if (!found)
    throw new ScriptFault(
      'monster',
      `the bestiary has none called ${quoted(said)}, and it is no stat block.`,
    )
  if (!isFields(judged)) return found
  const answers = Object.entries(judged).map(([id, answer]) => [id, String(answer)])
  const own = { ...found.judged[game.id], ...Object.fromEntries(answers) }
  return { ...found, judged: { ...found.judged, [game.id]: own } }
}

import type { Action } from '../../rules/core/action.ts'
import type { Situation } from '../../rules/core/situation.ts'
import { actionsOf } from '../../rules/registry.ts'
import { quoted, ScriptFault } from './fault.ts'
import { meantBy, plainName } from './match-name.ts'

const lastPart = ({ id }: Action): string => id.slice(id.indexOf('.') + 1)

/** Other words for an action, by the end of its id. */
const otherWords: Readonly<Record<string, string>> = {
  'end fight': 'fight-over',
  'end the fight': 'fight-over',
  'end combat': 'fight-over',
  'start fight': 'fight',
  'start combat': 'fight',
  'new round': 'round',
  sleep: 'night',
  'to hit': 'attack',
  'attack roll': 'attack',
  strike: 'attack',
}

const little = new Set(['a', 'an', 'the', 'to', 'of', 'for', 'on', 'at', 'with', 'from'])

/** True when each word of a name but the little ones is one of the action's title or search words. */
function hasAllWords({ title, finds = '' }: Action, said: string): boolean {
  const known = plainName(`${title} ${finds}`).split(' ')
  const words = said.split(' ').filter((word) => !little.has(word))
  return words.length > 1 && words.every((word) => known.includes(word))
}

/** The one with the longest last part; the first of several. */
function longest(found: readonly Action[]): Action | undefined {
  return found.toSorted((a, b) => lastPart(b).length - lastPart(a).length)[0]
}

/**
 * Action by its id, its id's last part, its title, its slot, a part of its title, or a word that is its
 * id's last part (“skill check”); the game's own before borrowed ones and Gatefold's.
 * @throws ScriptFault when there is none
 */
export function findAction(situation: Situation, name: string): Action {
  const offered = actionsOf(situation).map(({ action }) => action)
  const said = plainName(name).replace('saving throw', 'save')
  const found =
    offered.find(({ id }) => id === name) ??
    offered.find((action) => plainName(lastPart(action)) === said) ??
    offered.find(({ title }) => plainName(title) === said) ??
    offered.find(({ slot }) => slot === said) ??
    offered.find((action) => lastPart(action) === otherWords[said]) ??
    meantBy(name, offered, ({ title }) => [title])[0] ??
    meantBy(name, offered, (action) => [lastPart(action)])[0] ??
    offered.find(({ finds }) => finds?.split(' ').includes(said)) ??
    longest(offered.filter((action) => said.split(' ').includes(plainName(lastPart(action))))) ??
    offered.find((action) => hasAllWords(action, said))
  if (!found)
    throw new ScriptFault('action', `${quoted(name)} is none of this game.`, offered.map(lastPart))
  return found
}

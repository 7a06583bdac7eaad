import type { Action } from '../../rules/core/action.ts'
import type { Situation } from '../../rules/core/situation.ts'
import { actionsOf } from '../../rules/registry.ts'
import { quoted, ScriptFault } from './fault.ts'
import { meantBy, plainName } from './match-name.ts'

const lastPart = ({ id }: Action): string => id.slice(id.indexOf('.') + 1)

/** Other words for actions, by the ends of their ids; of several, the first that the game has. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  'new-character': [
    'create character',
    'create a character',
    'character creation',
    'creation',
    'character',
    'roll up a character',
    'roll a character',
    'make a character',
  ],
  hire: ['hire hireling', 'hire a hireling', 'recruit'],
  attack: [
    'to hit',
    'attack roll',
    'strike',
    'hit',
    'melee',
    'ranged',
    'throw',
    'melee attack',
    'ranged attack',
    'shoot',
  ],
  damage: ['hits', 'apply hits', 'take damage', 'harm'],
  'fight-over': ['end fight', 'end the fight', 'end combat', 'end of combat'],
  fight: ['start fight', 'start combat'],
  round: ['new round'],
  skill: ['check', 'test'],
  save: ['saving throw'],
  night: ['sleep', 'night rest', 'long rest', 'rest for the night'],
  camp: ['sleep', 'night rest', 'long rest', 'night in camp', 'rest for the night'],
  flight: ['fly check', 'fly turn', 'flight check'],
  fly: ['fly check', 'fly turn', 'flight check'],
  'end-spell': ['animate dead ends', 'end animate dead'],
  release: ['animate dead ends', 'end animate dead'],
  critical: ['crit save', 'critical save', 'critical damage save'],
  ammunition: ['ammo', 'ammo roll', 'ammo check'],
  eat: ['mount supply', 'feed'],
  pay: ['hireling wages', 'wages', 'pay wages'],
  'pay-hirelings': ['hireling upkeep', 'upkeep of hirelings', 'hirelings upkeep'],
  interrupt: ['interruption', 'casting interruption'],
  turn: ['dungeon event', 'event roll', 'event die', 'dungeon turn'],
  travel: ['wild event', 'wilderness event', 'travel turn', 'travel die'],
  force: ['burst door', 'burst a door', 'bash door', 'open door', 'open stuck door', 'break door'],
  'break-door': ['force door', 'burst door', 'burst a door', 'bash door', 'open stuck door'],
  listen: ['hear noises', 'hear noise', 'hear'],
  disarm: ['bypass', 'bypass trap', 'go round a trap'],
  search: ['detect trap', 'detect traps', 'find trap', 'find traps', 'search for traps'],
  manoeuvre: ['maneuver', 'combat maneuver', 'combat manoeuvre'],
  down: ['stabilize', 'stabilise', 'aid'],
  withdraw: ['retreat', 'fall back', 'leave melee'],
  'turn-unholy': ['turn undead', 'turning', 'turn roll', 'turn the unholy', 'turn monsters'],
  dying: ['death save', 'dying save', 'save at 0'],
  sneak: ['stealth', 'stealth check', 'stealth roll', 'stealth chance', 'hide'],
  exchange: ['coins', 'convert coins', 'change coins'],
  bed: ['bed injury'],
  nerve: ['hireling nerve', 'nerve check', 'hireling loyalty', 'loyalty'],
  journal: ['explorer journal lost', 'journal lost'],
  level: ['level up', 'advance a level', 'advancement'],
  ready: ['unequip'],
  meet: ['wandering monster', 'wandering monsters'],
  'night-watch': ['stand watch'],
}

const partsBySaid = new Map<string, string[]>()
for (const [part, names] of Object.entries(otherWords))
  for (const said of names) partsBySaid.set(said, [...(partsBySaid.get(said) ?? []), part])

/** Words of a name, also of one written as one: “nightRest”, “hearts.nightRest”. */
function saidName(name: string): string {
  const apart = name.slice(name.indexOf('.') + 1).replaceAll(/([a-z])([A-Z])/g, '$1 $2')
  return plainName(apart).replace('saving throw', 'save')
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

function exactly(of: readonly Action[], said: string): Action | undefined {
  return (
    of.find((action) => plainName(lastPart(action)) === said) ??
    of.find(({ title }) => plainName(title) === said) ??
    of.find(({ slot }) => slot === said)
  )
}

/**
 * Action by its id, its id's last part, its title, its slot, a part of its title, or a word that is its
 * id's last part (“skill check”); the game's own before borrowed ones and Gatefold's.
 * @throws ScriptFault when there is none
 */
export function findAction(situation: Situation, name: string): Action {
  const offered = actionsOf(situation).map(({ action }) => action)
  const games = offered.filter(({ id }) => !id.startsWith('house.'))
  const said = saidName(name)
  const found =
    offered.find(({ id }) => id === name) ??
    exactly(games, said) ??
    partsBySaid
      .get(said)
      ?.map((part) => offered.find((action) => lastPart(action) === part))
      .find(Boolean) ??
    exactly(offered, said) ??
    meantBy(said, offered, ({ title }) => [title])[0] ??
    meantBy(said, offered, (action) => [lastPart(action)])[0] ??
    offered.find(({ finds }) => finds?.split(' ').includes(said)) ??
    longest(offered.filter((action) => said.split(' ').includes(plainName(lastPart(action))))) ??
    offered.find((action) => hasAllWords(action, said))
  if (!found)
    throw new ScriptFault('action', `${quoted(name)} is none of this game.`, offered.map(lastPart))
  return found
}

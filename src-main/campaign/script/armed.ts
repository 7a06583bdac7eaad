import type { Action } from '../../rules/core/action.ts'
import { askFor } from '../../rules/core/asks.ts'
import type { CampaignState, Id } from '../../rules/core/situation.ts'
import type { Creature, Item } from '../../rules/core/state/creature.ts'
import { rulesetOf } from '../../rules/registry.ts'
import { settle } from '../consequences.ts'
import { attacksFrom } from './attacks.ts'
import { isFields } from './fault.ts'
import { itemFrom } from './items.ts'
import { meantBy } from './match-name.ts'

const dice = /\d*d\d+/i
const blowDie = /^\d*d(?:2|3|4|6|8|10|12)$/i

const toHand = /^(?:equip|ready|wear|wield|hold|draw|don|put on)\b/i
const away = /^(?:unequip|stow|sheathe|doff|put away|take off)\b/i

/** The table on which the turn of an item that a step names by its end comes to that: to equip what is worn leaves it worn. */
export function turnedBack(
  state: CampaignState,
  called: string,
  { who, item }: Readonly<Record<string, unknown>>,
): CampaignState {
  const bearer = state.creatures[String(who)]
  const one = bearer?.items[String(item)]
  const ready = toHand.test(called) ? true : away.test(called) ? false : undefined
  if (!bearer || !one || ready === undefined || one.ready !== ready) return state
  const items = { ...bearer.items, [one.id]: { ...one, ready: !ready } }
  return { ...state, creatures: { ...state.creatures, [bearer.id]: { ...bearer, items } } }
}

/**
 * The table with a weapon of the price list in the hands of who strikes with it, where a script names one that
 * it has not given them: `{ attacker: "Ada", weapon: "longsword" }` says that she has it. What is on no list is a blow
 * of one’s own, by the die that the step rolls for it: a claw with `{ d20: 9, d6: 1 }`.
 */
export function armed(
  state: CampaignState,
  { asks }: Pick<Action, 'asks'>,
  input: Readonly<Record<string, unknown>>,
  rolled?: unknown,
): CampaignState {
  const [actor, weapon] = [askFor(asks, 'actor', 'creature'), askFor(asks, 'weapon', 'text')]
  const bearer = actor === null ? undefined : state.creatures[String(input[actor])]
  const said = weapon === null ? '' : String(input[weapon] ?? '').trim()
  if (!bearer || said === '' || dice.test(said)) return state
  const own = [...Object.values(bearer.items), ...Object.values(bearer.attacks)]
  const [held] = meantBy(said, own, ({ name }) => [name])
  if (held) return 'ready' in held && !held.ready ? withHand(state, bearer, held, true) : state
  const { gear } = rulesetOf(state)
  const id: Id = `i${state.nextId}`
  const item = { ...itemFrom(said, id, gear, 'weapon'), ready: true }
  if (gear.find((row) => row.id === item.gear)?.die === undefined)
    return withBlow(state, bearer, said, rolled)
  return bearing(state, bearer, item)
}

/** The table with a thing of somebody in their hands, or out of them. */
function withHand(
  state: CampaignState,
  bearer: Creature,
  item: Item,
  ready: boolean,
): CampaignState {
  const one = { ...bearer, items: { ...bearer.items, [item.id]: { ...item, ready } } }
  const held = { ...state, creatures: { ...state.creatures, [bearer.id]: one } }
  if (bearer.kind === 'monster') return held
  return settle(held, rulesetOf(state).characters.derive(one, held), () => []).state
}

/** The table with nobody’s arms in the hands of who reads from a book: a script that lists them does not say they are held. */
export function withFreeHands(
  state: CampaignState,
  { asks }: Pick<Action, 'asks'>,
  input: Readonly<Record<string, unknown>>,
): CampaignState {
  const actor = askFor(asks, 'actor', 'creature')
  const isRead = Object.values(asks).some((ask) => ask.kind === 'item' && ask.only === 'written')
  const id = actor === null ? '' : String(input[actor])
  const { gear } = rulesetOf(state)
  const arms = Object.values(state.creatures[id]?.items ?? {}).filter(
    (item) => item.ready && gear.some((row) => row.id === item.gear && row.die !== undefined),
  )
  return isRead
    ? arms.reduce((so, item) => withHand(so, so.creatures[id] as Creature, item, false), state)
    : state
}

/** The die that a step rolls for the blow of somebody who has nothing to strike with: `{ d6: 2 }`. */
export function ownBlow(
  { creatures, ruleset }: CampaignState,
  { asks }: Pick<Action, 'asks'>,
  input: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, unknown>>,
  rolled: unknown,
): Readonly<Record<string, string>> {
  const [actor, weapon] = [askFor(asks, 'actor', 'creature'), askFor(asks, 'weapon', 'text')]
  const bearer = creatures[String(input[actor ?? ''])]
  const [die, ...more] = (isFields(rolled) ? Object.keys(rolled) : []).filter((key) =>
    blowDie.test(key),
  )
  const isSaid = Object.keys(given).some((key) =>
    /^(?:weapon|with|using|dice|die|how|impaired|enhanced|charge)$/i.test(key),
  )
  const { gear } = rulesetOf({ ruleset })
  const hasArms =
    Object.keys(bearer?.attacks ?? {}).length > 0 ||
    Object.values(bearer?.items ?? {}).some((item) =>
      gear.some((row) => row.id === item.gear && row.die !== undefined),
    )
  if (weapon === null || !bearer || isSaid || hasArms || die === undefined || more.length > 0)
    return {}
  return { [weapon]: die.toLowerCase() }
}

/**
 * The table with a spell known by who casts it by name, where the game has spells known, and the script has given
 * them none.
 */
export function knowing(
  state: CampaignState,
  { asks }: Pick<Action, 'asks'>,
  given: Readonly<Record<string, unknown>>,
): CampaignState {
  const { spellKnown } = rulesetOf(state).characters
  const { spell, power = spell } = given
  const isAsked = Object.values(asks).some((ask) => ask.kind === 'item' && ask.only === 'written')
  const named = Object.values(given).map(String)
  const bearer = Object.values(state.creatures).find(({ name }) => named.includes(name))
  if (!spellKnown || !isAsked || !bearer || typeof power !== 'string') return state
  if (Object.values(bearer.items).some(({ text }) => text !== undefined)) return state
  return bearing(state, bearer, spellKnown(`i${state.nextId}`, power))
}

function withBlow(
  state: CampaignState,
  bearer: Creature,
  name: string,
  rolled: unknown,
): CampaignState {
  const die = (isFields(rolled) ? Object.keys(rolled) : []).find((key) => blowDie.test(key))
  if (die === undefined) return state
  const [blow] = attacksFrom([{ name, dice: die.toLowerCase() }], 'weapon')
  if (!blow) return state
  const id: Id = `a${state.nextId}`
  const striking = {
    ...bearer,
    attacks: { ...bearer.attacks, [id]: { ...blow, id } },
    attackOrder: [...bearer.attackOrder, id],
  }
  const creatures = { ...state.creatures, [bearer.id]: striking }
  return { ...state, nextId: state.nextId + 1, creatures }
}

/** The table with another thing worn or in hand of somebody, who has what follows from it. */
export function bearing(state: CampaignState, bearer: Creature, item: Item): CampaignState {
  const { characters } = rulesetOf(state)
  const { id } = item
  const holding = {
    ...bearer,
    items: { ...bearer.items, [id]: item },
    itemOrder: [...bearer.itemOrder, id],
  }
  const held = {
    ...state,
    nextId: state.nextId + 1,
    creatures: { ...state.creatures, [bearer.id]: holding },
  }
  const derived = bearer.kind === 'monster' ? [] : characters.derive(holding, held)
  return settle(held, derived, () => []).state
}

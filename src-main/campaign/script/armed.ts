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
  if (meantBy(said, own, ({ name }) => [name]).length > 0) return state
  const { gear } = rulesetOf(state)
  const id: Id = `i${state.nextId}`
  const item = { ...itemFrom(said, id, gear, 'weapon'), ready: true }
  if (gear.find((row) => row.id === item.gear)?.die === undefined)
    return withBlow(state, bearer, said, rolled)
  return bearing(state, bearer, item)
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

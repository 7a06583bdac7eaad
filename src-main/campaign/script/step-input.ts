import type { Action, Shelf } from '../../rules/core/action.ts'
import type { Ask } from '../../rules/core/asks.ts'
import type { Id, ReadonlyCreature, Situation } from '../../rules/core/situation.ts'
import { day } from '../../rules/clock/clock.ts'
import { opponentOf } from '../../rules/common/incapacitated.ts'
import { rulesetOf } from '../../rules/registry.ts'
import { firstItem, startInput } from '../view/defaults.ts'
import { alikeOption } from './alike-inputs.ts'
import { inputsApart } from './apart-inputs.ts'
import { answerOf, askNamed, inputsInOrder, isForAll } from './ask-named.ts'
import { listed, quoted, ScriptFault } from './fault.ts'
import { groupCount, groupSized, withoutOthers } from './given-people.ts'
import { countedWares, fromSource, spreadItems } from './given-words.ts'
import { inAskedUnits } from './given-units.ts'
import { isWeapon, optionMeant, valueFor } from './input-value.ts'
import { meantBy, plainName } from './match-name.ts'
import { optionsByKey, upgradesApart } from './named-options.ts'
import {
  numberedByList,
  switchesByCause,
  switchesByName,
  switchesDenied,
} from './named-switches.ts'

type Input = Record<string, unknown>

/**
 * Input of an action from what a script gives: names become ids, words become values, and missing inputs
 * get the values that the screen starts with.
 * @param due whose input comes before the screen's
 * @param beside collects words that are no input, where they may answer a choice
 * @throws ScriptFault that names the field
 */
export function stepInput(
  action: Action,
  given: Readonly<Input>,
  situation: Situation,
  shelf: Shelf,
  due?: Situation['dues'][Id],
  beside?: Map<string, ScriptFault>,
): Input {
  const input: Input = { ...startInput(action, situation), ...due?.input }
  const said = new Map<string, unknown>()
  const { count, rest } = groupCount(
    action,
    withoutOthers(
      action,
      fromSource(
        action,
        upgradesApart(
          action,
          spacedKeys(action, inputsApart(action, groupSized(action, given, situation), situation)),
        ),
        situation,
      ),
      situation,
    ),
  )
  const spread = optionsByKey(
    action,
    spreadItems(
      action,
      inAskedUnits(action, countedWares(action, rest, rulesetOf(situation).gear)),
    ),
  )
  const named = numberedByList(
    action,
    switchesByName(action, switchesDenied(action, switchesByCause(action, spread))),
  )
  for (const [key, value] of inputsInOrder(action, named))
    if (isForAll(action, key, value, situation)) {
      const side = sideChosen(action, value, situation)
      if (side && !said.has(side[0])) said.set(...side)
    } else
      try {
        const name = askNamed(action, key, value, said, situation)
        const answer = answerOf(action, key, value, said, situation)
        if (beside && isOtherWord(action, name, key, answer))
          throw noOption(action, name, key, value)
        said.set(name, answer)
      } catch (cause) {
        if (value === false || isHeld(key, value, given, situation)) continue
        if (/^(?:source|cause|why)$/i.test(key) && typeof value === 'string') continue
        if (isWareAlone(action, key, value, situation)) continue
        if (!beside || !(cause instanceof ScriptFault) || typeof value !== 'string') throw cause
        beside.set(key, cause)
      }
  // Creatures first, as items and weapons are looked for among theirs.
  const order = [...said].sort(([a], [b]) => late(action.asks[a]) - late(action.asks[b]))
  for (const [key, value] of order) {
    const ask = action.asks[key] as Ask
    const field = `input “${key}”`
    if (isAsUsual(ask, value)) continue
    if (value === null || value === undefined) delete input[key]
    else {
      const others = ask.kind === 'creature' ? othersAsked(action, value, said) : undefined
      if (others !== undefined)
        input[others] = valueFor(action.asks[others] as Ask, listed(value).slice(1), field, {
          situation,
          shelf,
          input,
          actor: undefined,
        })
      const own = ownOption(action, ask, value, said)
      if (own !== undefined) {
        input[key] = another
        input[own] = String(value)
        continue
      }
      const power =
        ask.kind === 'item' ? powerInstead(action, value, key, said, input, situation) : null
      if (power) input[power[0]] = power[1]
      else {
        const actor = actorOf(action.asks, said, input, situation)
        const one = others === undefined ? value : listed(value)[0]
        input[key] = valueFor(ask, one, field, { situation, shelf, input, actor })
      }
    }
  }
  complete(action, said, input, situation)
  // A band that fights as one is called as the band is.
  const { group } = given
  if (action.asks['led'] && typeof group === 'string' && !said.has('name')) input['name'] = group
  if (count !== null) {
    const band = bandOf(given, situation)
    const isOther = !said.has('members') && band.length === count
    if (isOther || listed(input['members'] ?? []).length === 0) input['members'] = band
    input['others'] = Math.max(0, count - listed(input['members']).length)
  }
  return input
}

/** True for a word that is no option of the choice that its key is only like: “same type again: worsen” of a wound. */
function isOtherWord(
  { asks }: Pick<Action, 'asks'>,
  name: string,
  key: string,
  value: unknown,
): boolean {
  const ask = asks[name]
  if (ask?.kind !== 'choice' || typeof value !== 'string' || ask.of.includes(another)) return false
  const isNamed = [name, ask.title].some((one) => plainName(one).includes(plainName(key)))
  return (
    !isNamed &&
    plainName(key).includes(' ') &&
    !isAsUsual(ask, value) &&
    optionMeant(ask.of, value) === undefined
  )
}

function noOption(
  { asks }: Pick<Action, 'asks'>,
  name: string,
  key: string,
  value: unknown,
): ScriptFault {
  const ask = asks[name]
  return new ScriptFault(
    `input “${key}”`,
    `${quoted(value)} is no choice.`,
    ask?.kind === 'choice' ? ask.of : [],
  )
}

/** Members of the band that is named, or of the only one at the table. */
function bandOf({ name }: Readonly<Input>, { groups }: Situation): readonly Id[] {
  const all = Object.values(groups)
  const named =
    typeof name === 'string' ? meantBy(name, all, (one) => [one.name], true)[0] : undefined
  return (named ?? (all.length === 1 ? all[0] : undefined))?.members ?? []
}

/** True for a weapon, a spell or another thing that a person of the step has, where the action does not ask for it. */
function isHeld(key: string, value: unknown, given: Readonly<Input>, at: Situation): boolean {
  const named = Object.values(given).flatMap(listed).map(String)
  const people = Object.values(at.creatures).filter(({ name }) => named.includes(name))
  const theirs = people.flatMap(({ items, attacks }) => [
    ...Object.values(items),
    ...Object.values(attacks),
  ])
  if (value === true)
    return (
      key.length > 2 &&
      meantBy(key, theirs, ({ name: called }) => plainName(called).split(' '), true).length > 0
    )
  return (
    /^(?:weapon|with|using|spell|source)$/i.test(key) &&
    meantBy(String(value), theirs, (one) => [one.name, 'text' in one ? (one.text ?? '') : ''])
      .length > 0
  )
}

/** True for the name of a ware where an action asks for none, only for its price: `{ item: "Long sword", cost: 20 }`. */
function isWareAlone(
  { asks }: Pick<Action, 'asks'>,
  key: string,
  value: unknown,
  at: Situation,
): boolean {
  const isPriced = Object.values(asks).some(
    ({ kind, title }) => kind === 'number' && /\b(?:price|cost)\b/i.test(title),
  )
  const wares = rulesetOf(at).gear
  return (
    isPriced &&
    /^(?:item|thing|ware|gear|what|name|of)$/i.test(key) &&
    meantBy(String(value), wares, ({ id, name }) => [id, name]).length > 0
  )
}

/** True for a word that only says that a choice is as usual, where it has no such option: `{ difficulty: 0 }`. */
function isAsUsual(ask: Ask, value: unknown): boolean {
  return (
    ask.kind === 'choice' &&
    /^(?:0|normal|ordinary|average|standard|usual)$/i.test(String(value)) &&
    optionMeant(ask.of, value) === undefined
  )
}

/** Optional input for the others, where several people are given as the one that is asked for: all who resist. */
function othersAsked(
  { asks }: Pick<Action, 'asks'>,
  value: unknown,
  said: ReadonlyMap<string, unknown>,
): string | undefined {
  if (!Array.isArray(value) || value.length < 2) return undefined
  const free = Object.entries(asks).filter(
    ([name, ask]) => ask.kind === 'creatures' && ask.optional && !said.has(name),
  )
  return free.length === 1 ? free[0]?.[0] : undefined
}

/** Option for what a list has not, in words of one’s own beside it. */
const another = 'another'

/** Input for the name of what is none of the options, where there is another to be named: a poison of the GM’s own. */
function ownOption(
  { asks }: Pick<Action, 'asks'>,
  ask: Ask,
  value: unknown,
  said: ReadonlyMap<string, unknown>,
): string | undefined {
  const isOwn =
    ask.kind === 'choice' &&
    ask.of.includes(another) &&
    optionMeant(ask.of, value) === undefined &&
    asks['name']?.kind === 'text' &&
    !said.has('name')
  return isOwn ? 'name' : undefined
}

/** Input whose keys of several words stand apart: “safePlace” is “safe place”. */
function spacedKeys({ asks }: Pick<Action, 'asks'>, given: Readonly<Input>): Input {
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => [
      key in asks ? key : key.replaceAll(/([a-z])([A-Z])/g, '$1 $2'),
      value,
    ]),
  )
}

/** Choice between the sides that somebody named stands for: the party for one of it. */
function sideChosen(
  { asks }: Pick<Action, 'asks'>,
  value: unknown,
  { creatures }: Situation,
): readonly [string, string] | undefined {
  const [one] = listed(value)
  const somebody = meantBy(String(one), Object.values(creatures), ({ name }) => [name], true)[0]
  const option = somebody?.side === 'foes' ? 'the foes' : 'the party'
  const found = Object.entries(asks).find(
    ([, ask]) => ask.kind === 'choice' && ask.of.includes(option),
  )
  return somebody && found ? [found[0], option] : undefined
}

/**
 * Tells whether an action asks for all that is given, of the right kind: `of its sides` where those named also
 * stand on the sides that it asks for.
 */
export function takesInput(
  ...[action, given, situation, shelf]: Parameters<typeof stepInput>
): 'of its sides' | 'of others' | 'not' {
  try {
    const input = stepInput(action, given, situation, shelf)
    const isOfSide = Object.entries(action.asks).every(([name, ask]) =>
      ask.kind === 'creature' || ask.kind === 'creatures'
        ? listed(input[name] ?? []).every((id) => {
            const one = situation.creatures[String(id)]
            const isOfKind = !one || !ask.only || ask.only.includes(one.kind)
            return isOfKind && (!ask.side || !one || one.side === ask.side)
          })
        : true,
    )
    return isOfSide ? 'of its sides' : 'of others'
  } catch (cause) {
    if (cause instanceof ScriptFault) return 'not'
    throw cause
  }
}

/** A power by name, or one of the GM’s own, where a book is asked for that its bearer has not: `{ spell: "Sculpt Energy" }`. */
function powerInstead(
  { asks }: Pick<Action, 'asks'>,
  value: unknown,
  key: string,
  said: ReadonlyMap<string, unknown>,
  input: Input,
  { creatures }: Situation,
): readonly [string, string] | null {
  const ask = asks[key]
  const bearer = ask?.kind === 'item' ? creatures[String(input[ask.of])] : undefined
  const own = Object.values(bearer?.items ?? {})
  if (meantBy(String(value), own, ({ name, text = '' }) => [name, text]).length > 0) return null
  const free = Object.entries(asks).filter(([name]) => !said.has(name))
  const power = free.find(
    ([, one]) => one.kind === 'choice' && 'role' in one && one.role === 'power',
  )
  const options = power?.[1].kind === 'choice' ? power[1].of : []
  const option =
    meantBy(String(value), options, (one) => [one], true)[0] ?? alikeOption(options, String(value))
  if (power && option !== undefined) return [power[0], option]
  if (free.some(([name, { kind }]) => name === 'named' && kind === 'text'))
    return ['named', String(value)]
  if (own.length > 0 || options.length === 0) return null
  throw new ScriptFault(`input “${key}”`, `there is no ${quoted(value)}.`, options)
}

const late = (ask: Ask | undefined): number => (ask?.kind === 'item' || isWeapon(ask) ? 1 : 0)

const byPiece = 'Piece by piece'

/** Fills in what follows from the creatures chosen: an item of the new bearer, an opponent of the new actor. */
function complete(
  { asks }: Pick<Action, 'asks'>,
  said: ReadonlyMap<string, unknown>,
  input: Input,
  situation: Situation,
): void {
  for (const [key, ask] of Object.entries(asks)) {
    if (said.has(key)) continue
    if (key === 'against' && ask.kind === 'choice' && sameList(asks['score'], ask))
      input[key] = said.has('score') ? input['score'] : input[key]
    // Gear that is named is bought instead of the game's own choice of it.
    if (key === 'kit' && ask.kind === 'choice' && said.has('gear') && ask.of.includes(byPiece))
      input[key] = byPiece
    // Places without a name are as far from each other.
    if (['from', 'to'].includes(key) && ask.kind === 'text' && !ask.optional) input[key] ||= '–'
    // A skill that is bought goes by its own name.
    if (key === 'name' && input['what'] === 'skill' && said.has('skill'))
      input[key] ??= input['skill']
    if (key === 'project' && ask.kind === 'text') input[key] ??= 'a project'
    // A script begins in the morning, when all have had their meal.
    if (key === 'fed' && ask.kind === 'switch') input[key] = situation.clock.seconds < day
    if (key === 'outfit' && ask.kind === 'switch' && said.has('gear')) input[key] = false
    if (ask.kind === 'item' && said.has(ask.of)) {
      const first = firstItem(situation, input[ask.of], ask.only === 'written')
      if (first === undefined || (ask.optional && ask.only !== 'written')) delete input[key]
      else input[key] = first
    }
    if (ask.kind === 'creature' && ask.role === 'target' && !ask.side && !ask.optional) {
      const actor = actorOf(asks, said, input, situation)
      const now = situation.creatures[String(input[key])]
      const foe = actor && actor.side === now?.side ? opponentOf(situation, actor) : undefined
      if (foe && ('attacker' in asks || now?.id === actor?.id)) input[key] = foe.id
    }
  }
}

/** True where both are chosen from one list: the scores of the two sides of a contest, one for both unless it is said. */
function sameList(one: Ask | undefined, { of }: Extract<Ask, { kind: 'choice' }>): boolean {
  return one?.kind === 'choice' && one.of === of
}

function actorOf(
  asks: Action['asks'],
  said: ReadonlyMap<string, unknown>,
  input: Input,
  { creatures }: Situation,
): ReadonlyCreature | undefined {
  const key = [...said.keys()].find((name) => {
    const ask = asks[name]
    return ask?.kind === 'creature' && ask.role === 'actor'
  })
  return key === undefined ? undefined : creatures[String(input[key])]
}

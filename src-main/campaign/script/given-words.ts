import type { Action } from '../../rules/core/action.ts'
import { askFor } from '../../rules/core/asks.ts'
import type { Situation } from '../../rules/core/situation.ts'
import { alikeOption, stemOf } from './alike-inputs.ts'
import { isFields, listed } from './fault.ts'
import { wareNamed } from './items.ts'
import { meantBy, plainName, shortFor } from './match-name.ts'

type Given = Readonly<Record<string, unknown>>

/**
 * Options that stand in the name of an action: STR in “strength save”. Only words that are not its own, and
 * only for inputs that are not given.
 */
export function optionsInName(
  { id, title, asks }: Action,
  called: string,
  given: Given,
): Record<string, string | true> {
  // “block-dodge-parry.attack” names no reaction.
  const name = called.slice(called.indexOf('.') + 1)
  const choice =
    switchInName(asks, name, given) ?? switchInName(asks, withoutTitle(title, name), given)
  if (choice !== undefined && plainName(title) !== plainName(name)) return { [choice]: true }
  const own = plainName(`${id.slice(id.indexOf('.') + 1)} ${title}`).split(' ')
  const free = Object.entries(asks).filter(
    (named) => meantBy(named[0], Object.keys(given), (key) => [key], true).length === 0,
  )
  const whole = free.flatMap(([key, ask]): [string, string][] => {
    const option = ask.kind === 'choice' ? optionWithin(ask.of, name) : undefined
    return option === undefined ? [] : [[key, option]]
  })
  if (whole.length === 1 && !own.join(' ').includes(plainName(name)))
    return Object.fromEntries(whole)
  const isGiven = (of: readonly string[]): boolean =>
    Object.values(given).some((one) => meantBy(String(one), of, (each) => [each], true).length > 0)
  for (const [key, ask] of free) {
    const option = ask.kind === 'choice' && !isGiven(ask.of) ? alikeOption(ask.of, name) : undefined
    if (option !== undefined && !own.join(' ').includes(plainName(name))) return { [key]: option }
  }
  const found = plainName(name)
    .split(' ')
    .filter((word) => word.length > 2 && !own.includes(word))
    .flatMap((word): [string, string][] => {
      const fits = free.flatMap(([key, ask]): [string, string][] => {
        if (ask.kind !== 'choice') return []
        const option = meantBy(word, ask.of, (one) => [one], true)[0] ?? shortFor(word, ask.of)
        return option === undefined ? [] : [[key, option]]
      })
      return fits.length === 1 || areOneList(fits.map(([key]) => asks[key])) ? fits.slice(0, 1) : []
    })
  return Object.fromEntries(found)
}

/** A name without the title that it begins with: “from behind” of an attack from behind. */
function withoutTitle(title: string, name: string): string {
  const [said, own] = [plainName(name), `${plainName(title)} `]
  return said.startsWith(own) ? said.slice(own.length) : ''
}

/** Switch whose title begins with a name of several words: “pass out” for “Passes out by choice”. */
function switchInName(asks: Action['asks'], name: string, given: Given): string | undefined {
  const words = plainName(name).split(' ').map(stemOf)
  const begins = (title: string): boolean => {
    const all = plainName(title).split(' ').map(stemOf)
    return words.every((word, at) => all[at] === word)
  }
  const found = Object.entries(asks).filter(
    ([key, ask]) => ask.kind === 'switch' && !(key in given) && begins(ask.title),
  )
  return words.length > 1 && found.length === 1 ? found[0]?.[0] : undefined
}

/** True for choices from one list: of what both sides of a contest roll, one word says it for both. */
function areOneList(of: readonly (Action['asks'][string] | undefined)[]): boolean {
  const lists = new Set(of.map((ask) => (ask?.kind === 'choice' ? ask.of : undefined)))
  return lists.size === 1
}

/** Option that a name is, or whose words stand in it in any order: “carried armor” for “armor carried”. */
function optionWithin(of: readonly string[], name: string): string | undefined {
  const words = plainName(name).split(' ')
  const within = of.filter((one) => {
    const all = plainName(one).split(' ')
    return all.length > 1 && all.every((word) => words.includes(word))
  })
  return meantBy(name, of, (one) => [one], true)[0] ?? (within.length === 1 ? within[0] : undefined)
}

/**
 * Answers in words that are inputs of the action: `{ "dead or dying": "dying" }` where its card asks which. They go by
 * the title of the action, or of the input.
 */
export function answersGiven({ title, asks }: Action, answers: Given): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([key, value]): [string, string][] =>
      Object.entries(asks).flatMap(([name, ask]): [string, string][] => {
        if (ask.kind !== 'choice' || typeof value !== 'string') return []
        const option = meantBy(value, ask.of, (one) => [one], true)[0]
        const isMeant = meantBy(key, [ask], () => [name, ask.title, title], true).length > 0
        return option !== undefined && isMeant ? [[name, option]] : []
      }),
    ),
  )
}

/** Words for the one who reacts, and for the one against whom, where a reaction is the name of the step. */
const reacting = ['who', 'by', 'actor', 'character', 'creature', 'defender']
const reactedTo = ['against', 'from', 'of', 'foe', 'enemy', 'opponent', 'attack', 'to', 'vs']

/**
 * Input of a step that is named by the target's reaction: in `{ action: "block", who: "Maud", against: "Orc" }`
 * Maud is the target, and the orc attacks.
 */
export function peopleOfReaction(
  { asks }: Pick<Action, 'asks'>,
  options: Given,
  given: Given,
): Record<string, unknown> {
  const reaction = askFor(asks, 'reaction')
  const target = askFor(asks, 'target', 'creature')
  const actor = askFor(asks, 'actor')
  if (reaction === null || target === null || actor === null || !(reaction in options))
    return { ...given }
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => {
      const said = plainName(key)
      if (reacting.includes(said)) return [target, value]
      return [reactedTo.includes(said) ? actor : key, value]
    }),
  )
}

/** A list of things for the inputs that ask for one each, in their order: the ingredients of a recipe. */
export function spreadItems({ asks }: Pick<Action, 'asks'>, given: Given): Record<string, unknown> {
  const free = Object.entries(asks)
    .filter(([key, { kind }]) => kind === 'item' && !(key in given))
    .map(([key]) => key)
  const all = Object.entries(asks)
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, value]): [string, unknown][] => {
      const isAsked = meantBy(key, all, ([name, { title }]) => [name, title], true).length > 0
      if (isAsked || !Array.isArray(value) || free.length < 2 || value.length > free.length)
        return [[key, value]]
      return value.map((one, at) => [free[at] ?? key, isFields(one) ? one['name'] : one])
    }),
  )
}

/**
 * The scroll or the book from which a spell is cast, where it is named beside the spell: `{ spell: "Sleep", source: "scroll" }`
 * is the scroll of Sleep that the caster has.
 */
export function fromSource({ asks }: Pick<Action, 'asks'>, given: Given, at: Situation): Given {
  const { spell, source, ...rest } = given
  if (typeof source !== 'string' || 'source' in asks || asks['spell']?.kind !== 'item') return given
  const named = Object.values(rest).map(String)
  const held = Object.values(at.creatures)
    .filter(({ name }) => named.includes(name))
    .flatMap(({ items }) => Object.values(items))
    .filter(({ name }) => plainName(name).replaceAll(' ', '').includes(plainName(source)))
  const found = meantBy(String(spell ?? source), held, ({ name, text = '' }) => [text, name])[0]
  return found ? { ...rest, spell: found.id } : given
}

const wareWords = ['item', 'items', 'what', 'thing', 'gear', 'wares', 'goods', 'name', 'basket']
const countWords = ['count', 'number', 'quantity', 'amount', 'how many']

/** Wares named and counted as a basket has them: `{ item: "Torch", count: 3 }` is “3 Torch”, and so is `{ name, count }` of a list. */
export function countedWares(
  { asks }: Pick<Action, 'asks'>,
  given: Given,
  gear: Parameters<typeof wareNamed>[1],
): Given {
  const called = (words: readonly string[]): string | undefined =>
    Object.keys(given).find((key) => words.includes(plainName(key)) && !(key in asks))
  const ware = 'basket' in given ? 'basket' : called(wareWords)
  if (!('basket' in asks) || ware === undefined) return given
  const count = called(countWords)
  const measure = Object.keys(given).find((key) =>
    gear.some(({ measure: sold }) => sold && [sold.one, sold.many].includes(plainName(key))),
  )
  const sized = (one: unknown): string =>
    measure === undefined ? String(one) : `${String(one)} (${String(given[measure])} ${measure})`
  const basket = listed(given[ware])
    .map((one) =>
      isFields(one) ? one : { name: sized(one), count: count ? given[count] : undefined },
    )
    .map(
      (one) =>
        `${one['count'] === undefined ? '' : `${String(one['count'])} `}${String(one['name'])}`,
    )
    .map((one) => (/[;,]/.test(one) ? one : wareNamed(one, gear)))
  const used = [ware, count, measure]
  const rest = Object.entries(given).filter(([key]) => !used.includes(key))
  return { ...Object.fromEntries(rest), basket: basket.join('; ') }
}

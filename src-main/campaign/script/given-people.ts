import type { Action } from '../../rules/core/action.ts'
import { askFor } from '../../rules/core/asks.ts'
import type { Situation } from '../../rules/core/situation.ts'
import { isFields, listed, numberFrom } from './fault.ts'
import { meantBy, onlyMeant, plainName } from './match-name.ts'

type Given = Readonly<Record<string, unknown>>

const doers = ['who', 'by', 'attacker', 'caster', 'actor', 'helper', 'healer', 'character']
const doneTo = ['target', 'targets', 'whom', 'victim', 'patient', 'on']

/** True where a value names people of the table, and nobody else. */
function arePeople(value: unknown, { creatures }: Situation): boolean {
  const names = Object.values(creatures)
  const isSomebody = (one: unknown): boolean =>
    typeof one === 'string' && meantBy(one, names, ({ name }) => [name], true).length > 0
  return listed(value).length > 0 && listed(value).every(isSomebody)
}

/**
 * Input without the one of two people whom an action does not ask for: it is the one it is done to, as who is
 * aided where `{ who: "Joss", target: "Ada" }` says who helps, unless it asks for the one who does it.
 */
export function withoutOthers(
  { asks }: Pick<Action, 'asks'>,
  given: Given,
  situation: Situation,
): Given {
  const people = Object.entries(asks).filter(([, { kind }]) =>
    ['creature', 'creatures', 'group'].includes(kind),
  )
  const [only, ...more] = people
  const called = (words: readonly string[]): string | undefined =>
    Object.keys(given).find(
      (key) => words.includes(plainName(key)) && arePeople(given[key], situation),
    )
  const [doer, target] = [called(doers), called(doneTo)]
  if (!only || more.length > 0 || doer === undefined || target === undefined) return given
  const { [doer]: does, [target]: bears, ...rest } = given
  return { ...rest, [only[0]]: askFor(asks, 'actor') === only[0] ? does : bears }
}

const numbers = ['count', 'size', 'number', 'people', 'strong', 'how many', 'members']

/** How many a group is, where its action asks for those named and for more of their like: `{ count: 12 }`. */
export function groupCount(
  { asks }: Pick<Action, 'asks'>,
  given: Given,
): { count: number | null; rest: Given } {
  const key =
    asks['members'] && asks['others']?.kind === 'number'
      ? Object.keys(given).find(
          (one) => numbers.includes(plainName(one)) && numberFrom(given[one]) !== null,
        )
      : undefined
  if (key === undefined) return { count: null, rest: given }
  const { [key]: count, ...rest } = given
  return { count: numberFrom(count), rest }
}

/** A group by its name where only its number is asked for: how many a leader of the goblins leads. */
export function groupSized(
  { asks }: Pick<Action, 'asks'>,
  given: Given,
  { groups }: Situation,
): Given {
  const isAsked = Object.values(asks).some(({ kind }) => kind === 'creatures' || kind === 'group')
  const key = Object.keys(given).find((one) => /^(?:group|unit|band)$/i.test(one))
  if (isAsked || key === undefined || asks['count']?.kind !== 'number' || 'count' in given)
    return given
  const { [key]: named, ...rest } = given
  const found = onlyMeant(String(named), Object.values(groups), ({ name }) => [name])
  return found ? { ...rest, count: found.members.length } : given
}

/**
 * Choices of each person: `{ choices: { Ada: "hp", Bo: "mana" } }`, or `{ hp: ["Ada"], mana: ["Bo"] }` where an
 * action asks each. They answer its questions, and those who are named are those it is for.
 */
export function choicesOfEach(
  { asks }: Pick<Action, 'asks'>,
  given: Given,
  situation: Situation,
): { answers: Record<string, unknown>; rest: Given } {
  const who = Object.entries(asks).find(([, { kind }]) => kind === 'creatures')?.[0]
  const each = Object.entries(asks).find(
    ([, ask]) => ask.kind === 'choice' && ask.of.includes('Each is asked'),
  )
  const answers: Record<string, unknown> = {}
  const rest: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(given)) {
    const isByName =
      isFields(value) &&
      arePeople(Object.keys(value), situation) &&
      !Object.values(value).some((one) => typeof one === 'boolean')
    const options = each?.[1].kind === 'choice' ? each[1].of : []
    const option = onlyMeant(key, options, (one) => [one])
    if (isByName) Object.assign(answers, value)
    else if (option !== undefined && arePeople(value, situation))
      for (const one of listed(value)) answers[String(one)] = option
    else rest[key] = value
  }
  const named = Object.keys(answers)
  if (named.length === 0 || who === undefined) return { answers: {}, rest: given }
  return {
    answers,
    rest: {
      ...rest,
      ...(who in rest ? {} : { [who]: named }),
      ...(each ? { [each[0]]: 'Each is asked' } : {}),
    },
  }
}

/** Words for whom somebody meets. */
export const met = /^(?:creatures?|who|whom|them|strangers|monsters?|target|with|to)$/

/** Input of a reaction without foes or strangers, as “pilgrims”: it does not ask whose it is. */
export function withoutMet(
  { slot, asks }: Pick<Action, 'slot' | 'asks'>,
  given: Given,
  situation: Situation,
): Given {
  if (slot !== 'reaction') return given
  const party = Object.values(situation.creatures).filter(({ side }) => side === 'party')
  const isMet = ([key, value]: [string, unknown]): boolean =>
    met.test(plainName(key)) &&
    !(key in asks) &&
    typeof value === 'string' &&
    meantBy(value, party, ({ name }) => [name], true).length === 0
  return Object.fromEntries(Object.entries(given).filter((one) => !isMet(one)))
}

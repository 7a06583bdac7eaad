import type { Action } from '../../rules/core/action.ts'
import type { Ask } from '../../rules/core/asks.ts'
import { alikeInput } from './alike-inputs.ts'
import { listed, numberFrom } from './fault.ts'
import { inUnitOf } from './given-units.ts'
import { optionMeant } from './input-value.ts'
import { meantBy, plainName } from './match-name.ts'

type Given = Readonly<Record<string, unknown>>

/** Words for a way, by its option. */
const ways: Readonly<Record<string, string>> = {
  height: 'up',
  high: 'up',
  upward: 'up',
  upwards: 'up',
  length: 'across',
  distance: 'across',
  gap: 'across',
  width: 'across',
  far: 'across',
}

/** Input in which a choice that is given by another word for it goes by its own name: `{ direction: "up" }` of the way. */
function choicesNamed(all: readonly (readonly [string, Ask])[], given: Given): Given {
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => {
      const isAsked = meantBy(key, all, ([name, { title }]) => [name, title], true).length > 0
      const free = all.filter(([name]) => !(name in given))
      const alike =
        isAsked || plainName(key).includes(' ') || typeof value !== 'string'
          ? undefined
          : alikeInput(free, key, value)
      const isChoice = alike?.[1].kind === 'choice' && optionMeant(alike[1].of, value) !== undefined
      return [isChoice ? alike[0] : key, value]
    }),
  )
}

/**
 * Input in which keys that are options of a choice say what they mean: `{ archetypal: false }` chooses “not
 * archetypal”, and `{ across: 4 }` “across, in yards” with 4 for the only number that is asked for. Only for
 * choices that nothing else is given for. A key that ends in the name of an input is that input: “high ground”.
 */
export function optionsByKey({ asks }: Pick<Action, 'asks'>, said: Given): Given {
  const all = Object.entries(asks)
  const given = choicesNamed(all, said)
  const isAsked = (key: string, strict: boolean): boolean =>
    meantBy(key, all, ([name, { title }]) => [name, title], strict).length > 0
  const free = all.flatMap(([name, ask]) =>
    ask.kind === 'choice' && !(name in given) ? [{ name, of: ask.of }] : [],
  )
  const optionFor = (
    means: (option: string) => boolean,
  ): readonly [name: string, option: string] | undefined => {
    const found = free.flatMap(({ name, of }) => {
      const options = of.filter((one) => means(plainName(one)))
      return options.length === 1 ? [[name, options[0] ?? ''] as const] : []
    })
    return found.length === 1 ? found[0] : undefined
  }
  // Of “half a move” and “a full move” the other one, where `half` is false.
  const optionWithout = (said: string): readonly [string, string] | undefined => {
    const found = free.filter(
      ({ of }) =>
        of.length === 2 && of.filter((one) => plainName(one).split(' ')[0] === said).length === 1,
    )
    const [only] = found.length === 1 ? found : []
    const other = only?.of.find((one) => plainName(one).split(' ')[0] !== said)
    return only && other !== undefined ? [only.name, other] : undefined
  }
  const amounts = all.filter(([name, ask]) => ask.kind === 'notation' && !(name in given))
  const counts = all.filter(([name, { kind }]) => kind === 'number' && !(name in given))
  // “Heal: { survival: 2 }” is how much of what.
  const numbers = counts.length === 0 ? amounts : counts
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, value]): (readonly [string, unknown])[] => {
      const said = plainName(key)
      if (said === '' || isAsked(key, true)) return [[key, value]]
      const last = said.split(' ').at(-1) ?? ''
      // “Item size” is the size, and “bearer size” the bearer’s.
      const isLast = said.split(' ').filter((word) => word in asks).length === 1
      const isWord = value !== true && last !== said && last in asks && isLast
      if (isWord && !(last in given) && !isAsked(key, false)) return [[last, value]]
      if (value === false)
        return [optionFor((one) => one === `not ${said}`) ?? optionWithout(said) ?? [key, value]]
      if (value === true && !isAsked(key, false))
        return [optionFor((one) => one.split(' ')[0] === said) ?? [key, value]]
      const [only, ...more] = numbers
      const [, amount = value, unit] = /^([\d.]+)\s*([a-z]+)$/i.exec(String(value).trim()) ?? []
      if (numberFrom(amount) === null || !only || more.length > 0) return [[key, value]]
      // “distance: 6 yards” in the unit of the way that is chosen.
      const chosen = all.flatMap(([name, ask]) =>
        ask.kind === 'choice' && name in given
          ? ask.of.filter((one) => one === optionMeant(ask.of, given[name]))
          : [],
      )
      const [way] = chosen.filter(
        (one) => inUnitOf(one, 1, unit) !== 1 || one.includes(unit ?? '–'),
      )
      if (way !== undefined && alikeInput([only], key, Number(amount)))
        return [[only[0], inUnitOf(way, Number(amount), unit)]]
      const option = optionFor((one) => one.split(' ')[0] === (ways[said] ?? said))
      return option
        ? [option, [only[0], inUnitOf(option[1], Number(amount), unit)]]
        : [[key, value]]
    }),
  )
}

/**
 * Upgrades that dice buy of a power, as the inputs that ask for them: of `{ upgrades: ["damage 2d6", "3 targets"] }` two dice of
 * damage. What no input asks for stands as it is.
 */
export function upgradesApart({ asks }: Pick<Action, 'asks'>, given: Given): Given {
  const key = Object.keys(given).find(
    (one) => /^(?:upgrades?|improvements?|options?)$/i.test(one) && !(one in asks),
  )
  if (key === undefined) return given
  const { [key]: said, ...rest } = given
  const apart = listed(said).map((one): [string, unknown] | undefined => {
    const words = plainName(String(one)).split(' ')
    const ask = Object.entries(asks).find(
      ([name, { kind }]) => kind === 'number' && words.includes(name),
    )
    const [, amount] = /(\d+)/.exec(String(one)) ?? []
    return ask && amount !== undefined && !(ask[0] in rest) ? [ask[0], Number(amount)] : undefined
  })
  return apart.every((one) => one !== undefined) ? { ...rest, ...Object.fromEntries(apart) } : given
}

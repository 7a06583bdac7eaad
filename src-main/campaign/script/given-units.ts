import { day, hour, minute, round } from '../../rules/clock/clock.ts'
import type { Action } from '../../rules/core/action.ts'
import type { Asks } from '../../rules/core/asks.ts'
import { isFields, listed, numberFrom } from './fault.ts'
import { meantBy, plainName } from './match-name.ts'

type Given = Readonly<Record<string, unknown>>

/** Units as multiples of the smallest, each by its singular and plural. */
type Measure = Readonly<Record<string, number>>

const lengths: Measure = {
  quarters: 0.25,
  thickness: 1,
  in: 1,
  inch: 1,
  inches: 1,
  foot: 12,
  feet: 12,
  ft: 12,
  yard: 36,
  yards: 36,
  yd: 36,
  yds: 36,
  mile: 63_360,
  miles: 63_360,
}

const times: Measure = {
  second: 1,
  seconds: 1,
  round,
  rounds: round,
  minute,
  minutes: minute,
  hour,
  hours: hour,
  day,
  days: day,
  week: 7 * day,
  weeks: 7 * day,
  month: 30 * day,
  months: 30 * day,
  year: 365 * day,
  years: 365 * day,
}

/** True for a unit of time: “rounds”. */
export const isTimeWord = (word: string): boolean => word in times

/** Seconds of one of a unit of time. */
export const secondsIn = (unit: string): number => times[unit] ?? 0

const measures: readonly Measure[] = [lengths, times]

/** Words behind a number that say what it counts, and change nothing of it. */
const counted =
  /^(?:coins?|[gsc]p|silvers?|golds?|coppers?|points?|hp|sta|str|dex|wil|mana|xp|exp|mojo|times|people)$/i

/** Feet of an obstacle that are no penalty. Rule GAM-CTS-07. */
const stretch = 10

/**
 * A number with its unit, where the action asks for none of that measure: “2 turns” with the unit for a choice that has
 * it, “40 feet” of an obstacle in stretches, “30 coins” as the number.
 */
function apartFrom(
  asks: Asks,
  given: Given,
  key: string,
  number: number,
  unit: string,
): (readonly [string, unknown])[] | undefined {
  const free = Object.entries(asks).filter(([name]) => !(name in given))
  const [only, ...more] = free.filter(([, { kind }]) => kind === 'number')
  const counts = key in asks || !only || more.length > 0 ? key : only[0]
  for (const [name, ask] of free) {
    const option =
      ask.kind === 'choice' ? meantBy(unit, ask.of, (one) => [one], true)[0] : undefined
    if (option !== undefined) return [[counts, number] as const, [name, option] as const]
  }
  const feet = lengths[unit]
  if (feet !== undefined && free.some(([name, { kind }]) => name === 'unit' && kind === 'number'))
    return [[key, (number * feet) / 12] as const, ['unit', stretch] as const]
  return counted.test(unit) ? [[key, number] as const] : undefined
}

const wordsOf = (name: string): string[] => plainName(name.replaceAll('_', ' ')).split(' ')

/** A length or a time in words with its number: “half a mile” is “0.5 mile”. */
const inNumbers = (said: string): string =>
  said
    .trim()
    .replace(/^(?:a )?half (?:an? )?(?=[a-z]+$)/i, '0.5 ')
    .replace(/^a quarter (?:of an? )?(?=[a-z]+$)/i, '0.25 ')
    .replace(/^an? (?=[a-z]+$)/i, '1 ')

/** Longer side of an area: “20 x 30 ft” is 30 ft. Rule GAM-CTS-09. */
function sideOf(said: string): string {
  const [, one, other, unit] = /^(\d+)\s*(?:[x×]|by)\s*(\d+)\s*([a-z]*)$/i.exec(said.trim()) ?? []
  return one === undefined
    ? said.trim()
    : `${Math.max(Number(one), Number(other))} ${unit || 'feet'}`
}

/** Whole ones of a number that lasts so many days, for a time in seconds; undefined where it is too short for one. */
function inPeriods(
  seconds: number,
  asks: Asks,
  given: Given,
): readonly [string, number] | undefined {
  for (const [name, ask] of Object.entries(asks)) {
    if (ask.kind !== 'number' || !ask.lasts) continue
    const { by, days } = ask.lasts
    const choice = asks[by]
    const standard = choice?.kind === 'choice' ? choice.default : undefined
    const key = Object.keys(given).find(
      (one) => choice && [by, choice.title].map(plainName).includes(plainName(one)),
    )
    const said = plainName(String(given[key ?? by] ?? standard))
    const [, length] = Object.entries(days).find(([option]) => plainName(option) === said) ?? []
    if (length && seconds >= length * day) return [name, Math.floor(seconds / (length * day))]
  }
  return undefined
}

/**
 * Input whose units are those asked for: `{ miles: 1 }` is 1,760 where yards are asked for, `{ months: 2 }` 60 where
 * days are, and “30 feet” 30 where the number is in feet. Only where one number is asked for in that measure.
 */
export function inAskedUnits({ asks }: Pick<Action, 'asks'>, given: Given): Given {
  const all = Object.entries(asks)
  const numbers = all.filter(([, { kind }]) => kind === 'number')
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, value]): (readonly [string, unknown])[] => {
      const [, amount, withUnit] =
        /^([\d.]+)\s*([a-z]+)$/i.exec(sideOf(inNumbers(String(value)))) ?? []
      const unit = (withUnit ?? wordsOf(key).at(-1) ?? '').toLowerCase()
      const number = numberFrom(amount ?? value)
      const measure = measures.find((one) => unit in one)
      const isAsked = meantBy(key, all, ([name, { title }]) => [name, title], true).length > 0
      const plain = [[key, value] as const]
      // “range: 60 yards”, or 60, is how far they are, and not the weapon's own.
      const { distance } = asks
      const isFar = key === 'range' && distance?.kind === 'number' && !('distance' in given)
      if (isFar && number !== null && (!measure || measure === lengths))
        return [['distance', inUnitOf(distance.title, number, withUnit)] as const]
      if (number === null || (isAsked && withUnit === undefined)) return plain
      const apart = withUnit === undefined ? undefined : apartFrom(asks, given, key, number, unit)
      if (!measure) return apart ?? plain
      const inSeconds = measure === times ? number * (measure[unit] ?? 1) : 0
      const periods = inPeriods(inSeconds, asks, given)
      if (periods) return [periods]
      const inMeasure = numbers.flatMap(([name, { title }]) => {
        // “Side, in feet” asks for no inches.
        const wanted = wordsOf(`${name} ${title}`).find((word) => word in measure && word !== 'in')
        return wanted === undefined ? [] : [[name, measure[wanted] ?? 1] as const]
      })
      const named = inMeasure.filter(([name]) => wordsOf(name).some((word) => word in measure))
      const [only, ...more] = named.length > 0 ? named : inMeasure
      if (!only || more.length > 0) return apart ?? plain
      return [[only[0], (number * (measure[unit] ?? 1)) / only[1]]]
    }),
  )
}

/** Input in which dice are counted where their number is asked for: “2d6” for “Dice of damage” is 2. */
export function countedDice(asks: Asks, given: Given, rolled?: unknown): Given {
  const { dice } = asks
  const [faces, ...more] = isFields(rolled) ? Object.values(rolled) : [rolled]
  const isPool = dice?.kind === 'number' && dice.role === 'pool'
  const isSaid = Object.keys(given).some((key) => /\b(?:dice|md|fd)$/i.test(key))
  const count = isPool && !isSaid && more.length === 0 ? listed(faces).length : 0
  if (count > 1) return { ...countedDice(asks, given), dice: count }
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => {
      const ask = asks[key]
      const [, count] = /^(\d*)d\d+$/i.exec(String(value)) ?? []
      const isCount = ask?.kind === 'number' && /^dice\b/i.test(ask.title)
      return [key, isCount && count !== undefined ? Number(count || 1) : value]
    }),
  )
}

/** A time as the clock is moved: seconds in rounds, weeks and longer in days. */
export function clockTime(amount: number, unit: string): { amount: number; unit: string } {
  const said = unit.toLowerCase()
  if (/^seconds?$/.test(said)) return { amount: Math.ceil(amount / round), unit: 'rounds' }
  return /^(?:week|month|year)s?$/.test(said)
    ? { amount: (amount * secondsIn(said)) / day, unit: 'days' }
    : { amount, unit }
}

/** A length in the unit that an option names: “12 feet” for “across, in yards” is 4. */
export function inUnitOf(option: string, number: number, unit: string | undefined): number {
  const said = lengths[(unit ?? '').toLowerCase()]
  // “Side, in feet” asks for no inches.
  const wanted = lengths[wordsOf(option).find((word) => word in lengths && word !== 'in') ?? '']
  return said === undefined || wanted === undefined ? number : (number * said) / wanted
}

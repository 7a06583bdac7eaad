import type { Action } from '../../rules/core/action.ts'
import { numberFrom } from './fault.ts'
import { meantBy, plainName } from './match-name.ts'

type Given = Readonly<Record<string, unknown>>

/** Measures, each with its units as multiples of the smallest. */
const measures: readonly Readonly<Record<string, number>>[] = [
  {
    inch: 1,
    inches: 1,
    foot: 12,
    feet: 12,
    ft: 12,
    yard: 36,
    yards: 36,
    mile: 63360,
    miles: 63360,
  },
  {
    ...{ second: 1, seconds: 1, round: 10, rounds: 10, minute: 60, minutes: 60, hour: 3600 },
    ...{ hours: 3600, day: 86400, days: 86400, week: 604800, weeks: 604800 },
    ...{ month: 2592000, months: 2592000, year: 31536000, years: 31536000 },
  },
]

const wordsOf = (name: string): string[] => plainName(name.replaceAll('_', ' ')).split(' ')

/** Seconds of a period, by the kind of study: a week, a month, two days. */
const periods: Readonly<Record<string, number>> = {
  normal: 604800,
  'free time': 2592000,
  intensive: 172800,
}

/** Whole periods of a time that is given in other units; undefined where its kind is none that is known. */
function inPeriods(seconds: number, given: Given): readonly [string, number] | undefined {
  const length = periods[plainName(String(given['kind'] ?? 'normal'))]
  return length === undefined || seconds < length
    ? undefined
    : ['periods', Math.floor(seconds / length)]
}

/**
 * Input whose units are those asked for: `{ miles: 1 }` is 1,760 where yards are asked for, `{ months: 2 }` 60 where
 * days are, and “30 feet” 30 where the number is in feet. Only where one number is asked for in that measure.
 */
export function inAskedUnits({ asks }: Pick<Action, 'asks'>, given: Given): Given {
  const all = Object.entries(asks)
  const numbers = all.filter(([, { kind }]) => kind === 'number')
  return Object.fromEntries(
    Object.entries(given).map(([key, value]): readonly [string, unknown] => {
      const [, amount, withUnit] = /^([\d.]+)\s*([a-z]+)$/i.exec(String(value).trim()) ?? []
      const unit = (withUnit ?? wordsOf(key).at(-1) ?? '').toLowerCase()
      const number = numberFrom(amount ?? value)
      const measure = measures.find((one) => unit in one)
      const isAsked = meantBy(key, all, ([name, { title }]) => [name, title], true).length > 0
      if (!measure || number === null || (isAsked && withUnit === undefined)) return [key, value]
      if ('periods' in asks) return inPeriods(number * (measure[unit] ?? 1), given) ?? [key, value]
      const inMeasure = numbers.flatMap(([name, { title }]) => {
        const asked = wordsOf(`${name} ${title}`).find((word) => word in measure)
        return asked === undefined ? [] : [[name, measure[asked] ?? 1] as const]
      })
      const [only, ...more] = inMeasure
      if (!only || more.length > 0) return [key, value]
      return [only[0], (number * (measure[unit] ?? 1)) / only[1]]
    }),
  )
}

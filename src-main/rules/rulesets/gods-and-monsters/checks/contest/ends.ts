import type { AtTable, Chance } from '../../../../core/action.ts'
import { chanceUnder } from '../../../../dice/checks.ts'
import { listed } from '../../../../core/words.ts'
import { repeatTime, type ContestRound } from '../figures.ts'
import type { Contestant } from './sides.ts'

/** How an exchange ended, in a line. Rules GAM-CTS-15, GAM-CTS-16. */
export function saidOf(end: ContestRound, sides: readonly Contestant[], step: number): string {
  const nameOf = (nth: number): string => sides[nth]?.who.name ?? 'Nobody'
  if (end.outcome === 'won') return `${nameOf(end.winner ?? 0)} wins`
  if (end.outcome === 'draw') return 'A draw: nobody gets it'
  if (end.outcome === 'acting fails') return `${nameOf(0)} fails`
  const left = end.still_in ?? []
  const who =
    sides.length === 2
      ? 'Both succeed'
      : left.length === sides.length
        ? 'All succeed'
        : `${listed(left.map(nameOf))} are left`
  return `${who}: again after ${repeatTime(step + (end.time_steps ?? 1))}`
}

/** Each side alone, nobody, or several who go on. */
export function contestChances(
  sides: readonly Contestant[],
  times: number,
  same: boolean,
  at: AtTable,
): Chance[] {
  const ruled = at.ruling.override
  const chances = sides.map(({ target }, nth) => {
    if (ruled) return Number(nth === 0 && ruled === 'success')
    return chanceUnder(20, (target + (nth === 0 ? at.ruling.adjust : 0)) / 2 ** times, 'equal')
  })
  const nobody = chances.reduce((all, chance) => all * (1 - chance), 1)
  const alone = chances.map((chance, nth) =>
    chances.reduce((all, other, each) => all * (each === nth ? chance : 1 - other), 1),
  )
  const names = sides.map(({ who }) => who.name)
  return [
    ...alone.map((chance, nth): Chance => ({
      says: `${names[nth] ?? ''} wins`,
      chance,
      tone: nth === 0 ? 'good' : 'bad',
    })),
    {
      says: same ? 'A draw' : `${names[0] ?? ''} fails`,
      chance: nobody,
      tone: same ? 'plain' : 'bad',
    },
    {
      says: 'Again',
      chance: Math.max(0, 1 - nobody - alone.reduce((all, chance) => all + chance, 0)),
      tone: 'plain',
    },
  ]
}

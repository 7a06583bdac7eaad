import { compact } from '../../../common/compact.ts'
import { type Step, step } from '../../../core/outcome.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import { counted } from '../../../core/words.ts'
import { major, ourShares, type ShareBonus } from '../character/abilities.ts'
import { scoresOf } from '../character/people.ts'
import { doublings, toHundredths } from '../scales.ts'

/** Things that help a student, and how much of the difference in level each is worth. Rule GAM-PRM-08. */
export const resources = {
  'general book': { times: 1, rule: 'GAM-PRM-R01' },
  'specialized book': { times: 1, rule: 'GAM-PRM-R02' },
  immersion: { times: 0, rule: 'GAM-PRM-R03' },
  'general library': { times: 10, rule: 'GAM-PRM-R04' },
  'specialized library': { times: 20, rule: 'GAM-PRM-R05' },
  tutor: { times: 10, rule: 'GAM-PRM-R06' },
  school: { times: 20, rule: 'GAM-PRM-R07' },
} as const
export type ResourceType = keyof typeof resources

export interface Resource {
  type: ResourceType
  /** Absent for immersion. */
  level: number
}

/** Mojo a period of each row, from the first; beyond them one more for each doubling. Rule GAM-PRM-09. */
const early = [1 / 4, 1 / 3, 1 / 2] as const

/** How a campaign reads the rules of study. Rules GAM-AMB-01, GAM-AMB-42 to GAM-AMB-45. */
export interface StudyReading {
  shares?: ShareBonus
  equalExceeds?: boolean
  /** Rows are counted from the total’s own, or by the bright from one a period at least. */
  rows?: 'table' | 'example'
  beyond?: 'doubling' | 'last row'
  cap?: 'sum' | 'largest'
}

/** The row of one a period, and the last printed one. */
const [onePeriod, lastRow] = [3, 8]

/** Rules GAM-PRM-09, GAM-PRM-15, GAM-AMB-42, GAM-AMB-45. */
export function rateForTotal(
  total: number,
  intelligence = 10,
  { shares = ourShares, rows = 'table', beyond = 'doubling' }: StudyReading = {},
): number {
  if (total < 1) return 0
  const own = beyond === 'last row' ? Math.min(lastRow, doublings(total)) : doublings(total)
  const by = major(intelligence, shares)
  const row = (rows === 'example' && by > 0 ? Math.max(own, onePeriod) : own) + by
  if (row < 0) return 0
  return early[row] ?? row - 2
}

/** A student who knows more than a resource has its level of it, once. Rules GAM-PRM-08, GAM-PRM-13, GAM-PRM-14, GAM-AMB-43. */
function worth(
  { type, level }: Resource,
  student: number,
  charisma: number,
  equalExceeds: boolean,
): { total: number; once: boolean } {
  if (type === 'immersion') return { total: Math.max(0, charisma), once: false }
  if (student > level || (equalExceeds && student === level))
    return { total: Math.max(0, level), once: true }
  return { total: (level - student) * resources[type].times, once: false }
}

interface StudyRate {
  total: number
  /** Mojo a period from the resources alone. */
  perPeriod: number
  /** The most they give one project. Rules GAM-PRM-12, GAM-AMB-44. */
  cap: number
  once: boolean
}

/** Rules GAM-PRM-07, GAM-PRM-09, GAM-PRM-12 to GAM-PRM-15. */
export function studyRate(
  from: readonly Resource[],
  student: number,
  scores: { intelligence: number; charisma: number },
  reading: StudyReading = {},
): StudyRate {
  const { equalExceeds = false, cap = 'sum' } = reading
  const worths = from.map((resource) => worth(resource, student, scores.charisma, equalExceeds))
  const total = worths.reduce((sum, one) => sum + one.total, 0)
  return {
    total,
    perPeriod: rateForTotal(total, scores.intelligence, reading),
    cap: cap === 'sum' ? total : Math.max(0, ...worths.map((one) => one.total)),
    once: worths.some(({ once }) => once),
  }
}

/** Periods, their own mojo and what each point costs. Rules GAM-PRM-03 to GAM-PRM-05, GAM-PRM-10. */
export const studies = {
  normal: {
    title: 'Normal study',
    period: 'week',
    days: 7,
    base: 1,
    silver: 1,
    rule: 'GAM-PRM-03',
  },
  'free-time': {
    title: 'Free-time study',
    period: 'month',
    days: 30,
    base: 1,
    silver: 2,
    rule: 'GAM-PRM-04',
  },
  intensive: {
    title: 'Intensive study',
    period: 'two days',
    days: 2,
    base: 0,
    silver: 3,
    rule: 'GAM-PRM-05',
  },
} as const
type Study = keyof typeof studies
export const studyKinds = Object.keys(studies) as Study[]
/** Days of a period, by the kind of study. */
export const periodDays = Object.fromEntries(studyKinds.map((kind) => [kind, studies[kind].days]))

/** Mojo and silver of so many whole periods; every point is paid for, fees apart. Rules GAM-PRM-03 to GAM-PRM-05, GAM-AMB-47. */
export function studyYield(
  kind: Study,
  periods: number,
  resourceRate: number,
): { mojo: number; silver: number } {
  const { base, silver } = studies[kind]
  const mojo = periods * (base + resourceRate)
  return { mojo, silver: mojo * silver }
}

/** Days in a row of intensive study, a fraction kept. Rules GAM-PRM-05, GAM-AMB-46. */
export function intensiveLimit(wisdom: number): number {
  return wisdom / 2
}

const per = (period: string): string =>
  period.startsWith('two') ? `every ${period}` : `a ${period}`

export function ownSteps({ kind, more }: { kind: Study; more: number }): Step[] {
  const { title, base, period, silver, rule } = studies[kind]
  return compact(
    { name: title, value: `${base} mojo ${per(period)}, ${silver} silver each`, rule },
    more > 0 && step('Beyond whole periods', counted(more, 'day'), 'GAM-AMB-46'),
  )
}

export function resourceSteps(
  from: readonly Resource[],
  rate: StudyRate,
  granted: number,
  rows: number,
): Step[] {
  if (from.length === 0) return []
  return compact(
    ...from.map(({ type, level: at }): Step => ({
      name: type,
      value: at || 'by charisma',
      rule: resources[type].rule,
    })),
    from.some(({ type }) => type === 'immersion') &&
      step('Immersion', 'all or nothing', 'GAM-PRM-13'),
    step('Sum of resources', rate.total, 'GAM-PRM-08'),
    step('Rows by intelligence', rows, 'GAM-PRM-15'),
    step('Their mojo a period', toHundredths(rate.perPeriod), 'GAM-PRM-09'),
    step('At most', rate.cap, 'GAM-PRM-12'),
    step('They give', toHundredths(granted), 'GAM-PRM-10'),
    rate.once && step('Outgrown', 'one project only', 'GAM-PRM-14'),
  )
}

export function feeSteps({ fee }: { fee: number }, granted: number): Step[] {
  return fee > 0 && granted > 0
    ? [step('Fees', `${Math.floor(granted) * fee} silver`, 'GAM-PRM-11')]
    : []
}

/** Days off that each point of mojo allows. Rule GAM-PRM-06. */
const daysOff = { normal: 1, 'free-time': 6, intensive: 0.5 } as const

/** Rules GAM-PRM-05, GAM-PRM-06. */
export function afterSteps(
  creature: ReadonlyCreature,
  { kind }: { kind: Study },
  mojo: number,
): Step[] {
  const { intelligence } = scoresOf(creature)
  return compact(
    step('Time off it bears', `${mojo * daysOff[kind]} days`, 'GAM-PRM-06'),
    kind === 'intensive' && step('To be used within', counted(intelligence, 'day'), 'GAM-PRM-05'),
  )
}

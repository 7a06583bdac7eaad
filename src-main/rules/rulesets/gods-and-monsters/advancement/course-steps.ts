import type { ReadonlyCreature } from '../../../core/situation.ts'
import { counted } from '../../../core/words.ts'
import type { Step } from '../../../core/outcome.ts'
import { scoresOf } from '../people.ts'
import { resources, studies, type Resource, type Study, type StudyRate } from './study.ts'

const rounded = (figure: number): number => Math.round(figure * 100) / 100

export function ownSteps({ kind, more }: { kind: Study; more: number }): Step[] {
  const { title, base, period, silver, rule } = studies[kind]
  return [
    { name: title, value: `${base} mojo a ${period}, ${silver} silver each`, rule },
    ...(more > 0
      ? [{ name: 'Beyond whole periods', value: counted(more, 'day'), rule: 'GAM-AMB-46' as const }]
      : []),
  ]
}

export function resourceSteps(
  from: readonly Resource[],
  rate: StudyRate,
  granted: number,
  rows: number,
): Step[] {
  if (from.length === 0) return []
  return [
    ...from.map(({ type, level: at }): Step => ({
      name: type,
      value: at || 'by charisma',
      rule: resources[type].rule,
    })),
    ...(from.some(({ type }) => type === 'immersion')
      ? [{ name: 'Immersion', value: 'all or nothing', rule: 'GAM-PRM-13' as const }]
      : []),
    { name: 'Sum of resources', value: rate.total, rule: 'GAM-PRM-08' },
    { name: 'Rows by intelligence', value: rows, rule: 'GAM-PRM-15' },
    { name: 'Their mojo a period', value: rounded(rate.perPeriod), rule: 'GAM-PRM-09' },
    { name: 'At most', value: rate.cap, rule: 'GAM-PRM-12' },
    { name: 'They give', value: rounded(granted), rule: 'GAM-PRM-10' },
    ...(rate.once
      ? [{ name: 'Outgrown', value: 'one project only', rule: 'GAM-PRM-14' as const }]
      : []),
  ]
}

export function feeSteps({ fee }: { fee: number }, granted: number): Step[] {
  return fee > 0 && granted > 0
    ? [{ name: 'Fees', value: `${Math.floor(granted) * fee} silver`, rule: 'GAM-PRM-11' }]
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
  return [
    { name: 'Time off it bears', value: `${mojo * daysOff[kind]} days`, rule: 'GAM-PRM-06' },
    ...(kind === 'intensive'
      ? [
          {
            name: 'To be used within',
            value: counted(intelligence, 'day'),
            rule: 'GAM-PRM-05' as const,
          },
        ]
      : []),
  ]
}

import { counted } from '../../../core/words.ts'
import type { RuleId, Step } from '../../../core/outcome.ts'
import { fall, type FallReading } from './falling.ts'

/** Rows of the table by their dice, 1 to 7. */
const rowOf: readonly RuleId[] = [
  'GAM-FAL-T01',
  'GAM-FAL-T02',
  'GAM-FAL-T03',
  'GAM-FAL-T04',
  'GAM-FAL-T05',
  'GAM-FAL-T06',
  'GAM-FAL-T07',
]

/**
 * Explains a fall: its row of the table, and readings that apply at just 10 or 20 feet or beyond the table.
 * Rules GAM-FAL-01 to GAM-FAL-03, GAM-AMB-52, GAM-AMB-53.
 */
export function fallSteps(feet: number, reading: FallReading): Step[] {
  const { dice, seconds, evasion } = fall(feet, reading)
  return [
    { name: 'Damage', value: `${dice}d6`, rule: rowOf[dice - 1] ?? 'GAM-FAL-02' },
    ...(feet === 10 || feet === 20
      ? [
          {
            name: `Just ${feet} feet`,
            value: reading === 'table' ? 'the greater row' : 'the lesser row',
            rule: 'GAM-AMB-52' as const,
          },
        ]
      : []),
    ...(feet > 450
      ? [
          {
            name: 'Beyond the table',
            value: 'no more dice, a second for each 150 feet more',
            rule: 'GAM-FAL-T08' as const,
          },
        ]
      : []),
    { name: 'Time', value: counted(seconds, 'second'), rule: 'GAM-FAL-02' },
    {
      name: 'Evasion',
      value: { negates: 'no harm', halves: 'half harm, no injury', none: 'no help' }[evasion],
      rule: 'GAM-FAL-01',
    },
    { name: 'Injuries', value: `one point of each die, ${dice}`, rule: 'GAM-FAL-03' },
  ]
}

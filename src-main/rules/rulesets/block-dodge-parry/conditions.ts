import type { ConditionKind } from '../../core/ruleset/magic.ts'
import { diseases } from './harm/disease/index.ts'
import { kindsOfWound } from './harm/wounds.ts'
import { causes, deprivedMark } from './rest/deprivation.ts'
import { fedMark } from './rest/meals.ts'
import { salves, tonic } from './rest/night.ts'
import { stiffened } from './wildcrafting/use.ts'

/** Conditions of this game, for the GM to set by hand and the screen to explain. */
export const conditions: readonly ConditionKind[] = [
  { name: 'dead', says: 'STR 0, or a blow to the head.', rule: 'BDP-CRIT-02' },
  { name: 'immobilised', says: 'DEX 0, or a failed save of DEX.', rule: 'BDP-CRIT-03' },
  { name: 'debilitated', says: 'WIL 0, or a failed save of WIL.', rule: 'BDP-CRIT-04' },
  { name: 'unconscious', says: 'Knows nothing until woken.', rule: 'BDP-CRIT-03' },
  { name: 'out', says: 'A foe that takes no further part.', rule: 'BDPX-GAP-10' },
  { name: 'one eye', says: 'An eye is lost.', rule: 'BDP-CRIT-06' },
  { name: 'scarred', says: 'A cool scar.', rule: 'BDP-CRIT-06' },
  { name: 'surprised', says: 'The others have a free round.', rule: 'BDPX-SUR-02' },
  { name: 'fleeing', says: 'Its morale has broken.', rule: 'BDPX-MOR-01' },
  { name: 'fled', says: 'Got away.', rule: 'BDPX-RET-01' },
  { name: 'prone', says: 'Tripped by a gambit.', rule: 'BDPX-GMB-01' },
  { name: 'shocked', says: 'Fails the next DEX save.', rule: 'BDPX-WPN-04' },
  { name: 'bleeding', says: '1d4 STR at its next turn.', rule: 'BDPX-WPN-04' },
  ...causes.map((cause): ConditionKind => ({
    name: deprivedMark(cause),
    says: `Lacks ${cause}: no HP and no ability points come back.`,
    rule: 'BDP-DEP-01',
    stopsHealing: ['hp', 'str', 'dex', 'wil'],
  })),
  { name: fedMark, says: 'The day’s meal is had.', rule: 'BDP-FOOD-01', good: true },
  ...diseases.map(({ name, signs }): ConditionKind => ({
    name,
    says: `${signs}; a STR save each day.`,
    rule: 'BDP-DIS-04',
  })),
  ...kindsOfWound.flatMap((type): ConditionKind[] => [
    { name: `Light ${type}`, says: 'A slot; heals in the field.', rule: 'BDP-WND-03' },
    { name: `Severe ${type}`, says: 'A slot; heals in a week of care.', rule: 'BDP-WND-04' },
    { name: `Permanent ${type}`, says: 'A slot for good.', rule: 'BDP-WND-05' },
  ]),
  ...salves.map(({ name, ability, rule }): ConditionKind => ({
    name,
    says: `1d3 ${ability} back in the coming night.`,
    rule,
    good: true,
  })),
  { name: tonic, says: 'The coming sleep is a step better.', rule: 'BDP-WILD-09', good: true },
  {
    name: stiffened,
    says: 'Stiff joints at will: hard to disarm, easy to climb.',
    rule: 'BDP-WILD-13',
  },
]

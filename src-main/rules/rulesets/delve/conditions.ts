import type { ConditionKind } from '../../core/ruleset/magic.ts'
import { woundNames } from './harm/wounds.ts'
import { encumberedMark } from './load.ts'
import { spells } from './magic/spells.ts'
import { hungry } from './supplies.ts'

/** Conditions of this game, for the GM to set by hand and the screen to explain. */
export const conditions: readonly ConditionKind[] = [
  { name: 'dying', says: 'Can only crawl; an hour to be helped.', rule: 'DLV-ATK-03' },
  {
    name: hungry,
    says: 'Went without food: no HP comes back until a long rest.',
    rule: 'DLV-WTR-05',
    stopsHealing: ['hp'],
  },
  {
    name: encumberedMark,
    says: 'Carries too much: HP stays at 0 until the load is less.',
    rule: 'DLV-INV-04',
    stopsHealing: ['hp'],
  },
  { name: 'stable', says: 'Helped; lies still until HP comes back.', rule: 'DLV-ATK-03' },
  { name: 'out', says: 'A foe that takes no further part.', rule: 'E-DLV-17' },
  { name: 'dead', says: 'STR 0, or nobody helped in time.', rule: 'DLV-ABL-01' },
  { name: 'paralysed', says: 'DEX 0, or held by a spell.', rule: 'DLV-ABL-01' },
  { name: 'delirious', says: 'WIL 0.', rule: 'DLV-ABL-01' },
  { name: 'surprised', says: 'Does nothing in the first round.', rule: 'DLVX-ANS-22' },
  { name: 'fleeing', says: 'Its morale has broken.', rule: 'DLV-MOR-01' },
  { name: 'fled', says: 'Got away.', rule: 'DLV-FLEE-01' },
  { name: 'prone', says: 'Tripped.', rule: 'DLV-MNV-01' },
  { name: 'blinded', says: 'Attacks are impaired.', rule: 'DLV-MNV-01' },
  {
    name: 'out of the body',
    says: 'Steers a dominated creature, and does nothing itself.',
    rule: 'DLV-SPELL-07',
    alters: ['DLV-ATK-01', 'DLV-MAG-02'],
  },
  { name: 'silenced', says: 'Cannot read a spell aloud.', rule: 'DLV-MAG-02' },
  ...woundNames.map((name): ConditionKind => ({
    name,
    says: 'Lasts until magic heals it.',
    rule: 'DLV-WND-02',
  })),
  ...spells.flatMap(({ mark, says, rule, alters }): ConditionKind[] =>
    mark && mark !== 'paralysed' ? [{ name: mark, says, rule, ...(alters && { alters }) }] : [],
  ),
]

import { marksOnly } from '../../common/spell-marks.ts'
import type { ConditionKind } from '../../core/ruleset/magic.ts'
import { spellRows } from './magic/spells.ts'

/** Conditions that spells leave, each with the rule of its spell. */
const ofSpells: readonly ConditionKind[] = [
  ...spellRows.flatMap(({ mark, says, rule, alters }) =>
    mark ? [{ name: mark, says, rule, ...(alters && { alters }) }] : [],
  ),
  ...(['neutral', 'friendly', 'infatuated'] as const).map((name) => ({
    name,
    says: 'As far as Charm has brought them; another goes on from there.',
    rule: 'HRT-SPELL-03' as const,
    alters: ['HRT-SPELL-03' as const],
  })),
  {
    name: 'out of body',
    says: 'Steers another by Dominate; lies helpless.',
    rule: 'HRT-SPELL-06',
    alters: ['HRT-ATK-01', 'HRT-MAG-03'],
  },
  {
    name: 'holds the dead',
    says: 'Keeps the raised dead standing; end the spell for their die.',
    rule: 'HRT-SPELL-01',
    alters: ['HRT-SPELL-01'],
  },
  {
    name: 'undead servant',
    says: marksOnly('Raised, and serves for good.'),
    rule: 'HRT-SPELL-01',
  },
]

/** Every state HEARTS names, and those its spells lay on somebody. */
export const conditions: readonly ConditionKind[] = [
  { name: 'dead', says: 'Rest brings nobody back.', rule: 'HRT-HEAL-04' },
  { name: 'dying', says: 'At 0 HP and not yet gone; the GM says how long.', rule: 'HRT-ATK-04' },
  { name: 'fleeing', says: 'Morale has broken; runs.', rule: 'HRT-MOR-01' },
  { name: 'fled', says: 'Has got away from the fight.', rule: 'HRTX-MOS-01' },
  { name: 'surprised', says: 'Does nothing in this round.', rule: 'GF-MEET-07' },
  ...ofSpells,
]

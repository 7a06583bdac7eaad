import type { Action } from '../../../core/action.ts'
import type { ConditionKind } from '../../../core/ruleset/magic.ts'
import { marksOnly } from '../../../common/spell-marks.ts'
import { cast } from './cast.ts'
import { endSpell } from './ending.ts'
import { flight } from './flight.ts'
import { spellRows } from './rows.ts'
import { spellbook } from './spellbook.ts'

export { spellRows as spells } from './rows.ts'
export { spellsOver } from './lasting.ts'
export { booksUnread } from './spellbook.ts'

export const magic: readonly Action[] = [cast, flight, endSpell, spellbook]

/** Conditions that spells leave, each with the rule of its spell. */
export const spellConditions: readonly ConditionKind[] = [
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

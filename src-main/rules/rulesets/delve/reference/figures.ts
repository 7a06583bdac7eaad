import { figures, figuresByRule, rolledFigures, type Figures } from '../../../core/reference.ts'
import type { GearRow } from '../../../core/ruleset/gear.ts'
import { moraleByTable } from '../../../monsters/conversion/morale.ts'
import { gear } from '../gear.ts'
import { woundNames, woundMeans } from '../harm/wounds.ts'
import { spells, spellScale, type DelveSpell } from '../magic/spells.ts'
import { tables } from '../tables.ts'

const rulesOf = (rows: readonly GearRow[]): string =>
  [...new Set(rows.map(({ rule }) => rule))].join(' ')
const having = (start: string): GearRow[] => gear.filter(({ rule }) => rule.startsWith(start))

const thing = { Thing: ({ name }: GearRow) => name, Silver: ({ cost }: GearRow) => cost }
const notes = { Notes: ({ notes: said }: GearRow) => said }

const armour = gear.filter(({ gives }) => gives?.dr !== undefined)
const weapons = gear.filter(({ die }) => die)
const small = having('DLVX-ANS-24')
const units = having('DLV-INV')

const spell = {
  Spell: ({ name }: DelveSpell) => name,
  Reaches: ({ reach }: DelveSpell) => reach,
  Save: ({ save }: DelveSpell) => save,
  Lasts: ({ lasts }: DelveSpell) => (lasts === 'minutes' ? '10 minutes a level' : lasts),
}

/** Figures of the rules, from the data that the actions use. */
export const listed: readonly Figures[] = [
  figures(`DLV-EQ-05 ${rulesOf(armour)}`, armour, {
    ...thing,
    DR: ({ gives }) => gives?.dr,
    ...notes,
  }),
  figures(rulesOf(weapons), weapons, {
    ...thing,
    Die: ({ die }) => die,
    Hands: ({ hands }) => hands,
    ...notes,
  }),
  figures(`${rulesOf(having('DLV-TRN'))} DLV-TRN-07 DLV-TRN-08`, having('DLV-TRN'), {
    ...thing,
    WIL: ({ beast }) => beast?.wil,
    ...notes,
  }),
  figures(rulesOf(units), units, { ...thing, ...notes }),
  figures(rulesOf(small), small, { ...thing, ...notes }),
  figures('DLV-WND-02', woundNames, { Wound: (name) => name, Means: (name) => woundMeans[name] }),
  figures('DLV-MAG-01 DLV-MAG-02', spells, spell),
  ...figuresByRule(spells, spell),
  figures('DLV-SPELL-20', [1, 2, 3, 4, 5, 6, 7, 8, 9], {
    Level: (level) => level,
    'Dead for at most': (level) => spellScale('Speak with Dead', level).maxDead,
  }),
  figures(
    'DLVX-CRN-12',
    Array.from({ length: 20 }, (_, at) => at + 1),
    {
      WIL: (wil) => wil,
      Morale: (wil) => moraleByTable(wil, 'floorRow'),
    },
  ),
  ...rolledFigures(tables),
]

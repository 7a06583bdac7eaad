import { figures, figuresByRule, rolledFigures, type Figures } from '../../../core/reference.ts'
import type { GearRow } from '../../../core/ruleset/gear.ts'
import { moraleByTable } from '../../../monsters/conversion/morale.ts'
import { experienceTitles, experienceNamed } from '../combat/rout-numbers.ts'
import { languages, spokenBy } from '../encounters/languages.ts'
import { skills } from '../fields.ts'
import { gear } from '../gear.ts'
import { bandStep } from '../harm/damage.ts'
import { spellRows, spellScale, type HeartsSpell } from '../magic/spells.ts'
import { armourHp, cairnArmourHp, manaOf } from '../monsters/conversion.ts'
import { tables } from '../tables.ts'

const all = gear.map(({ rule }) => rule).join(' ')

const of = {
  Thing: ({ name }: GearRow) => name,
  Coins: ({ cost }: GearRow) => cost,
  Die: ({ die }: GearRow) => die,
  Hands: ({ hands }: GearRow) => hands,
  AP: ({ gives }: GearRow) => gives?.maxAp,
  Mana: ({ gives }: GearRow) => gives?.maxMana,
  Notes: ({ notes }: GearRow) => notes,
}

const spell = {
  d20: ({ roll }: HeartsSpell) => roll,
  Spell: ({ name }: HeartsSpell) => name,
  Reaches: ({ reach }: HeartsSpell) => reach,
  Save: ({ save }: HeartsSpell) => save,
}

const mana = [1, 2, 3, 4, 5, 6]

/** Figures of the rules, from the data that the actions use. */
export const listed: readonly Figures[] = [
  figures(`HRT-EQ-02 ${all}`, gear, of),
  figures('HRT-SKILL-03', skills, {
    Kind: ({ title }) => title,
    Skills: (row) => row.skills.join(', '),
  }),
  figures('HRT-LANG-01..06', languages, {
    Language: (name) => name,
    'Spoken by': (name) => spokenBy[name].says,
  }),
  figures('HRT-ATK-02 E-HRT-05', [3, 4, 8, 12], {
    'Dice and hits': (total) => bandStep(total, 'cap3').value,
  }),
  figures('HRTX-MOR-03..07', experienceTitles.map(experienceNamed), {
    People: ({ title }) => title,
    'Rout on 2d6': ({ rout }) => `${rout} up`,
    Such: ({ says }) => says,
  }),
  figures('HRT-MAG-02', spellRows, spell),
  ...figuresByRule(spellRows, spell),
  figures('HRT-SPELL-15 HRT-SPELL-21 E-HRT-14', mana, {
    Mana: (spent) => (spent === 6 ? '6 and more' : spent),
    'Dead for at most': (spent) => spellScale('Speak with Dead', spent).maxDead,
  }),
  figures('HRT-BX-03 HRT-BX-04', ['none', 'moderate', 'heavy'] as const, {
    Hide: (hide) => ({ none: 'none', moderate: 'like chain', heavy: 'like plate' })[hide],
    'HP more': (hide) => armourHp[hide],
  }),
  figures('HRT-BX-08', ['none', 'slight', 'moderate', 'major'] as const, {
    Magic: (magic) => magic,
    Mana: (magic) => manaOf[magic],
  }),
  figures('HRT-CAIRN-02', [0, 1, 2, 3], { Armor: (armor) => armor, 'HP more': cairnArmourHp }),
  figures(
    'HRT-CAIRN-05 HRT-CAIRN-06 E-HRT-08',
    Array.from({ length: 20 }, (_, at) => at + 1),
    { WIL: (wil) => wil, Morale: (wil) => moraleByTable(wil, 'floorRow') },
  ),
  ...rolledFigures(tables),
]

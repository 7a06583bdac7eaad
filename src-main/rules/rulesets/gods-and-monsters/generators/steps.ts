import type { CreationStep } from '../../../core/creation.ts'
import { archetypes, archetypeOf } from '../character/archetypes.ts'
import { species } from '../character/species.ts'

/** Steps of a new character in the order of the book. Rules GAM-CRE-03 to GAM-CRE-16, GAMX-CRE-01. */
export const creationSteps: readonly CreationStep[] = [
  {
    title: 'Motivation and code',
    says: 'One sentence: although X, I will explore the ruins because Y. A moral code is optional, but a prophet has one: Good, unless another is chosen.',
    rule: 'GAMX-CRE-02',
    asks: ['motivation', 'moralCode'],
  },
  {
    title: 'Archetype',
    says: 'Warrior, thief, sorceror, prophet or monk: it names the ability, the reaction and what feeds verve.',
    rule: 'GAM-ADV-01',
    asks: ['archetype', 'specialties'],
    dice: ['archetype'],
    shows: archetypes.map((each) => archetypeOf[each].rule),
  },
  {
    title: 'Species',
    says: 'A species moves abilities, and is the specialty of the first level.',
    rule: 'GAMX-SPC-03',
    asks: ['species'],
    dice: ['species'],
    shows: species.map(({ rule }) => rule),
  },
  {
    title: 'Abilities',
    says: 'Six times 4d6 without the lowest die, or the fixed six; place them from the best to the least.',
    rule: 'GAM-CRE-04',
    asks: ['scores', 'order'],
    dice: ['score '],
    shows: ['GAMX-CON-06', 'GAMX-CON-07'],
  },
  {
    title: 'Fields and skills',
    says: 'As many fields as intelligence, wisdom and charisma allow, each with one skill; the native culture besides.',
    rule: 'GAM-CRE-09',
    asks: ['fields', 'culture', 'etiquette'],
    dice: ['field ', 'skill '],
    shows: ['GAM-CRE-07', 'GAM-CRE-08'],
  },
  {
    title: 'Age and body',
    says: 'Age, height and weight by the dice of the species. Years beyond youth bring skills to spend.',
    rule: 'GAM-CRE-14',
    asks: ['extras'],
    dice: ['age', 'height and weight'],
    shows: ['GAM-CRE-15'],
  },
  {
    title: 'Level',
    says: 'A d10 for each level above the first, and the experience that it takes.',
    rule: 'GAM-ADV-10',
    asks: ['level'],
    dice: ['level '],
    shows: ['GAM-ADV-02', 'GAM-CRE-05', 'GAM-CRE-06', 'GAM-CRE-10', 'GAM-CRE-11', 'GAM-CRE-13'],
  },
  {
    title: 'Gear',
    says: 'As many silver coins as the archetype’s ability; mojo may be turned into more.',
    rule: 'GAM-EQ-01',
    asks: ['traded', 'kit', 'gear'],
    shows: ['GAM-EQ-04', 'GF-SHOP-01'],
  },
  {
    title: 'Name',
    says: 'A name of the player’s, or one of our list.',
    rule: 'GF-KIT-01',
    asks: ['name'],
    dice: ['name'],
  },
]

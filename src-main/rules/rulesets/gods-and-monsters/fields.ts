import type { RuleId } from '../../core/outcome.ts'
import type { Field } from '../../core/ruleset/characters.ts'
import { upperFirst } from '../../core/words.ts'
import { abilities, plainScore, reactions } from './character/abilities.ts'
import { archetypeOf, archetypes } from './character/archetypes.ts'
import { sizes } from './scales.ts'

const everywhere = { sheet: true, print: true, monster: true } as const
const onPeople = { sheet: true, print: true, monster: false } as const
const nowhere = { sheet: false, print: false, monster: false } as const

/** Fields of a pool and its maximum. */
function pool(id: string, label: string, title: string, rule: RuleId, monster: boolean): Field[] {
  const full = `max${upperFirst(id)}`
  return [
    {
      id,
      label,
      title,
      min: 0,
      max: 999,
      most: full,
      show: { strip: 'pips', sheet: true, print: true, monster },
      rule,
    },
    {
      id: full,
      label: `Full ${label}`,
      title: `Most ${title.toLowerCase()}`,
      min: 0,
      max: 999,
      show: nowhere,
      rule,
    },
  ]
}

function number(
  id: string,
  label: string,
  title: string,
  rule: RuleId,
  show: Field['show'],
  [min, max]: readonly [number, number] = [0, 999],
): Field {
  return { id, label, title, min, max, show, rule }
}

/**
 * Numbers of a creature in this game. Survival stands in `hp`, where every part of the screen looks
 * for what a blow is taken from.
 */
export const fields: readonly Field[] = [
  ...pool('hp', 'Survival', 'Survival', 'GAM-CRE-06', true),
  ...pool('verve', 'Verve', 'Verve', 'GAM-CRE-06', false),
  {
    ...number('injuries', 'Inj', 'Injury points', 'GAM-INJ-01', { ...everywhere, strip: 'number' }),
    harms: true,
  },
  number('pool', 'Pool', 'Temporary pool', 'GAM-SUR-10', everywhere),
  ...abilities.map((id): Field => ({
    ...number(id, id.slice(0, 3).toUpperCase(), upperFirst(id), 'GAM-CON-01', everywhere, [0, 30]),
    ordinary: { score: plainScore(id), scale: '3d6' },
  })),
  ...reactions.map((id): Field => ({
    ...number(id, upperFirst(id), upperFirst(id), 'GAM-CRE-11', everywhere, [-20, 99]),
    ordinary: { score: plainScore(id), scale: 'own' },
  })),
  number('mojo', 'Mojo', 'Mojo', 'GAM-CRE-05', { ...onPeople, strip: 'number' }),
  number('experience', 'XP', 'Experience points', 'GAM-ADV-02', onPeople, [0, 9_999_999]),
  number('level', 'Level', 'Level', 'GAM-ADV-02', everywhere, [0, 99]),
  ...archetypes.map((id) =>
    number(
      id,
      archetypeOf[id].title,
      `${archetypeOf[id].title} levels`,
      archetypeOf[id].rule,
      onPeople,
      [0, 99],
    ),
  ),
  number('fightingArt', 'Fighting Art', 'Fighting Art bonus', 'GAM-ADV-11', onPeople, [-20, 99]),
  number(
    'attackBonus',
    'Attack',
    'Attack bonus in close combat',
    'GAM-CRE-13',
    everywhere,
    [-20, 99],
  ),
  number(
    'damageBonus',
    'Damage',
    'Damage bonus in close combat',
    'GAM-CRE-13',
    everywhere,
    [-20, 99],
  ),
  number(
    'missileBonus',
    'Missile',
    'Attack bonus thrown or shot',
    'GAM-CRE-13',
    everywhere,
    [-20, 99],
  ),
  number('defense', 'Def', 'Defense', 'GAM-ARM-01', { ...everywhere, strip: 'guard' }, [-20, 99]),
  number('movement', 'Movement', 'Movement', 'GAM-CRE-10', everywhere, [0, 200]),
  number('carry', 'Carry', 'Items carried', 'GAM-CRE-10', onPeople, [0, 99]),
  {
    ...number('size', 'Size', 'Size, fine 0 to titanic 7', 'GAM-SIZ-01', everywhere, [0, 7]),
    words: sizes,
  },
  number('age', 'Age', 'Age in years', 'GAM-CRE-14', onPeople, [0, 99_999]),
  number('combatPool', 'Combat pool', 'Combat bonus points', 'GAM-AMB-38', onPeople),
  number('picks', 'Extras', 'Extra skills or bonuses of age', 'GAM-CRE-14', {
    sheet: true,
    print: false,
    monster: false,
  }),
  {
    ...number('coins', 'Silver', 'Silver coins', 'GAM-EQ-01', onPeople, [0, 9_999_999]),
    parts: true,
  },
]

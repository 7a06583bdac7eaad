import { animateDeadEnds } from '../../raised.ts'
import type { Operations } from '../../worked-checks/operations.ts'
import { choiceIn, itIs, listIn, numberIn, numbersIn, optionIn } from '../../worked-checks/operations.ts'
import { newCharacter } from './character.ts'
import { skillTest } from './checks.ts'
import { endCombat } from './combat/end.ts'
import { initiative } from './combat/initiative.ts'
import { moraleCheck } from './combat/morale.ts'
import {
  convertBx,
  convertCairn,
  moraleToWil,
  wilToMorale,
  type BxSave,
  type Magic,
  type MoraleGap,
} from './conversion.ts'
import { reaction } from './encounters.ts'
import { loadout, purchase } from './gear.ts'
import { applyHits, attack, hits } from './harm.ts'
import { augury, flyTurn, randomSpell, spellDamage, spells, spellScale } from './magic/figures.ts'
import { save } from './saves.ts'
import { nightRest, weekInTown, type Pools } from './rest/recovery.ts'

const caps = ['none', 20] as const
const gaps: readonly MoraleGap[] = ['floorRow', 'insert5', 'nearest']
const saves: readonly BxSave[] = ['tenPlusHd', 'average', 'inverted']

/** The rule functions of HEARTS by the names that worked checks use. */
export const operations: Operations = {
  'hearts.newCharacter': (i) => newCharacter(numbersIn(i, 'coinDice')),
  'hearts.purchase': (i) => purchase(numberIn(i, 'coins'), listIn(i, 'items').map(String)),
  'hearts.loadout': (i) =>
    loadout(listIn(i, 'items').map(String), {
      apStacking: optionIn(i, 'apStacking', ['sum', 'oneBodyArmour']),
      manaStacking: optionIn(i, 'manaStacking', ['sum', 'best']),
    }),
  'hearts.skillTest': (i) =>
    skillTest(numberIn(i, 'score'), numberIn(i, 'roll'), optionIn(i, 'scoreCap', caps)),
  'hearts.save': (i) => save(numberIn(i, 'st'), numberIn(i, 'roll'), optionIn(i, 'scoreCap', caps)),
  'hearts.reaction': (i) =>
    reaction(numberIn(i, 'languageScore'), numberIn(i, 'roll'), optionIn(i, 'scoreCap', caps)),
  'hearts.initiative': (i) => ({ first: initiative(numberIn(i, 'party'), numberIn(i, 'foes')) }),
  'hearts.hits': (i) => ({
    hits: hits(numberIn(i, 'total'), optionIn(i, 'maxHits', ['cap3', 'per4'])),
  }),
  'hearts.applyHits': (i) => applyHits(numberIn(i, 'ap'), numberIn(i, 'hp'), numberIn(i, 'hits')),
  'hearts.attack': (i) =>
    attack(
      numberIn(i, 'total'),
      numberIn(i, 'ap'),
      numberIn(i, 'hp'),
      optionIn(i, 'maxHits', ['cap3', 'per4']),
    ),
  'hearts.endCombat': (i) => endCombat(numberIn(i, 'maxAp')),
  'hearts.nightRest': (i) => nightRest(poolsIn(i), choiceIn(i, 'choice', ['hp', 'mana'])),
  'hearts.weekInTown': (i) => weekInTown(poolsIn(i)),
  'hearts.randomSpell': (i) => randomSpell(numberIn(i, 'd20')),
  'hearts.animateDeadEnds': (i) => animateDeadEnds(numberIn(i, 'd6')),
  'hearts.augury': (i) => augury(numberIn(i, 'd6'), numberIn(i, 'sacrificeHp')),
  'hearts.spellScale': (i) => spellScale(choiceIn(i, 'spell', spells), numberIn(i, 'mana')),
  'hearts.flyTurn': (i) => flyTurn(itIs(i, 'reliableOver'), numberIn(i, 'd6')),
  'hearts.spellDamage': (i) =>
    spellDamage(numberIn(i, 'mana'), itIs(i, 'saved'), optionIn(i, 'halfRounding', ['down', 'up'])),
  'hearts.convertBx': (i) =>
    convertBx({
      hd: numberIn(i, 'hd'),
      armour: choiceIn(i, 'armour', ['none', 'moderate', 'heavy']),
      magic:
        'magic' in i
          ? choiceIn<Magic>(i, 'magic', ['none', 'slight', 'moderate', 'major'])
          : 'none',
      ...('saves' in i ? { saves: numbersIn(i, 'saves') } : {}),
      options: { bxSave: optionIn(i, 'bxSave', saves) },
    }),
  'hearts.convertCairn': (i) =>
    convertCairn({ hp: numberIn(i, 'hp'), str: numberIn(i, 'str'), armor: numberIn(i, 'armor') }),
  'hearts.moraleToWil': (i) =>
    moraleToWil({
      morale: numberIn(i, 'morale'),
      options: { moraleGap: optionIn(i, 'moraleGap', gaps) },
    }),
  'hearts.wilToMorale': (i) =>
    wilToMorale({
      wil: numberIn(i, 'wil'),
      options: { moraleGap: optionIn(i, 'moraleGap', gaps) },
    }),
  'hearts.moraleCheck': (i) => moraleCheck(numberIn(i, 'morale'), numbersIn(i, 'dice')),
}

function poolsIn(input: Record<string, unknown>): Pools {
  return {
    hp: numberIn(input, 'hp'),
    maxHp: numberIn(input, 'maxHp'),
    mana: numberIn(input, 'mana'),
    maxMana: numberIn(input, 'maxMana'),
  }
}

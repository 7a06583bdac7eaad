import { characters } from './character.ts'
import {
  choiceIn,
  listIn,
  numberIn,
  numbersIn,
  optionIn,
  textIn,
  type Operations,
  type Values,
} from '../../worked-checks/operations.ts'
import { explorerJournalLost, expToAdvance, levelUp, packageNames } from './advancement/figures.ts'
import { attribute, attributes, rollAttribute, type Attribute } from './attributes.ts'
import { check } from './checks/attribute-check.ts'
import { skill } from './checks/contest.ts'
import { coins, exchanged } from './coins.ts'
import { item, pieceNamed } from './gear.ts'
import { startingValues } from './generators/starting.ts'
import { mayUse } from './limits.ts'
import { slots } from './load.ts'
import { canCast } from './magic/casting.ts'
import { maxSpellLevel, spellsKnown, turnFlee, turnRoll } from './magic/figures.ts'
import { ancestries, withAncestry, type AncestryId } from './origins/ancestries.ts'
import { backgrounds, startingCoins } from './origins/backgrounds.ts'
import { paths, type PathId } from './origins/paths.ts'
import { comBonus, fieldOf } from './people.ts'
import { saveTrial, threatNames, threats, type Threat } from './saves.ts'
import { tiers, upkeep } from './town/figures.ts'
import { playOperations } from './play-operations.ts'

const ancestryIds = ancestries.map(({ id }) => id)
const backgroundIds = backgrounds.map(({ id }) => id)
const pathIds = paths.map(({ id }) => id)

/** True when a field is present and not null. */
function has(input: Values, key: string): boolean {
  return (input[key] ?? null) !== null
}

function attributeIn(input: Values): { attribute?: Attribute } {
  return has(input, 'attribute') ? { attribute: choiceIn(input, 'attribute', attributes) } : {}
}

function pathIn(input: Values): { path?: PathId } {
  return has(input, 'path') ? { path: choiceIn(input, 'path', pathIds) } : {}
}

function ancestryIn(input: Values): { ancestry?: AncestryId } {
  return has(input, 'ancestry') ? { ancestry: choiceIn(input, 'ancestry', ancestryIds) } : {}
}

/** A house rule that is a number, or a word. */
function optionNumber<T extends number | 'none'>(
  input: Values,
  key: string,
  otherwise: T,
): number | T {
  const options = input['options'] as Values | undefined
  const value = options?.[key]
  return typeof value === 'number' ? value : otherwise
}

function orNone(input: Values, key: string): number {
  return has(input, key) ? numberIn(input, key) : 0
}

function modOr(input: Values, key: string): number {
  return has(input, key) ? attribute(numberIn(input, key)).mod : 0
}

function scoresIn(input: Values): Partial<Record<Attribute, number>> {
  const scores = input['scores'] as Values
  return Object.fromEntries(
    attributes.flatMap((each) => (has(scores, each) ? [[each, numberIn(scores, each)]] : [])),
  )
}

/** The rule functions of Heartbreaker by the names that worked checks use. */
export const operations: Operations = {
  ...playOperations,
  'hbk.rollAttribute': (i) => rollAttribute(numbersIn(i, 'dice')),
  'hbk.attribute': (i) => attribute(numberIn(i, 'score')),
  'hbk.ancestry': (i) =>
    withAncestry(
      choiceIn(i, 'ancestry', ancestryIds),
      scoresIn(i),
      has(i, 'humanPick') ? choiceIn(i, 'humanPick', attributes) : undefined,
    ),
  'hbk.startingValues': (i) =>
    startingValues(
      {
        staDice: numbersIn(i, 'staDice'),
        con: has(i, 'con') ? numberIn(i, 'con') : 10,
        int: has(i, 'int') ? numberIn(i, 'int') : 10,
        background: choiceIn(i, 'background', backgroundIds),
        path: choiceIn(i, 'path', pathIds),
        peasantDie: orNone(i, 'peasantDie'),
        seekerDie: orNone(i, 'seekerDie'),
      },
      {
        con: optionIn(i, 'conOnStaDice', ['oncePerRoll', 'perDie']),
        least: optionNumber(i, 'startStaMin', 1),
      },
    ),
  'hbk.startingCoins': (i) =>
    startingCoins(choiceIn(i, 'background', backgroundIds), numbersIn(i, 'dice')),
  'hbk.save': (i) => {
    const { attribute: by } = attributeIn(i)
    const blank = characters.blank('c1', 'Odo')
    const saver = {
      ...blank,
      tags: has(i, 'path') ? { [choiceIn(i, 'path', pathIds)]: true as const } : {},
      values: {
        ...blank.values,
        sav: numberIn(i, 'sav'),
        ski: orNone(i, 'ski'),
        ...(by ? { [fieldOf[by]]: has(i, 'score') ? numberIn(i, 'score') : 10 } : {}),
      },
    }
    const { score } = saveTrial(saver, by ? { threat: threatTo(by) } : {})
    const d20 = numberIn(i, 'd20')
    return { total: d20 + numberIn(i, 'sav') - score, success: d20 >= score }
  },
  'hbk.skill': (i) =>
    skill(
      numberIn(i, 'd20'),
      numberIn(i, 'ski'),
      numberIn(i, 'oppD20'),
      numberIn(i, 'oppD6'),
      modOr(i, 'score'),
    ),
  'hbk.expToAdvance': (i) => expToAdvance(numberIn(i, 'lvl')),
  'hbk.levelUp': (i) =>
    levelUp(
      choiceIn(i, 'choice', packageNames),
      numberIn(i, 'die'),
      modOr(i, 'con'),
      {
        sta: numberIn(i, 'sta'),
        sav: numberIn(i, 'sav'),
        com: numberIn(i, 'com'),
        ski: numberIn(i, 'ski'),
        mag: numberIn(i, 'mag'),
      },
      {
        least: optionIn(i, 'levelStaMin', [0, 1, 'none']),
        savMin: optionNumber(i, 'savMin', 'none'),
      },
    ),
  'hbk.comBonus': (i) => comBonus(numberIn(i, 'com')),
  'hbk.spellsKnown': (i) => spellsKnown(numberIn(i, 'mag')),
  'hbk.maxSpellLevel': (i) =>
    maxSpellLevel(numberIn(i, 'mag'), optionIn(i, 'maxSpellLevel', ['1+floor', 'floor', 'ceil'])),
  'hbk.canCast': (i) =>
    canCast(
      numberIn(i, 'freeHands'),
      has(i, 'armour') && pieceNamed(textIn(i, 'armour'))?.metal === true,
    ),
  'hbk.turnRoll': (i) =>
    turnRoll(
      numberIn(i, 'd20'),
      numberIn(i, 'lvl'),
      numberIn(i, 'monsterD20'),
      numberIn(i, 'monsterHd'),
    ),
  'hbk.turnFlee': (i) => turnFlee(numberIn(i, 'budget'), listIn(i, 'hds').map(Number)),
  'hbk.coins': (i) =>
    exchanged(
      numberIn(i, 'amount'),
      choiceIn(i, 'unit', coins),
      choiceIn(i, 'to', coins),
      optionIn(i, 'silverCopper', ['two', 'five']),
    ),
  'hbk.upkeep': (i) => upkeep(choiceIn(i, 'tier', tiers), numberIn(i, 'd6'), pathIn(i).path),
  'hbk.slots': (i) =>
    slots(
      {
        equipment: numberIn(i, 'equipment'),
        accessories: numberIn(i, 'accessories'),
        load: numberIn(i, 'load'),
      },
      optionNumber(i, 'slotsPerList', 5),
    ),
  'hbk.check': (i) => check(numberIn(i, 'chanceIn6'), numberIn(i, 'd6')),
  'hbk.item': (i) =>
    item(choiceIn(i, 'table', ['melee', 'ranged', 'armour', 'shield']), textIn(i, 'name')),
  'hbk.mayUse': (i) =>
    mayUse({
      ...(has(i, 'weapon') ? { weapon: textIn(i, 'weapon') } : {}),
      ...ancestryIn(i),
      ...(has(i, 'armour') ? { armour: textIn(i, 'armour') } : {}),
      crossbowIsBow: optionIn(i, 'crossbowIsBow', [false, true]),
    }),
  'hbk.reload': (i) => ({ rounds: pieceNamed(textIn(i, 'weapon'))?.reload ?? 0 }),
  'hbk.explorerJournalLost': (i) => explorerJournalLost(numberIn(i, 'lvl'), numberIn(i, 'exp')),
}

/** A threat that is saved against with this attribute. */
function threatTo(by: Attribute): Threat {
  return threatNames.find((threat) => threats[threat] === by) ?? 'anything else'
}

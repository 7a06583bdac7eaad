import {
  choiceIn,
  listIn,
  numberIn,
  numbersIn,
  optionIn,
  textIn,
  type Operations,
  type Values,
  isTrue,
} from '../../worked-checks/operations.ts'
import { playAction, situationOf } from '../../worked-checks/play.ts'
import { isRefusal } from '../../core/preview.ts'
import { judgeCheck } from '../../common/check.ts'
import type { Creature } from '../../core/state/creature.ts'
import { characters } from './character/index.ts'
import { explorerJournalLost } from './advancement/explorer.ts'
import { expToAdvance, levelUp, packageNames } from './advancement/level.ts'
import { attribute, attributes, rollAttribute, type Attribute } from './character/attributes.ts'
import { skill } from './checks/skill-roll.ts'
import { coins, convertCoins } from './money.ts'
import { pieceNamed, stackBonuses, gear } from './gear.ts'
import { startingValues } from './generators/starting.ts'
import { mayUse } from './character/limits.ts'
import { slots } from './load.ts'
import { canCast } from './magic/casting.ts'
import { highestSpellLevel, spellsKnown } from './magic/spells.ts'
import { turnFlee, turnRoll } from './magic/turning.ts'
import { ancestries, withAncestry } from './character/ancestries.ts'
import { backgrounds, startingCoins } from './character/backgrounds.ts'
import { paths } from './character/paths.ts'
import { comBonus, fieldOf } from './character/people.ts'
import { saveTrial, threatNames, threats } from './saves.ts'
import { upkeep } from './town/upkeep.ts'
import { upkeeps } from './rest/index.ts'
import { heartbreaker } from './index.ts'
import {
  coverStates,
  coverValue,
  hits,
  type AttackInHand,
  planAttack,
  totalsOf,
  harmOf,
} from './combat/blow.ts'
import { explodingTotal } from './combat/exploding-dice.ts'
import { fleeing } from './combat/flee.ts'
import { initiative, isSurprised } from './combat/initiative.ts'
import { directions } from './exploration/entrances.ts'
import { dungeonTurn } from './exploration/event-die.ts'
import { stealthChance, stealthLines } from './exploration/stealth.ts'
import { dyingResult } from './harm/dying.ts'
import { staAfterHealing, isInjured } from './harm/injury.ts'
import { injured } from './conditions.ts'
import { hirelingUpkeep } from './hirelings/pay.ts'
import { mayHire, roleNames } from './hirelings/people.ts'
import { nerveResult } from './hirelings/morale.ts'
import { reaction } from './encounters.ts'
import { bed } from './rest/bed.ts'
import { hexes, modeNames, skies } from './travel/movement.ts'
import { travelTurn } from './travel/events.ts'
import { packItems } from './generators/kit.ts'
import { checkTrial } from './checks/attribute-check.ts'

const ancestryIds = ancestries.map(({ id }) => id)
const backgroundIds = backgrounds.map(({ id }) => id)
const pathIds = paths.map(({ id }) => id)

/** True when a field is present and not null. */
function has(input: Values, key: string): boolean {
  return (input[key] ?? null) !== null
}

/** One of the given words; undefined when left out. */
function optionalIn<T extends string>(input: Values, key: string, of: readonly T[]): T | undefined {
  return has(input, key) ? choiceIn(input, key, of) : undefined
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

function numberOrZero(input: Values, key: string): number {
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

function recordIn<const K extends string>(input: Values, keys: readonly K[]): Record<K, number> {
  return Object.fromEntries(keys.map((key) => [key, numberIn(input, key)])) as Record<K, number>
}

/** Score of an attribute; 10 when left out. */
function scoreIn(input: Values, key: string): number {
  return has(input, key) ? numberIn(input, key) : 10
}

/** COM in whole and half points. */
function comIn(input: Values, key: string): Record<'com' | 'comHalf', number> {
  const com = numberOrZero(input, key)
  return { com: Math.floor(com), comHalf: 2 * (com % 1) }
}

/** Character of a check, with these numbers. */
function checkedCreature(
  id: string,
  values: Record<string, number>,
  more: Partial<Creature> = {},
): Creature {
  const blank = characters.blank(id, 'Odo')
  return { ...blank, ...more, values: { ...blank.values, ...values } }
}

/** Attack with the numbers of a check, as its action plans it. */
function attackIn(i: Values, kind: 'melee' | 'ranged'): AttackInHand {
  const arm = gear.find((row) => row.kind === kind && row.atk === numberOrZero(i, 'atk'))
  const [str, wis, dex] = [scoreIn(i, 'str'), scoreIn(i, 'wis'), scoreIn(i, 'dex')]
  const own = { ...comIn(i, 'com'), strength: str, wisdom: wis }
  const [def, cov, amr] = [bonusIn(i, 'defBonus'), bonusIn(i, 'cov'), numberOrZero(i, 'amr')]
  const theirs = { ...comIn(i, 'defCom'), dexterity: dex, def, cov, amr }
  const attacker = checkedCreature('c1', own, packItems(arm ? [[arm, 1]] : [], 'c1'))
  const planned = planAttack(
    situationOf('heartbreaker', i, attacker, checkedCreature('c2', theirs)),
    {
      attacker: 'c1',
      target: 'c2',
      reach: 'as the weapon has it',
      cover: 'exposed',
      behind: false,
      free: false,
    },
  )
  if (isRefusal(planned)) throw new Error(planned.refuses)
  return planned
}

/** Totals of attack and defence, and whether it hits. */
function blow(i: Values, kind: 'melee' | 'ranged'): object {
  const faces = { attack: numberIn(i, 'd20'), defence: numberIn(i, 'defD20') }
  const totals = totalsOf(attackIn(i, kind), faces, { adjust: 0 })
  return { ...totals, hit: hits(totals.attack, totals.defence) }
}

/** Row of one list, as the book prints it. Rule HBK-WPN-09. */
function listed(i: Values): object {
  const list = choiceIn(i, 'table', ['melee', 'ranged', 'armour', 'shield'])
  const row = pieceNamed(textIn(i, 'name'))
  if (row?.kind !== list) throw new Error(`“${textIn(i, 'name')}” is on no list of ${list}`)
  return {
    atk: row.atk ?? null,
    def: row.def ?? null,
    dmg: row.die ? `${row.die}${row.explodes ? '*' : ''}` : null,
    cov: row.cov ?? null,
    amr: row.amr ?? null,
    cost: (row.price ?? '').replace(' ', ''),
  }
}

/** One number, or a list of them that adds up by the house rule. */
function bonusIn(input: Values, key: string): number {
  const said = input[key] ?? 0
  const values = Array.isArray(said) ? numbersIn(input, key) : [numberOrZero(input, key)]
  return stackBonuses(values, optionIn(input, 'stackDefence', ['sum', 'best']))
}

/** The rule functions of Heartbreaker by the names that worked checks use. */
export const operations: Operations = {
  'hbk.rollAttribute': (i) => rollAttribute(numbersIn(i, 'dice')),
  'hbk.attribute': (i) => attribute(numberIn(i, 'score')),
  'hbk.ancestry': (i) =>
    withAncestry(
      choiceIn(i, 'ancestry', ancestryIds),
      scoresIn(i),
      optionalIn(i, 'humanPick', attributes),
    ),
  'hbk.startingValues': (i) =>
    startingValues(
      {
        staDice: numbersIn(i, 'staDice'),
        con: scoreIn(i, 'con'),
        int: scoreIn(i, 'int'),
        background: choiceIn(i, 'background', backgroundIds),
        path: choiceIn(i, 'path', pathIds),
        peasantDie: numberOrZero(i, 'peasantDie'),
        seekerDie: numberOrZero(i, 'seekerDie'),
      },
      {
        con: optionIn(i, 'conOnStaDice', ['oncePerRoll', 'perDie']),
        least: optionNumber(i, 'startStaMin', 1),
      },
    ),
  'hbk.startingCoins': (i) =>
    startingCoins(choiceIn(i, 'background', backgroundIds), numbersIn(i, 'dice')),
  'hbk.save': (i) => {
    const by = optionalIn(i, 'attribute', attributes)
    const path = optionalIn(i, 'path', pathIds)
    const saver = checkedCreature(
      'c1',
      {
        sav: numberIn(i, 'sav'),
        ski: numberOrZero(i, 'ski'),
        ...(by ? { [fieldOf[by]]: scoreIn(i, 'score') } : {}),
      },
      { tags: path ? { [path]: true } : {} },
    )
    const threat = threatNames.find((each) => threats[each] === (by ?? null))
    const { score } = saveTrial(saver, threat ? { threat } : {})
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
      recordIn(i, ['sta', 'sav', 'com', 'ski', 'mag']),
      {
        least: optionIn(i, 'levelStaMin', [0, 1, 'none']),
        savMin: optionNumber(i, 'savMin', 'none'),
      },
    ),
  'hbk.comBonus': (i) => comBonus(numberIn(i, 'com')),
  'hbk.spellsKnown': (i) => spellsKnown(numberIn(i, 'mag')),
  'hbk.maxSpellLevel': (i) =>
    highestSpellLevel(
      numberIn(i, 'mag'),
      optionIn(i, 'maxSpellLevel', ['1+floor', 'floor', 'ceil']),
    ),
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
    convertCoins(
      numberIn(i, 'amount'),
      choiceIn(i, 'unit', coins),
      choiceIn(i, 'to', coins),
      optionIn(i, 'silverCopper', ['two', 'five']),
    ),
  'hbk.upkeep': (i) =>
    upkeep(choiceIn(i, 'tier', upkeeps), numberIn(i, 'd6'), optionalIn(i, 'path', pathIds)),
  'hbk.slots': (i) =>
    slots(recordIn(i, ['equipment', 'accessories', 'load']), optionNumber(i, 'slotsPerList', 5)),
  'hbk.check': (i) => {
    const trial = checkTrial(checkedCreature('c1', {}), 'STR')
    const score = numberIn(i, 'chanceIn6')
    const { success } = judgeCheck({ ...trial, score }, { adjust: 0, secret: false }, [
      numberIn(i, 'd6'),
    ])
    return { success }
  },
  'hbk.item': listed,
  'hbk.mayUse': (i) =>
    mayUse({
      weapon: has(i, 'weapon') ? textIn(i, 'weapon') : undefined,
      ancestry: optionalIn(i, 'ancestry', ancestryIds),
      armour: has(i, 'armour') ? textIn(i, 'armour') : undefined,
      crossbowIsBow: optionIn(i, 'crossbowIsBow', [false, true]),
    }),
  'hbk.reload': (i) => ({ rounds: pieceNamed(textIn(i, 'weapon'))?.reload ?? 0 }),
  'hbk.explorerJournalLost': (i) => explorerJournalLost(numberIn(i, 'lvl'), numberIn(i, 'exp')),
  'hbk.initiative': (i) =>
    initiative(numberIn(i, 'party'), numberIn(i, 'foes'), isTrue(i, 'firstRound')),
  'hbk.elfSurprised': (i) => ({
    surprised: isSurprised(isTrue(i, 'firstRound'), numberIn(i, 'sideDie'), true),
  }),
  'hbk.melee': (i) => blow(i, 'melee'),
  'hbk.ranged': (i) => blow(i, 'ranged'),
  'hbk.damage': (i) => ({
    damage: harmOf(attackIn(i, choiceIn(i, 'kind', ['melee', 'ranged'])), numberIn(i, 'roll')),
  }),
  'hbk.explode': (i) => ({
    total: explodingTotal(
      numberIn(i, 'sides'),
      listIn(i, 'rolls').map((_, at) => numbersIn({ rolls: listIn(i, 'rolls')[at] }, 'rolls')),
      optionIn(i, 'explode', ['perDieChain', 'perDieOnce', 'wholeRoll']),
    ),
  }),
  'hbk.dying': (i) =>
    dyingResult(
      choiceIn(i, 'state', ['at0', 'unconscious', 'dead']),
      numberIn(i, 'd20') >= numberIn(i, 'sav'),
      optionIn(i, 'dyingPass', ['asRuled', 'keepRolling', 'wakeAt1']),
    ),
  'hbk.flee': (i) => fleeing(choiceIn(i, 'initiative', ['won', 'tied', 'lost'])),
  'hbk.injured': (i) => ({ injured: isInjured(numberIn(i, 'sta'), numberIn(i, 'max')) }),
  'hbk.heal': (i) => ({
    sta: staAfterHealing(
      numberIn(i, 'sta'),
      numberIn(i, 'maxSta'),
      isTrue(i, 'injured'),
      numberIn(i, 'roll'),
    ),
  }),
  'hbk.bedInjury': (i) => {
    const hurt = checkedCreature(
      'c1',
      { sav: numberIn(i, 'sav') },
      { conditions: { [injured]: {} } },
    )
    const { effects } = playAction(
      heartbreaker,
      bed.id,
      situationOf('heartbreaker', i, hurt),
      { who: [hurt.id], upkeep: choiceIn(i, 'upkeep', upkeeps) },
      [numberIn(i, 'd20')],
    )
    return { cleared: effects.some((effect) => effect.do === 'condition' && effect.to === null) }
  },
  'hbk.hexes': (i) => ({
    hexes: hexes(choiceIn(i, 'mode', modeNames), choiceIn(i, 'weather', skies)),
  }),
  'hbk.dungeonTurn': (i) =>
    dungeonTurn(
      numberIn(i, 'd12'),
      directions.filter((each) => listIn(i, 'entrances').includes(each)),
    ),
  'hbk.travelTurn': (i) => travelTurn(numberIn(i, 'd6'), choiceIn(i, 'weather', skies)),
  'hbk.stealthChance': (i) => ({
    chanceIn6: stealthChance(
      attribute(numberIn(i, 'dex')).checkIn6,
      stealthLines.flatMap(({ conditions }) =>
        conditions.filter((each) => listIn(i, 'conditions').includes(each)),
      ),
      optionIn(i, 'stealthMods', ['perLine', 'perCondition']),
    ),
  }),
  'hbk.reaction': (i) => reaction(numberIn(i, 'd20'), modOr(i, 'cha')),
  'hbk.hirelingNerve': (i) => nerveResult(numbersIn(i, 'dice'), modOr(i, 'cha')),
  'hbk.hirelingUpkeep': (i) => hirelingUpkeep(choiceIn(i, 'role', roleNames), numbersIn(i, 'dice')),
  'hbk.mayHire': (i) => ({ ok: mayHire(numberIn(i, 'employerLvl'), numberIn(i, 'hirelingLvl')) }),
  'hbk.coverValue': (i) => ({
    cov: coverValue(choiceIn({ state: textIn(i, 'state') }, 'state', coverStates)),
  }),
}

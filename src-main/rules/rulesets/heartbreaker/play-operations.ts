import {
  choiceIn,
  itIs,
  listIn,
  numberIn,
  numbersIn,
  optionIn,
  textIn,
  type Operations,
  type Values,
} from '../../worked-checks/operations.ts'
import { playAction, situationOf } from '../../worked-checks/play.ts'
import { attribute } from './attributes.ts'
import { characters } from './character.ts'
import { coverStates, coverValue } from './combat/cover.ts'
import { exploded } from './combat/explode.ts'
import {
  attackTotal,
  damage,
  defenceTotal,
  fleeing,
  hits,
  initiative,
  isSurprised,
  stacked,
} from './combat/figures.ts'
import { directions, dungeonTurn } from './exploration/figures.ts'
import { stealthChance, stealthLines } from './exploration/stealth-figures.ts'
import { dying, healed, isInjured } from './harm/figures.ts'
import { injured } from './harm/states.ts'
import { hirelingUpkeep, mayHire, nerve, roleNames } from './hirelings/figures.ts'
import { reaction } from './reaction.ts'
import { bed } from './rest/bed.ts'
import { upkeeps } from './rest/figures.ts'
import { hexes, modeNames, skies, travelTurn } from './travel/figures.ts'

function modIn(input: Values, key: string): number {
  return (input[key] ?? null) === null ? 0 : attribute(numberIn(input, key)).mod
}

function orNone(input: Values, key: string): number {
  return (input[key] ?? null) === null ? 0 : numberIn(input, key)
}

/** Attack and defence, and whether it hits. */
function blow(attack: number, defence: number): { attack: number; defence: number; hit: boolean } {
  return { attack, defence, hit: hits(attack, defence) }
}

/** One number, or a list of them that adds up by the house rule. */
function bonusIn(input: Values, key: string): number {
  const said = input[key] ?? 0
  const values = Array.isArray(said) ? numbersIn(input, key) : [orNone(input, key)]
  return stacked(values, optionIn(input, 'stackDefence', ['sum', 'best']))
}

/** The rule functions of turns, roads, fights and rests by the names that worked checks use. */
export const playOperations: Operations = {
  'hbk.initiative': (i) =>
    initiative(numberIn(i, 'party'), numberIn(i, 'foes'), itIs(i, 'firstRound')),
  'hbk.elfSurprised': (i) => ({
    surprised: isSurprised(itIs(i, 'firstRound'), numberIn(i, 'sideDie'), true),
  }),
  'hbk.melee': (i) =>
    blow(
      attackTotal(numberIn(i, 'd20'), orNone(i, 'com'), orNone(i, 'atk')),
      defenceTotal(numberIn(i, 'defD20'), bonusIn(i, 'defBonus'), {
        dexModifier: modIn(i, 'dex'),
        com: orNone(i, 'defCom'),
        includesCom: optionIn(i, 'defenceIncludesCom', [true, false]),
      }),
    ),
  'hbk.ranged': (i) =>
    blow(
      attackTotal(numberIn(i, 'd20'), orNone(i, 'com'), orNone(i, 'atk'), modIn(i, 'wis')),
      defenceTotal(numberIn(i, 'defD20'), bonusIn(i, 'cov'), {
        dexModifier: optionIn(i, 'dexVsRanged', [false, true]) ? modIn(i, 'dex') : 0,
        com: orNone(i, 'defCom'),
        includesCom: optionIn(i, 'defenceIncludesCom', [true, false]),
      }),
    ),
  'hbk.damage': (i) => ({
    damage: damage(numberIn(i, 'roll'), {
      strModifier: choiceIn(i, 'kind', ['melee', 'ranged']) === 'melee' ? modIn(i, 'str') : 0,
      amr: orNone(i, 'amr'),
      least: optionIn(i, 'minDamage', [0, 1]),
    }),
  }),
  'hbk.explode': (i) => ({
    total: exploded(
      numberIn(i, 'sides'),
      listIn(i, 'rolls').map((_, at) => numbersIn({ rolls: listIn(i, 'rolls')[at] }, 'rolls')),
      optionIn(i, 'explode', ['perDieChain', 'perDieOnce', 'wholeRoll']),
    ),
  }),
  'hbk.dying': (i) =>
    dying(
      choiceIn(i, 'state', ['at0', 'unconscious', 'dead']),
      numberIn(i, 'd20') >= numberIn(i, 'sav'),
      optionIn(i, 'dyingPass', ['asRuled', 'keepRolling', 'wakeAt1']),
    ),
  'hbk.flee': (i) => fleeing(choiceIn(i, 'initiative', ['won', 'tied', 'lost'])),
  'hbk.injured': (i) => ({ injured: isInjured(numberIn(i, 'sta'), numberIn(i, 'max')) }),
  'hbk.heal': (i) => ({
    sta: healed(numberIn(i, 'sta'), numberIn(i, 'maxSta'), itIs(i, 'injured'), numberIn(i, 'roll')),
  }),
  'hbk.bedInjury': (i) => {
    const blank = characters.blank('c1', 'Odo')
    const values = { ...blank.values, sav: numberIn(i, 'sav') }
    const hurt = { ...blank, values, conditions: { [injured]: {} } }
    const { effects } = playAction(
      [bed],
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
  'hbk.reaction': (i) => reaction(numberIn(i, 'd20'), modIn(i, 'cha')),
  'hbk.hirelingNerve': (i) => nerve(numbersIn(i, 'dice'), modIn(i, 'cha')),
  'hbk.hirelingUpkeep': (i) => hirelingUpkeep(choiceIn(i, 'role', roleNames), numbersIn(i, 'dice')),
  'hbk.mayHire': (i) => ({ ok: mayHire(numberIn(i, 'employerLvl'), numberIn(i, 'hirelingLvl')) }),
  'hbk.coverValue': (i) => ({
    cov: coverValue(choiceIn({ state: textIn(i, 'state') }, 'state', coverStates)),
  }),
}

import { animateDeadEnds } from '../../raised.ts'
import {
  choiceIn,
  itIs,
  listIn,
  numberIn,
  numberOr,
  numbersIn,
  optionIn,
  textIn,
  type Operations,
  type Values,
} from '../../operations.ts'
import { newCharacter } from './character.ts'
import { forceDoor, listen, pickLock, roomTrap, save, type Mode } from './checks.ts'
import { distract, morale, step } from './combat/figures.ts'
import { reaction } from './encounters.ts'
import { dungeonEvent } from './exploration/event-die.ts'
import { turns } from './exploration/index.ts'
import {
  ammo,
  armour,
  coinUnits,
  hirelingWages,
  load,
  mountSupply,
  mountWil,
  price,
  weapon,
} from './gear.ts'
import { abilityZero, critSave, damage, grievous } from './harm/figures.ts'
import { cast, interrupt, spellDamage, spellScale, type Source } from './magic/figures.ts'
import { camp, rest, type Ability, type Loss } from './rest.ts'
import { forcedMarch, travel, watches, weather, wildEvent } from './travel/figures.ts'

const modes: readonly Mode[] = ['normal', 'advantage', 'disadvantage']
const sources: readonly Source[] = ['spellbook', 'scroll']
const abilities: readonly Ability[] = ['STR', 'DEX', 'WIL']

/** The rule functions of Delve by the names that worked checks use. */
export const operations: Operations = {
  'dlv.newCharacter': (i) =>
    newCharacter(
      numberIn(i, 'hpDie'),
      {
        str: numbersIn(i, 'str'),
        dex: numbersIn(i, 'dex'),
        wil: numbersIn(i, 'wil'),
      },
      numbersIn(i, 'coinDice'),
    ),
  'dlv.save': (i) =>
    save(
      numberIn(i, 'score'),
      numbersIn(i, 'rolls'),
      'mode' in i ? choiceIn(i, 'mode', modes) : 'normal',
    ),
  'dlv.load': (i) =>
    load({
      units: numberIn(i, 'units'),
      fatigue: numberIn(i, 'fatigue'),
      multiplier: numberOr(i, 'multiplier', 1),
      halved: numberOr(i, 'halved', 0),
      fatigueEncumbers: optionIn(i, 'fatigueEncumbers', [false, true]),
      fatigueOrder: optionIn(i, 'fatigueOrder', ['afterCart', 'beforeCart']),
    }),
  'dlv.coinUnits': (i) =>
    coinUnits(numberIn(i, 'coins'), optionIn(i, 'coinUnits', ['floor', 'ceil'])),
  'dlv.armour': (i) =>
    armour(
      listIn(i, 'pieces').map((piece) =>
        typeof piece === 'string' ? piece : { dr: numberIn(piece as Values, 'dr') },
      ),
    ),
  'dlv.price': (i) => price(listIn(i, 'items').map(String)),
  'dlv.weapon': (i) => weapon(textIn(i, 'name')),
  'dlv.ammo': (i) => ammo(numberIn(i, 'd6')),
  'dlv.mountSupply': (i) =>
    mountSupply(
      {
        mules: numberIn(i, 'mules'),
        horses: numberIn(i, 'horses'),
        warhorses: numberIn(i, 'warhorses'),
      },
      numberIn(i, 'days'),
    ),
  'dlv.mountWil': (i) => mountWil(choiceIn(i, 'kind', ['Mule', 'Horse', 'Warhorse'])),
  'dlv.hirelingWages': (i) => hirelingWages(numberIn(i, 'count'), numberIn(i, 'days')),
  'dlv.reaction': (i) => reaction(numbersIn(i, 'dice'), numberOr(i, 'mod', 0)),
  'dlv.damage': (i) =>
    damage(numberIn(i, 'hp'), numberIn(i, 'str'), numberIn(i, 'roll'), numberIn(i, 'dr')),
  'dlv.critSave': (i) => critSave(numberIn(i, 'strNow'), numberIn(i, 'd20')),
  'dlv.step': (i) =>
    step(
      numberIn(i, 'die'),
      choiceIn(i, 'mode', ['normal', 'enhanced', 'impaired']),
      optionIn(i, 'dieLadder', ['clamp', 'd2toD20', 'flat']),
    ),
  'dlv.morale': (i) =>
    morale(numberIn(i, 'start'), numberIn(i, 'lostBefore'), numberIn(i, 'lostAfter')),
  'dlv.distract': (i) =>
    distract(choiceIn(i, 'kind', ['unintelligent', 'intelligent']), numberIn(i, 'monsters')),
  'dlv.grievous': (i) => grievous(numberIn(i, 'd6')),
  'dlv.abilityZero': (i) => abilityZero(choiceIn(i, 'ability', abilities)),
  'dlv.rest': (i) =>
    rest(
      choiceIn(i, 'type', ['short', 'long', 'full']),
      {
        hp: numberIn(i, 'hp'),
        maxHp: numberIn(i, 'maxHp'),
        fatigue: numberIn(i, 'fatigue'),
        loss: lossIn(i),
      },
      {
        shortRestClearsFatigue: optionIn(i, 'shortRestClearsFatigue', [true, false]),
        ...('healPick' in i
          ? { healPick: choiceIn(i, 'healPick', abilities), d6: numberIn(i, 'd6') }
          : {}),
      },
    ),
  'dlv.cast': (i) =>
    cast(choiceIn(i, 'source', sources), itIs(i, 'encumbered'), numberIn(i, 'fatigue')),
  'dlv.interrupt': (i) =>
    interrupt(
      choiceIn(i, 'source', sources),
      numberIn(i, 'wil'),
      numberIn(i, 'd20'),
      numberIn(i, 'fatigue'),
    ),
  'dlv.spellScale': (i) => spellScale(textIn(i, 'spell'), numberIn(i, 'level')),
  'dlv.spellDamage': (i) =>
    spellDamage(
      numbersIn(i, 'dice'),
      itIs(i, 'saved'),
      optionIn(i, 'halfRounding', ['down', 'up']),
    ),
  'dlv.animateDeadEnds': (i) => animateDeadEnds(numberIn(i, 'd6')),
  'dlv.dungeonEvent': (i) =>
    dungeonEvent(numberIn(i, 'd6'), optionIn(i, 'event5', ['free', 'reroll', 'locality'])),
  'dlv.wildEvent': (i) => wildEvent(numberIn(i, 'd6')),
  'dlv.weather': (i) => weather(numberIn(i, 'd6')),
  'dlv.watches': (i) => watches(choiceIn(i, 'season', ['spring', 'summer', 'fall', 'winter'])),
  'dlv.travel': (i) =>
    travel(
      numbersIn(i, 'dice'),
      itIs(i, 'encumbered'),
      optionIn(i, 'halfMiles', ['down', 'exact']),
    ),
  'dlv.forcedMarch': (i) =>
    forcedMarch(
      numberIn(i, 'd6'),
      numberIn(i, 'fatigue'),
      itIs(i, 'night'),
      itIs(i, 'encumbered'),
      optionIn(i, 'forcedMarchHalved', [true, false]),
    ),
  'dlv.camp': (i) =>
    camp(itIs(i, 'ate'), {
      hp: numberIn(i, 'hp'),
      maxHp: numberIn(i, 'maxHp'),
      fatigue: numberIn(i, 'fatigue'),
    }),
  'dlv.turns': (i) => turns(numberIn(i, 'turns')),
  'dlv.forceDoor': (i) => forceDoor(numberIn(i, 'str'), numberIn(i, 'd20')),
  'dlv.listen': (i) =>
    listen(
      numberIn(i, 'wil'),
      numberIn(i, 'd20'),
      choiceIn(i, 'occupant', ['living', 'undead', 'empty']),
    ),
  'dlv.pickLock': (i) => pickLock(numberIn(i, 'dex'), numberIn(i, 'd20')),
  'dlv.roomTrap': (i) =>
    roomTrap(
      numberIn(i, 'dex'),
      numberIn(i, 'd20'),
      numberIn(i, 'abilityScore'),
      numberIn(i, 'damage'),
    ),
}

function lossIn(input: Values): Loss {
  const loss = input['loss'] as Values
  return { STR: numberIn(loss, 'STR'), DEX: numberIn(loss, 'DEX'), WIL: numberIn(loss, 'WIL') }
}

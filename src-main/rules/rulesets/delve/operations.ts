import { watchesOf } from '../../clock/calendar.ts'
import { minute, turn } from '../../clock/clock.ts'
import { type Ability, abilities, fieldOf, fullOf } from '../../common/abilities.ts'
import { animateDeadEnds } from '../../common/animated-dead.ts'
import { moraleReasons } from '../../common/morale.ts'
import type { Outcome } from '../../core/outcome.ts'
import { isRefusal } from '../../core/preview.ts'
import type { Situation } from '../../core/situation.ts'
import type { Creature } from '../../core/state/creature.ts'
import { readBasket } from '../../gm/town/basket.ts'
import {
  type Operations,
  type Values,
  choiceIn,
  isTrue,
  listIn,
  numberIn,
  numberOr,
  numbersIn,
  optionIn,
  textIn,
} from '../../worked-checks/operations.ts'
import { isAllowed, playAction, situationOf, valueAfter } from '../../worked-checks/play.ts'
import { characters, newCharacter } from './character/index.ts'
import { ammo } from './combat/ammunition.ts'
import { distract } from './combat/flee.ts'
import { stepDamageDice } from './combat/weapon.ts'
import { consequences } from './consequences.ts'
import { reactionOf } from './encounters.ts'
import { dungeonEvent } from './exploration/event-die.ts'
import { armour, gearNamed } from './gear.ts'
import { takeDamage } from './harm/damage.ts'
import { grievousWound } from './harm/wounds.ts'
import { delve } from './index.ts'
import { coinUnits, load } from './load.ts'
import { casting } from './magic/interrupt.ts'
import { type Source, fromTheBook } from './magic/source.ts'
import { spellDamage, spellScale } from './magic/spells.ts'
import { hungry, mountSupply } from './supplies.ts'
import { hirelingWages } from './town.ts'
import { weatherChange, wildEvent } from './travel/events.ts'
import { forcedMarch, travelMiles } from './travel/movement.ts'

const modes = ['normal', 'advantage', 'disadvantage'] as const
const sources: readonly Source[] = ['spellbook', 'scroll']

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
  'dlv.save': saves,
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
  'dlv.price': (i) => ({ sp: priceOf(listIn(i, 'items').map(String)) }),
  'dlv.weapon': (i) => {
    const { die = '', notes = '' } = gearNamed(textIn(i, 'name')) ?? {}
    const [bulky, missile] = ['bulky', 'missile'].map((word) => notes.includes(word))
    return { die: Number(die.slice(1)), bulky, missile }
  },
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
  'dlv.mountWil': (i) => ({
    wil: gearNamed(choiceIn(i, 'kind', ['Mule', 'Horse', 'Warhorse']))?.beast?.['wil'],
  }),
  'dlv.hirelingWages': (i) => hirelingWages(numberIn(i, 'count'), numberIn(i, 'days')),
  'dlv.reaction': (i) => reactionOf(numbersIn(i, 'dice'), numberOr(i, 'mod', 0)),
  'dlv.damage': (i) =>
    takeDamage(numberIn(i, 'hp'), numberIn(i, 'str'), numberIn(i, 'roll'), numberIn(i, 'dr')),
  'dlv.critSave': (i) => {
    const hurt = { str: numberIn(i, 'strNow') }
    return { critical: !isGood(plays(i, 'delve.critical', hurt, {}, [numberIn(i, 'd20')])) }
  },
  'dlv.step': (i) => {
    const mode = choiceIn(i, 'mode', ['normal', 'enhanced', 'impaired'])
    const ladder = optionIn(i, 'dieLadder', ['clamp', 'd2toD20', 'flat'])
    const [up, down] = [mode === 'enhanced', mode === 'impaired']
    return { die: Number(stepDamageDice(`d${numberIn(i, 'die')}`, up, down, ladder).slice(1)) }
  },
  'dlv.morale': (i) => {
    const [start, before, after] = ['start', 'lostBefore', 'lostAfter'].map((key) =>
      numberIn(i, key),
    )
    const reasons = moraleReasons(start ?? 0, before ?? 0, after ?? 0)
    return { check: reasons.length > 0, reasons: reasons.map((why) => why.toLowerCase()) }
  },
  'dlv.distract': (i) =>
    distract(choiceIn(i, 'kind', ['unintelligent', 'intelligent']), numberIn(i, 'monsters')),
  'dlv.grievous': (i) => grievousWound(numberIn(i, 'd6')),
  'dlv.abilityZero': (i) => ({ state: atZero(i) }),
  'dlv.rest': rests,
  'dlv.cast': casts,
  'dlv.interrupt': interrupts,
  'dlv.spellScale': (i) => spellScale(textIn(i, 'spell'), numberIn(i, 'level')),
  'dlv.spellDamage': (i) =>
    spellDamage(
      numbersIn(i, 'dice'),
      isTrue(i, 'saved'),
      optionIn(i, 'halfRounding', ['down', 'up']),
    ),
  'dlv.animateDeadEnds': (i) => animateDeadEnds(numberIn(i, 'd6')),
  'dlv.dungeonEvent': (i) =>
    dungeonEvent(numberIn(i, 'd6'), optionIn(i, 'event5', ['free', 'reroll', 'locality'])),
  'dlv.wildEvent': (i) => wildEvent(numberIn(i, 'd6')),
  'dlv.weather': (i) => weatherChange(numberIn(i, 'd6')),
  'dlv.watches': (i) => {
    const season = choiceIn(i, 'season', ['spring', 'summer', 'fall', 'winter'])
    return watchesOf(season === 'fall' ? 'autumn' : season)
  },
  'dlv.travel': (i) =>
    travelMiles(
      numbersIn(i, 'dice'),
      isTrue(i, 'encumbered'),
      optionIn(i, 'halfMiles', ['down', 'exact']),
    ),
  'dlv.forcedMarch': (i) =>
    forcedMarch(
      numberIn(i, 'd6'),
      numberIn(i, 'fatigue'),
      isTrue(i, 'night'),
      isTrue(i, 'encumbered'),
      optionIn(i, 'forcedMarchHalved', [true, false]),
    ),
  'dlv.camp': (i) => {
    const [hp, fatigue] = [numberIn(i, 'hp'), numberIn(i, 'fatigue')]
    const values = { hp, maxHp: numberIn(i, 'maxHp'), fatigue }
    const { effects } = plays(i, 'delve.camp', values, inCamp, [], isTrue(i, 'ate') ? ration : {})
    const hpBlocked = effects.some((effect) => effect.do === 'condition' && effect.name === hungry)
    return {
      longRest: !hpBlocked,
      hp: valueAfter(effects, 'hp', hp),
      fatigue: valueAfter(effects, 'fatigue', fatigue),
      hpBlocked,
    }
  },
  'dlv.turns': (i) => ({ minutes: (numberIn(i, 'turns') * turn) / minute }),
  'dlv.forceDoor': (i) => {
    const door = { ...atWork, door: 'stuck' }
    const burst = plays(i, 'delve.force', { str: numberIn(i, 'str') }, door, [numberIn(i, 'd20')])
    return { open: isGood(burst), canSurprise: burst.effects.length === 0 }
  },
  'dlv.listen': (i) => {
    const behind = { living: 'the living', undead: 'the undead', empty: 'nobody' }[
      choiceIn(i, 'occupant', ['living', 'undead', 'empty'])
    ]
    const there = { ...atWork, behind }
    const faces = [numberIn(i, 'd20')]
    return { heard: isGood(plays(i, 'delve.listen', { wil: numberIn(i, 'wil') }, there, faces)) }
  },
  'dlv.pickLock': (i) => ({
    open: isGood(plays(i, 'delve.pick', { dex: numberIn(i, 'dex') }, atWork, [numberIn(i, 'd20')])),
  }),
  'dlv.roomTrap': (i) => {
    const [str, damage] = [numberIn(i, 'abilityScore'), numberIn(i, 'damage')]
    const sprung = plays(
      i,
      'delve.trap',
      { dex: numberIn(i, 'dex'), str },
      { ...atWork, ability: 'STR', damage: String(damage) },
      [numberIn(i, 'd20')],
    )
    return { triggered: !isGood(sprung), abilityScore: valueAfter(sprung.effects, 'str', str) }
  },
}

/** Input of one character at a door or trap, unaided, without spending a turn. */
const atWork = { who: 'c1', helped: false, hindered: false, turn: false }

function checkedCreature(values: Creature['values'], items: Creature['items'] = {}): Creature {
  const blank = characters.blank('c1', 'Odo')
  return {
    ...blank,
    values: { ...blank.values, ...values },
    items,
    itemOrder: Object.keys(items),
  }
}

/** Runs an action of a character with these values and the dice of the check. */
function plays(
  check: Values,
  id: `delve.${string}`,
  values: Creature['values'],
  input: Values,
  faces: readonly number[],
  items: Creature['items'] = {},
): Outcome {
  const situation = situationOf('delve', check, checkedCreature(values, items))
  return playAction(delve, id, situation, { who: 'c1', ...input }, faces)
}

const isGood = ({ tone }: Outcome): boolean => tone === 'good'

function saves(check: Values): { used: number | undefined; success: boolean } {
  const mode = 'mode' in check ? choiceIn(check, 'mode', modes) : 'normal'
  const input = {
    ability: 'DEX',
    advantage: mode === 'advantage',
    disadvantage: mode === 'disadvantage',
  }
  const dex = numberIn(check, 'score')
  const saved = plays(check, 'delve.save', { dex }, input, numbersIn(check, 'rolls'))
  return { used: saved.total, success: isGood(saved) }
}

/** Sum of a basket as the shop reads it, in sp. @throws the shop’s message when it can’t be read */
function priceOf(items: readonly string[]): number {
  const basket = readBasket(items.join('; '), delve.gear)
  if (isRefusal(basket)) throw new Error(basket.refuses)
  return basket.total
}

/** Condition of a character whose score falls to 0, in the spelling of the worked checks. */
function atZero(check: Values): string | undefined {
  const field = fieldOf[choiceIn(check, 'ability', abilities)]
  const scoring = (score: number) =>
    situationOf('delve', check, checkedCreature({ [field]: score }))
  const states = consequences(scoring(1), scoring(0)).flatMap((effect) =>
    effect.do === 'condition' && effect.to ? [effect.name] : [],
  )
  return states[0]?.replace('paralysed', 'paralyzed')
}

/** Situation of a caster with a book or scroll, in a fight when `marks` is given. */
function reading(check: Values, marks?: NonNullable<Situation['fight']>['marks']): Situation {
  const gear = choiceIn(check, 'source', sources)
  const name = gear === 'scroll' ? 'Scroll' : 'Spellbook'
  const item = { id: 'i1', name, count: 1, gear, text: 'Tongues', ready: true }
  const values = {
    wil: numberOr(check, 'wil', 10),
    fatigue: numberIn(check, 'fatigue'),
    load: isTrue(check, 'encumbered') ? 1 : 0,
  }
  const situation = situationOf('delve', check, checkedCreature(values, { i1: item }))
  return marks ? { ...situation, fight: { round: 1, declared: {}, acted: {}, marks } } : situation
}

const book = { spell: 'i1', power: fromTheBook, level: 0 }
const castInput = { caster: 'c1', ...book, targets: [], danger: false, blood: false }

function casts(check: Values): { allowed: boolean; fatigue: number; consumed: boolean } {
  const situation = reading(check)
  const fatigue = numberIn(check, 'fatigue')
  if (!isAllowed(delve, 'delve.cast', situation, castInput))
    return { allowed: false, fatigue, consumed: false }
  const { effects } = playAction(delve, 'delve.cast', situation, castInput)
  return {
    allowed: true,
    fatigue: valueAfter(effects, 'fatigue', fatigue),
    consumed: effects.some((effect) => effect.do === 'drop item'),
  }
}

/** Interrupts a casting: the cost is already paid, and the save decides whether the spell holds. */
function interrupts(check: Values): { lost: boolean; fatigue: number; consumed: boolean } {
  const { fatigue, consumed } = casts(check)
  const situation = reading(check, { c1: { [casting]: true } })
  const d20 = numberIn(check, 'd20')
  const held = playAction(delve, 'delve.interrupt', situation, { who: 'c1' }, [d20])
  return { lost: !isGood(held), fatigue, consumed }
}

const inCamp = { eaters: ['c1'], heal: 'what is lowest' }
const ration = { i1: { id: 'i1', name: 'Food, a day', count: 1, ready: false, gear: 'food' } }
/** Full score of every ability in a check of rests. */
const unhurt = 20

/** Rests of a character who has lost points of abilities; an event die of a turn's rest brings nothing. */
function rests(check: Values): { hp: number; fatigue: number; loss: Record<Ability, number> } {
  const lost = check['loss'] as Values
  const [hp, fatigue] = [numberIn(check, 'hp'), numberIn(check, 'fatigue')]
  const values: Creature['values'] = { hp, maxHp: numberIn(check, 'maxHp'), fatigue }
  for (const ability of abilities) {
    values[fullOf[ability]] = unhurt
    values[fieldOf[ability]] = unhurt - numberIn(lost, ability)
  }
  const restOf = {
    short: () => plays(check, 'delve.rest', values, {}, [6]),
    full: () => plays(check, 'delve.full-rest', values, {}, []),
    long: () => {
      const input = { ...inCamp, heal: choiceIn(check, 'healPick', abilities) }
      return plays(check, 'delve.camp', values, input, [numberIn(check, 'd6')], ration)
    },
  }
  const { effects } = restOf[choiceIn(check, 'type', ['short', 'long', 'full'])]()
  const left = (ability: Ability): number => {
    const field = fieldOf[ability]
    return unhurt - valueAfter(effects, field, values[field] ?? unhurt)
  }
  return {
    hp: valueAfter(effects, 'hp', hp),
    fatigue: valueAfter(effects, 'fatigue', fatigue),
    loss: { STR: left('STR'), DEX: left('DEX'), WIL: left('WIL') },
  }
}

import { animateDeadEnds } from '../../common/animated-dead.ts'
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
} from '../../worked-checks/operations.ts'
import { playAction, refusalOf, situationOf, valueAfter } from '../../worked-checks/play.ts'
import { watchesOf } from '../../clock/calendar.ts'
import { readBasket } from '../../gm/town/basket.ts'
import type { Outcome } from '../../core/outcome.ts'
import type { Ruleset } from '../../core/ruleset.ts'
import type { Creature } from '../../core/state/creature.ts'
import type { Situation } from '../../core/situation.ts'
import { characters, newCharacter } from './character.ts'
import { consequences } from './consequences.ts'
import { distract, leanedDice } from './combat/figures.ts'
import { reaction } from './encounters.ts'
import { dungeonEvent } from './exploration/event-die.ts'
import { minute, turn } from '../../clock/clock.ts'
import { moraleReasons } from '../../common/morale.ts'
import { ammo, armour, coinUnits, gearNamed, hirelingWages, load, mountSupply } from './gear.ts'
import { damage, grievous } from './harm/figures.ts'
import { delve } from './index.ts'
import { casting } from './magic/casting.ts'
import { fromTheBook, type Source } from './magic/source.ts'
import { spellDamage, spellScale } from './magic/figures.ts'
import { fieldOf } from './people.ts'
import type { Ability } from '../../common/abilities.ts'
import { camp, rest, type Loss } from './rest.ts'
import { forcedMarch, travel, weather, wildEvent } from './travel/figures.ts'

const modes = ['normal', 'advantage', 'disadvantage'] as const
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
    saves(
      i,
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
  'dlv.reaction': (i) => reaction(numbersIn(i, 'dice'), numberOr(i, 'mod', 0)),
  'dlv.damage': (i) =>
    damage(numberIn(i, 'hp'), numberIn(i, 'str'), numberIn(i, 'roll'), numberIn(i, 'dr')),
  'dlv.critSave': (i) => {
    const hurt = { str: numberIn(i, 'strNow') }
    return { critical: !isGood(plays(i, 'delve.critical', hurt, {}, [numberIn(i, 'd20')])) }
  },
  'dlv.step': (i) => {
    const mode = choiceIn(i, 'mode', ['normal', 'enhanced', 'impaired'])
    const ladder = optionIn(i, 'dieLadder', ['clamp', 'd2toD20', 'flat'])
    const [up, down] = [mode === 'enhanced', mode === 'impaired']
    return { die: Number(leanedDice(`d${numberIn(i, 'die')}`, up, down, ladder).slice(1)) }
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
  'dlv.grievous': (i) => grievous(numberIn(i, 'd6')),
  'dlv.abilityZero': (i) => ({ state: atZero(i, choiceIn(i, 'ability', abilities)) }),
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
    casts(i, {
      source: choiceIn(i, 'source', sources),
      encumbered: itIs(i, 'encumbered'),
      fatigue: numberIn(i, 'fatigue'),
    }),
  'dlv.interrupt': (i) =>
    interrupts(
      i,
      {
        source: choiceIn(i, 'source', sources),
        encumbered: false,
        fatigue: numberIn(i, 'fatigue'),
        wil: numberIn(i, 'wil'),
      },
      numberIn(i, 'd20'),
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
  'dlv.watches': (i) => {
    const season = choiceIn(i, 'season', ['spring', 'summer', 'fall', 'winter'])
    return watchesOf(season === 'fall' ? 'autumn' : season)
  },
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

const game: Ruleset = delve(() => game)

function someone(values: Creature['values'], items: Creature['items'] = {}): Creature {
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
): Outcome {
  const situation = situationOf('delve', check, someone(values))
  return playAction(game.actions, id, situation, { who: 'c1', ...input }, faces)
}

const isGood = ({ tone }: Outcome): boolean => tone === 'good'

function saves(
  check: Values,
  score: number,
  faces: readonly number[],
  mode: (typeof modes)[number],
): { used: number | undefined; success: boolean } {
  const input = {
    ability: 'DEX',
    advantage: mode === 'advantage',
    disadvantage: mode === 'disadvantage',
  }
  const saved = plays(check, 'delve.save', { dex: score }, input, faces)
  return { used: saved.total, success: isGood(saved) }
}

/** Sum of a basket as the shop reads it, in sp. @throws the shop’s message when it can’t be read */
function priceOf(items: readonly string[]): number {
  const basket = readBasket(items.join('; '), game.gear)
  if ('says' in basket) throw new Error(basket.says)
  return basket.total
}

/** Condition of a character whose score falls to 0, in the spelling of the worked checks. */
function atZero(check: Values, ability: (typeof abilities)[number]): string | undefined {
  const field = fieldOf[ability]
  const scoring = (score: number) => situationOf('delve', check, someone({ [field]: score }))
  const states = consequences(scoring(1), scoring(0)).flatMap((effect) =>
    effect.do === 'condition' && effect.to ? [effect.name] : [],
  )
  return states[0]?.replace('paralysed', 'paralyzed')
}

interface Caster {
  source: Source
  encumbered: boolean
  fatigue: number
  wil?: number
}

/** Situation of a caster with a book or scroll, in a fight when `marks` is given. */
function reading(
  check: Values,
  { source, encumbered, fatigue, wil = 10 }: Caster,
  marks?: NonNullable<Situation['fight']>['marks'],
): Situation {
  const name = source === 'scroll' ? 'Scroll' : 'Spellbook'
  const item = { id: 'i1', name, count: 1, gear: source, text: 'Tongues', ready: true }
  const caster = someone({ wil, fatigue, load: encumbered ? 1 : 0 }, { i1: item })
  const situation = situationOf('delve', check, caster)
  return marks ? { ...situation, fight: { round: 1, declared: {}, acted: {}, marks } } : situation
}

const spellInput = { caster: 'c1', spell: 'i1', power: fromTheBook, level: 0, targets: [] }
const safely = { danger: false, blood: false }

function casts(
  check: Values,
  caster: Caster,
): { allowed: boolean; fatigue: number; consumed: boolean } {
  const situation = reading(check, caster)
  const input = { ...spellInput, ...safely }
  if (refusalOf(game.actions, 'delve.cast', situation, input) !== null)
    return { allowed: false, fatigue: caster.fatigue, consumed: false }
  const { effects } = playAction(game.actions, 'delve.cast', situation, input)
  return {
    allowed: true,
    fatigue: valueAfter(effects, 'fatigue', caster.fatigue),
    consumed: effects.some((effect) => effect.do === 'drop item'),
  }
}

/** Interrupts a casting: the cost is already paid, and the save decides whether the spell holds. */
function interrupts(
  check: Values,
  caster: Caster,
  d20: number,
): { lost: boolean; fatigue: number; consumed: boolean } {
  const { fatigue, consumed } = casts(check, caster)
  const situation = reading(check, caster, { c1: { [casting]: true } })
  const held = playAction(game.actions, 'delve.interrupt', situation, { who: 'c1' }, [d20])
  return { lost: !isGood(held), fatigue, consumed }
}

function lossIn(input: Values): Loss {
  const loss = input['loss'] as Values
  return { STR: numberIn(loss, 'STR'), DEX: numberIn(loss, 'DEX'), WIL: numberIn(loss, 'WIL') }
}

import type { Outcome } from '../../../core/outcome.ts'
import {
  choiceIn,
  isTrue,
  numberIn,
  numberOr,
  type Operations,
  type Values,
} from '../../../worked-checks/operations.ts'
import { major } from '../character/abilities.ts'
import { knockoutTest } from '../combat/attack/aims.ts'
import {
  breakingBonus,
  calledShotTarget,
  coverBonus,
  crowdCover,
  damageRoll,
  grabEvasion,
  holdBonuses,
  holdEnd,
  killingBlow,
  knockoutBlow,
  surprisedState,
  targetSpeeds,
} from '../combat/figures.ts'
import { covered, surprised } from '../combat/marks.ts'
import { psychicDamage, psychicDefense } from '../psychic/state.ts'
import { sizes, sizesApart } from '../scales.ts'
import { creatureWith, isMade, plays, situationWith, targetShown, termShown } from './play.ts'

/** How many sizes larger the target is than the attacker. */
function largerIn(input: Values): number {
  return sizesApart(choiceIn(input, 'target_size', sizes), choiceIn(input, 'attacker_size', sizes))
}

/** Conflict by the names that worked checks use. */
export const combatOperations: Operations = {
  'gam.surpriseTest': surprise,
  'gam.surprisedState': (i) => surprisedState(numberIn(i, 'round_of_surprise')),
  'gam.snapOut': (i) => {
    const scores = { willpower: numberIn(i, 'willpower'), fortitude: numberIn(i, 'fortitude') }
    const situation = situationWith(i, creatureWith(scores, { conditions: { [surprised]: {} } }))
    const shaken = plays(situation, 'gods-and-monsters.snap-out', {}, [numberIn(i, 'd20')])
    const target = targetShown(situation, 'gods-and-monsters.snap-out', {})
    return { target, surprised: !isMade(shaken) }
  },
  'gam.attackTarget': attack,
  'gam.damageRoll': (i) => ({ damage: damageRoll(numberIn(i, 'rolled'), numberIn(i, 'bonus')) }),
  'gam.calledShotReaction': (i) => ({
    target: calledShotTarget({
      reaction: numberIn(i, 'reaction'),
      movement: numberIn(i, 'movement'),
      castingTime: numberOr(i, 'casting_time', 0),
      damage: numberIn(i, 'damage'),
      injuries: numberOr(i, 'injuries', 0),
    }),
  }),
  'gam.killingBlow': (i) => killingBlow(numberIn(i, 'damage')),
  'gam.knockoutReaction': (i) => {
    const struck = creatureWith({ evasion: numberIn(i, 'evasion') })
    const head = { worn: isTrue(i, 'head_protection'), defense: numberIn(i, 'head_defense_bonus') }
    return { target: knockoutTest(situationWith(i, struck), struck, head).trial.score }
  },
  'gam.knockoutBlow': (i) => knockoutBlow(numberIn(i, 'damage'), isTrue(i, 'dodged')),
  'gam.immobilizeEvasion': (i) => ({ evasion_bonus: grabEvasion(largerIn(i)) }),
  'gam.holdTest': (i) => {
    const { attacker, target } = holdBonuses(largerIn(i))
    const outcome = holdEnd(isTrue(i, 'attacker_success'), isTrue(i, 'target_success'))
    return {
      attacker_size_bonus: attacker,
      target_size_bonus: target,
      outcome,
      ...(outcome === 'broken' ? { counter_attack_bonus: breakingBonus } : {}),
    }
  },
  'gam.fireIntoMelee': (i) => {
    const cover = crowdCover(numberIn(i, 'combatants'))
    return { cover, defense_bonus: coverBonus(cover, isTrue(i, 'target_warrior')) }
  },
  'gam.quickdraw': (i) => {
    const situation = situationWith(i, creatureWith({ evasion: numberIn(i, 'evasion') }))
    const drawn = plays(situation, 'gods-and-monsters.quickdraw', {}, [numberIn(i, 'd20')])
    return { success: isMade(drawn), state: isSurprised(drawn) ? 'surprised' : 'ready' }
  },
}

/** True when an action has taken the creature of a check by surprise. */
const isSurprised = ({ effects }: Outcome): boolean =>
  effects.some((one) => one.do === 'condition' && one.creature === 'c1' && one.name === surprised)

/** Surprise of somebody, beside another who sees it coming where they began it. */
function surprise(i: Values): object {
  const started = isTrue(i, 'started')
  const noticing = creatureWith({ perception: numberIn(i, 'perception') })
  const others = started ? [creatureWith({}, { id: 'c2', name: 'Ina' })] : []
  const situation = situationWith(i, noticing, ...others)
  const input = {
    side: 'the party',
    aware: isTrue(i, 'aware'),
    asleep: isTrue(i, 'asleep'),
    who: [],
    started: started ? ['c1'] : [],
  }
  const met = (face: number) =>
    isSurprised(plays(situation, 'gods-and-monsters.surprise', input, [face]))
  if (started) return { surprised: met(1) }
  const target = targetShown(situation, 'gods-and-monsters.surprise', input)
  return { target, ...('d20' in i ? { surprised: met(numberIn(i, 'd20')) } : {}) }
}

/** A plain attack with a knife, on level ground and in plain sight. */
const plainly = {
  ...{ target: 'c2', attacker: 'c1', weapon: 'd4', cover: 'none', hides: false, around: [] },
  ...{ distance: 0, range: 0, sizes: 0, bonus: 0, dodge: 'the better', carries: 'nothing' },
  ...{ trade: false, casting: 0, verve: 'as the rule has it' },
}

const grounds = { attack: 'higher, to hit', defense: 'higher, to guard' } as const

/** How a target is on its guard; one that is covered as well keeps that as a condition. */
function readinessIn(i: Values): string {
  if (isTrue(i, 'immobile')) return 'immobile'
  return isTrue(i, 'unaware') ? 'unaware' : 'ready'
}

function attack(i: Values): object {
  const bonus = numberIn(i, 'attack_bonus')
  const attacker = creatureWith({
    fightingArt: numberIn(i, 'fighting_art'),
    attackBonus: bonus,
    missileBonus: bonus,
    injuries: numberOr(i, 'injuries', 0),
  })
  const target = creatureWith(
    { defense: numberIn(i, 'target_defense') },
    {
      ...{ id: 'c2', name: 'Ina', side: 'foes' },
      conditions: isTrue(i, 'covered') ? { [covered]: {} } : {},
    },
  )
  const situation = situationWith(i, attacker, target)
  const input = {
    ...plainly,
    reach: i['unseen'] === 'ranged' ? 'shot' : 'close',
    aim: isTrue(i, 'called_shot') ? 'called shot' : 'to hurt',
    ready: readinessIn(i),
    ground: i['high_ground'] ? grounds[choiceIn(i, 'high_ground', ['attack', 'defense'])] : 'level',
    unseen: 'unseen' in i && i['unseen'] !== 'seen',
    speed: 'target_speed' in i ? choiceIn(i, 'target_speed', targetSpeeds) : 'combat',
  }
  const id = 'gods-and-monsters.attack'
  const struck = (face: number) => plays(situation, id, input, [face, 1, 20]).total !== undefined
  return {
    target: targetShown(situation, id, input),
    damage_bonus: termShown(situation, id, input, 'Covered, damage'),
    ...('d20' in i ? { hit: struck(numberIn(i, 'd20')) } : {}),
  }
}

/** Psychic conflict by the names that worked checks use. */
export const psychicOperations: Operations = {
  'gam.psychicDamage': (i) => ({
    damage: psychicDamage(
      numberIn(i, 'd4'),
      major(numberIn(i, 'charisma')),
      numberIn(i, 'verve'),
      numberIn(i, 'monk_level'),
    ),
  }),
  'gam.psychicDefense': (i) => ({
    defense_bonus: psychicDefense(numberIn(i, 'verve'), numberIn(i, 'monk_level')),
  }),
}

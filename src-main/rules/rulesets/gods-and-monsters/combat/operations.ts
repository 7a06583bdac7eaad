import {
  choiceIn,
  itIs,
  numberIn,
  numberOr,
  type Operations,
  type Values,
} from '../../../worked-checks/operations.ts'
import { sizes, sizesApart } from '../scales/sizes.ts'
import { attackTarget, situationDamage } from './attack/figures.ts'
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
  knockoutTarget,
  snapOutTarget,
  surprisedState,
  surpriseTarget,
  targetSpeeds,
  unseenFrom,
} from './figures.ts'

/** How many sizes larger the target is than the attacker. */
function largerIn(input: Values): number {
  return sizesApart(choiceIn(input, 'target_size', sizes), choiceIn(input, 'attacker_size', sizes))
}

function surprise(i: Values): object {
  if (itIs(i, 'started')) return { surprised: false }
  const target = surpriseTarget(numberIn(i, 'perception'), itIs(i, 'aware'), itIs(i, 'asleep'))
  return { target, ...('d20' in i ? { surprised: numberIn(i, 'd20') > target } : {}) }
}

function attack(i: Values): object {
  const target = attackTarget({
    fightingArt: numberIn(i, 'fighting_art'),
    attackBonus: numberIn(i, 'attack_bonus'),
    targetDefense: numberIn(i, 'target_defense'),
    highGround: i['high_ground'] === 'attack',
    unseen: 'unseen' in i ? choiceIn(i, 'unseen', unseenFrom) : 'seen',
    unaware: itIs(i, 'unaware'),
    covered: itIs(i, 'covered'),
    immobile: itIs(i, 'immobile'),
    targetSpeed: 'target_speed' in i ? choiceIn(i, 'target_speed', targetSpeeds) : 'combat',
    calledShot: itIs(i, 'called_shot'),
    injuries: numberOr(i, 'injuries', 0),
  })
  return {
    target,
    damage_bonus: situationDamage({ covered: itIs(i, 'covered') }),
    ...('d20' in i ? { hit: numberIn(i, 'd20') <= target } : {}),
  }
}

/** Conflict by the names that worked checks use. */
export const combatOperations: Operations = {
  'gam.surpriseTest': surprise,
  'gam.surprisedState': (i) => surprisedState(numberIn(i, 'round_of_surprise')),
  'gam.snapOut': (i) => {
    const target = snapOutTarget(numberIn(i, 'willpower'), numberIn(i, 'fortitude'))
    return { target, surprised: numberIn(i, 'd20') > target }
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
  'gam.knockoutReaction': (i) => ({
    target: knockoutTarget(
      numberIn(i, 'evasion'),
      itIs(i, 'head_protection'),
      numberIn(i, 'head_defense_bonus'),
    ),
  }),
  'gam.knockoutBlow': (i) => knockoutBlow(numberIn(i, 'damage'), itIs(i, 'dodged')),
  'gam.immobilizeEvasion': (i) => ({ evasion_bonus: grabEvasion(largerIn(i)) }),
  'gam.holdTest': (i) => {
    const { attacker, target } = holdBonuses(largerIn(i))
    const outcome = holdEnd(itIs(i, 'attacker_success'), itIs(i, 'target_success'))
    return {
      attacker_size_bonus: attacker,
      target_size_bonus: target,
      outcome,
      ...(outcome === 'broken' ? { counter_attack_bonus: breakingBonus } : {}),
    }
  },
  'gam.fireIntoMelee': (i) => {
    const cover = crowdCover(numberIn(i, 'combatants'))
    return { cover, defense_bonus: coverBonus(cover, itIs(i, 'target_warrior')) }
  },
  'gam.quickdraw': (i) => {
    const success = numberIn(i, 'd20') <= numberIn(i, 'evasion')
    return { success, state: success ? 'ready' : 'surprised' }
  },
}

import { animateDeadEnds } from '../../common/animated-dead.ts'
import type { Outcome } from '../../core/outcome.ts'
import type { Creature } from '../../core/state/creature.ts'
import { playAction, situationOf, valueAfter } from '../../worked-checks/play.ts'
import type { Operations, Values } from '../../worked-checks/operations.ts'
import {
  choiceIn,
  isTrue,
  listIn,
  numberIn,
  numbersIn,
  optionIn,
} from '../../worked-checks/operations.ts'
import { characters, newCharacter } from './character.ts'
import { initiative } from './combat/initiative.ts'
import {
  convertBx,
  convertCairn,
  moraleToWil,
  wilToMorale,
  type BxSave,
  type Magic,
  type MoraleGap,
} from './monsters/conversion.ts'
import { loadout, purchase } from './gear.ts'
import { applyHits, hits, strike } from './harm/damage.ts'
import { hearts } from './index.ts'
import { augury, flyTurn, randomSpell, spellDamage, spells, spellScale } from './magic/spells.ts'
import { nightRest, weekInTown, type Pools } from './rest/recovery.ts'

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
  'hearts.skillTest': (i) => {
    const score = numberIn(i, 'score')
    const tested = plays(
      i,
      'hearts.skill',
      { skills: { Tracking: score } },
      { skill: 'Tracking' },
      [numberIn(i, 'roll')],
    )
    return { success: isGood(tested), score: skillAfter(tested, score) }
  },
  'hearts.save': (i) => {
    const st = numberIn(i, 'st')
    const saved = plays(i, 'hearts.save', { values: { st } }, {}, [numberIn(i, 'roll')])
    return { success: isGood(saved), st: valueAfter(saved.effects, 'st', st) }
  },
  'hearts.reaction': (i) => {
    const score = numberIn(i, 'languageScore')
    const heard = plays(
      i,
      'hearts.reaction',
      { skills: { Gnomish: score } },
      { speaker: 'c1', language: 'Gnomish' },
      [numberIn(i, 'roll')],
    )
    const result = isGood(heard) ? 'may negotiate' : 'attacks'
    return { result, score: skillAfter(heard, score) }
  },
  'hearts.initiative': (i) => ({ first: initiative(numberIn(i, 'party'), numberIn(i, 'foes')) }),
  'hearts.hits': (i) => ({
    hits: hits(numberIn(i, 'total'), optionIn(i, 'maxHits', ['cap3', 'per4'])),
  }),
  'hearts.applyHits': (i) => applyHits(numberIn(i, 'ap'), numberIn(i, 'hp'), numberIn(i, 'hits')),
  'hearts.attack': (i) => {
    const [ap, hp] = [numberIn(i, 'ap'), numberIn(i, 'hp')]
    const taken = hits(numberIn(i, 'total'), optionIn(i, 'maxHits', ['cap3', 'per4']))
    const { down, effects } = strike(checkedCreature({ values: { ap, hp } }), taken)
    return {
      hits: taken,
      ap: valueAfter(effects, 'ap', ap),
      hp: valueAfter(effects, 'hp', hp),
      down,
    }
  },
  'hearts.endCombat': (i) => {
    const values = { ap: numberIn(i, 'ap'), maxAp: numberIn(i, 'maxAp') }
    const { effects } = plays(i, 'hearts.end-combat', { values }, {})
    return { ap: valueAfter(effects, 'ap', values.ap) }
  },
  'hearts.nightRest': (i) => nightRest(poolsIn(i), choiceIn(i, 'choice', ['hp', 'mana'])),
  'hearts.weekInTown': (i) => weekInTown(poolsIn(i)),
  'hearts.randomSpell': (i) => randomSpell(numberIn(i, 'd20')),
  'hearts.animateDeadEnds': (i) => animateDeadEnds(numberIn(i, 'd6')),
  'hearts.augury': (i) => augury(numberIn(i, 'd6'), numberIn(i, 'sacrificeHp')),
  'hearts.spellScale': (i) => spellScale(choiceIn(i, 'spell', spells), numberIn(i, 'mana')),
  'hearts.flyTurn': (i) => flyTurn(isTrue(i, 'reliableOver'), numberIn(i, 'd6')),
  'hearts.spellDamage': (i) =>
    spellDamage(
      numberIn(i, 'mana'),
      isTrue(i, 'saved'),
      optionIn(i, 'halfRounding', ['down', 'up']),
    ),
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
  'hearts.moraleCheck': (i) => {
    const values = { morale: numberIn(i, 'morale') }
    const foes = { kind: 'monster' as const, values }
    return {
      breaks: isGood(plays(i, 'hearts.morale', foes, { group: 'g1' }, numbersIn(i, 'dice'))),
    }
  },
}

function poolsIn(input: Record<string, unknown>): Pools {
  return {
    hp: numberIn(input, 'hp'),
    maxHp: numberIn(input, 'maxHp'),
    mana: numberIn(input, 'mana'),
    maxMana: numberIn(input, 'maxMana'),
  }
}

function checkedCreature(some: Partial<Creature>): Creature {
  const blank = characters.blank('c1', 'Odo')
  return { ...blank, ...some, values: { ...blank.values, ...some.values } }
}

/** An action of somebody who stands alone in a group that has been met, its dice as the check names them. */
function plays(
  check: Values,
  id: `hearts.${string}`,
  some: Partial<Creature>,
  input: Values,
  faces: readonly number[] = [],
): Outcome {
  const group = { id: 'g1', name: 'Somebody', members: ['c1'], strength: 1 }
  const situation = {
    ...situationOf('hearts', check, checkedCreature({ ...some, group: group.id })),
    groups: { g1: group },
    encounter: {
      id: 'e1',
      title: group.name,
      group: group.id,
      number: 1,
      from: '',
      attitude: 'unknown' as const,
      foretold: false,
    },
  }
  return playAction(hearts, id, situation, { who: 'c1', ...input }, faces)
}

const isGood = ({ tone }: Outcome): boolean => tone === 'good'

/** A skill score after a test of it. */
function skillAfter({ effects }: Outcome, before: number): number {
  return effects.reduce(
    (score, effect) => (effect.do === 'skill' ? (effect.to ?? score) : score),
    before,
  )
}

import { compact } from '../../../../common/compact.ts'
import type { Effect } from '../../../../core/effects.ts'
import type { Step } from '../../../../core/outcome.ts'
import type { ProcedureOf } from '../../../../core/procedure.ts'
import { houseRule } from '../../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../../core/situation.ts'
import { sizeOf } from '../../character/people.ts'
import {
  burdens,
  creatureTest,
  runTest,
  scoredTest,
  scoreTerm,
  type ScoredTest,
} from '../../checks/trial.ts'
import { gearNamed } from '../../gear/index.ts'
import type { AilmentName } from '../../harm/ailments/rows.ts'
import { condition } from '../../harm/states.ts'
import { calledShotMovement } from '../../house-rules/fight.ts'
import { sizesApart } from '../../scales.ts'
import { calledShotTarget, grabEvasion, killingBlow, knockoutBlow, type Split } from '../figures.ts'
import { holdDue } from '../holds.ts'
import { held } from '../marks.ts'
import type { AttackInput, AttackPlan } from './plan.ts'

/** Headgear worn, if any, and its defense: 1 for a full helmet, else 0. Rule GAM-CMB-38. */
function headgear(creature: ReadonlyCreature): { worn: boolean; defense: number } {
  const worn = Object.values(creature.items).filter(
    ({ ready, name }) => ready && /\b(helmet|helm|cap|hat|hood)\b/i.test(name),
  )
  const full = worn.some(({ name, gear }) => gearNamed(gear ?? name)?.name === 'Full Helmet')
  return { worn: worn.length > 0, defense: full ? 1 : 0 }
}

/** Result of an aim, besides the damage of the hit. */
interface Aimed {
  says: string
  why: Step[]
  effects: Effect[]
  /** How the damage falls; all of it on survival where absent. */
  split?: Split
}

const plain: Aimed = { says: '', why: [], effects: [] }
const calm = { adjust: 0, secret: false } as const

/** The target’s own test against what was aimed at, and the result. Rules GAM-CMB-20 to GAM-CMB-22, GAM-CMB-28, GAM-CMB-37, GAM-CMB-38. */
export function* runAim(
  situation: Situation,
  blow: AttackPlan,
  damage: number,
  input: Pick<AttackInput, 'dodge' | 'casting' | 'place'>,
): ProcedureOf<Aimed> {
  switch (blow.aim) {
    case 'to hurt':
      return plain
    case 'killing blow': {
      const split = killingBlow(damage)
      const value = `${split.injuries} of ${damage} are injuries`
      return { ...plain, split, why: [{ name: 'Killing blow', value, rule: 'GAM-CMB-37' }] }
    }
    case 'knockout':
      return yield* knockout(situation, blow, damage)
    case 'called shot':
      return blow.carries
        ? carried(blow.target, blow.carries)
        : yield* calledShot(situation, blow, damage, input)
    case 'grab':
      return yield* grab(situation, blow)
  }
}

/** Evasion test against a blow on the head; anything on it helps, and so does its defense. Rule GAM-CMB-38. */
export function knockoutTest(
  situation: Situation,
  target: ReadonlyCreature,
  head = headgear(target),
): ScoredTest {
  return creatureTest(target, situation, 'evasion', {
    label: 'their evasion',
    rule: 'GAM-CMB-38',
    success: 'Dodged',
    failure: 'Struck on the head',
    terms: [
      { name: 'Something on the head', value: head.worn ? 1 : 0, rule: 'GAM-CMB-38' },
      { name: 'Its defense', value: head.defense, rule: 'GAM-CMB-38' },
    ],
  })
}

function* knockout(situation: Situation, blow: AttackPlan, damage: number): ProcedureOf<Aimed> {
  const result = yield* runTest(knockoutTest(situation, blow.target), calm)
  const two = (blow.attacker.values.warrior ?? 0) > 0 && (blow.attacker.values.combatPool ?? 0) >= 2
  const split = knockoutBlow(damage, result.success, two ? 2 : 1)
  const spent: Effect[] =
    two && !result.success
      ? [{ do: 'change', creature: blow.attacker.id, field: 'combatPool', by: -2, min: 0 }]
      : []
  return {
    says: result.success ? 'the head is missed' : 'on the head',
    split,
    why: [
      ...result.why,
      {
        name: 'Injuries of it',
        value: split.injuries,
        rule: two ? 'GAM-CMB-39' : 'GAM-CMB-38',
      },
    ],
    effects: spent,
  }
}

/** Poison and the like is answered by a reaction of its own, not by that of a called shot. Rule GAM-CMB-23. */
function carried(target: ReadonlyCreature, ailment: AilmentName): Aimed {
  return {
    ...plain,
    says: `${ailment.toLowerCase()} may take hold`,
    why: [{ name: ailment, value: 'they test against it', rule: 'GAM-CMB-23' }],
    effects: [
      {
        do: 'due',
        due: {
          id: `carried:${target.id}`,
          action: 'gods-and-monsters.ailment',
          input: { who: target.id, ailment, contact: 'accepted' },
          title: ailment,
          why: `${ailment} has got into ${target.name}`,
          rule: 'GAM-CMB-23',
          when: 'now',
          who: [target.id],
          must: false,
        },
      },
    ],
  }
}

function* calledShot(
  situation: Situation,
  blow: AttackPlan,
  damage: number,
  { dodge, casting, place }: Pick<AttackInput, 'dodge' | 'casting' | 'place'>,
): ProcedureOf<Aimed> {
  const { target } = blow
  const evasion = scoreTerm(target, 'evasion')
  const fortitude = scoreTerm(target, 'fortitude')
  const firm = dodge === 'fortitude' || (dodge === 'the better' && fortitude.value > evasion.value)
  const [reaction, score] = firm
    ? (['fortitude', fortitude] as const)
    : (['evasion', evasion] as const)
  const most = houseRule<number>(situation, calledShotMovement)
  const { movement = 10, injuries = 0 } = target.values
  const shot = { reaction: score.value, movement, castingTime: casting, damage, injuries }
  const moves = calledShotTarget({ ...shot, reaction: 0, damage: 0, injuries: 0 }, most)
  const test = scoredTest(
    `their ${score.name.toLowerCase()}`,
    [
      { ...score, rule: 'GAM-CMB-20' },
      { name: 'Damage done', value: -damage, rule: 'GAM-CMB-20' },
      { name: 'Movement', value: moves, rule: casting > 0 ? 'GAM-MOV-06' : 'GAM-CMB-20' },
      ...burdens(target, situation, reaction),
    ],
    { rule: 'GAM-CMB-20', success: 'Resists', failure: 'Takes effect' },
  )
  const result = yield* runTest(test, calm)
  const busy = casting > 0
  return {
    ...plain,
    says:
      (place ? `called at ${place}, ` : '') +
      (result.success
        ? 'they resist its effect'
        : busy
          ? 'what they were doing is lost, and nothing of it is used up'
          : 'it takes effect; a shot of theirs is spoiled'),
    why: compact(
      place && {
        name: `Called at ${place}`,
        value: 'what they guard, and not surely what is struck',
        rule: 'GAM-CMB-19',
      },
      ...result.why,
      !result.success && {
        name: busy ? 'Disrupted' : 'Their shot',
        value: busy ? 'spell, spirit and verve are kept' : 'misses if they were shooting',
        rule: busy ? 'GAM-CMB-21' : 'GAM-CMB-22',
      },
    ),
  }
}

function* grab(situation: Situation, blow: AttackPlan): ProcedureOf<Aimed> {
  const { attacker, target } = blow
  const larger = sizesApart(sizeOf(target), sizeOf(attacker))
  const test = creatureTest(target, situation, 'evasion', {
    label: 'their evasion',
    rule: 'GAM-CMB-28',
    success: 'Slips away',
    failure: 'Is held',
    terms: [{ name: 'Larger', value: grabEvasion(larger), rule: 'GAM-CMB-28' }],
  })
  const result = yield* runTest(test, calm)
  return {
    says: result.success ? 'slips away' : 'is held',
    why: result.why,
    effects: result.success
      ? []
      : [
          condition(target.id, held, { fight: true, rule: 'GAM-CMB-29' }),
          holdDue(attacker, target),
        ],
  }
}

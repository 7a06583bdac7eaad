import type { Effect } from '../../../core/effects.ts'
import { step, type Step, type Tone } from '../../../core/outcome.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { runCheck } from '../../../common/check.ts'
import { fieldOf, scoreOf, type Ability } from '../character/people.ts'
import { setCondition, setField } from '../effects.ts'
import { hpOverflow } from '../house-rules/fight.ts'
import { save } from '../saves/trial.ts'
import { criticalDueOf, criticalTrial, failCritical, withScore } from './critical.ts'

/** State that an ability at 0 or a failed Critical Damage Save brings. */
type State = 'ok' | 'injury' | 'dead' | 'immobilized/unconscious' | 'debilitated/unconscious'

const atZero: Readonly<Record<Ability, State>> = {
  STR: 'dead',
  DEX: 'immobilized/unconscious',
  WIL: 'debilitated/unconscious',
}

/** State after a failed Critical Damage Save, by ability. Rules BDP-CRIT-02 to BDP-CRIT-04. */
const onFailure: Readonly<Record<Ability, State>> = { ...atZero, STR: 'injury' }

/**
 * Harm straight to an ability, then the save against the lowered score where the harm calls for
 * one. Nothing but a score of 0 is certain before the die. Rules BDP-DMG-05, BDP-CRIT-02 to BDP-CRIT-04.
 */
export function abilityDamage(
  ability: Ability,
  score: number,
  damage: number,
  critSave: boolean,
  d20: number | null,
): { score: number; state: State } {
  const left = Math.max(0, score - Math.max(0, damage))
  if (left === 0) return { score: 0, state: atZero[ability] }
  const saves = critSave && damage > 0 && d20 !== null
  return { score: left, state: saves && !save(left, [d20]).success ? onFailure[ability] : 'ok' }
}

interface HarmDealt {
  /** Damage that got past armour. */
  damage: number
  hp: number
  str: number
  /** A Critical Damage Save against the STR that is left. */
  save: boolean
  dead: boolean
}

/**
 * A blow that can be defended against: less armour (at most 3), off HP, and what is left over off
 * STR where the campaign has it so. Rules BDP-DMG-02, BDPX-ATK-01, E-BDP-06, E-BDP-23.
 */
function dealHarm(
  { hp, str, armour }: { hp: number; str: number; armour: number },
  roll: number,
  overflow: 'toStr' | 'gm' = 'toStr',
): HarmDealt {
  const damage = Math.max(0, roll - Math.max(0, Math.min(3, armour)))
  const left = Math.max(0, hp - damage)
  const past = overflow === 'toStr' ? Math.max(0, damage - hp) : 0
  const strength = Math.max(0, str - past)
  const dead = past > 0 && strength === 0
  return { damage, hp: left, str: strength, save: past > 0 && !dead, dead }
}

interface AbilityHurt {
  says: string
  tone: Tone
  why: Step[]
  effects: Effect[]
}

const words = {
  ok: '',
  injury: '',
  dead: ': dead',
  'immobilized/unconscious': ': helpless',
  'debilitated/unconscious': ': helpless',
} as const

/**
 * Harm straight to an ability, past HP and armour. Effects of a score of 0 come from the consequences. Rules BDP-DMG-03,
 * BDP-DMG-05.
 * @param lethalIn the situation, where the harm is lethal or disabling and a save follows; null where it is not
 */
export function hurtAbility(
  creature: ReadonlyCreature,
  ability: Ability,
  by: number,
  lethalIn: Situation | null,
): AbilityHurt {
  const was = scoreOf(creature, ability)
  const { score, state } = abilityDamage(ability, was, by, false, null)
  const saves = lethalIn !== null && by > 0 && score > 0
  return {
    says: `${ability} ${was} to ${score}${words[state]}${saves ? ', and a save' : ''}`,
    tone: by === 0 ? 'plain' : creature.side === 'party' ? 'bad' : 'good',
    why: [
      step(ability, `${was} to ${score}, past HP and armor`, 'BDP-DMG-03'),
      ...(saves ? [step('Lethal or disabling', 'a save follows', 'BDP-DMG-05')] : []),
    ],
    effects: [
      ...(score === was ? [] : [setField(creature.id, fieldOf[ability], score)]),
      ...(saves ? [criticalDueOf(lethalIn, creature, ability, score)] : []),
    ],
  }
}

/** Harm aimed at somebody: totals of dice, one blow after the other. */
export interface AimedHarm {
  target: ReadonlyCreature
  totals: readonly number[]
  /** Armour counts; true where absent. */
  armour?: boolean
  /** Armour that the weapon ignores. */
  ignores?: number
  /** Unseen or overburdened: HP are no use. Rule BDPX-ATK-02. */
  pastHp?: boolean
  /** A parry calls for no save whatever it does. Rule BDPX-DEF-07. */
  noSave?: boolean
  /** Knocked out instead of injured. Rule BDPX-ATK-04. */
  nonLethal?: boolean
  by?: ReadonlyCreature | undefined
  /** Names the wound: "Sword". */
  weapon?: string | undefined
  /** Keeps the labels of several targets apart. */
  label?: string
}

export interface LandedBlow {
  says: string
  tone: Tone
  damage: number
  /** STR was hurt, and the save failed: critical damage was done now. */
  critical: boolean
  /** Their STR after it. */
  str: number
  why: Step[]
  effects: Effect[]
}

type Reading = 'toStr' | 'gm'

/** Damage of several blows, one after the other. */
export function dealBlow(blow: AimedHarm, reading: Reading = 'toStr'): HarmDealt {
  const { target, totals, armour = true, ignores = 0, pastHp = false } = blow
  const { hp = 0, str = 10, armor = 0 } = target.values
  const worn = armour ? Math.max(0, armor - ignores) : 0
  const first: HarmDealt = { damage: 0, hp: pastHp ? 0 : hp, str, save: false, dead: false }
  const result = totals.reduce<HarmDealt>((so, total) => {
    const next = dealHarm(
      { hp: so.hp, str: so.str, armour: worn },
      total,
      pastHp ? 'toStr' : reading,
    )
    return { ...next, damage: so.damage + next.damage, save: so.save || next.save }
  }, first)
  return {
    ...result,
    hp: pastHp ? hp : result.hp,
    save: result.save && !result.dead && !blow.noSave,
  }
}

/**
 * Carries blows out on somebody: HP, then STR, then the save. A foe saves at once; a player's save
 * is due, so that the player rolls it. Rules BDP-DMG-02, BDPX-ATK-01, BDPX-DET-04.
 */
export function* landBlow(situation: Situation, blow: AimedHarm): ProcedureOf<LandedBlow> {
  const { target } = blow
  const result = dealBlow(blow, houseRule<Reading>(situation, hpOverflow))
  const landed: LandedBlow = {
    says: saysOf(target, result),
    tone: result.damage === 0 ? 'plain' : target.side === 'party' ? 'bad' : 'good',
    damage: result.damage,
    critical: result.dead,
    str: result.str,
    why: poolSteps(blow, result),
    effects: poolEffects(target, result),
  }
  if (!result.save) return landed
  if (target.side === 'party')
    return {
      ...landed,
      effects: [
        ...landed.effects,
        criticalDueOf(situation, target, 'STR', result.str, blow.weapon),
      ],
    }
  return yield* saveAtOnce(situation, blow, result, landed)
}

/** Rolls a foe's save at once; a detachment saves by WIL and is routed instead. Rule BDPX-DET-04. */
function* saveAtOnce(
  situation: Situation,
  blow: AimedHarm,
  result: HarmDealt,
  landed: LandedBlow,
): ProcedureOf<LandedBlow> {
  const { target } = blow
  const mass = 'detachment' in target.tags
  const now = withScore(target, 'STR', result.str)
  const label = `${blow.label ?? target.name}: critical damage`
  const trial = criticalTrial(now, mass ? 'WIL' : 'STR', 'Critical damage', label)
  const save = yield* runCheck(trial, { adjust: 0, secret: false })
  const why = [...landed.why, ...save.why]
  if (save.success) {
    const says = `${target.name} to STR ${result.str}, Critical Damage Save passed`
    return { ...landed, says, why }
  }
  if (mass)
    return {
      ...landed,
      critical: true,
      says: `${target.name} is routed`,
      why: [...why, step('A detachment', 'routed', 'BDPX-DET-04')],
      effects: [...landed.effects, setCondition(target.id, 'fleeing', { rule: 'BDPX-DET-04' })],
    }
  const fell = yield* failCritical(situation, now, 'STR', {
    weapon: blow.weapon,
    nonLethal: blow.nonLethal ?? false,
    label: `${blow.label ?? target.name}: injury`,
  })
  return {
    ...landed,
    critical: true,
    says: fell.says,
    why: [...why, ...fell.why],
    effects: [...landed.effects, ...fell.effects],
  }
}

function poolEffects(target: ReadonlyCreature, result: HarmDealt): Effect[] {
  const { hp = 0, str = 10 } = target.values
  const set = (field: string, to: number): Effect => setField(target.id, field, to)
  return [
    ...(result.hp === hp ? [] : [set('hp', result.hp)]),
    ...(result.str === str ? [] : [set('str', result.str)]),
  ]
}

function poolSteps(
  { target, armour = true, ignores = 0, pastHp }: AimedHarm,
  result: HarmDealt,
): Step[] {
  const { hp = 0, str = 10, armor = 0 } = target.values
  const worn = Math.max(0, armor - ignores)
  return [
    ...(armour && worn > 0 ? [step('Armor', `${worn} off`, 'BDPX-DEF-01')] : []),
    ...(pastHp ? [step('Unguarded', 'straight to STR', 'BDPX-ATK-02')] : []),
    ...(result.hp === hp ? [] : [step('HP', `${hp} to ${result.hp}`, 'BDP-DMG-02')]),
    ...(result.str === str ? [] : [step('STR', `${str} to ${result.str}`, 'BDPX-ATK-01')]),
  ]
}

function saysOf({ name, values }: ReadonlyCreature, result: HarmDealt): string {
  if (result.damage === 0) return `${name} takes no harm`
  if (result.dead) return `${name} dies`
  if (result.save) return `${name} to STR ${result.str}: a Critical Damage Save`
  const { hp = 0, str = 10 } = values
  if (result.str < str && result.hp === hp) return `${name} to STR ${result.str}`
  return result.hp === 0 ? `${name} to 0 HP` : `${name} to ${result.hp} HP`
}

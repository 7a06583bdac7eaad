import type { Effect } from '../../../core/effects.ts'
import { runTrial } from '../../../common/trial.ts'
import type { Step, Tone } from '../../../core/outcome.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { hpOverflow } from '../house-rules/harm.ts'
import { failed } from './critical.ts'
import { criticalDueOf } from './fallen.ts'
import { harmed, type Harmed } from './figures.ts'
import { criticalTrial, withScore } from './saving.ts'

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

export interface Landed {
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

/** Several blows on one pool. */
export function damaged(blow: AimedHarm, reading: Reading = 'toStr'): Harmed {
  const { target, totals, armour = true, ignores = 0, pastHp = false } = blow
  const { hp = 0, str = 10, armor = 0 } = target.values
  const worn = armour ? Math.max(0, armor - ignores) : 0
  const first: Harmed = { damage: 0, hp: pastHp ? 0 : hp, str, save: false, dead: false }
  const came = totals.reduce<Harmed>((so, total) => {
    const next = harmed({ hp: so.hp, str: so.str, armour: worn }, total, pastHp ? 'toStr' : reading)
    return { ...next, damage: so.damage + next.damage, save: so.save || next.save }
  }, first)
  return { ...came, hp: pastHp ? hp : came.hp, save: came.save && !came.dead && !blow.noSave }
}

/**
 * Carries blows out on somebody: HP, then STR, then the save. A foe saves at once; a player's save
 * is due, so that the player rolls it. Rules BDP-DMG-02, BDPX-ATK-01, BDPX-DET-04.
 */
export function* land(situation: Situation, blow: AimedHarm): ProcedureOf<Landed> {
  const { target } = blow
  const came = damaged(blow, houseRule<Reading>(situation, hpOverflow))
  const landed: Landed = {
    says: saysOf(target, came),
    tone: came.damage === 0 ? 'plain' : target.side === 'party' ? 'bad' : 'good',
    damage: came.damage,
    critical: came.dead,
    str: came.str,
    why: poolSteps(blow, came),
    effects: pools(target, came),
  }
  if (!came.save) return landed
  if (target.side === 'party')
    return {
      ...landed,
      effects: [
        ...landed.effects,
        { do: 'due', due: criticalDueOf(target, 'STR', came.str, blow.weapon) },
      ],
    }
  return yield* saves(situation, blow, came, landed)
}

/** A mass of foes holds by its WIL, and breaks instead of falling. Rule BDPX-DET-04. */
function* saves(
  situation: Situation,
  blow: AimedHarm,
  came: Harmed,
  landed: Landed,
): ProcedureOf<Landed> {
  const { target } = blow
  const mass = 'detachment' in target.tags
  const now = withScore(target, 'STR', came.str)
  const label = `${blow.label ?? target.name}: critical damage`
  const trial = criticalTrial(now, mass ? 'WIL' : 'STR', 'Critical damage', label)
  const save = yield* runTrial(trial, { adjust: 0, secret: false })
  const why = [...landed.why, ...save.why]
  if (save.success) return { ...landed, why }
  if (mass)
    return {
      ...landed,
      critical: true,
      says: `${target.name} is routed`,
      why: [...why, { name: 'A detachment', value: 'routed', rule: 'BDPX-DET-04' }],
      effects: [
        ...landed.effects,
        { do: 'condition', creature: target.id, name: 'fleeing', to: { rule: 'BDPX-DET-04' } },
      ],
    }
  const fell = yield* failed(situation, now, 'STR', {
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

function pools(target: ReadonlyCreature, came: Harmed): Effect[] {
  const { hp = 0, str = 10 } = target.values
  const set = (field: string, to: number): Effect => ({
    do: 'set',
    creature: target.id,
    field,
    to,
  })
  return [
    ...(came.hp === hp ? [] : [set('hp', came.hp)]),
    ...(came.str === str ? [] : [set('str', came.str)]),
  ]
}

function poolSteps(
  { target, armour = true, ignores = 0, pastHp }: AimedHarm,
  came: Harmed,
): Step[] {
  const { hp = 0, str = 10, armor = 0 } = target.values
  const worn = Math.max(0, armor - ignores)
  return [
    ...(armour && worn > 0
      ? [{ name: 'Armor', value: `${worn} off`, rule: 'BDPX-DEF-01' as const }]
      : []),
    ...(pastHp
      ? [{ name: 'Unguarded', value: 'straight to STR', rule: 'BDPX-ATK-02' as const }]
      : []),
    ...(came.hp === hp
      ? []
      : [{ name: 'HP', value: `${hp} to ${came.hp}`, rule: 'BDP-DMG-02' as const }]),
    ...(came.str === str
      ? []
      : [{ name: 'STR', value: `${str} to ${came.str}`, rule: 'BDPX-ATK-01' as const }]),
  ]
}

function saysOf({ name }: ReadonlyCreature, came: Harmed): string {
  if (came.damage === 0) return `${name} takes no harm`
  if (came.dead) return `${name} dies`
  if (came.save) return `${name} to STR ${came.str}: a Critical Damage Save`
  return came.hp === 0 ? `${name} to 0 HP` : `${name} to ${came.hp} HP`
}

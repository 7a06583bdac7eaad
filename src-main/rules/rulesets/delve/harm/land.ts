import type { Effect } from '../../../core/effects.ts'
import type { Step, Tone } from '../../../core/outcome.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { foeCritical } from '../house-rules/fight.ts'
import { saved, unruled } from '../saves.ts'
import { interruptDueOf, isCasting } from '../magic/casting.ts'
import { criticalDueOf, criticalEffects, criticalSteps } from './critical.ts'
import { damage, type Damaged } from './figures.ts'
import { woundDueOf } from './wounds.ts'

/** Blows on a target: dice totals in order, and whether DR counts. */
interface Blow {
  target: ReadonlyCreature
  totals: readonly number[]
  armour?: boolean
  by?: ReadonlyCreature | undefined
  /** Label of the target among several: "2. Goblin". */
  label?: string
}

interface Landed {
  says: string
  tone: Tone
  damage: number
  why: Step[]
  effects: Effect[]
}

/** Applies several blows in turn: damage adds up, and a wound or STR save from any of them counts. */
export function damaged(
  target: ReadonlyCreature,
  totals: readonly number[],
  armour = true,
): Damaged {
  const dr = armour ? (target.values.dr ?? 0) : 0
  const { hp = 0, str = 10 } = target.values
  return totals.reduce<Damaged>(
    (so, total) => {
      const next = damage(so.hp, so.str, total, dr)
      return {
        ...next,
        damage: so.damage + next.damage,
        grievous: so.grievous || next.grievous,
        strSave: so.strSave || next.strSave,
      }
    },
    { damage: 0, hp, str, grievous: false, strSave: false, dead: false },
  )
}

/**
 * True when a failed STR save means dying: for all but monsters, and for those by house rule. Rule E-DLV-17.
 */
function fullHarm(situation: Situation, target: ReadonlyCreature): boolean {
  return target.kind !== 'monster' || houseRule<string>(situation, foeCritical) === 'sameAsPc'
}

/**
 * Applies blows to a target: HP, then STR, then what follows. A foe saves at once; a player's
 * save, wound or broken spell is due, so that the player rolls it. Rules DLV-ATK-01, DLV-ATK-02.
 */
export function* land(situation: Situation, blow: Blow): ProcedureOf<Landed> {
  const { target, totals, armour = true } = blow
  const came = damaged(target, totals, armour)
  const effects: Effect[] = [...pools(target, came)]
  const why: Step[] = poolSteps(target, came, armour)
  let says = saysOf(target, came)
  if (came.grievous && !came.strSave && !came.dead && fullHarm(situation, target))
    effects.push({ do: 'due', due: woundDueOf(target) })
  if (came.strSave && !came.dead) {
    why.push(...criticalSteps(blow.by))
    if (target.side === 'party')
      effects.push({ do: 'due', due: criticalDueOf(target, blow.by, came.str) })
    else {
      const now: ReadonlyCreature = { ...target, values: { ...target.values, str: came.str } }
      const save = yield* saved(situation, now, 'STR', unruled, {
        rule: 'DLV-ATK-02',
        label: `${blow.label ?? target.name}: critical damage`,
      })
      why.push(...save.why)
      if (!save.success) {
        effects.push(...criticalEffects(situation, target))
        says = `${target.name} is ${fullHarm(situation, target) ? 'dying' : 'out of the fight'}`
      }
    }
  }
  if (came.damage > 0 && !came.dead && isCasting(situation, target.id))
    effects.push({ do: 'due', due: interruptDueOf(target) })
  return { says, tone: toneOf(target, came), damage: came.damage, why, effects }
}

function pools(target: ReadonlyCreature, came: Damaged): Effect[] {
  const { hp = 0, str = 10 } = target.values
  return [
    ...(came.hp === hp ? [] : [set(target, 'hp', came.hp)]),
    ...(came.str === str ? [] : [set(target, 'str', came.str)]),
  ]
}

function set(target: ReadonlyCreature, field: string, to: number): Effect {
  return { do: 'set', creature: target.id, field, to }
}

function poolSteps(target: ReadonlyCreature, came: Damaged, armour: boolean): Step[] {
  const { hp = 0, str = 10, dr = 0 } = target.values
  return [
    ...(armour && dr > 0 ? [{ name: 'DR', value: `${dr} off`, rule: 'DLV-ATK-01' as const }] : []),
    ...(came.hp === hp
      ? []
      : [{ name: 'HP', value: `${hp} to ${came.hp}`, rule: 'DLV-ATK-01' as const }]),
    ...(came.str === str
      ? []
      : [{ name: 'STR', value: `${str} to ${came.str}`, rule: 'DLV-ATK-02' as const }]),
  ]
}

function saysOf(target: ReadonlyCreature, came: Damaged): string {
  const { name } = target
  if (came.damage === 0) return `${name} takes no harm`
  if (came.dead) return `${name} dies`
  if (came.strSave) return `${name} to STR ${came.str}: a STR save`
  return came.hp === 0 ? `${name} to 0 HP` : `${name} to ${came.hp} HP`
}

function toneOf(target: ReadonlyCreature, came: Damaged): Tone {
  if (came.damage === 0) return 'plain'
  return target.side === 'party' ? 'bad' : 'good'
}

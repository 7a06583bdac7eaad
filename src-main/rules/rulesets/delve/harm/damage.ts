import { type Ability, abilities, fieldOf, scoreOf } from '../../../common/abilities.ts'
import { type Ruling, defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import type { Step, Tone } from '../../../core/outcome.ts'
import { type Preview, plain, refusal } from '../../../core/preview.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { bars, chanceOf, oddsOrRefusal } from '../../../dice/odds.ts'
import { type ParsedNotation, readAmount } from '../../../dice/read-notation.ts'
import { askNotation } from '../../../dice/roll.ts'
import { setTo } from '../character/people.ts'
import { interruptDueOf, isCasting } from '../magic/interrupt.ts'
import { rollSave, followUpRuling } from '../saves.ts'
import { criticalDueOf, criticalEffects, criticalSteps, liesDying } from './dying.ts'
import { woundDueOf } from './wounds.ts'

/** Damage to HP and STR with what it calls for: a wound, a STR save, death. */
interface DamageTaken {
  damage: number
  hp: number
  str: number
  grievous: boolean
  strSave: boolean
  dead: boolean
}

/** A roll less DR off HP, the rest off STR. Rules DLV-ATK-01, DLV-ATK-02, DLV-WND-01. */
export function takeDamage(hp: number, str: number, roll: number, dr: number): DamageTaken {
  const taken = Math.max(0, roll - dr)
  const past = Math.max(0, taken - hp)
  const left = Math.max(0, hp - taken)
  const strength = Math.max(0, str - past)
  const dead = past > 0 && strength === 0
  return {
    damage: taken,
    hp: left,
    str: strength,
    dead,
    grievous: taken > 0 && left === 0 && past === 0,
    strSave: past > 0 && !dead,
  }
}

/** Blows on a target: dice totals in order, and whether DR counts. */
interface Blows {
  target: ReadonlyCreature
  totals: readonly number[]
  armour?: boolean
  by?: ReadonlyCreature | undefined
  /** Label of the target among several: "2. Goblin". */
  label?: string
}

interface BlowsApplied {
  says: string
  tone: Tone
  damage: number
  why: Step[]
  effects: Effect[]
}

/** Applies several blows in turn: damage adds up, and a wound or STR save from any of them counts. */
function damageOf(target: ReadonlyCreature, totals: readonly number[], armour = true): DamageTaken {
  const dr = armour ? (target.values.dr ?? 0) : 0
  const { hp = 0, str = 10 } = target.values
  return totals.reduce<DamageTaken>(
    (so, total) => {
      const next = takeDamage(so.hp, so.str, total, dr)
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
 * Applies blows to a target: HP, then STR, then what follows. A foe saves at once; a player's
 * save, wound or broken spell is due, so that the player rolls it. Rules DLV-ATK-01, DLV-ATK-02.
 */
export function* applyBlows(situation: Situation, blow: Blows): ProcedureOf<BlowsApplied> {
  const { target, totals, armour = true } = blow
  const came = damageOf(target, totals, armour)
  const effects: Effect[] = [...poolEffects(target, came)]
  const why: Step[] = poolSteps(target, came, armour)
  let says = saysOf(target, came)
  if (came.grievous && !came.strSave && !came.dead && liesDying(situation, target))
    effects.push({ do: 'due', due: woundDueOf(target) })
  if (came.strSave && !came.dead) {
    why.push(...criticalSteps(blow.by))
    if (target.side === 'party')
      effects.push({ do: 'due', due: criticalDueOf(target, blow.by, came.str) })
    else {
      const now: ReadonlyCreature = { ...target, values: { ...target.values, str: came.str } }
      const save = yield* rollSave(situation, now, 'STR', followUpRuling, {
        rule: 'DLV-ATK-02',
        label: `${blow.label ?? target.name}: critical damage`,
      })
      why.push(...save.why)
      if (save.success) says = `${target.name} to STR ${came.str}, and saves`
      else {
        effects.push(...criticalEffects(situation, target))
        says = `${target.name} is ${liesDying(situation, target) ? 'dying' : 'out of the fight'}`
      }
    }
  }
  if (came.damage > 0 && !came.dead && isCasting(situation, target.id))
    effects.push({ do: 'due', due: interruptDueOf(target) })
  return { says, tone: toneOf(target, came), damage: came.damage, why, effects }
}

function poolEffects(target: ReadonlyCreature, came: DamageTaken): Effect[] {
  const { hp = 0, str = 10 } = target.values
  return [
    ...(came.hp === hp ? [] : [setTo(target, 'hp', came.hp)]),
    ...(came.str === str ? [] : [setTo(target, 'str', came.str)]),
  ]
}

function poolSteps(target: ReadonlyCreature, came: DamageTaken, armour: boolean): Step[] {
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

function saysOf(target: ReadonlyCreature, came: DamageTaken): string {
  const { name } = target
  if (came.damage === 0) return `${name} takes no harm`
  if (came.dead) return `${name} dies`
  if (came.strSave) return `${name} to STR ${came.str}: a STR save`
  return came.hp === 0 ? `${name} to 0 HP` : `${name} to ${came.hp} HP`
}

function toneOf(target: ReadonlyCreature, came: DamageTaken): Tone {
  if (came.damage === 0) return 'plain'
  return target.side === 'party' ? 'bad' : 'good'
}

const ends = [
  { says: 'No harm', tone: 'plain' },
  { says: 'HP lost', tone: 'plain' },
  { says: 'To exactly 0 HP', tone: 'plain' },
  { says: 'Past HP: a STR save', tone: 'plain' },
  { says: 'Killed outright', tone: 'plain' },
] as const

function endOf(target: ReadonlyCreature, total: number, armour: boolean): number {
  const came = damageOf(target, [total], armour)
  if (came.dead) return 4
  if (came.strSave) return 3
  if (came.grievous) return 2
  return came.damage > 0 ? 1 : 0
}

/** Terms and exact chances of damage dice against a target; no chances when too many to compute. */
export function previewHarm(
  target: ReadonlyCreature,
  expression: ParsedNotation,
  ruling: Pick<Ruling, 'adjust'>,
  how: { armour?: boolean; plus?: number } = {},
): Pick<Preview, 'terms' | 'chances' | 'bars'> {
  const { armour = true, plus = 0 } = how
  const { hp = 0, str = 10, dr = 0 } = target.values
  const terms: Preview['terms'] = [
    { name: 'HP', value: hp, rule: 'DLV-ATK-01' },
    { name: 'STR', value: str, rule: 'DLV-ATK-02' },
    ...(armour ? [{ name: 'DR', value: dr, rule: 'DLV-EQ-05' as const }] : []),
    ...(plus === 0 ? [] : [{ name: 'Bless', value: plus, rule: 'E-DLV-31' as const }]),
  ]
  const distribution = oddsOrRefusal(expression)
  if ('refused' in distribution) return { terms, chances: [], bars: [] }
  const leads = (total: number): number =>
    endOf(target, Math.max(0, total + plus + ruling.adjust), armour)
  const reached = [...new Set(distribution.points.map(({ total }) => leads(total)))].sort()
  return {
    terms,
    chances: reached.map((end) => ({
      says: ends[end]?.says ?? '',
      tone: 'plain',
      chance: chanceOf(distribution, (total) => leads(total) === end),
    })),
    bars: bars(distribution, (total) => reached.indexOf(leads(total))),
  }
}

const losable = ['HP, then STR', ...abilities] as const

/** Damage from anything but an attack, such as a fall, fire or a trap. Rules DLV-ATK-01, DLV-TRAP-05. */
export const damage = defineAction({
  id: 'delve.damage',
  title: 'Damage',
  rule: 'DLV-ATK-01',
  phase: 'fight',
  slot: 'damage',
  needs: ['hp', 'str'],
  finds: 'harm hurt fall trap fire oil poison lose strength dexterity will',
  asks: {
    target: { kind: 'creature', role: 'target', title: 'Whom', first: 'foes' },
    amount: { kind: 'notation', role: 'amount', title: 'How much', default: '1' },
    off: { kind: 'choice', role: 'reading', title: 'Off', of: losable, default: 'HP, then STR' },
    armour: { kind: 'switch', title: 'DR counts', default: true },
  },
  plan(situation, { target, amount, off, armour }) {
    const creature = situation.creatures[target]
    if (!creature) return refusal('Choose who is hurt.')
    const read = readAmount(amount)
    if ('says' in read) return refusal(`“${amount}” can’t be read: ${read.says}.`)
    const ability = off === 'HP, then STR' ? null : off
    return { creature, amount, expression: read.expression, ability, armour }
  },
  preview({ creature, amount, expression, ability, armour }, _situation, at) {
    if (ability) {
      const value = scoreOf(creature, ability)
      return plain(
        `${amount} straight off ${ability} ${value} of ${creature.name}`,
        [{ name: ability, value, rule: 'DLV-ABL-01' }],
        [pastArmour(ability)],
      )
    }
    return {
      ...plain(`${amount} against ${creature.name}${armour ? '' : ', past its armour'}`),
      ...previewHarm(creature, expression, at.ruling, { armour }),
    }
  },
  *run({ creature, amount, expression, ability, armour }, situation, at) {
    const rolled = yield* askNotation('damage', expression)
    const total = Math.max(0, rolled.total + at.ruling.adjust)
    const base = { what: `Damage to ${creature.name}, ${amount}`, who: [creature.id], total }
    if (ability) {
      const was = scoreOf(creature, ability)
      const to = Math.max(0, was - total)
      return line(at, {
        ...base,
        rule: 'DLV-ABL-01',
        says: `${ability} ${was} to ${to}`,
        tone: creature.side === 'party' ? 'bad' : 'good',
        why: [pastArmour(ability)],
        effects: [setTo(creature, fieldOf[ability], to)],
      })
    }
    const { says, tone, why, effects } = yield* applyBlows(situation, {
      target: creature,
      totals: [total],
      armour,
    })
    return line(at, { ...base, rule: 'DLV-ATK-01', says, tone, why, effects })
  },
})

function pastArmour(ability: Ability): Step {
  return { name: ability, value: 'past HP and DR', rule: 'DLV-ABL-01' }
}

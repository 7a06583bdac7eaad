import { defineAction, type Action } from '../../action.ts'
import type { Effect } from '../../effects.ts'
import type { Step } from '../../outcome.ts'
import { askNotation } from '../../dice/roll.ts'
import { bars, chanceOf, oddsOrRefusal } from '../../dice/odds.ts'
import { houseRule } from '../../ruleset.ts'
import type { Situation } from '../../situation.ts'
import { readAmount, type Expression } from '../../house/notation.ts'
import { plain, refusal } from '../../house/trial.ts'
import { counted } from '../../house/words.ts'
import { maxHits } from './house-rules.ts'
import type { Preview } from '../../action.ts'

export type MaxHits = 'cap3' | 'per4'
type Someone = Situation['creatures'][string]

/** Hits for a total of attack dice: 4, 8 and 12 are the thresholds. Rules HRT-ATK-02, E-HRT-05. */
export function hits(total: number, most: MaxHits = 'cap3'): number {
  const full = Math.max(0, Math.floor(total / 4))
  return most === 'cap3' ? Math.min(3, full) : full
}

/** Hits come off AP, then off HP; surplus is lost. Rules HRT-ATK-03, HRT-ATK-04. */
export function applyHits(
  ap: number,
  hp: number,
  taken: number,
): { ap: number; hp: number; down: boolean } {
  const stopped = Math.min(ap, taken)
  const left = Math.max(0, hp - (taken - stopped))
  return { ap: ap - stopped, hp: left, down: left === 0 }
}

/** A total of attack dice against somebody's pools. Rules HRT-ATK-02, HRT-ATK-03. */
export function attack(
  total: number,
  ap: number,
  hp: number,
  most: MaxHits = 'cap3',
): { hits: number; ap: number; hp: number; down: boolean } {
  const taken = hits(total, most)
  return { hits: taken, ...applyHits(ap, hp, taken) }
}

export function hitsOf(situation: Situation): MaxHits {
  return houseRule<MaxHits>(situation, maxHits)
}

/** The band of a total, as the GM reads it: "4–7 is 1 hit". */
export function bandOf(total: number, most: MaxHits): string {
  const taken = hits(total, most)
  const from = taken * 4
  const open = most === 'cap3' && taken === 3
  const band = taken === 0 ? '3 or less' : open ? '12 or more' : `${from}–${from + 3}`
  return `${band} is ${taken === 0 ? 'no hit' : counted(taken, 'hit')}`
}

export interface Struck {
  hits: number
  down: boolean
  says: string
  effects: Effect[]
  why: Step[]
}

/** What a number of hits does to somebody, as effects and words. Rule HRT-ATK-03. */
export function strike(target: Someone, taken: number): Struck {
  const ap = target.values.ap ?? 0
  const hp = target.values.hp ?? 0
  const after = applyHits(ap, hp, taken)
  const fell = after.down && hp > 0
  const effects: Effect[] = [
    ...(after.ap === ap
      ? []
      : [{ do: 'set' as const, creature: target.id, field: 'ap', to: after.ap }]),
    ...(after.hp === hp
      ? []
      : [{ do: 'set' as const, creature: target.id, field: 'hp', to: after.hp }]),
  ]
  const why: Step[] = [
    ...(after.ap === ap
      ? []
      : [{ name: 'AP', value: `${ap} to ${after.ap}`, rule: 'HRT-ATK-03' as const }]),
    ...(after.hp === hp
      ? []
      : [{ name: 'HP', value: `${hp} to ${after.hp}`, rule: 'HRT-ATK-03' as const }]),
  ]
  return { hits: taken, down: fell, says: struckSays(target, taken, after, hp), effects, why }
}

function struckSays(
  target: Someone,
  taken: number,
  after: { ap: number; hp: number },
  hp: number,
): string {
  if (taken === 0) return 'No hit'
  if (hp <= 0) return `${target.name} is down already`
  if (after.hp === 0) return `${target.name} falls`
  return after.hp === hp
    ? `${counted(taken, 'hit')}, armour holds`
    : `${target.name} to ${after.hp} HP`
}

/** Exact chances of 0, 1, 2 … hits for dice whose total is so many hits; none where they are past counting. */
export function previewHits(
  expression: Expression,
  hitsFor: (total: number) => number,
): Pick<Preview, 'chances' | 'bars'> {
  const distribution = oddsOrRefusal(expression)
  if ('refused' in distribution) return { chances: [], bars: [] }
  const reached = new Set(distribution.points.map(({ total }) => hitsFor(total)))
  const counts = [...reached].sort((a, b) => a - b)
  return {
    chances: counts.map((count) => ({
      says: count === 0 ? 'No hit' : counted(count, 'hit'),
      chance: chanceOf(distribution, (total) => hitsFor(total) === count),
      tone: count === 0 ? 'bad' : 'good',
    })),
    bars: bars(distribution, (total) => counts.indexOf(hitsFor(total))),
  }
}

const readings = ['hits', 'hit table'] as const

const damage = defineAction({
  id: 'hearts.damage',
  title: 'Damage',
  rule: 'HRT-ATK-03',
  phase: 'fight',
  slot: 'damage',
  needs: ['hp'],
  finds: 'harm hurt wound hits fall trap fire oil',
  asks: {
    target: { kind: 'creature', title: 'Whom' },
    amount: { kind: 'notation', title: 'How much', default: '1' },
    reading: { kind: 'choice', title: 'Read as', of: readings, default: 'hits' },
  },
  preview(situation, { target, amount, reading }, at) {
    const creature = situation.creatures[target]
    if (!creature) return refusal('Choose who is hurt.')
    const read = readAmount(amount)
    if ('says' in read) return refusal(`“${amount}” can’t be read: ${read.says}.`)
    const terms = [
      { name: 'AP', value: creature.values.ap ?? 0, rule: 'HRT-ATK-03' as const },
      { name: 'HP', value: creature.values.hp ?? 0, rule: 'HRT-ATK-03' as const },
    ]
    if (reading === 'hits') return plain(`${amount} off AP, then HP, of ${creature.name}`, terms)
    return {
      ...plain(`${amount} on the hit table against ${creature.name}`, terms),
      ...previewHits(read.expression, (total) =>
        hits(Math.max(0, total + at.ruling.adjust), hitsOf(situation)),
      ),
    }
  },
  *run(situation, { target, amount, reading }, at) {
    const creature = situation.creatures[target]
    const read = readAmount(amount)
    if (!creature || 'says' in read) return nothingHurt(amount)
    const rolled = yield* askNotation('damage', read.expression)
    const total = Math.max(0, rolled.total + at.ruling.adjust)
    const most = hitsOf(situation)
    const struck = strike(creature, reading === 'hits' ? total : hits(total, most))
    const how: Step =
      reading === 'hits'
        ? { name: 'Hits', value: total, rule: 'HRT-ATK-03' }
        : { name: String(total), value: bandOf(total, most), rule: 'HRT-ATK-02' }
    return {
      rule: 'HRT-ATK-03',
      what: `Damage to ${creature.name}, ${amount}`,
      says: struck.says,
      tone: creature.side === 'party' ? 'bad' : 'good',
      who: [target],
      total: struck.hits,
      ...(at.ruling.secret ? { secret: true } : {}),
      why: [...adjustment(at.ruling.adjust), how, ...struck.why],
      effects: struck.effects,
    }
  },
})

export function adjustment(adjust: number): Step[] {
  return adjust === 0
    ? []
    : [{ name: '±', value: `${adjust > 0 ? '+' : '−'}${Math.abs(adjust)} by the GM` }]
}

function nothingHurt(amount: string): {
  rule: 'HRT-ATK-03'
  what: string
  says: string
  tone: 'plain'
  who: []
  why: []
  effects: []
} {
  return {
    rule: 'HRT-ATK-03',
    what: `Damage, ${amount}`,
    says: 'Nobody was hurt',
    tone: 'plain',
    who: [],
    why: [],
    effects: [],
  }
}

export const fates = ['dead', 'dying'] as const

const down = defineAction({
  id: 'hearts.down',
  title: 'Dead or dying?',
  rule: 'HRT-ATK-04',
  phase: 'fight',
  slot: 'down',
  needs: ['hp'],
  finds: 'death die zero',
  asks: {
    who: { kind: 'creature', title: 'Who' },
    fate: { kind: 'choice', title: 'Dead or dying', of: fates, default: 'dead' },
  },
  preview(situation, { who, fate }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who is down.')
    if ((creature.values.hp ?? 0) > 0)
      return refusal(`${creature.name} still has HP. Bring it to 0 first, by damage or an edit.`)
    return plain(`${creature.name} is ${fate}`, [], criticalSteps(creature))
  },
  *run(situation, { who, fate }) {
    yield* []
    const creature = situation.creatures[who]
    const other = fate === 'dead' ? 'dying' : 'dead'
    return {
      rule: 'HRT-ATK-04',
      what: `At 0 HP, ${creature?.name ?? 'nobody'}`,
      says: fate === 'dead' ? 'Dead' : 'Dying',
      tone: creature?.side === 'party' ? 'bad' : 'plain',
      who: [who],
      why: [{ name: 'Dead or dying', value: 'the GM decides', rule: 'HRT-ATK-04' }],
      effects: [
        { do: 'condition', creature: who, name: other, to: null },
        { do: 'condition', creature: who, name: fate, to: { rule: 'HRT-ATK-04' } },
        { do: 'settle', due: downDue(who) },
      ],
    }
  },
})

/** The due that asks what becomes of somebody at 0 HP. */
export function downDue(who: string): string {
  return `down:${who}`
}

function criticalSteps(creature: Someone): Step[] {
  return creature.side === 'party'
    ? [
        {
          name: 'Critical damage',
          value: 'a Cairn monster’s own effect may stand in its place',
          rule: 'HRT-ATK-05',
        },
      ]
    : []
}

export function isDown(creature: Someone): boolean {
  return (
    (creature.values.hp ?? 1) <= 0 ||
    'dead' in creature.conditions ||
    'dying' in creature.conditions
  )
}

export const harm: readonly Action[] = [damage, down]

import { signed } from '../../../common/check.ts'
import { defineAction, type AtTable } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { plain, refusal, type Preview, type Term } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { counted } from '../../../core/words.ts'
import { bars, chanceOf, oddsOrRefusal } from '../../../dice/odds.ts'
import { readAmount, type ParsedNotation } from '../../../dice/read-notation.ts'
import { askNotation } from '../../../dice/roll.ts'
import { setFields } from '../character.ts'
import { maxHits } from '../house-rules/combat.ts'

type MaxHits = 'cap3' | 'per4'

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

export function hitReading(situation: Situation): MaxHits {
  return houseRule<MaxHits>(situation, maxHits)
}

/** Step that names the band of a total, as the GM reads it: "4–7 is 1 hit". Rule HRT-ATK-02. */
export function bandStep(total: number, most: MaxHits): Step {
  const taken = hits(total, most)
  const from = taken * 4
  const open = most === 'cap3' && taken === 3
  const band = taken === 0 ? '3 or less' : open ? '12 or more' : `${from}–${from + 3}`
  return {
    name: `Total ${total}`,
    value: `${band} is ${taken === 0 ? 'no hit' : counted(taken, 'hit')}`,
    rule: 'HRT-ATK-02',
  }
}

interface Struck {
  hits: number
  down: boolean
  says: string
  effects: Effect[]
  why: Step[]
}

/**
 * Effects and words of a number of hits on somebody: off AP first, unless they go past
 * armour. Rules HRT-ATK-03, E-HRT-17.
 */
export function strike(target: ReadonlyCreature, taken: number, pastArmour = false): Struck {
  const { ap = 0, hp = 0 } = target.values
  const after = pastArmour ? { ...applyHits(0, hp, taken), ap } : applyHits(ap, hp, taken)
  const step = (name: string, was: number, is: number): Step[] =>
    was === is ? [] : [{ name, value: `${was} to ${is}`, rule: 'HRT-ATK-03' }]
  return {
    hits: taken,
    down: after.down && hp > 0,
    says: strikeSays(target, taken, after.hp),
    effects: setFields(target, { ap: after.ap, hp: after.hp }),
    why: [...step('AP', ap, after.ap), ...step('HP', hp, after.hp)],
  }
}

function strikeSays({ name, values }: ReadonlyCreature, taken: number, left: number): string {
  const { hp = 0 } = values
  if (taken === 0) return 'No hit'
  if (hp <= 0) return `${name} is down already`
  if (left === 0) return `${name} falls`
  return left === hp ? `${counted(taken, 'hit')}, armour holds` : `${name} to ${left} HP`
}

/** Exact chances of 0, 1, 2 … hits for dice whose total is so many hits; none where they are past counting. */
export function previewHits(
  expression: ParsedNotation,
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

/** AP and HP of a target, as a preview shows them. */
export function poolTerms({ values: { ap = 0, hp = 0 } }: ReadonlyCreature): Term[] {
  return [
    { name: 'AP', value: ap, rule: 'HRT-ATK-03' },
    { name: 'HP', value: hp, rule: 'HRT-ATK-03' },
  ]
}

export function adjustment({ ruling: { adjust } }: AtTable): Step[] {
  return adjust === 0 ? [] : [{ name: '±', value: `${signed(adjust)} by the GM` }]
}

const readings = ['hits', 'hit table'] as const

export const damage = defineAction({
  id: 'hearts.damage',
  title: 'Damage',
  rule: 'HRT-ATK-03',
  phase: 'fight',
  slot: 'damage',
  needs: ['hp'],
  finds: 'harm hurt wound hits fall trap fire oil',
  asks: {
    target: { kind: 'creature', role: 'target', title: 'Whom', first: 'foes' },
    amount: { kind: 'notation', role: 'amount', title: 'How much', default: '1' },
    reading: { kind: 'choice', role: 'reading', title: 'Read as', of: readings, default: 'hits' },
  },
  plan(situation, { target, amount, reading }) {
    const creature = situation.creatures[target]
    if (!creature) return refusal('Choose who is hurt.')
    const read = readAmount(amount)
    if ('says' in read) return refusal(`“${amount}” can’t be read: ${read.says}.`)
    return { creature, amount, expression: read.expression, reading }
  },
  preview({ creature, amount, expression, reading }, situation, { ruling }) {
    const terms = poolTerms(creature)
    if (reading === 'hits') return plain(`${amount} off AP, then HP, of ${creature.name}`, terms)
    return {
      ...plain(`${amount} on the hit table against ${creature.name}`, terms),
      ...previewHits(expression, (total) =>
        hits(Math.max(0, total + ruling.adjust), hitReading(situation)),
      ),
    }
  },
  *run({ creature, amount, expression, reading }, situation, at) {
    const rolled = yield* askNotation('damage', expression)
    const total = Math.max(0, rolled.total + at.ruling.adjust)
    const most = hitReading(situation)
    const struck = strike(creature, reading === 'hits' ? total : hits(total, most))
    const how: Step =
      reading === 'hits'
        ? { name: 'Hits', value: total, rule: 'HRT-ATK-03' }
        : bandStep(total, most)
    return line(at, {
      rule: 'HRT-ATK-03',
      what: `Damage to ${creature.name}, ${amount}`,
      says: struck.says,
      tone: creature.side === 'party' ? 'bad' : 'good',
      who: [creature.id],
      total: struck.hits,
      why: [...adjustment(at), how, ...struck.why],
      effects: struck.effects,
    })
  },
})

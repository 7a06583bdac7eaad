import { defineAction, type Action } from '../../core/action.ts'
import type { Step } from '../../core/outcome.ts'
import { askNotation } from '../../dice/roll.ts'
import { readAmount } from '../../dice/read-notation.ts'
import { plain, refusal } from '../../common/trial.ts'
import { adjustment, bandOf, hits, hitsOf, previewHits, strike } from './harm.ts'

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
        : { name: `${total}:`, value: bandOf(total, most), rule: 'HRT-ATK-02' }
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

export const harm: readonly Action[] = [damage]

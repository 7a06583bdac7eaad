import { defineAction, type Action } from '../../../core/action.ts'
import { askNotation } from '../../../dice/roll.ts'
import type { Effect } from '../../../core/effects.ts'
import { readAmount } from '../../../dice/read-notation.ts'
import { plain, refusal, signed } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { healed } from './figures.ts'
import { endSteps, hurtAgain, injured } from './states.ts'

const readings = ['off STA', 'less AMR'] as const

/** STA lost to anything but a blow: a fall, fire, a trap. Rule HBK-ATK-05. */
export const damage = defineAction({
  id: 'heartbreaker.damage',
  title: 'Damage',
  rule: 'HBK-ATK-05',
  phase: 'fight',
  slot: 'damage',
  needs: ['hp'],
  finds: 'harm hurt wound fall trap fire stamina',
  asks: {
    target: { kind: 'creature', title: 'Whom' },
    amount: { kind: 'notation', title: 'How much', default: '1' },
    reading: { kind: 'choice', title: 'Read as', of: readings, default: 'off STA' },
  },
  preview(situation, { target, amount, reading }) {
    const creature = situation.creatures[target]
    if (!creature) return refusal('Choose who is hurt.')
    const read = readAmount(amount)
    if ('says' in read) return refusal(`“${amount}” can’t be read: ${read.says}.`)
    const amr = reading === 'less AMR' ? (creature.values.amr ?? 0) : 0
    return plain(`${amount} ${reading}, ${creature.name}`, [
      { name: 'STA', value: creature.values.hp ?? 0, rule: 'HBK-ATK-05' },
      ...(amr > 0 ? [{ name: 'AMR', value: -amr, rule: 'HBK-ATK-05' as const }] : []),
    ])
  },
  *run(situation, { target, amount, reading }, at) {
    const creature = situation.creatures[target]
    const read = readAmount(amount)
    if (!creature || 'says' in read)
      return line(at, { rule: 'HBK-ATK-05', what: 'Damage', says: 'Nobody was hurt' })
    const rolled = yield* askNotation('damage', read.expression)
    const amr = reading === 'less AMR' ? (creature.values.amr ?? 0) : 0
    const harm = Math.max(0, rolled.total + at.ruling.adjust - amr)
    const was = creature.values.hp ?? 0
    const to = Math.max(0, was - harm)
    return line(at, {
      rule: 'HBK-ATK-05',
      what: `Damage to ${creature.name}, ${amount}`,
      says: harm === 0 ? 'No harm' : `STA ${was} to ${to}`,
      tone: harm === 0 ? 'plain' : creature.side === 'party' ? 'bad' : 'good',
      who: [target],
      total: harm,
      why: [
        ...diceSteps(amount, rolled.says),
        ...(amr > 0 ? [{ name: 'AMR', value: -amr, rule: 'HBK-ATK-05' as const }] : []),
        ...byGm(at.ruling.adjust),
        ...(was > 0 && to === 0 ? endSteps(creature) : []),
      ],
      effects: lost(situation, creature, was, to, harm),
    })
  },
})

/** Effects of losing STA, with a new SAV for the unconscious. */
export function lost(
  situation: Situation,
  creature: ReadonlyCreature,
  was: number,
  to: number,
  harm: number,
): Effect[] {
  return [
    ...(to === was ? [] : [{ do: 'set' as const, creature: creature.id, field: 'hp', to }]),
    ...hurtAgain(situation, creature, harm),
  ]
}

/** Step with the damage roll; none for a fixed amount. */
function diceSteps(amount: string, says: string): Step[] {
  return /d/i.test(amount) ? [{ name: amount, value: says }] : []
}

function byGm(adjust: number): Step[] {
  return adjust === 0 ? [] : [{ name: '±', value: `${signed(adjust)} by the GM` }]
}

const ways = ['an injury holds it to half', 'past an injury'] as const

/** STA given back by anything but a rest. Rule HBK-REST-01. */
const heal = defineAction({
  id: 'heartbreaker.heal',
  title: 'Heal',
  rule: 'HBK-REST-01',
  phase: 'fight',
  slot: 'heal',
  needs: ['hp'],
  finds: 'cure restore stamina potion spell',
  asks: {
    target: { kind: 'creature', title: 'Whom' },
    amount: { kind: 'notation', title: 'How much', default: '1' },
    way: { kind: 'choice', title: 'How far', of: ways, default: 'an injury holds it to half' },
  },
  preview(situation, { target, amount, way }) {
    const creature = situation.creatures[target]
    if (!creature) return refusal('Choose whom to heal.')
    const read = readAmount(amount)
    if ('says' in read) return refusal(`“${amount}” can’t be read: ${read.says}.`)
    const most = mostOf(creature, way)
    if ((creature.values.hp ?? 0) >= most)
      return refusal(
        most < (creature.values.maxHp ?? most)
          ? `${creature.name} is injured and at half STA: cure the injury by a night in a bed, or heal past it.`
          : `${creature.name} has all their STA.`,
      )
    return plain(
      `${amount} on STA ${creature.values.hp ?? 0} of ${creature.name}, to ${most} at most`,
    )
  },
  *run(situation, { target, amount, way }, at) {
    const creature = situation.creatures[target]
    const read = readAmount(amount)
    if (!creature || 'says' in read)
      return line(at, { rule: 'HBK-REST-01', what: 'Healing', says: 'Nobody was healed' })
    const rolled = yield* askNotation('healing', read.expression)
    const was = creature.values.hp ?? 0
    const held = injured in creature.conditions && way === ways[0]
    const max = creature.values.maxHp ?? was
    const to = healed(was, max, held, rolled.total + at.ruling.adjust)
    return line(at, {
      rule: 'HBK-REST-01',
      what: `Healing for ${creature.name}, ${amount}`,
      says: `STA ${was} to ${to}`,
      tone: 'good',
      who: [target],
      total: to - was,
      why: [
        ...diceSteps(amount, rolled.says),
        ...(held
          ? [{ name: 'Injured', value: 'to half at most', rule: 'HBK-REST-01' as const }]
          : []),
        ...byGm(at.ruling.adjust),
      ],
      effects: to === was ? [] : [{ do: 'set', creature: target, field: 'hp', to }],
    })
  },
})

function mostOf(creature: ReadonlyCreature, way: (typeof ways)[number]): number {
  const max = creature.values.maxHp ?? Infinity
  return injured in creature.conditions && way === ways[0] ? Math.floor(max / 2) : max
}

export const hurts: readonly Action[] = [damage, heal]

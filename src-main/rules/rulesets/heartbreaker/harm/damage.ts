import { plain, refusal, type RefusedPreview, isRefusal, type Term } from '../../../core/preview.ts'
import { defineAction } from '../../../core/action.ts'
import { askNotation } from '../../../dice/roll.ts'
import type { Effect } from '../../../core/effects.ts'
import { readAmount, type ParsedNotation } from '../../../dice/read-notation.ts'
import { signed } from '../../../common/check.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { staAfterHealing } from './injury.ts'
import { endSteps, hurtWhileDown } from './dying.ts'
import { injured } from '../conditions.ts'

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
    target: { kind: 'creature', role: 'target', title: 'Whom', first: 'foes' },
    amount: { kind: 'notation', role: 'amount', title: 'How much', default: '1' },
    reading: {
      kind: 'choice',
      role: 'reading',
      title: 'Read as',
      of: readings,
      default: 'off STA',
    },
  },
  plan(situation, { target, amount, reading }) {
    const creature = situation.creatures[target]
    if (!creature) return refusal('Choose who is hurt.')
    const dice = readDice(amount)
    if (isRefusal(dice)) return dice
    return {
      creature,
      dice,
      amount,
      reading,
      amr: reading === 'less AMR' ? (creature.values.amr ?? 0) : 0,
    }
  },
  preview: ({ creature, amount, reading, amr }) =>
    plain(`${amount} ${reading}, ${creature.name}`, [
      { name: 'STA', value: creature.values.hp ?? 0, rule: 'HBK-ATK-05' },
      ...amrTerms(amr),
    ]),
  *run({ creature, dice, amount, amr }, situation, at) {
    const rolled = yield* askNotation('damage', dice)
    const harm = Math.max(0, rolled.total + at.ruling.adjust - amr)
    const was = creature.values.hp ?? 0
    const to = Math.max(0, was - harm)
    return line(at, {
      rule: 'HBK-ATK-05',
      what: `Damage to ${creature.name}, ${amount}`,
      says: harm === 0 ? 'No harm' : `STA ${was} to ${to}`,
      tone: harm === 0 ? 'plain' : creature.side === 'party' ? 'bad' : 'good',
      who: [creature.id],
      total: harm,
      why: [
        ...diceSteps(amount, rolled.says),
        ...amrTerms(amr),
        ...byGm(at.ruling.adjust),
        ...(was > 0 && to === 0 ? endSteps(creature) : []),
      ],
      effects: loseSta(situation, creature, was, to, harm),
    })
  },
})

function amrTerms(amr: number): Term[] {
  return amr > 0 ? [{ name: 'AMR', value: -amr, rule: 'HBK-ATK-05' }] : []
}

/** Dice of an amount that the GM has typed. */
function readDice(amount: string): ParsedNotation | RefusedPreview {
  const read = readAmount(amount)
  return 'says' in read ? refusal(`“${amount}” can’t be read: ${read.says}.`) : read.expression
}

/** Effects of losing STA, with a new SAV for the unconscious. */
export function loseSta(
  situation: Situation,
  creature: ReadonlyCreature,
  was: number,
  to: number,
  harm: number,
): Effect[] {
  return [
    ...(to === was ? [] : [{ do: 'set' as const, creature: creature.id, field: 'hp', to }]),
    ...hurtWhileDown(situation, creature, harm),
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
export const heal = defineAction({
  id: 'heartbreaker.heal',
  title: 'Heal',
  rule: 'HBK-REST-01',
  phase: 'fight',
  slot: 'heal',
  needs: ['hp'],
  finds: 'cure restore stamina potion spell',
  asks: {
    target: { kind: 'creature', role: 'target', title: 'Whom', living: true, begins: 'hurt' },
    amount: { kind: 'notation', role: 'amount', title: 'How much', default: '1' },
    way: {
      kind: 'choice',
      role: 'reading',
      title: 'How far',
      of: ways,
      default: 'an injury holds it to half',
    },
  },
  plan(situation, { target, amount, way }) {
    const creature = situation.creatures[target]
    if (!creature) return refusal('Choose whom to heal.')
    const dice = readDice(amount)
    if (isRefusal(dice)) return dice
    const { hp = 0, maxHp } = creature.values
    const held = injured in creature.conditions && way === ways[0]
    const max = maxHp ?? Infinity
    const most = held ? Math.floor(max / 2) : max
    if (hp >= most)
      return refusal(
        most < (maxHp ?? most)
          ? `${creature.name} is injured and at half STA: cure the injury by a night in a bed, or heal past it.`
          : `${creature.name} has all their STA.`,
      )
    return { creature, dice, amount, held, most }
  },
  preview: ({ creature, amount, most }) =>
    plain(`${amount} on STA ${creature.values.hp ?? 0} of ${creature.name}, to ${most} at most`),
  *run({ creature, dice, amount, held }, _situation, at) {
    const rolled = yield* askNotation('healing', dice)
    const was = creature.values.hp ?? 0
    const to = staAfterHealing(
      was,
      creature.values.maxHp ?? was,
      held,
      rolled.total + at.ruling.adjust,
    )
    return line(at, {
      rule: 'HBK-REST-01',
      what: `Healing for ${creature.name}, ${amount}`,
      says: `STA ${was} to ${to}`,
      tone: 'good',
      who: [creature.id],
      total: to - was,
      why: [
        ...diceSteps(amount, rolled.says),
        ...(held
          ? [{ name: 'Injured', value: 'to half at most', rule: 'HBK-REST-01' as const }]
          : []),
        ...byGm(at.ruling.adjust),
      ],
      effects: to === was ? [] : [{ do: 'set', creature: creature.id, field: 'hp', to }],
    })
  },
})

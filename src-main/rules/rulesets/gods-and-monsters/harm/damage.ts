import { round } from '../../../clock/clock.ts'
import { compact } from '../../../common/compact.ts'
import { signed } from '../../../common/check.ts'
import { healingStopped } from '../../../common/healing-stopped.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { plain, refusal } from '../../../core/preview.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { counted } from '../../../core/words.ts'
import { readAmount, readNotation } from '../../../dice/read-notation.ts'
import { askNotation } from '../../../dice/roll.ts'
import { restorePoints } from '../rest/figures.ts'
import { addPhantasm } from './illusions.ts'
import {
  changesText,
  hurtEffects,
  isArchetypal,
  pointEffects,
  pointsAfter,
  pointsOf,
  pointSteps,
  vervings,
  type Points,
} from './points.ts'

/** Harm by anything but a blow: a trap, fire, a curse. Rules GAM-SUR-04, GAM-SUR-12, GAM-INJ-01. */
export const damage = defineAction({
  id: 'gods-and-monsters.damage',
  title: 'Damage',
  rule: 'GAM-SUR-12',
  phase: 'fight',
  slot: 'damage',
  needs: ['hp'],
  finds: 'harm hurt wound trap fire survival verve injuries',
  asks: {
    target: { kind: 'creature', role: 'target', title: 'Whom', first: 'foes' },
    amount: { kind: 'notation', role: 'amount', title: 'How much', default: '1' },
    injuries: { kind: 'number', title: 'Injuries besides', min: 0, max: 99, default: 0 },
    verve: {
      kind: 'choice',
      role: 'reading',
      title: 'Verve',
      of: vervings,
      default: 'as the rule has it',
    },
    phantasm: { kind: 'switch', title: 'Of an illusion', default: false },
  },
  plan(situation, { target, amount, injuries, verve, phantasm }) {
    const creature = situation.creatures[target]
    if (!creature) return refusal('Choose who is hurt.')
    if ('dead' in creature.conditions) return refusal(`${creature.name} is dead: choose another.`)
    const read = injuries > 0 ? readNotation(amount) : readAmount(amount)
    if ('says' in read) return refusal(`“${amount}” can’t be read: ${read.says}.`)
    const archetypal = isArchetypal(situation, creature, verve)
    return { creature, amount, expression: read.expression, injuries, archetypal, phantasm }
  },
  preview({ creature, amount, archetypal }) {
    const { pool, verve, survival } = pointsOf(creature)
    return plain(
      `${amount} to ${creature.name}`,
      compact(
        pool > 0 && { name: 'Pool', value: pool, rule: 'GAM-SUR-10' },
        archetypal && { name: 'Verve', value: verve, rule: 'GAM-SUR-06' },
        { name: 'Survival', value: survival, rule: 'GAM-SUR-12' },
      ),
    )
  },
  *run({ creature, amount, expression, injuries, archetypal, phantasm }, _situation, at) {
    const rolled = yield* askNotation('damage', expression)
    const harm = Math.max(0, rolled.total + at.ruling.adjust)
    const was = pointsOf(creature)
    const is = pointsAfter(was, { damage: harm, injuries, archetypal })
    return line(at, {
      rule: 'GAM-SUR-12',
      what: `Damage to ${creature.name}, ${amount}`,
      says: changesText(was, is) || 'No harm',
      tone: harm + injuries === 0 ? 'plain' : creature.side === 'party' ? 'bad' : 'good',
      who: [creature.id],
      total: harm,
      why: compact(
        { name: amount, value: rolled.says },
        at.ruling.adjust !== 0 && { name: '±', value: `${signed(at.ruling.adjust)} by the GM` },
        { name: 'Archetypal', value: archetypal ? 'yes, verve first' : 'no', rule: 'GAM-SUR-04' },
        ...pointSteps(was, is),
        phantasm && {
          name: 'An illusion',
          value: 'counts until it is seen through',
          rule: 'GAM-ILL-01',
        },
      ),
      effects: [
        ...hurtEffects(creature, is, archetypal),
        ...(phantasm ? addPhantasm(creature, was, is) : []),
      ],
    })
  },
})

const healable = ['survival', 'verve', 'injuries'] as const

/** Points given back by anything but a rest; never past the full figure. Rule GAM-SUR-01. */
export const heal = defineAction({
  id: 'gods-and-monsters.heal',
  title: 'Heal',
  rule: 'GAM-SUR-01',
  phase: 'fight',
  slot: 'heal',
  needs: ['hp'],
  finds: 'cure restore survival verve injuries spell spirit',
  asks: {
    target: {
      kind: 'creature',
      role: 'target',
      title: 'Whom',
      first: 'party',
      living: true,
      begins: 'hurt',
    },
    amount: { kind: 'notation', role: 'amount', title: 'How much', default: '1' },
    of: { kind: 'choice', role: 'reading', title: 'Of', of: healable, default: 'survival' },
  },
  plan(situation, { target, amount, of }, at) {
    const creature = situation.creatures[target]
    if (!creature) return refusal('Choose whom to heal.')
    const stopped = healingStopped(creature, 'hp', at)
    if (stopped) return stopped
    const read = readAmount(amount)
    if ('says' in read) return refusal(`“${amount}” can’t be read: ${read.says}.`)
    const was = pointsOf(creature)
    return was[of] === healed(creature, of, 1)[of]
      ? refusal(`${creature.name} lacks no ${of}: choose another, or something else to heal.`)
      : { creature, amount, expression: read.expression, of, was }
  },
  preview: ({ creature, amount, of }) => plain(`${amount} on ${of} of ${creature.name}`),
  *run({ creature, amount, expression, of, was }, _situation, at) {
    const rolled = yield* askNotation('healing', expression)
    const by = Math.max(0, rolled.total + at.ruling.adjust)
    const is = healed(creature, of, by)
    return line(at, {
      rule: 'GAM-SUR-01',
      what: `Healing for ${creature.name}, ${amount}`,
      says: changesText(was, is) || 'Nothing to heal',
      tone: 'good',
      who: [creature.id],
      total: by,
      why: pointSteps(was, is),
      effects: pointEffects(creature.id, was, is),
    })
  },
})

/** Points of a creature after healing; never past the full figure. Rule GAM-SUR-01. */
function healed(creature: ReadonlyCreature, of: (typeof healable)[number], by: number): Points {
  const was = pointsOf(creature)
  const { maxHp = was.survival, maxVerve = was.verve } = creature.values
  if (of === 'injuries') return { ...was, injuries: Math.max(0, was.injuries - by) }
  return { ...was, [of]: restorePoints(was[of], of === 'survival' ? maxHp : maxVerve, by) }
}

const timerOf = (id: string): string => `pool:${id}`

/** Points that take harm before any others, until their effect ends. Rules GAM-SUR-10, GAM-AMB-82. */
export const givePool = defineAction({
  id: 'gods-and-monsters.pool',
  title: 'Temporary pool',
  rule: 'GAM-SUR-10',
  phase: 'fight',
  slot: 'spell',
  needs: ['hp'],
  finds: 'bonus points shield spell ward absorb temporary',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', first: 'party' },
    points: { kind: 'number', title: 'Points', min: 1, max: 999, default: 7 },
    rounds: { kind: 'number', title: 'Rounds, this one counted', min: 1, max: 8640, default: 10 },
  },
  plan(situation, { who, points, rounds }) {
    const creature = situation.creatures[who]
    return creature ? { creature, points, rounds } : refusal('Choose who has the pool.')
  },
  preview: ({ creature, points, rounds }) =>
    plain(`${points} points for ${creature.name} before any others, ${counted(rounds, 'round')}`, [
      { name: 'Pool now', value: creature.values.pool ?? 0, rule: 'GAM-SUR-10' },
    ]),
  run({ creature: { id, name }, points, rounds }, { clock: { seconds } }, at) {
    return line(at, {
      rule: 'GAM-SUR-10',
      what: `Temporary pool of ${name}`,
      says: `${points} points, ${counted(rounds, 'round')}`,
      tone: 'good',
      who: [id],
      effects: [
        { do: 'set', creature: id, field: 'pool', to: points },
        {
          do: 'timer',
          timer: {
            id: timerOf(id),
            kind: 'effect',
            title: `Pool of ${name}`,
            bearer: id,
            from: seconds,
            next: seconds + rounds * round,
            rule: 'GAM-SUR-10',
          },
        },
      ],
    })
  },
})

/** A pool that is over leaves nothing behind; one that is used up needs no clock. Rule GAM-SUR-10. */
export function endPools(before: Situation, after: Situation): Effect[] {
  return Object.values(after.creatures).flatMap((creature): Effect[] => {
    const timer = timerOf(creature.id)
    const points = creature.values.pool ?? 0
    if (points > 0 && before.timers[timer] && !after.timers[timer])
      return [{ do: 'set', creature: creature.id, field: 'pool', to: 0 }]
    return points === 0 && after.timers[timer] ? [{ do: 'stop timer', timer }] : []
  })
}

import { isDown } from '../../../common/incapacitated.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { step, type Step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { rollOne } from '../../../core/procedure.ts'
import type { Id, ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { round } from '../../../clock/clock.ts'
import { isAside } from '../../../gm/encounters/beside.ts'
import { dueNow, setCondition } from '../effects.ts'
import { hurtAbility, type LandedBlow } from '../harm/blow.ts'
import type { PlannedStrike } from './attack-plan.ts'

/** Results of a trained weapon's tags, by what its die showed. Rule BDPX-WPN-04. */
export function applyTags(
  situation: Situation,
  { attacker, target, arm }: PlannedStrike,
  shown: number,
  landed: LandedBlow,
): { why: Step[]; effects: Effect[] } {
  const { Sweep, Push, Brutal, Shock, Bleed } = arm.tags
  const why: Step[] = []
  const effects: Effect[] = []
  const reached = (least: number | undefined): boolean =>
    least !== undefined && shown >= least && landed.damage > 0
  if (reached(Sweep) && inReachOf(situation, attacker, target.id)) {
    why.push(step(`Sweep ${Sweep ?? 0}`, 'one more attack on another in reach', 'BDPX-WPN-04'))
    effects.push(sweepDue(attacker.id, arm.weapon.name))
  }
  const lives = landed.str > 0
  if (lives && reached(Push)) {
    why.push(step(`Push ${Push ?? 0}`, `${target.name} is thrown back to Near`, 'BDPX-WPN-04'))
    effects.push(markTarget(target.id, 'pushed'))
  }
  if (lives && reached(Shock)) {
    why.push(step(`Shock ${Shock ?? 0}`, 'fails its next DEX save', 'BDPX-WPN-04'))
    effects.push(markTarget(target.id, 'shocked', situation.clock.seconds + round))
  }
  if (lives && reached(Bleed)) {
    why.push(step(`Bleed ${Bleed ?? 0}`, 'd4 STR at its next turn', 'BDPX-WPN-04'))
    effects.push(markTarget(target.id, 'bleeding'))
  }
  if (reached(Brutal) && landed.critical && !('dead' in target.conditions)) {
    why.push(step(`Brutal ${Brutal ?? 0}`, 'critical damage kills', 'BDPX-WPN-04'))
    effects.push(setCondition(target.id, 'dead', { rule: 'BDPX-WPN-04' }))
  }
  return { why, effects }
}

function markTarget(creature: string, name: string, until?: number): Effect {
  return setCondition(creature, name, {
    fight: true,
    rule: 'BDPX-WPN-04',
    ...(until === undefined ? {} : { until }),
  })
}

/** True when somebody else of the other side stands and has not fled. */
function inReachOf(
  situation: Situation,
  { side }: Pick<ReadonlyCreature, 'side'>,
  struck?: Id,
): boolean {
  const against = side === 'foes' ? 'party' : 'foes'
  return Object.values(situation.creatures).some(
    (one) =>
      one.side === against &&
      one.id !== struck &&
      !isDown(one) &&
      !('fled' in one.conditions) &&
      !isAside(situation, one),
  )
}

const sweepId = (attacker: Id): string => `sweep:${attacker}`

/** Attacks of a sweep that were not made lapse with their round, and where nobody is left to strike. */
export function sweepConsequences(before: Situation, after: Situation): Effect[] {
  const nextRound = (after.fight?.round ?? 0) > (before.fight?.round ?? 0)
  return Object.values(after.dues).flatMap(({ id, who: [attacker = ''] }): Effect[] => {
    const one = after.creatures[attacker]
    if (id !== sweepId(attacker) || !one) return []
    return nextRound || !inReachOf(after, one) ? [{ do: 'settle', due: id }] : []
  })
}

function sweepDue(attacker: string, weapon: string): Effect {
  return dueNow({
    id: sweepId(attacker),
    action: 'block-dodge-parry.attack',
    input: { attacker, weapon },
    title: 'Sweep: one more attack',
    why: 'On another in reach; it sweeps no further',
    rule: 'BDPX-WPN-04',
    who: [attacker],
  })
}

/** Leaves a thrown weapon where it fell; a 1 rolled loses or breaks it. Rules BDPX-WPN-02, BDPX-SKL-30. */
export function throwAway(
  { attacker, arm }: PlannedStrike,
  faces: readonly number[],
): { why: Step[]; effects: Effect[] } {
  const item = attacker.items[arm.weapon.id]
  if (!arm.thrown) return { why: [], effects: [] }
  const lost = faces.includes(1)
  const why = [step('Thrown', lost ? 'a 1: lost or broken' : 'lies where it fell', 'BDPX-WPN-02')]
  if (!item) return { why, effects: [] }
  const rest = { ...item, count: item.count - 1 }
  if (!lost && rest.count === 0)
    return {
      why,
      effects: [{ do: 'item', creature: attacker.id, item: { ...item, ready: false } }],
    }
  if (!lost) return { why, effects: [] }
  return {
    why,
    effects: [
      rest.count > 0
        ? { do: 'item', creature: attacker.id, item: rest }
        : { do: 'drop item', creature: attacker.id, item: item.id },
    ],
  }
}

/** Takes d4 STR off a bleeding creature at its turn; there is no save. Rule BDPX-WPN-04. */
export const bleed = defineAction({
  id: 'block-dodge-parry.bleed',
  title: 'Bleeding',
  rule: 'BDPX-WPN-04',
  phase: 'fight',
  slot: 'wound',
  needs: ['str'],
  finds: 'bleed blood loses strength at its turn',
  asks: { who: { kind: 'creature', role: 'actor', title: 'Who bleeds' } },
  plan(situation, { who }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who bleeds.')
    if (!('bleeding' in creature.conditions))
      return refusal(`${creature.name} does not bleed: a weapon that makes wounds bleed does that.`)
    return { creature }
  },
  preview: ({ creature }) =>
    plain(`${creature.name} loses d4 STR`, [], [step('Bleed', 'd4 STR, no save', 'BDPX-WPN-04')]),
  *run({ creature }, _situation, at) {
    const lost = Math.max(0, (yield* rollOne('bleeding', 4)) + at.ruling.adjust)
    const result = hurtAbility(creature, 'STR', lost, null)
    return line(at, {
      rule: 'BDPX-WPN-04',
      what: `Bleeding, ${creature.name}`,
      says: result.says,
      tone: result.tone,
      who: [creature.id],
      total: lost,
      why: [step('d4', lost, 'BDPX-WPN-04'), ...result.why],
      effects: [...result.effects, setCondition(creature.id, 'bleeding', null)],
    })
  },
})

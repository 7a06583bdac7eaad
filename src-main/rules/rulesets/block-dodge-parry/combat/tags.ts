import { round } from '../../../clock/clock.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Step } from '../../../core/outcome.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import type { Situation } from '../../../core/situation.ts'
import type { Landed } from '../harm/land.ts'
import type { PlannedStrike } from './attack-of.ts'
import { step } from './dice.ts'

/** Results of a trained weapon's tags, by what its die showed. Rule BDPX-WPN-04. */
export function* tagged(
  situation: Situation,
  { attacker, target, arm }: PlannedStrike,
  shown: number,
  landed: Landed,
): ProcedureOf<{ why: Step[]; effects: Effect[] }> {
  yield* []
  const { Sweep, Push, Brutal, Shock, Bleed } = arm.tags
  const why: Step[] = []
  const effects: Effect[] = []
  const reached = (least: number | undefined): boolean =>
    least !== undefined && shown >= least && landed.damage > 0
  if (reached(Sweep)) {
    why.push(step(`Sweep ${Sweep ?? 0}`, 'one more attack on another in reach', 'BDPX-WPN-04'))
    effects.push(sweepDue(attacker.id, arm.weapon.name))
  }
  if (reached(Push)) {
    why.push(step(`Push ${Push ?? 0}`, `${target.name} is thrown back to Near`, 'BDPX-WPN-04'))
    effects.push(marked(target.id, 'pushed'))
  }
  if (reached(Shock)) {
    why.push(step(`Shock ${Shock ?? 0}`, 'fails its next DEX save', 'BDPX-WPN-04'))
    effects.push(marked(target.id, 'shocked', situation.clock.seconds + round))
  }
  if (reached(Bleed)) {
    why.push(step(`Bleed ${Bleed ?? 0}`, 'd4 STR at its next turn', 'BDPX-WPN-04'))
    effects.push(marked(target.id, 'bleeding'))
  }
  if (reached(Brutal) && landed.critical && !('dead' in target.conditions)) {
    why.push(step(`Brutal ${Brutal ?? 0}`, 'critical damage kills', 'BDPX-WPN-04'))
    effects.push({
      do: 'condition',
      creature: target.id,
      name: 'dead',
      to: { rule: 'BDPX-WPN-04' },
    })
  }
  return { why, effects }
}

function marked(creature: string, name: string, until?: number): Effect {
  return {
    do: 'condition',
    creature,
    name,
    to: { fight: true, rule: 'BDPX-WPN-04', ...(until === undefined ? {} : { until }) },
  }
}

function sweepDue(attacker: string, weapon: string): Effect {
  return {
    do: 'due',
    due: {
      id: `sweep:${attacker}`,
      action: 'block-dodge-parry.attack',
      input: { attacker, weapon },
      title: 'Sweep: one more attack',
      why: 'On another in reach; it sweeps no further',
      rule: 'BDPX-WPN-04',
      when: 'now',
      who: [attacker],
      must: false,
    },
  }
}

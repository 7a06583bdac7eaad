import { askNotation } from '../../../dice/roll.ts'
import type { Effect } from '../../../core/effects.ts'
import { signed } from '../../../common/trial.ts'
import type { Step, Tone } from '../../../core/outcome.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import { rollOne } from '../../../core/procedure.ts'
import type { Situation } from '../../../core/situation.ts'
import { tired } from '../fatigue.ts'
import { hurt } from '../harm/hurt.ts'
import { land, type Landed } from '../harm/land.ts'
import { has } from '../people.ts'
import { armsOf } from './arms.ts'
import { ignoredBy, type PlannedStrike } from './attack-of.ts'
import { step } from './dice.ts'
import { decays, poisons } from './grades.ts'
import { spent } from './boons.ts'
import { tagged } from './tags.ts'
import { thrownAway } from './thrown.ts'

interface Struck {
  says: string
  tone: Tone
  total: number
  why: Step[]
  effects: Effect[]
  /** Harm done to the target, or to the attacker by a Counter; null when the attack did not land. */
  landed: Landed | null
}

/** Rolls an attack and carries it out on its target. Rules BDPX-ATK-01, BDPX-WPN-03, BDPX-WPN-04. */
export function* strike(
  situation: Situation,
  made: PlannedStrike,
  how: { adjust: number; label?: string; nonLethal?: boolean },
): ProcedureOf<Struck> {
  const { attacker, target, arm } = made
  if (made.useless) return harmless(situation, made)
  const needsFaces = arm.thrown
  const rolled = yield* askNotation(how.label ?? 'attack', made.expression, { needsFaces })
  const shown = rolled.total
  const total = Math.max(0, made.least, shown + made.plus + how.adjust)
  const flown = thrownAway(
    made,
    rolled.dice.map(({ face }) => face),
  )
  const steps: Step[] = [
    step(made.dice, rolled.says, 'BDPX-ATK-01'),
    ...(how.adjust === 0 ? [] : [{ name: '±', value: `${signed(how.adjust)} by the GM` }]),
    ...made.why,
    ...flown.why,
  ]
  const base = { total, effects: [...traces(situation, made), ...flown.effects] }
  const heavy = arm.tags.Heavy ?? 0
  if (made.negated || (heavy > 0 && shown <= heavy))
    return {
      ...base,
      says: made.negated
        ? `${target.name} turns it away`
        : `${attacker.name} misses: too heavy a swing`,
      tone: 'plain',
      landed: null,
      why: [
        ...steps,
        ...(made.negated
          ? []
          : [step(`Heavy ${heavy}`, `misses on ${heavy} or less`, 'BDPX-WPN-04')]),
      ],
    }
  const counter = countered(situation, made, shown)
  const victim = counter ? attacker : target
  const { ignores, why } = ignoredBy({ arm, target: victim }, shown)
  const landed = yield* land(situation, {
    target: victim,
    totals: [total],
    ignores,
    pastHp: counter ? false : made.pastHp,
    by: counter ? target : attacker,
    weapon: woundName(arm.weapon.name),
    ...(how.nonLethal ? { nonLethal: true } : {}),
    ...(how.label ? { label: how.label } : {}),
  })
  const after = counter ? null : yield* tagged(situation, made, shown, landed)
  const more = counter ? [] : yield* aftermath(made, shown, landed)
  return {
    ...base,
    says: counter ? `It comes back: ${landed.says}` : landed.says,
    tone: landed.tone,
    landed,
    why: [
      ...steps,
      ...(counter ? [step('Counter', 'a low roll bounces back', 'BDPX-WPN-04')] : []),
      ...why,
      ...landed.why,
      ...(after?.why ?? []),
      ...more.flatMap((each) => each.why),
    ],
    effects: [
      ...landed.effects,
      ...(after?.effects ?? []),
      ...more.flatMap((each) => each.effects),
      ...base.effects,
    ],
  }
}

/** Outcome of an attack that can't hurt its target: no roll. Rule BDPX-ATK-03. */
function harmless(situation: Situation, made: PlannedStrike): Struck {
  const { attacker, target, arm } = made
  return {
    says: `${arm.weapon.name} can’t hurt ${target.name}: nothing is rolled`,
    tone: 'plain',
    total: 0,
    landed: null,
    why: [
      step(attacker.name, 'strikes all the same', 'BDPX-ATK-03'),
      step('Impenetrable', 'only magic gets through', 'BDPX-ATK-03'),
    ],
    effects: traces(situation, made),
  }
}

/** Poison on the blade goes in with the wound; its die is our ruling. Rules BDPX-WPN-05, BDP-DMG-04. */
function* envenomed(
  { attacker, target, arm }: PlannedStrike,
  landed: Landed,
): ProcedureOf<{ why: Step[]; effects: Effect[] }> {
  const wiped = poisons(attacker, arm, landed.damage)
  if (!wiped) return { why: [], effects: [] }
  const lost = yield* rollOne('poison, DEX', 4)
  const did = hurt(target, 'DEX', lost, false)
  return {
    why: [step('Poisoned', `${lost} DEX`, 'BDPX-WPN-05'), ...did.why],
    effects: [...did.effects, ...wiped],
  }
}

/** A wound is named for what made it, in few letters. */
function woundName(weapon: string): string {
  return weapon.slice(0, 24)
}

/** A Counter weapon in trained hands turns low rolls back on whoever struck. Rule BDPX-WPN-04. */
export function countered(
  situation: Situation,
  { target, arm }: PlannedStrike,
  shown: number,
): boolean {
  if (arm.ranged) return false
  const own = armsOf(situation, target, undefined)
  return !('says' in own) && shown <= (own.tags.Counter ?? 0)
}

/** Further results of a blow that landed: skills, poison, and the breaking of a decayed weapon. */
export function* aftermath(
  made: PlannedStrike,
  shown: number,
  landed: Landed,
): ProcedureOf<{ why: Step[]; effects: Effect[] }[]> {
  const skills = yield* skilled(made, landed)
  const poison = yield* envenomed(made, landed)
  return [...skills, poison, decays(made.attacker, made.arm, shown)]
}

/** Results of the attacker's skills. Rules BDPX-SKL-12, BDPX-SKL-14, BDPX-SKL-15, BDPX-SKL-20. */
function* skilled(
  { attacker, target, arm }: PlannedStrike,
  landed: Landed,
): ProcedureOf<{ why: Step[]; effects: Effect[] }[]> {
  const came: { why: Step[]; effects: Effect[] }[] = []
  const shaken = (rule: 'BDPX-SKL-14' | 'BDPX-SKL-15'): Effect => ({
    do: 'condition',
    creature: target.id,
    name: 'impaired',
    to: { fight: true, rule },
  })
  if (landed.damage >= 10 && has(attacker, 'Brutal Blows'))
    came.push({
      why: [step('Brutal Blows', `${target.name} is impaired next round`, 'BDPX-SKL-14')],
      effects: [shaken('BDPX-SKL-14')],
    })
  const most = Number(/d(\d+)/i.exec(arm.weapon.dice)?.[1] ?? 0)
  if (arm.ranged && has(attacker, 'Crippling Shot') && landed.damage > most / 2)
    came.push({
      why: [
        step('Crippling Shot', 'its next attack is impaired, and it does not move', 'BDPX-SKL-15'),
      ],
      effects: [shaken('BDPX-SKL-15')],
    })
  if (landed.critical && has(attacker, 'Bloodlust')) {
    const gained = yield* rollOne('Bloodlust', 3)
    const { hp = 0, maxHp = hp } = attacker.values
    came.push({
      why: [step('Bloodlust', `${gained} HP`, 'BDPX-SKL-12')],
      effects: [
        {
          do: 'set',
          creature: attacker.id,
          field: 'hp',
          to: Math.max(hp, Math.min(maxHp, hp + gained)),
        },
      ],
    })
  }
  if (landed.critical && has(attacker, 'Momentum Master'))
    came.push({
      why: [step('Momentum Master', 'strikes again', 'BDPX-SKL-21')],
      effects: [again(attacker.id)],
    })
  if (landed.critical && has(attacker, 'Merciless') && target.group)
    came.push({
      why: [step('Merciless', 'their morale is tested', 'BDPX-SKL-20')],
      effects: [nerve(target.group, attacker.name)],
    })
  return came
}

function again(attacker: string): Effect {
  return {
    do: 'due',
    due: {
      id: `again:${attacker}`,
      action: 'block-dodge-parry.attack',
      input: { attacker },
      title: 'One more attack',
      why: 'Momentum Master: a kill or critical damage',
      rule: 'BDPX-SKL-21',
      when: 'now',
      who: [attacker],
      must: false,
    },
  }
}

function nerve(group: string, name: string): Effect {
  return {
    do: 'due',
    due: {
      id: `morale:${group}`,
      action: 'block-dodge-parry.morale',
      input: { group },
      title: 'Morale check due',
      why: `${name} is merciless`,
      rule: 'BDPX-SKL-20',
      when: 'now',
      who: [],
      must: false,
    },
  }
}

/** Marks that an attack leaves, and the Fatigue of the reaction to it. Rules BDP-DEP-04, BDPX-DEF-03 to BDPX-DEF-06. */
export function traces(situation: Situation, made: PlannedStrike): Effect[] {
  const { attacker, target, cost, reaction, savage } = made
  const fight = situation.fight !== undefined
  return [
    ...tired(target, cost),
    ...(savage ? tired(attacker, 1) : []),
    ...(fight ? [{ do: 'acted' as const, creature: attacker.id }] : []),
    ...(fight && reaction !== 'defend'
      ? [{ do: 'mark' as const, creature: target.id, mark: 'reacted', on: true }]
      : []),
    ...(situation.fight?.marks?.[attacker.id]?.['enhanced']
      ? [{ do: 'mark' as const, creature: attacker.id, mark: 'enhanced', on: false }]
      : []),
    ...('impaired' in attacker.conditions && attacker.conditions['impaired']?.rule !== undefined
      ? [{ do: 'condition' as const, creature: attacker.id, name: 'impaired', to: null }]
      : []),
    ...spent(attacker, target),
  ]
}

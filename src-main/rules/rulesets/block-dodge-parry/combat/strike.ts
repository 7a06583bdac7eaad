import type { Effect } from '../../../core/effects.ts'
import { step, type Step, type Tone } from '../../../core/outcome.ts'
import { isRefusal } from '../../../core/preview.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import type { Situation } from '../../../core/situation.ts'
import { signed } from '../../../common/check.ts'
import { askNotation } from '../../../dice/roll.ts'
import { has } from '../character/people.ts'
import { dueNow, setCondition, setField } from '../effects.ts'
import { hurtAbility, landBlow, type LandedBlow } from '../harm/blow.ts'
import { addFatigue } from '../load.ts'
import { isAnswer } from './answers.ts'
import { findArm, isTrueStrike } from './arms.ts'
import { armorIgnored, type PlannedStrike } from './attack-plan.ts'
import { spendBoons, wrathEffects } from './boons.ts'
import { breakDecayed, wipePoison } from './grades.ts'
import { applyTags, throwAway } from './tags.ts'

interface StrikeResult {
  says: string
  tone: Tone
  total: number
  why: Step[]
  effects: Effect[]
  /** Harm done to the target, or to the attacker by a Counter; null when the attack did not land. */
  landed: LandedBlow | null
}

/** Rolls an attack and carries it out on its target. Rules BDPX-ATK-01, BDPX-WPN-03, BDPX-WPN-04. */
export function* strike(
  situation: Situation,
  blow: PlannedStrike,
  how: { adjust: number; label?: string; nonLethal?: boolean },
): ProcedureOf<StrikeResult> {
  const { attacker, target, arm } = blow
  if (blow.useless) return withoutHarm(situation, blow)
  const needsFaces = arm.thrown
  const rolled = yield* askNotation(how.label ?? 'attack', blow.expression, { needsFaces })
  const shown = rolled.total
  const total = Math.max(0, blow.least, shown + blow.plus + how.adjust)
  const flown = throwAway(
    blow,
    rolled.dice.map(({ face }) => face),
  )
  const paid = yield* payTrueStrike(blow)
  const steps: Step[] = [
    step(blow.dice, rolled.says, 'BDPX-ATK-01'),
    ...(how.adjust === 0 ? [] : [{ name: '±', value: `${signed(how.adjust)} by the GM` }]),
    ...blow.why,
    ...flown.why,
    ...paid.why,
  ]
  const base = {
    total,
    effects: [...strikeEffects(situation, blow), ...flown.effects, ...paid.effects],
  }
  const heavy = arm.tags.Heavy ?? 0
  if (blow.negated || (heavy > 0 && shown <= heavy))
    return {
      ...base,
      says: blow.negated
        ? `${target.name} turns it away`
        : `${attacker.name} misses: too heavy a swing`,
      tone: 'plain',
      landed: null,
      why: [
        ...steps,
        ...(blow.negated
          ? []
          : [step(`Heavy ${heavy}`, `misses on ${heavy} or less`, 'BDPX-WPN-04')]),
      ],
    }
  const counter = isCountered(situation, blow, shown)
  const victim = counter ? attacker : target
  const { ignores, why } = armorIgnored({ attacker, arm, target: victim }, shown)
  const landed = yield* landBlow(situation, {
    target: victim,
    totals: [total],
    ignores,
    pastHp: counter ? false : blow.pastHp,
    by: counter ? target : attacker,
    weapon: woundName(arm.weapon.name),
    ...(how.nonLethal ? { nonLethal: true } : {}),
    ...(how.label ? { label: how.label } : {}),
  })
  const after = counter ? null : applyTags(situation, blow, shown, landed)
  const more = counter ? [] : yield* aftermath(blow, shown, landed)
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
function withoutHarm(situation: Situation, blow: PlannedStrike): StrikeResult {
  const { attacker, target, arm } = blow
  return {
    says: `${arm.weapon.name} can’t hurt ${target.name}: nothing is rolled`,
    tone: 'plain',
    total: 0,
    landed: null,
    why: [
      step(attacker.name, 'strikes all the same', 'BDPX-ATK-03'),
      step('Impenetrable', 'only magic gets through', 'BDPX-ATK-03'),
    ],
    effects: strikeEffects(situation, blow),
  }
}

/** Rolls the poison of a weapon that wounds; its die is our ruling. Rules BDPX-WPN-05, BDP-DMG-04. */
function* applyPoison(
  { attacker, target, arm }: PlannedStrike,
  landed: LandedBlow,
): ProcedureOf<{ why: Step[]; effects: Effect[] }> {
  const wiped = wipePoison(attacker, arm, landed.damage)
  if (!wiped) return { why: [], effects: [] }
  const lost = yield* rollOne('poison, DEX', 4)
  const did = hurtAbility(target, 'DEX', lost, null)
  return {
    why: [step('Poisoned', `${lost} DEX`, 'BDPX-WPN-05'), ...did.why],
    effects: [...did.effects, ...wiped],
  }
}

/** Weapon name as a wound bears it, shortened. */
function woundName(weapon: string): string {
  return weapon.slice(0, 24)
}

/** True when a Counter weapon in trained hands turns a low roll back on the attacker. Rule BDPX-WPN-04. */
export function isCountered(
  situation: Situation,
  { target, arm }: PlannedStrike,
  shown: number,
): boolean {
  if (arm.ranged) return false
  const own = findArm(situation, target, undefined)
  return !isRefusal(own) && shown <= (own.tags.Counter ?? 0)
}

/** Further results of an attack that landed: skills, poison, a decayed weapon that breaks. */
export function* aftermath(
  blow: PlannedStrike,
  shown: number,
  landed: LandedBlow,
): ProcedureOf<{ why: Step[]; effects: Effect[] }[]> {
  const skills = yield* applySkills(blow, shown, landed)
  const poison = yield* applyPoison(blow, landed)
  return [...skills, poison, breakDecayed(blow.attacker, blow.arm, shown)]
}

/** Pays for an attack with True Strikes: 1d4 WIL. Rule BDPX-SKL-32. */
export function* payTrueStrike(
  { attacker, arm }: PlannedStrike,
  label = 'True Strikes',
): ProcedureOf<{ why: Step[]; effects: Effect[] }> {
  if (!isTrueStrike(attacker, arm)) return { why: [], effects: [] }
  const lost = yield* rollOne(`${label}, WIL`, 4)
  const { effects } = hurtAbility(attacker, 'WIL', lost, null)
  return { why: [step('True Strikes', `cost ${lost} WIL`, 'BDPX-SKL-32')], effects }
}

/** Results of the attacker's skills. Rules BDPX-SKL-12, BDPX-SKL-14, BDPX-SKL-15, BDPX-SKL-20. */
function* applySkills(
  { attacker, target, arm }: PlannedStrike,
  shown: number,
  landed: LandedBlow,
): ProcedureOf<{ why: Step[]; effects: Effect[] }[]> {
  const result: { why: Step[]; effects: Effect[] }[] = []
  const shaken = (rule: 'BDPX-SKL-14' | 'BDPX-SKL-15'): Effect =>
    setCondition(target.id, 'impaired', { fight: true, rule })
  if (landed.damage >= 10 && has(attacker, 'Brutal Blows'))
    result.push({
      why: [step('Brutal Blows', `${target.name} is impaired next round`, 'BDPX-SKL-14')],
      effects: [shaken('BDPX-SKL-14')],
    })
  const most = Number(/d(\d+)/i.exec(arm.weapon.dice)?.[1] ?? 0)
  if (arm.ranged && has(attacker, 'Crippling Shot') && landed.damage > 0 && shown > most / 2)
    result.push({
      why: [
        step('Crippling Shot', 'its next attack is impaired, and it does not move', 'BDPX-SKL-15'),
      ],
      effects: [shaken('BDPX-SKL-15')],
    })
  if (landed.critical && has(attacker, 'Bloodlust')) {
    const gained = yield* rollOne('Bloodlust', 3)
    const { hp = 0, maxHp = hp } = attacker.values
    result.push({
      why: [step('Bloodlust', `${gained} HP`, 'BDPX-SKL-12')],
      effects: [setField(attacker.id, 'hp', Math.max(hp, Math.min(maxHp, hp + gained)))],
    })
  }
  if (landed.critical && has(attacker, 'Momentum Master'))
    result.push({
      why: [step('Momentum Master', 'strikes again', 'BDPX-SKL-21')],
      effects: [secondAttackDue(attacker.id)],
    })
  if (landed.critical && has(attacker, 'Merciless') && target.group)
    result.push({
      why: [step('Merciless', 'their morale is tested', 'BDPX-SKL-20')],
      effects: [mercilessDue(target.group, attacker.name)],
    })
  return result
}

function secondAttackDue(attacker: string): Effect {
  return dueNow({
    id: `again:${attacker}`,
    action: 'block-dodge-parry.attack',
    input: { attacker },
    title: 'One more attack',
    why: 'Momentum Master: a kill or critical damage',
    rule: 'BDPX-SKL-21',
    who: [attacker],
  })
}

function mercilessDue(group: string, name: string): Effect {
  return dueNow({
    id: `morale:${group}`,
    action: 'block-dodge-parry.morale',
    input: { group },
    title: 'Morale check due',
    why: `${name} is merciless`,
    rule: 'BDPX-SKL-20',
    who: [],
  })
}

/** Marks that an attack leaves, used-up boons, and the Fatigue of the reaction. Rules BDP-DEP-04, BDPX-DEF-03 to BDPX-DEF-06. */
export function strikeEffects(situation: Situation, blow: PlannedStrike): Effect[] {
  const { attacker, target, cost, reaction, savage } = blow
  const fight = situation.fight !== undefined
  return [
    ...addFatigue(target, cost),
    ...(savage ? addFatigue(attacker, 1) : []),
    ...(fight && !isAnswer(situation, blow)
      ? [{ do: 'acted' as const, creature: attacker.id }]
      : []),
    ...(fight && reaction !== 'defend'
      ? [{ do: 'mark' as const, creature: target.id, mark: 'reacted', on: true }]
      : []),
    ...(situation.fight?.marks?.[attacker.id]?.['enhanced']
      ? [{ do: 'mark' as const, creature: attacker.id, mark: 'enhanced', on: false }]
      : []),
    ...wrathEffects(situation, blow),
    ...('impaired' in attacker.conditions && attacker.conditions['impaired']?.rule !== undefined
      ? [setCondition(attacker.id, 'impaired', null)]
      : []),
    ...spendBoons(attacker, target),
  ]
}

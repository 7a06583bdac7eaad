import { defineAction, type Term } from '../../../action.ts'
import { round } from '../../../clock/clock.ts'
import { chanceUnder } from '../../../dice/checks.ts'
import type { Effect } from '../../../effects.ts'
import { percent, plain, refusal, signed } from '../../../house/trial.ts'
import { line } from '../../../line.ts'
import type { Step } from '../../../outcome.ts'
import { choose, rollOne } from '../../../procedure.ts'
import { houseRule } from '../../../ruleset.ts'
import type { Situation } from '../../../situation.ts'
import { useId } from '../../../uses.ts'
import { major, minor } from '../abilities.ts'
import { targetOf, termSteps } from '../checks/trial.ts'
import { psychic } from '../combat/marks.ts'
import { changesSay, hurtEffects, pointSteps } from '../harm/hurt.ts'
import { applyDamage } from '../harm/figures.ts'
import { condition, pointsOf } from '../harm/states.ts'
import { psychicFightingArt, psychicFirst } from '../house-rules/psychic.ts'
import type { Someone } from '../people.ts'
import { psychicDamage, psychicDefense, type FirstVerve } from './figures.ts'
import { psychicLevel } from './level.ts'
import { began, guardTitle, stuns, stunTerm } from './stun.ts'

/** What the target puts against it: its intelligence if a monk, and the verve of this round. Rules GAM-PSY-02, GAM-PSY-05. */
function defenseTerms(target: Someone, now: number): Term[] {
  const guard = target.uses?.[useId(guardTitle)]
  const verve = guard && now - guard.at < round ? guard.spent : 0
  return [
    {
      name: 'Their mind',
      value: 0 - ((target.values.monk ?? 0) > 0 ? major(target.values.intelligence ?? 10) : 0),
      rule: 'GAM-PSY-02',
    },
    {
      name: 'Their defense',
      value: 0 - psychicDefense(verve, psychicLevel(target)),
      rule: 'GAM-PSY-T02',
    },
  ]
}

function termsOf(situation: Situation, one: Someone, other: Someone): Term[] {
  const art = houseRule<boolean>(situation, psychicFightingArt)
  const terms: Term[] = [
    { name: 'Base', value: 11, rule: 'GAM-PSY-02' },
    { name: 'Fighting Art', value: art ? (one.values.fightingArt ?? 0) : 0, rule: 'GAM-AMB-66' },
    { name: 'Charisma', value: minor(one.values.charisma ?? 10), rule: 'GAM-PSY-02' },
    ...defenseTerms(other, situation.clock.seconds),
    {
      name: 'First round',
      value: situation.fight?.marks?.[one.id]?.[began] ? -2 : 0,
      rule: 'GAM-PSY-03',
    },
    { name: 'Injuries', value: 0 - (one.values.injuries ?? 0), rule: 'GAM-INJ-02' },
    stunTerm(one),
  ]
  return terms.filter(({ value }, at) => at === 0 || value !== 0)
}

function refusedOf(one: Someone | undefined, other: Someone | undefined, verve: number) {
  if (!one || !other || one.id === other.id) return 'Choose who attacks, and whose mind.'
  for (const each of [one, other])
    if (!(psychic in each.conditions))
      return `${each.name} is in no psychic conflict: enter a mind first.`
  const most = Math.min(psychicLevel(one), one.values.verve ?? 0)
  if (most < 1) return `${one.name} has no verve left to attack with.`
  return verve > most ? `${one.name} may spend ${most} verve at most: ask for less.` : null
}

/** A mind attacks a mind; verve pays for it and drives it. Rules GAM-PSY-02, GAM-PSY-05, GAM-PSY-07, GAM-PSY-08, GAM-PSY-T01. */
export const psychicAttack = defineAction({
  id: 'gods-and-monsters.psychic-attack',
  title: 'Psychic attack',
  rule: 'GAM-PSY-02',
  phase: 'fight',
  slot: 'spell',
  needs: ['verve'],
  finds: 'mind monk psychic conflict verve stun',
  asks: {
    who: { kind: 'creature', title: 'Who attacks' },
    target: { kind: 'creature', title: 'Whose mind' },
    verve: { kind: 'number', title: 'Verve', min: 1, max: 99, default: 1 },
    hinder: { kind: 'number', title: 'Speaking or moving', min: -3, max: 0, default: 0 },
  },
  preview(situation, { who, target, verve, hinder }, at) {
    const [one, other] = [situation.creatures[who], situation.creatures[target]]
    const refused = refusedOf(one, other, verve)
    if (refused || !one || !other) return refusal(refused ?? '')
    const terms = [...termsOf(situation, one, other), ...hinderTerm(hinder)]
    const number = targetOf(terms) + at.ruling.adjust
    const hit = at.ruling.override
      ? Number(at.ruling.override === 'success')
      : chanceUnder(20, number, 'equal')
    return {
      ...plain(`d20 at or under ${number}: ${percent(hit)}`, terms, [
        {
          name: 'Damage',
          value: `d4 ${signed(damageOf(situation, one, verve, 4) - 4)}`,
          rule: 'GAM-PSY-T01',
        },
      ]),
      target: `at or under ${number}`,
      chances: [
        { says: 'Hits', chance: hit, tone: 'good' },
        { says: 'Misses', chance: 1 - hit, tone: 'bad' },
      ],
    }
  },
  *run(situation, { who, target, verve, hinder }, at) {
    const [one, other] = [situation.creatures[who], situation.creatures[target]]
    if (!one || !other || refusedOf(one, other, verve))
      return line(at, { rule: 'GAM-PSY-02', what: 'Psychic attack', says: 'Nobody attacked' })
    const terms = [...termsOf(situation, one, other), ...hinderTerm(hinder)]
    const number = targetOf(terms) + at.ruling.adjust
    const face = at.ruling.override ? 0 : yield* rollOne('attack', 20)
    const hit = at.ruling.override ? at.ruling.override === 'success' : face <= number
    const why: Step[] = [
      ...termSteps(terms),
      ...(at.ruling.override
        ? [{ name: 'Ruled by the GM', value: at.ruling.override }]
        : [{ name: 'Attack', value: `${face} against ${number}`, rule: 'GAM-PSY-02' as const }]),
    ]
    const paid: Effect = { do: 'change', creature: who, field: 'verve', by: -verve, min: 0 }
    const told = { what: `${one.name} attacks the mind of ${other.name}`, who: [who, target] }
    if (!hit) return line(at, { rule: 'GAM-PSY-02', ...told, says: 'Misses', why, effects: [paid] })
    const d4 = yield* rollOne('damage', 4)
    const damage = damageOf(situation, one, verve, d4)
    const from =
      (other.values.verve ?? 0) > 0
        ? yield* choose(`${other.name} loses first`, ['verve', 'survival'])
        : 'survival'
    const was = pointsOf(other)
    const is = applyDamage(was, damage, from === 'verve')
    const stun = was.survival - is.survival
    return line(at, {
      rule: 'GAM-PSY-02',
      ...told,
      says: `Hits for ${damage}: ${changesSay(was, is) || 'no harm'}${stun > 0 ? `, stunned by ${stun}` : ''}`,
      tone: other.side === 'party' ? 'bad' : 'good',
      total: damage,
      why: [
        ...why,
        { name: 'Damage', value: `d4 ${d4}, ${damage} in all`, rule: 'GAM-PSY-T01' },
        ...pointSteps(was, is),
        ...(stun > 0
          ? [{ name: 'Stunned', value: `−${stun} next round`, rule: 'GAM-PSY-07' as const }]
          : []),
      ],
      effects: [
        paid,
        ...hurtEffects(other, is, from === 'verve'),
        ...(stun > 0 ? stuns(target, stun, situation.clock.seconds) : []),
        ...(is.injuries > was.injuries ? [condition(target, psychic, null)] : []),
      ],
    })
  },
})

function damageOf(situation: Situation, one: Someone, verve: number, d4: number): number {
  const first = houseRule<FirstVerve>(situation, psychicFirst)
  return psychicDamage(d4, major(one.values.charisma ?? 10), verve, psychicLevel(one), first)
}

function hinderTerm(value: number): Term[] {
  return value === 0 ? [] : [{ name: 'Speaking or moving', value, rule: 'GAM-PSY-06' }]
}

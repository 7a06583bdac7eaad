import { round } from '../../../clock/clock.ts'
import { compact } from '../../../common/compact.ts'
import { percent, signed } from '../../../common/check.ts'
import { useId } from '../../../common/uses.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { plain, refusal, type Term } from '../../../core/preview.ts'
import { choose, rollOne } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { chanceUnder } from '../../../dice/checks.ts'
import { major, minor } from '../character/abilities.ts'
import { targetOf, termSteps } from '../checks/trial.ts'
import { psychic } from '../combat/marks.ts'
import { applyDamage, changesText, hurtEffects, pointsOf, pointSteps } from '../harm/points.ts'
import { sharesOf } from '../house-rules/characters.ts'
import { psychicFightingArt, psychicFirst } from '../house-rules/fight.ts'
import {
  began,
  guardTitle,
  psychicActionRefusal,
  psychicDamage,
  psychicDefense,
  psychicLevel,
  spendPsychicAction,
  stunEffects,
  stunTerm,
  type FirstVerve,
} from './state.ts'
import { targetAsk } from '../../../gm/fight/attack-asks.ts'

/** Sides of the conflict that speak, or move at half, meanwhile. Rule GAM-PSY-06. */
interface Busy {
  speaks: boolean
  theySpeak: boolean
}

/**
 * Terms from the target: a monk’s intelligence, verve spent this round, and speaking or moving. Rules
 * GAM-PSY-02, GAM-PSY-05, GAM-PSY-06.
 */
function defenseTerms(situation: Situation, target: ReadonlyCreature, speaks: boolean): Term[] {
  const guard = target.uses?.[useId(guardTitle)]
  const verve = guard && situation.clock.seconds - guard.at < round ? guard.spent : 0
  const { monk = 0, intelligence = 10 } = target.values
  return [
    {
      name: 'Their mind',
      value: monk > 0 ? 0 - major(intelligence, sharesOf(situation)) : 0,
      rule: 'GAM-PSY-02',
    },
    {
      name: 'Their defense',
      value: 0 - psychicDefense(verve, psychicLevel(target)),
      rule: 'GAM-PSY-T02',
    },
    { name: 'They speak or move', value: speaks ? 3 : 0, rule: 'GAM-PSY-06' },
  ]
}

/**
 * Terms of a psychic attack; those of 0 are left out, except the base. Rules GAM-PSY-02, GAM-PSY-03,
 * GAM-PSY-06, GAM-AMB-66.
 */
function psychicTerms(
  situation: Situation,
  one: ReadonlyCreature,
  other: ReadonlyCreature,
  { speaks, theySpeak }: Busy,
): Term[] {
  const art = houseRule<boolean>(situation, psychicFightingArt)
  const { fightingArt = 0, charisma = 10, injuries = 0 } = one.values
  const terms: Term[] = [
    { name: 'Base', value: 11, rule: 'GAM-PSY-02' },
    { name: 'Fighting Art', value: art ? fightingArt : 0, rule: 'GAM-AMB-66' },
    { name: 'Charisma', value: minor(charisma, sharesOf(situation)), rule: 'GAM-PSY-02' },
    ...defenseTerms(situation, other, theySpeak),
    {
      name: 'First round',
      value: situation.fight?.marks?.[one.id]?.[began] ? -2 : 0,
      rule: 'GAM-PSY-03',
    },
    { name: 'Injuries', value: 0 - injuries, rule: 'GAM-INJ-02' },
    stunTerm(one, situation),
    { name: 'Speaking or moving', value: speaks ? -3 : 0, rule: 'GAM-PSY-06' },
  ]
  return terms.filter(({ value }, at) => at === 0 || value !== 0)
}

/**
 * Psychic attack; verve pays for it and adds to its damage. Rules GAM-PSY-02, GAM-PSY-05, GAM-PSY-07,
 * GAM-PSY-08, GAM-PSY-T01.
 */
export const psychicAttack = defineAction({
  id: 'gods-and-monsters.psychic-attack',
  title: 'Psychic attack',
  rule: 'GAM-PSY-02',
  phase: 'fight',
  slot: 'spell',
  needs: ['verve'],
  finds: 'mind monk psychic conflict verve stun',
  asks: {
    who: {
      kind: 'creature',
      role: 'actor',
      title: 'Who attacks',
      first: 'party',
      begins: [psychic],
    },
    target: { ...targetAsk, title: 'Whose mind', begins: [psychic] },
    verve: { kind: 'number', title: 'Verve', min: 1, max: 99, default: 1 },
    speaks: { kind: 'switch', title: 'Speaking, or moving at half', default: false },
    theySpeak: { kind: 'switch', title: 'The target speaks or moves', default: false },
  },
  plan(situation, { who, target, verve, ...busy }) {
    const [one, other] = [situation.creatures[who], situation.creatures[target]]
    if (!one || !other || one.id === other.id) return refusal('Choose who attacks, and whose mind.')
    for (const each of [one, other])
      if (!(psychic in each.conditions))
        return refusal(`${each.name} is in no psychic conflict: enter a mind first.`)
    const most = Math.min(psychicLevel(one), one.values.verve ?? 0)
    if (most < 1) return refusal(`${one.name} has no verve left to attack with.`)
    if (verve > most) return refusal(`${one.name} may spend ${most} verve at most: ask for less.`)
    const none = psychicActionRefusal(one, situation)
    if (none) return refusal(none)
    return { one, other, verve, terms: psychicTerms(situation, one, other, busy) }
  },
  preview({ one, verve, terms }, situation, at) {
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
  *run({ one, other, verve, terms }, situation, at) {
    const number = targetOf(terms) + at.ruling.adjust
    const face = at.ruling.override ? 0 : yield* rollOne('attack', 20)
    const hit = at.ruling.override ? at.ruling.override === 'success' : face <= number
    const why: Step[] = compact(
      ...termSteps(terms),
      at.ruling.override
        ? { name: 'Ruled by the GM', value: at.ruling.override }
        : { name: 'Attack', value: `${face} against ${number}`, rule: 'GAM-PSY-02' },
    )
    const paid: Effect[] = [
      { do: 'change', creature: one.id, field: 'verve', by: -verve, min: 0 },
      ...spendPsychicAction(one, situation),
    ]
    const subject = {
      what: `${one.name} attacks the mind of ${other.name}`,
      who: [one.id, other.id],
    }
    if (!hit)
      return line(at, { rule: 'GAM-PSY-02', ...subject, says: 'Misses', why, effects: paid })
    const d4 = yield* rollOne('damage', 4)
    const damage = damageOf(situation, one, verve, d4)
    const from =
      (other.values.verve ?? 0) > 0
        ? yield* choose(`${other.name} loses first`, ['verve', 'survival'], { usual: 'verve' })
        : 'survival'
    const was = pointsOf(other)
    const is = applyDamage(was, damage, from === 'verve')
    const stun = was.survival - is.survival
    return line(at, {
      rule: 'GAM-PSY-02',
      ...subject,
      says: `Hits for ${damage}: ${changesText(was, is) || 'no harm'}${stun > 0 ? `, stunned by ${stun}` : ''}`,
      tone: other.side === 'party' ? 'bad' : 'good',
      total: damage,
      why: compact(
        ...why,
        { name: 'Damage', value: `d4 ${d4}, ${damage} in all`, rule: 'GAM-PSY-T01' },
        ...pointSteps(was, is),
        stun > 0 && { name: 'Stunned', value: `−${stun} next round`, rule: 'GAM-PSY-07' },
        is.injuries > was.injuries && {
          name: 'New injuries',
          value: 'out of the conflict',
          rule: 'GAM-PSY-08',
        },
      ),
      effects: [
        ...paid,
        ...hurtEffects(other, is, from === 'verve'),
        ...(stun > 0 ? stunEffects(other, stun, situation.clock.seconds) : []),
      ],
    })
  },
})

function damageOf(situation: Situation, one: ReadonlyCreature, verve: number, d4: number): number {
  const first = houseRule<FirstVerve>(situation, psychicFirst)
  return psychicDamage(
    d4,
    major(one.values.charisma ?? 10, sharesOf(situation)),
    verve,
    psychicLevel(one),
    first,
  )
}

import { defineAction } from '../../../core/action.ts'
import { chanceUnder } from '../../../dice/checks.ts'
import type { Effect } from '../../../core/effects.ts'
import { percent, plain, refusal, signed } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { choose, rollOne } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { major } from '../abilities.ts'
import { targetOf, termSteps } from '../checks/trial.ts'
import { psychic } from '../combat/marks.ts'
import { changesSay, hurtEffects, pointSteps } from '../harm/hurt.ts'
import { applyDamage } from '../harm/figures.ts'
import { pointsOf } from '../harm/states.ts'
import { psychicFirst } from '../house-rules/psychic.ts'
import { sharesOf } from '../house-rules/shares.ts'
import { noPsychicAction, spendsAction } from './actions.ts'
import { psychicDamage, type FirstVerve } from './figures.ts'
import { psychicLevel } from './level.ts'
import { stuns } from './stun.ts'
import { psychicTerms } from './terms.ts'

function refusedOf(
  situation: Situation,
  one: ReadonlyCreature | undefined,
  other: ReadonlyCreature | undefined,
  verve: number,
): string | null {
  if (!one || !other || one.id === other.id) return 'Choose who attacks, and whose mind.'
  for (const each of [one, other])
    if (!(psychic in each.conditions))
      return `${each.name} is in no psychic conflict: enter a mind first.`
  const most = Math.min(psychicLevel(one), one.values.verve ?? 0)
  if (most < 1) return `${one.name} has no verve left to attack with.`
  return verve > most
    ? `${one.name} may spend ${most} verve at most: ask for less.`
    : noPsychicAction(one, situation)
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
    who: { kind: 'creature', title: 'Who attacks', first: 'party' },
    target: { kind: 'creature', title: 'Whose mind' },
    verve: { kind: 'number', title: 'Verve', min: 1, max: 99, default: 1 },
    speaks: { kind: 'switch', title: 'Speaking, or moving at half', default: false },
    theySpeak: { kind: 'switch', title: 'The target speaks or moves', default: false },
  },
  preview(situation, { who, target, verve, ...busy }, at) {
    const [one, other] = [situation.creatures[who], situation.creatures[target]]
    const refused = refusedOf(situation, one, other, verve)
    if (refused || !one || !other) return refusal(refused ?? '')
    const terms = psychicTerms(situation, one, other, busy)
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
  *run(situation, { who, target, verve, ...busy }, at) {
    const [one, other] = [situation.creatures[who], situation.creatures[target]]
    if (!one || !other || refusedOf(situation, one, other, verve))
      return line(at, { rule: 'GAM-PSY-02', what: 'Psychic attack', says: 'Nobody attacked' })
    const terms = psychicTerms(situation, one, other, busy)
    const number = targetOf(terms) + at.ruling.adjust
    const face = at.ruling.override ? 0 : yield* rollOne('attack', 20)
    const hit = at.ruling.override ? at.ruling.override === 'success' : face <= number
    const why: Step[] = [
      ...termSteps(terms),
      ...(at.ruling.override
        ? [{ name: 'Ruled by the GM', value: at.ruling.override }]
        : [{ name: 'Attack', value: `${face} against ${number}`, rule: 'GAM-PSY-02' as const }]),
    ]
    const paid: Effect[] = [
      { do: 'change', creature: who, field: 'verve', by: -verve, min: 0 },
      ...spendsAction(one, situation),
    ]
    const told = { what: `${one.name} attacks the mind of ${other.name}`, who: [who, target] }
    if (!hit) return line(at, { rule: 'GAM-PSY-02', ...told, says: 'Misses', why, effects: paid })
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
        ...(is.injuries > was.injuries
          ? [{ name: 'New injuries', value: 'out of the conflict', rule: 'GAM-PSY-08' as const }]
          : []),
      ],
      effects: [
        ...paid,
        ...hurtEffects(other, is, from === 'verve'),
        ...(stun > 0 ? stuns(target, stun, situation.clock.seconds) : []),
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

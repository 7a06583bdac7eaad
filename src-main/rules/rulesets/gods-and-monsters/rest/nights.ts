import { day, hour } from '../../../clock/clock.ts'
import { compact } from '../../../common/compact.ts'
import { percent, signed } from '../../../common/check.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { type Step, step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { choose, rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { counted } from '../../../core/words.ts'
import { chanceUnder } from '../../../dice/checks.ts'
import { livingParty } from '../character/people.ts'
import { endShock } from '../harm/illusions.ts'
import { afterSets, changesText, pointEffects, pointsOf } from '../harm/points.ts'
import { condition } from '../harm/states.ts'
import { restStacks } from '../house-rules/harm.ts'
import { endRoadTimer, restEffects } from '../travel/fatigue.ts'
import {
  fullDayRest,
  gains,
  nightRest,
  nightTarget,
  wake,
  type Gain,
  type Hurt,
} from './figures.ts'

/** Living members of the party, or those of them whose ids are given. */
export function sleepers(situation: Situation, who: readonly string[] = []): ReadonlyCreature[] {
  return livingParty(situation).filter(({ id }) => who.length === 0 || who.includes(id))
}

function hurtOf({ values }: ReadonlyCreature): Hurt {
  const { level = 0, hp = 0, maxHp = hp, injuries = 0 } = values
  return { level: Math.max(1, level), survival: hp, maxSurvival: maxHp, injuries }
}

export function isHurt({ values }: ReadonlyCreature): boolean {
  const { hp = 0, maxHp = hp, injuries = 0 } = values
  return hp < maxHp || injuries > 0
}

interface RestGains {
  says: string
  why: Step[]
  effects: Effect[]
}

/** Ask for what the hurt regain, for all of them; it counts where survival and injuries both can heal. */
const regainAsk = {
  kind: 'choice',
  title: 'The hurt regain',
  of: ['as each chooses', ...gains],
  default: 'as each chooses',
} as const
type Wanted = (typeof regainAsk.of)[number]

/** Gain of a rest, chosen only where survival and injuries both can heal. Rules GAM-SUR-02, GAM-AMB-23. */
function* gainOf(creature: ReadonlyCreature, wanted: Wanted): ProcedureOf<Gain> {
  const { survival, maxSurvival, injuries } = hurtOf(creature)
  if (injuries === 0) return 'survival'
  if (survival >= maxSurvival) return 'injury'
  if (wanted !== 'as each chooses') return wanted
  return yield* choose(`${creature.name} is rid of (${creature.id})`, gains)
}

/** Characters test; the Guide’s people regain their level without. Rules GAM-SUR-02, GAM-INJ-14. */
function* restByNight(
  creature: ReadonlyCreature,
  bonus: number,
  wanted: Wanted,
): ProcedureOf<RestGains> {
  const hurt = hurtOf(creature)
  if (!isHurt(creature)) return { says: '', why: [], effects: [] }
  if (creature.kind !== 'character')
    return recoveryOf(creature, fullDayRest(hurt, 'survival'), [
      step(creature.name, `level ${hurt.level}, no test`, 'GAM-INJ-14'),
    ])
  const { health = 4 } = creature.values
  const target = nightTarget(health, hurt.injuries, bonus)
  const d20 = yield* rollOne(`health of ${creature.name} (${creature.id})`, 20)
  const success = d20 <= target
  const gain = success ? yield* gainOf(creature, wanted) : 'survival'
  const is = nightRest({ ...hurt, health, bonus }, d20, gain)
  return recoveryOf(creature, is, [
    {
      name: creature.name,
      value: `${d20} against health ${target}${bonus === 0 ? '' : ` (${signed(bonus)} by a healer)`}: ${success ? 'rests well' : 'rests badly'}`,
      rule: bonus === 0 ? 'GAM-SUR-02' : 'GAM-CTS-18',
    },
  ])
}

/** A day and its night, without a test. Rule GAM-SUR-03. */
function* restByDay(creature: ReadonlyCreature, wanted: Wanted): ProcedureOf<RestGains> {
  if (!isHurt(creature)) return { says: '', why: [], effects: [] }
  const gain = yield* gainOf(creature, wanted)
  return recoveryOf(creature, fullDayRest(hurtOf(creature), gain), [
    step(creature.name, 'a full day, no test', 'GAM-SUR-03'),
  ])
}

function recoveryOf(
  creature: ReadonlyCreature,
  to: { survival: number; injuries: number },
  why: Step[],
): RestGains {
  const was = pointsOf(creature)
  const is = { ...was, ...to }
  const says = changesText(was, is)
  return {
    says: says === '' ? '' : `${creature.name}: ${says}`,
    why,
    effects: pointEffects(creature.id, was, is),
  }
}

/** Verve is full in the morning, and nobody sleeps on. Rules GAM-SUR-07, GAM-INJ-05. */
export function morningEffects(creature: ReadonlyCreature): Effect[] {
  const { verve = 0, maxVerve = verve } = creature.values
  const to = wake(verve, maxVerve)
  return compact(
    to !== verve && { do: 'set', creature: creature.id, field: 'verve', to },
    'asleep' in creature.conditions && condition(creature.id, 'asleep', null),
  )
}

export const inFight = 'A fight is on: end it before anybody rests.'

const morning: Step = step('In the morning', 'verve is full', 'GAM-SUR-07')

/** Sentence of a rest that changes nothing. */
function noneSays(rested: readonly ReadonlyCreature[]): string {
  return rested.some(isHurt) ? 'Nothing more comes back' : 'Nobody was hurt'
}

/** Sentence of everybody’s recovery. */
function recoveryText(rested: readonly RestGains[]): string {
  return rested
    .map(({ says }) => says)
    .filter(Boolean)
    .join('; ')
}

function restTarget(creature: ReadonlyCreature, bonus: number): number {
  return nightTarget(creature.values.health ?? 4, hurtOf(creature).injuries, bonus)
}

/** Eight hours: health tests for the hurt, and verve in the morning. Rules GAM-SUR-01, GAM-SUR-02, GAM-SUR-07, GAM-INJ-14. */
export const night = defineAction({
  id: 'gods-and-monsters.night',
  title: 'Night’s rest',
  rule: 'GAM-SUR-02',
  phase: 'rest',
  slot: 'rest',
  needs: ['hp'],
  finds: 'sleep night camp heal survival verve morning health',
  asks: {
    who: { kind: 'creatures', role: 'actor', title: 'Who sleeps', side: 'party', optional: true },
    bonus: { kind: 'number', title: 'Bonus of a healer', min: 0, max: 30, default: 0 },
    regain: regainAsk,
  },
  plan(situation, { who, bonus, regain }) {
    if (situation.fight) return refusal(inFight)
    const abed = sleepers(situation, who)
    return abed.length === 0
      ? refusal('Nobody chosen can rest: choose who sleeps.')
      : { abed, bonus, regain }
  },
  preview({ abed, bonus }) {
    const hurt = abed.filter(isHurt)
    return plain(
      hurt.length === 0
        ? 'Nobody is hurt; full verve'
        : `${counted(hurt.length, 'health test')}, then full verve`,
      abed.map((creature) =>
        step(`Health of ${creature.name}`, restTarget(creature, bonus), 'GAM-SUR-02'),
      ),
      [
        ...hurt.map((creature): Step =>
          step(
            `${creature.name} rests well`,
            percent(chanceUnder(20, restTarget(creature, bonus), 'equal')),
            'GAM-SUR-02',
          ),
        ),
        step('Success', 'as much survival as one’s level, or an injury fewer', 'GAM-SUR-02'),
        step('Failure', '1 survival', 'GAM-AMB-23'),
        step('In the morning', 'verve is full', 'GAM-SUR-07'),
      ],
    )
  },
  *run({ abed, bonus, regain }, situation, at) {
    const slept: RestGains[] = []
    for (const creature of abed)
      slept.push(yield* restByNight(creature, bonus + at.ruling.adjust, regain))
    return line(at, {
      rule: 'GAM-SUR-02',
      what: 'Night’s rest',
      says: recoveryText(slept) || noneSays(abed),
      tone: 'good',
      who: abed.map(({ id }) => id),
      why: [...slept.flatMap(({ why }) => why), morning],
      effects: [
        ...slept.flatMap(({ effects }) => effects),
        ...abed.flatMap(morningEffects),
        ...abed.flatMap(endShock),
        ...restEffects(situation, abed),
        { do: 'advance', seconds: 8 * hour },
      ],
    })
  },
})

/** A whole day of rest with its night. Rules GAM-SUR-03, GAM-AMB-23. */
export const fullDay = defineAction({
  id: 'gods-and-monsters.full-day',
  title: 'Full day’s rest',
  rule: 'GAM-SUR-03',
  phase: 'rest',
  slot: 'rest',
  needs: ['hp'],
  finds: 'rest day heal recover injury',
  asks: {
    who: { kind: 'creatures', role: 'actor', title: 'Who rests', side: 'party', optional: true },
    regain: regainAsk,
  },
  plan(situation, { who, regain }) {
    if (situation.fight) return refusal(inFight)
    const abed = sleepers(situation, who)
    if (abed.length === 0) return refusal('Nobody chosen can rest: choose who does.')
    return { abed, regain, stacks: houseRule<boolean>(situation, restStacks) }
  },
  preview: ({ stacks }) =>
    plain(
      'Their level in survival, or an injury fewer',
      [],
      [
        step(
          'The night of it',
          stacks ? 'is tested for as well' : 'is part of the day',
          'GAM-AMB-23',
        ),
        morning,
      ],
    ),
  *run({ abed, regain, stacks }, situation, at) {
    const rested: RestGains[] = []
    const effects: Effect[] = []
    for (const creature of abed) {
      const one = yield* restByDay(creature, regain)
      rested.push(one)
      effects.push(...one.effects)
      if (!stacks) continue
      const later = afterSets(creature, one.effects)
      const more = yield* restByNight(
        { ...later, name: `${creature.name}, by night` },
        at.ruling.adjust,
        regain,
      )
      rested.push(more)
      effects.push(...more.effects)
    }
    return line(at, {
      rule: 'GAM-SUR-03',
      what: 'Full day’s rest',
      says: recoveryText(rested) || noneSays(abed),
      tone: 'good',
      who: abed.map(({ id }) => id),
      why: [...rested.flatMap(({ why }) => why), morning],
      effects: [
        ...effects,
        ...abed.flatMap(morningEffects),
        ...abed.flatMap(endShock),
        ...restEffects(situation, abed),
        ...endRoadTimer(situation),
        { do: 'advance', seconds: day },
      ],
    })
  },
})

import { round } from '../../../clock/clock.ts'
import { compact } from '../../../common/compact.ts'
import { useId } from '../../../common/uses.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Term } from '../../../core/preview.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { psychic } from '../combat/marks.ts'
import { condition } from '../harm/states.ts'

/**
 * Mark of a creature that began the psychic conflict this round: −2 to its actions in it. Rule GAM-PSY-03.
 */
export const began = 'began a psychic conflict'
/** Mark of a creature in its first round of psychic conflict: one action. Rule GAM-PSY-03. */
export const newlyPsychic = 'newly in psychic conflict'
/** Mark for the first of two psychic actions spent. Rule GAM-PSY-02. */
const once = 'a psychic action'
const twice = 'two psychic actions'
/** Mark of a creature that uses a power or leaves, its only action this round. Rule GAM-PSY-04. */
const wholly = 'a power or the way out'

/** Marks of psychic conflict that are removed when the round ends. */
export const psychicMarks: readonly string[] = [began, newlyPsychic, once, twice, wholly]

function marksOf({ id }: ReadonlyCreature, { fight }: Situation): Readonly<Record<string, true>> {
  return fight?.marks?.[id] ?? {}
}

/** Reason why no psychic action is left this round; null while one is. Rules GAM-PSY-02 to GAM-PSY-04. */
export function psychicActionRefusal(
  creature: ReadonlyCreature,
  situation: Situation,
): string | null {
  const marks = marksOf(creature, situation)
  if (marks[wholly])
    return `${creature.name} uses a power or leaves, and does nothing else: wait for the next round.`
  if (marks[twice])
    return `${creature.name} has had both psychic actions of this round: wait for the next.`
  return marks[once] && marks[newlyPsychic]
    ? `${creature.name} has one psychic action in the first round, and has had it: wait for the next.`
    : null
}

/** Reason why the whole round can’t go to a power or to leaving; null when it can. Rule GAM-PSY-04. */
export function wholeRoundRefusal(creature: ReadonlyCreature, situation: Situation): string | null {
  const marks = marksOf(creature, situation)
  const busy = marks[once] ?? marks[twice] ?? situation.fight?.acted[creature.id]
  return busy
    ? `${creature.name} has acted already: a power or leaving is declared when the round begins.`
    : psychicActionRefusal(creature, situation)
}

/** Spends one of two psychic actions; after the last the creature has acted. Rules GAM-PSY-02, GAM-PSY-03. */
export function spendPsychicAction(creature: ReadonlyCreature, situation: Situation): Effect[] {
  if (!situation.fight) return []
  const marks = marksOf(creature, situation)
  const mark = marks[once] ? twice : once
  return compact(
    { do: 'mark', creature: creature.id, mark, on: true },
    (mark === twice || marks[newlyPsychic]) && { do: 'acted', creature: creature.id },
  )
}

export function spendPsychicRound({ id }: ReadonlyCreature, { fight }: Situation): Effect[] {
  if (!fight) return []
  return [
    { do: 'mark', creature: id, mark: wholly, on: true },
    { do: 'acted', creature: id },
  ]
}

/**
 * Ends the conflict for every creature with a new injury, whatever its cause, and for the last one left in it.
 * Rules GAM-PSY-04, GAM-PSY-08.
 */
export function endPsychicConflict(before: Situation, after: Situation): Effect[] {
  const all = Object.values(after.creatures).filter(({ conditions }) => psychic in conditions)
  const hurt = all.filter(({ id, values }) => {
    const had = before.creatures[id]?.values.injuries ?? values.injuries ?? 0
    return (values.injuries ?? 0) > had
  })
  const many = Object.values(before.creatures).filter(({ conditions }) => psychic in conditions)
  const isAlone = all.length - hurt.length === 1 && many.length > 1
  return (isAlone ? all : hurt).map(({ id }) => condition(id, psychic, null))
}

export const stunned = 'stunned by a mind'
/** Title of the use that keeps the verve put into defense this round. */
export const guardTitle = 'Psychic defense'

/** Ids of the uses that keep a stun, for the rounds by turns: that of one round counts while the next adds up. */
const stunIds = [useId('Stunned by'), useId('Stunned by, by turns')] as const

const stunIdAt = (seconds: number): string => stunIds[Math.floor(seconds / round) % 2 === 0 ? 0 : 1]

/**
 * Stuns by as much as the survival lost, all of a round together, until the next round is over. Rule GAM-PSY-07.
 */
export function stunEffects({ id, uses }: ReadonlyCreature, by: number, now: number): Effect[] {
  const until = now + 2 * round
  const use = stunIdAt(now)
  const before = uses?.[use]
  const all = by + (before && now - before.at < round ? before.of : 0)
  return [
    {
      do: 'condition',
      creature: id,
      name: stunned,
      to: { until, fight: true, rule: 'GAM-PSY-07' },
    },
    {
      do: 'use',
      creature: id,
      id: use,
      to: { title: 'Stun', of: all, spent: 0, at: now, again: 'never' },
    },
  ]
}

/** Drops the counts of stuns that are over. Rule GAM-PSY-07. */
export function endStuns(before: Situation, after: Situation): Effect[] {
  return Object.values(after.creatures).flatMap(({ id, conditions, uses }): Effect[] =>
    stunned in conditions || !(stunned in (before.creatures[id]?.conditions ?? {}))
      ? []
      : stunIds
          .filter((use) => uses?.[use])
          .map((use) => ({ do: 'use', creature: id, id: use, to: null })),
  )
}

/**
 * Penalty of a stunned creature to everything it does in the round after; where no rounds are counted, at once.
 * Rule GAM-PSY-07.
 */
export function stunTerm({ uses, conditions }: ReadonlyCreature, situation: Situation): Term {
  const now = situation.clock.seconds
  const by = [0, round].map((shift) => {
    const stun = uses?.[stunIdAt(now + shift)]
    const age = now - (stun?.at ?? now)
    const isNext = situation.fight ? age >= round : true
    return stun && isNext && age < 2 * round ? stun.of : 0
  })
  return {
    name: 'Stunned',
    value: stunned in conditions ? 0 - by.reduce((sum, one) => sum + one, 0) : 0,
    rule: 'GAM-PSY-07',
  }
}

/** Tag of creatures that are no monks and yet enter minds. Rule GAM-PSY-01. */
const aware = 'psychically aware'

/** Reason that a creature takes no part in psychic combat of its own, and the way out; null for monks and the aware. */
export function unawareRefusal({ name, values, tags }: ReadonlyCreature): string | null {
  return (values.monk ?? 0) > 0 || tags[aware] === true
    ? null
    : `${name} is not ${aware}: choose a monk, or give them that tag (“Tag or untag”).`
}

/** Level that limits psychic verve: the monk level, else the creature’s own, at least 1. Rule GAM-PSY-05. */
export function psychicLevel({ values }: ReadonlyCreature): number {
  return Math.max(1, values.monk ?? 0, (values.monk ?? 0) > 0 ? 0 : (values.level ?? 0))
}

/** Verve that may be spent on one action: as much as the monk level. Rule GAM-PSY-05. */
function vervePaid(verve: number, monkLevel: number): number {
  return Math.max(0, Math.min(verve, monkLevel))
}

/** Use of an attack’s first verve: pays for it only, or adds damage too. Rule GAM-AMB-67. */
export type FirstVerve = 'pays' | 'adds'

/**
 * Damage of a psychic attack: the first verve pays for it, each further one adds 1. Rules GAM-PSY-05,
 * GAM-AMB-67.
 */
export function psychicDamage(
  d4: number,
  charismaMajor: number,
  verve: number,
  monkLevel: number,
  first: FirstVerve = 'pays',
): number {
  const beyond = vervePaid(verve, monkLevel) - (first === 'pays' ? 1 : 0)
  return Math.max(0, d4 + charismaMajor + Math.max(0, beyond))
}

/** Defense bonus of the verve spent on defending. Rule GAM-PSY-05. */
export function psychicDefense(verve: number, monkLevel: number): number {
  return 2 * vervePaid(verve, monkLevel)
}

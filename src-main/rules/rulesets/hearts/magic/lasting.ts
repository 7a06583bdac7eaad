import { day, turn } from '../../../clock/clock.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Side } from '../../../core/state/creature.ts'
import type { Due, Timer } from '../../../core/state/due.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { counted } from '../../../core/words.ts'
import { defaultDuration } from '../house-rules/magic.ts'
import { spellOf, type HeartsSpell } from './spells.ts'

const bonds = ['asleep', 'held', 'out of body'] as const

/** The spell's condition that keeps somebody from doing anything. Rules HRT-SPELL-06, -09, -14. */
export function boundBy(creature: ReadonlyCreature): (typeof bonds)[number] | undefined {
  return bonds.find((mark) => mark in creature.conditions)
}

/** Why somebody who stands can't act now, with the way out; null when they can. Rules HRT-ATK-01, GF-MEET-07. */
export function cannotAct(creature: ReadonlyCreature, { fight }: Situation): string | null {
  const { name, conditions } = creature
  const bound = boundBy(creature)
  if (bound) return `${name} is ${bound}: end that spell first.`
  return fight && 'surprised' in conditions
    ? `${name} is surprised and does nothing in this round.`
    : null
}

/** Seconds a spell lasts; null until the GM ends it; 0 when it is over at once. Rules HRT-MAG-08, E-HRT-12. */
export function durationOf(situation: Situation, spell: HeartsSpell, mana: number): number | null {
  switch (spell.lasts) {
    case undefined:
      return 0
    case 'days':
      return mana * day
    case 'minutes':
    case 'flight':
      return mana * turn
    case 'unsaid':
      return houseRule<string>(situation, defaultDuration) === 'gm' ? null : mana * turn
  }
}

/** "20 minutes", "2 days", "until you end it". */
export function durationSays(seconds: number | null): string {
  if (seconds === null) return 'until you end it'
  return seconds % day === 0 && seconds > 0
    ? counted(seconds / day, 'day')
    : counted(seconds / 60, 'minute')
}

/** Step that tells how long a spell lasts. */
export function durationStep(spell: HeartsSpell, seconds: number | null): Step {
  return {
    name: 'Lasts',
    value: durationSays(seconds),
    rule: spell.lasts === 'unsaid' ? 'E-HRT-12' : 'HRT-MAG-08',
  }
}

/** A spell's timer, bound to whoever bears it. */
export function spellTimer(
  situation: Situation,
  spell: HeartsSpell,
  seconds: number,
  bound: { at: number; bearer?: string; due?: Omit<Due, 'id'>; every?: number; title?: string },
): Timer {
  const now = situation.clock.seconds
  return {
    id: `t${situation.nextId + bound.at}`,
    kind: 'spell',
    title: bound.title ?? spell.name,
    from: now,
    next: now + seconds,
    rule: spell.rule,
    ...(seconds > turn ? { warn: turn } : {}),
    ...(bound.bearer ? { bearer: bound.bearer } : {}),
    ...(bound.every ? { every: bound.every } : {}),
    ...(bound.due ? { due: bound.due } : {}),
  }
}

/** Lays a spell's condition on each of them, with a timer each where its time is known. */
export function laySpell(
  situation: Situation,
  spell: HeartsSpell,
  marks: readonly { on: ReadonlyCreature; mark: string; from?: Side }[],
  seconds: number | null,
): Effect[] {
  if (seconds === 0) return []
  return marks.flatMap(({ on, mark, from }, at): Effect[] => [
    {
      do: 'condition',
      creature: on.id,
      name: mark,
      to: { rule: spell.rule, ...(from ? { from } : {}) },
    },
    ...(seconds === null
      ? []
      : [
          {
            do: 'timer' as const,
            timer: spellTimer(situation, spell, seconds, { at, bearer: on.id }),
          },
        ]),
  ])
}

/** Creatures a spell's timer concerns: those named by its due, else its bearer. */
function takenBy(timer: Situation['timers'][string]): readonly string[] {
  return timer.due?.who.length ? timer.due.who : timer.bearer ? [timer.bearer] : []
}

/** Lifts what a spell laid on anybody when its timer is gone, run out or ended by hand. */
export function liftEndedSpells(before: Situation, after: Situation): Effect[] {
  if (before.timers === after.timers) return []
  const gone = Object.values(before.timers).filter(
    ({ id, kind }) => kind === 'spell' && !after.timers[id],
  )
  return gone.flatMap((timer) =>
    spellOf(timer.rule)
      ? takenBy(timer)
          .filter((id) => !stillUnder(after, id, timer.rule))
          .flatMap((id) => liftSpell(after.creatures[id], timer.rule))
      : [],
  )
}

function stillUnder(after: Situation, who: string, rule: string): boolean {
  return Object.values(after.timers).some(
    (timer) => timer.rule === rule && takenBy(timer).includes(who),
  )
}

/** Takes every condition of a spell off somebody. */
export function liftSpell(creature: ReadonlyCreature | undefined, rule: string): Effect[] {
  if (!creature) return []
  return Object.entries(creature.conditions)
    .filter(([, condition]) => condition.rule === rule)
    .map(([name]) => ({ do: 'condition', creature: creature.id, name, to: null }))
}

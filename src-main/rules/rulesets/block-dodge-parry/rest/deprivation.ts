import type { Effect } from '../../../core/effects.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { counted, listed } from '../../../core/words.ts'
import { day } from '../../../clock/clock.ts'
import { abilities, fieldOf } from '../character/people.ts'
import { setCondition, setField } from '../effects.ts'
import { deprivationFatigueRule } from '../house-rules/rest.ts'
import { addFatigue } from '../load.ts'

/** Days of a lack in Fatigue. Rules BDP-DEP-02, E-BDP-03. */
export function deprivationFatigue(
  days: number,
  reading: 'afterFirstDay' | 'everyDay' = 'afterFirstDay',
): { fatigue: number } {
  return { fatigue: Math.max(0, Math.floor(days) - (reading === 'everyDay' ? 0 : 1)) }
}

/** Needs that somebody lacks, each ending by its own remedy. Rule E-BDP-04. */
export const causes = ['food', 'sleep', 'warmth'] as const
type Cause = (typeof causes)[number]

export function deprivedMark(cause: Cause): string {
  return `Deprived of ${cause}`
}

/** A crucial need is lacking, by whatever cause, the GM's own among them. Rule BDP-DEP-01. */
export function isDeprived(creature: ReadonlyCreature): boolean {
  return Object.keys(creature.conditions).some((name) => /^deprived\b/i.test(name))
}

/** Needs that a creature lacks: "food", "sleep". */
export function needsLacking(creature: ReadonlyCreature): string[] {
  return Object.keys(creature.conditions)
    .filter((name) => /^deprived\b/i.test(name))
    .map((name) => name.replace(/^deprived(?: of)? ?/i, '') || 'something')
}

export function deprive(creature: ReadonlyCreature, cause: Cause): Effect[] {
  const name = deprivedMark(cause)
  return name in creature.conditions
    ? []
    : [setCondition(creature.id, name, { rule: 'BDP-DEP-01' })]
}

export function provide(creature: ReadonlyCreature, cause: Cause): Effect[] {
  const name = deprivedMark(cause)
  return name in creature.conditions ? [setCondition(creature.id, name, null)] : []
}

function timerId(who: string): string {
  return `deprived:${who}`
}

/** Effects of deprivation as time passes, whatever caused it. Rules BDP-DEP-01, BDP-DEP-02, E-BDP-03. */
export function deprivationConsequences(before: Situation, after: Situation): Effect[] {
  return Object.values(after.creatures)
    .filter(({ kind }) => kind !== 'monster')
    .flatMap((creature) => {
      const was = before.creatures[creature.id]
      return [
        ...runClock(before, after, creature),
        ...(was && was !== creature ? undoHealing(was, creature) : []),
      ]
    })
}

/** A day's clock from the first lack on; each ring of it a Fatigue. */
function runClock(before: Situation, after: Situation, creature: ReadonlyCreature): Effect[] {
  const id = timerId(creature.id)
  const timer = after.timers[id]
  const lives = !('dead' in creature.conditions)
  if (!isDeprived(creature) || !lives) return timer ? [{ do: 'stop timer', timer: id }] : []
  const was = before.timers[id]
  if (timer) {
    // A clock set right moves both ends of a timer; only a ring moves one.
    if (!was || was.from !== timer.from || timer.next <= was.next) return []
    const days = Math.round((timer.next - was.next) / day)
    const cause = Object.keys(creature.conditions).find((name) => /^deprived\b/i.test(name)) ?? ''
    return [
      ...addFatigue(creature, days),
      {
        do: 'condition',
        creature: creature.id,
        name: cause,
        to: creature.conditions[cause] ?? {},
        says: `without ${listed(needsLacking(creature))}: ${counted(days, 'Fatigue', 'Fatigue')}`,
      },
    ]
  }
  // A timer that somebody stopped by hand stays stopped.
  if (
    before.creatures[creature.id] &&
    isDeprived(before.creatures[creature.id] as ReadonlyCreature)
  )
    return []
  const now = after.clock.seconds
  const first = freeDays(after) + 1
  return [
    {
      do: 'timer',
      timer: {
        id,
        kind: 'effect',
        title: 'Deprived',
        bearer: creature.id,
        from: now,
        next: now + first * day,
        every: day,
        rule: 'BDP-DEP-02',
      },
    },
  ]
}

function freeDays(situation: Situation): number {
  const reading = houseRule<'afterFirstDay' | 'everyDay'>(situation, deprivationFatigueRule)
  return deprivationFatigue(1, reading).fatigue > 0 ? 0 : 1
}

/** Neither HP nor ability points come back while a need is lacking. Rules BDP-DEP-01, E-BDP-24. */
function undoHealing(was: ReadonlyCreature, is: ReadonlyCreature): Effect[] {
  if (!isDeprived(was) || !isDeprived(is)) return []
  return ['hp', ...abilities.map((ability) => fieldOf[ability])].flatMap((field): Effect[] => {
    const had = was.values[field]
    const has = is.values[field]
    if (had === undefined || has === undefined || has <= had) return []
    return [setField(is.id, field, had)]
  })
}

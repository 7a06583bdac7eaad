import { day } from '../../../clock/clock.ts'
import type { Effect } from '../../../core/effects.ts'
import { counted, listed } from '../../../core/words.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { tired } from '../fatigue.ts'
import { deprivationFatigueRule } from '../house-rules/rest.ts'
import { abilities, fieldOf } from '../people.ts'
import { isDeprived, lacks } from './deprived.ts'
import { deprivationFatigue } from './figures.ts'

function timerId(who: string): string {
  return `deprived:${who}`
}

/** Effects of deprivation as time passes, whatever caused it. Rules BDP-DEP-01, BDP-DEP-02, E-BDP-03. */
export function lacking(before: Situation, after: Situation): Effect[] {
  return Object.values(after.creatures)
    .filter(({ kind }) => kind !== 'monster')
    .flatMap((creature) => {
      const was = before.creatures[creature.id]
      return [
        ...clocked(before, after, creature),
        ...(was && was !== creature ? unhealed(was, creature) : []),
      ]
    })
}

/** A day's clock from the first lack on; each ring of it a Fatigue. */
function clocked(before: Situation, after: Situation, creature: ReadonlyCreature): Effect[] {
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
      ...tired(creature, days),
      {
        do: 'condition',
        creature: creature.id,
        name: cause,
        to: creature.conditions[cause] ?? {},
        says: `without ${listed(lacks(creature))}: ${counted(days, 'Fatigue', 'Fatigue')}`,
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
function unhealed(was: ReadonlyCreature, is: ReadonlyCreature): Effect[] {
  if (!isDeprived(was) || !isDeprived(is)) return []
  return ['hp', ...abilities.map((ability) => fieldOf[ability])].flatMap((field): Effect[] => {
    const had = was.values[field]
    const has = is.values[field]
    if (had === undefined || has === undefined || has <= had) return []
    return [{ do: 'set', creature: is.id, field, to: had }]
  })
}

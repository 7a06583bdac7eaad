import type { Effect } from '../../../core/effects.ts'
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
export function noPsychicAction(creature: ReadonlyCreature, situation: Situation): string | null {
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
export function notWholly(creature: ReadonlyCreature, situation: Situation): string | null {
  const marks = marksOf(creature, situation)
  const busy = marks[once] ?? marks[twice] ?? situation.fight?.acted[creature.id]
  return busy
    ? `${creature.name} has acted already: a power or leaving is declared when the round begins.`
    : noPsychicAction(creature, situation)
}

/** Spends one of two psychic actions; after the last the creature has acted. Rules GAM-PSY-02, GAM-PSY-03. */
export function spendsAction(creature: ReadonlyCreature, situation: Situation): Effect[] {
  if (!situation.fight) return []
  const marks = marksOf(creature, situation)
  const mark = marks[once] ? twice : once
  return [
    { do: 'mark', creature: creature.id, mark, on: true },
    ...(mark === twice || marks[newlyPsychic]
      ? [{ do: 'acted' as const, creature: creature.id }]
      : []),
  ]
}

export function spendsRound({ id }: ReadonlyCreature, { fight }: Situation): Effect[] {
  if (!fight) return []
  return [
    { do: 'mark', creature: id, mark: wholly, on: true },
    { do: 'acted', creature: id },
  ]
}

/** Ends the conflict for every creature with a new injury, whatever its cause. Rule GAM-PSY-08. */
export function thrownOut(before: Situation, after: Situation): Effect[] {
  return Object.values(after.creatures)
    .filter(({ id, conditions, values }) => {
      const had = before.creatures[id]?.values.injuries ?? values.injuries ?? 0
      return psychic in conditions && (values.injuries ?? 0) > had
    })
    .map(({ id }) => condition(id, psychic, null))
}

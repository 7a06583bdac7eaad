import { day } from '../../../clock/clock.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Timer } from '../../../core/state/due.ts'
import { diseaseNamed, diseases, type Disease } from './figures.ts'

/** How a disease stands with somebody: what its clock counts. */
export interface DiseaseCourse {
  disease: Disease
  /** Days left, the running one among them; null for as long as it takes. */
  left: number | null
  /** Saves passed so far; they need not be in a row. */
  successes: number
}

export function courseTimer(who: string, disease: Disease): string {
  return `disease:${who}:${disease.name}`
}

/** Diseases somebody has, as their conditions say. */
export function diseasesOf(creature: ReadonlyCreature): Disease[] {
  return diseases.filter(({ name }) => name in creature.conditions)
}

/** Course of a disease; null when its clock does not run. */
export function courseOf(situation: Situation, who: string, name: string): DiseaseCourse | null {
  const disease = diseaseNamed(name)
  const timer = disease ? situation.timers[courseTimer(who, disease)] : undefined
  if (!disease || !timer) return null
  const { left = null, successes = 0 } = timer.counts ?? {}
  return { disease, left, successes }
}

/** Daily timer of a disease: the first save at the end of the first day. Rules BDP-DIS-01, E-BDP-18. */
export function clockOf(
  creature: ReadonlyCreature,
  { disease, left, successes }: DiseaseCourse,
  now: number,
  running?: Situation['timers'][string],
): Timer {
  return {
    id: courseTimer(creature.id, disease),
    kind: 'named',
    title: disease.name,
    bearer: creature.id,
    from: running?.from ?? now,
    next: running?.next ?? now + day,
    every: day,
    rule: 'BDP-DIS-01',
    counts: { successes, ...(left === null ? {} : { left }) },
    due: {
      action: 'block-dodge-parry.disease',
      input: { who: creature.id, disease: disease.name, care: false, due: '' },
      title: `${disease.name}: the day’s save`,
      why: `${creature.name} has had another day of ${disease.name}`,
      rule: 'BDP-DIS-01',
      when: 'now',
      who: [creature.id],
      must: creature.side === 'party',
    },
  }
}

/** "3 days left, 1 of 3 saves". */
export function courseSays({ disease, left, successes }: DiseaseCourse): string {
  const days = left === null ? 'until cured' : `${left} ${left === 1 ? 'day' : 'days'} left`
  return disease.saves === null ? days : `${successes} of ${disease.saves} saves`
}

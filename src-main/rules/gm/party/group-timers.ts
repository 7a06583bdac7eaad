import type { Due, TimerKind } from '../../core/state/due.ts'
import type { Id, Situation } from '../../core/situation.ts'

type Running = Pick<Situation['timers'][Id], 'kind' | 'bearer'>

const ofTheParty: readonly TimerKind[] = ['ration', 'rest', 'check', 'named']

/** True for a timer that both groups of a split party count: without a bearer, and no light or spell. */
export function countsForBoth({ kind, bearer }: Running): boolean {
  return bearer === undefined && ofTheParty.includes(kind)
}

/** True for a timer's own id and the ids of its dues. */
export function isOfTimer(id: Id, timer: Id): boolean {
  return id === timer || id.startsWith(`${timer}@`)
}

/** True for shared timers that stop while a group waits: the group ahead has already counted them. */
export function stopsWhileWaiting({ kind }: Pick<Running, 'kind'>): boolean {
  return kind === 'ration' || kind === 'named'
}

/** Creatures here that a due concerns or asks for, and bearers of the timer that made it. */
export function peopleOf(
  { creatures, timers }: Pick<Situation, 'creatures' | 'timers'>,
  { id, who, input }: Pick<Due, 'id' | 'input'> & { who: readonly Id[] },
): Id[] {
  const named = Object.values(input).flat()
  const bearers = Object.values(timers).flatMap((timer) =>
    isOfTimer(id, timer.id) && timer.bearer ? [timer.bearer] : [],
  )
  const all = [...who, ...named, ...bearers]
  return all.filter((one): one is Id => typeof one === 'string' && one in creatures)
}

/** Title of a timer that leaving and staying creatures share, such as one flight spell of several. */
export function sharedTimerTitle(situation: Situation, leaving: readonly Id[]): string | undefined {
  const leaves = (id: Id): boolean => leaving.includes(id)
  return Object.values(situation.timers).find((timer) => {
    const held = [timer.bearer, ...(timer.due?.who ?? [])].filter(
      (id) => id !== undefined && id in situation.creatures,
    ) as Id[]
    return !countsForBoth(timer) && held.some(leaves) && !held.every(leaves)
  })?.title
}

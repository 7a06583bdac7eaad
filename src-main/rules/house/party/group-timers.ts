import type { Due, Id, Situation, TimerKind } from '../../situation.ts'

type Running = Pick<Situation['timers'][Id], 'kind' | 'bearer'>

const ofTheParty: readonly TimerKind[] = ['ration', 'rest', 'check', 'named']

/** Timers that both groups of a split party count: nobody bears them, and they are no light or spell. */
export function countsForBoth({ kind, bearer }: Running): boolean {
  return bearer === undefined && ofTheParty.includes(kind)
}

/** True of a timer's own id, and of the ids of the dues it makes. */
export function isOfTimer(id: Id, timer: Id): boolean {
  return id === timer || id.startsWith(`${timer}@`)
}

/** Shared timers that are not counted twice when groups rejoin: the group ahead has had its meals and hours. */
export function stopsWhileWaiting({ kind }: Pick<Running, 'kind'>): boolean {
  return kind === 'ration' || kind === 'named'
}

/** Everybody here whom a due is about or asks for, and who bears the timer that made it. */
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

/** A timer that holds some of those who leave together with others, as one flight of several does: it can go with neither. */
export function heldTogether(situation: Situation, leaving: readonly Id[]): string | undefined {
  const leaves = (id: Id): boolean => leaving.includes(id)
  return Object.values(situation.timers).find((timer) => {
    const held = [timer.bearer, ...(timer.due?.who ?? [])].filter(
      (id) => id !== undefined && id in situation.creatures,
    ) as Id[]
    return !countsForBoth(timer) && held.some(leaves) && !held.every(leaves)
  })?.title
}

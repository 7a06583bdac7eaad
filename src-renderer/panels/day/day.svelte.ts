import type { WatchView } from '../../../src-main/campaign/view/views.ts'
import type { RoadUnit } from '../../../src-main/rules/core/ruleset/travel.ts'

/** Content of a cell of the day: the last thing done, and the number of things before it. */
export function latestActivity(watch: Pick<WatchView, 'done'>): {
  activity: WatchView['done'][number] | null
  more: number
} {
  return { activity: watch.done.at(-1) ?? null, more: Math.max(0, watch.done.length - 1) }
}

/** "Travel, 7 miles"; "Forage". */
export function activityText(
  { did, miles }: { did: string; miles: number },
  unit: Pick<RoadUnit, 'one' | 'many'> = { one: 'mile', many: 'miles' },
): string {
  if (miles === 0) return did
  return `${did}, ${miles} ${miles === 1 ? unit.one : unit.many}`
}

/** "1st", "2nd", "3rd". */
export function nth(number: number): string {
  return ['1st', '2nd', '3rd'][number - 1] ?? `${number}th`
}

import { hour, turn } from '../../rules/clock/clock.ts'
import type { Entry, SceneUnit } from '../journal.ts'
import { isLook } from './changes.ts'

/** Counts the dungeon turns spent as turns, without nights, journeys and days in town. */
export function turnsIn(entries: readonly Entry[]): number {
  let scene: SceneUnit = 'turn'
  return entries.reduce((sum, entry, index) => {
    const passed = passedBy(entry, entries[index - 1])
    scene = entry.scene ?? scene
    // A longer stretch was let pass, not played turn by turn.
    return scene === 'turn' && passed > 0 && passed <= hour ? sum + Math.floor(passed / turn) : sum
  }, 0)
}

/** Game seconds that passed; for a split party, those of the group that spent more. */
export function passedIn(entries: readonly Entry[]): number {
  let [inView, other] = [0, 0]
  for (const [index, entry] of entries.entries()) {
    inView += passedBy(entry, entries[index - 1])
    if (isLook(entry)) [inView, other] = [other, inView]
    else if (entry.command.action === 'house.split-party') other = inView
    else if (isRejoining(entry)) inView = other = Math.max(inView, other)
  }
  return Math.max(0, inView, other)
}

/** Game seconds that a line took; 0 for one that swaps or rejoins groups, as the clock only jumps there. */
function passedBy(entry: Entry, before: Entry | undefined): number {
  return before && !isLook(entry) && !isRejoining(entry) ? entry.clock - before.clock : 0
}

function isRejoining({ command }: Entry): boolean {
  return command.action === 'house.rejoin'
}

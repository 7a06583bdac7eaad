import { hour, turn } from '../../rules/clock/clock.ts'
import type { Entry, Scene } from '../journal.ts'

/** Counts the dungeon turns spent as turns, without nights, journeys and days in town. */
export function turnsIn(entries: readonly Entry[]): number {
  let scene: Scene = 'turn'
  return entries.reduce((sum, entry, index) => {
    const passed = entry.clock - (entries[index - 1]?.clock ?? entry.clock)
    scene = entry.scene ?? scene
    // A longer stretch was let pass, not played turn by turn.
    return scene === 'turn' && passed > 0 && passed <= hour ? sum + Math.floor(passed / turn) : sum
  }, 0)
}

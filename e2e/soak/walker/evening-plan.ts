import type { Rng } from '../../../src-main/rules/dice/rng.ts'
import { one } from '../any-text.ts'
import { pullPlug, reload, resize, textSize, type Move } from './moves.ts'

const windows = [
  [1024, 700],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const
const texts = [100, 100, 115, 130, 160, 200]

/** What comes over a GM in an evening of so many steps, by the step: a window and a text size at first
 *  and now and then another, one reload, and one `kill -9`. */
export function eveningPlan(steps: number, rng: Rng): ReadonlyMap<number, Move[]> {
  const plan = new Map<number, Move[]>()
  const add = (step: number, move: Move) => plan.set(step, [...(plan.get(step) ?? []), move])
  const anyStep = () => 20 + rng.die(steps - 20)
  for (const step of [1, anyStep(), anyStep(), anyStep()]) {
    add(step, resize(one(rng, windows) ?? windows[0]))
    add(step, textSize(one(rng, texts) ?? 100))
  }
  add(anyStep(), reload)
  add(anyStep(), pullPlug)
  return plan
}

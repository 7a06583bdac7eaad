import type { Rng } from '../../../src-main/rules/dice/rng.ts'
import { windows } from '../../windows.ts'
import { pickOne } from '../any-text.ts'
import { pullPlug, reload, resize, textSize, type WalkMove } from './moves.ts'

const texts = [100, 100, 115, 130, 160, 200]

/**
 * Interruptions of an evening of so many steps, by the step: a window at first, now and then
 * another and another text size, one reload, and one `kill -9`. The first steps have the usual text size.
 */
export function eveningPlan(steps: number, rng: Rng): ReadonlyMap<number, WalkMove[]> {
  const [plan, settled] = [new Map<number, WalkMove[]>(), 50]
  const add = (step: number, move: WalkMove) => plan.set(step, [...(plan.get(step) ?? []), move])
  const anyStep = () => settled + rng.die(steps - settled)
  const anyWindow = () => resize(pickOne(rng, windows) ?? windows[0])
  add(1, anyWindow())
  for (const step of [settled, anyStep(), anyStep(), anyStep()]) {
    add(step, anyWindow())
    add(step, textSize(pickOne(rng, texts) ?? 100))
  }
  add(anyStep(), reload)
  add(anyStep(), pullPlug)
  return plan
}

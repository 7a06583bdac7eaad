import type { LayoutSlot, OwnFold } from '../../../src-main/ipc/contract/folds.ts'
import { isRefused, settle } from './arrange.ts'
import { leastOf, placeFault, type LeastSize } from './grid.ts'

/** A fold that can be shown, and ids of the panels that were dropped from it. */
interface RepairedFold {
  fold: OwnFold
  dropped: string[]
}

/**
 * Makes a stored fold fit this version: panels that it does not know are dropped, doubled ones stand once, and what
 * overlaps, lies across a hinge or has become too small is moved or laid as a tab on another.
 */
export function repairFold(
  stored: OwnFold,
  isKnown: (panel: string) => boolean,
  least: LeastSize,
): RepairedFold {
  const seen = new Set<string>()
  const dropped: string[] = []
  const slots = stored.slots.flatMap((slot): LayoutSlot[] => {
    const panels = slot.panels.filter((panel) => {
      if (!isKnown(panel)) dropped.push(panel)
      const stands = isKnown(panel) && !seen.has(panel)
      seen.add(panel)
      return stands
    })
    const [first] = panels
    if (first === undefined) return []
    return [{ ...slot, panels, front: panels.includes(slot.front) ? slot.front : first }]
  })
  const good: LayoutSlot[] = []
  const faulty: LayoutSlot[] = []
  for (const slot of slots) {
    const fault = placeFault(slot, leastOf(slot.panels, least), good, stored.leaves)
    ;(fault === null ? good : faulty).push(slot)
  }
  let fold: OwnFold = { ...stored, slots: good }
  for (const slot of faulty) {
    const settled = settle(fold, slot, least)
    if (isRefused(settled)) dropped.push(...slot.panels)
    else fold = settled
  }
  return { fold, dropped: [...new Set(dropped)] }
}

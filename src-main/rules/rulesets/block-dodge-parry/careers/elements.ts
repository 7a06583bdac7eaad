import type { ReadonlyCreature } from '../../../core/situation.ts'
import { has } from '../people.ts'

/** Tag of the element somebody is proof against. Rule BDPX-SKL-36. */
export function elementTag(element: string): string {
  return `element: ${element.trim().toLowerCase()}`
}

const ward = 3

/** Target of elemental magic, with the armor of the Elemental skill where it applies. Rule BDPX-SKL-36. */
export function warded(target: ReadonlyCreature, element: string | undefined): ReadonlyCreature {
  if (!element?.trim() || !has(target, 'Elemental') || !(elementTag(element) in target.tags))
    return target
  return {
    ...target,
    values: { ...target.values, armor: Math.max(ward, target.values.armor ?? 0) },
  }
}

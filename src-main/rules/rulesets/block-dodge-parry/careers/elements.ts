import { has, type Someone } from '../people.ts'

/** The element somebody is proof against. Rule BDPX-SKL-36. */
export function elementTag(element: string): string {
  return `element: ${element.trim().toLowerCase()}`
}

const ward = 3

/** Whoever magic of an element strikes, with the armor their gift is worth. Rule BDPX-SKL-36. */
export function warded(target: Someone, element: string | undefined): Someone {
  if (!element?.trim() || !has(target, 'Elemental') || !(elementTag(element) in target.tags))
    return target
  return {
    ...target,
    values: { ...target.values, armor: Math.max(ward, target.values.armor ?? 0) },
  }
}

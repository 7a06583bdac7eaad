import type { IconName } from './icons.ts'

const storms: ReadonlySet<string> = new Set(['storm', 'blizzard', 'terrible', 'catastrophic'])

/** What of a sky its picture shows; one that is not known yet has a cloud. */
export function iconOfSky(sky: string | null): IconName {
  if (sky === null || sky === 'overcast') return 'cloud'
  if (sky === 'clear' || sky === 'nice') return 'sun'
  return storms.has(sky) ? 'storm' : 'rain'
}

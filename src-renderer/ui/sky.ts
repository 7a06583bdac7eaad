import type { IconName } from './icons.ts'

const storms: ReadonlySet<string> = new Set(['storm', 'blizzard', 'terrible', 'catastrophic'])

/** Icon of a sky; a cloud while the sky is not known yet. */
export function iconOfSky(sky: string | null): IconName {
  if (sky === null || sky === 'overcast') return 'cloud'
  if (sky === 'clear' || sky === 'nice') return 'sun'
  return storms.has(sky) ? 'storm' : 'rain'
}

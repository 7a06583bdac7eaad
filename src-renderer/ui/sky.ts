import type { IconName } from './icons.ts'

/** What of a sky its picture shows; one that is not known yet has a cloud. */
export function iconOfSky(sky: string | null): IconName {
  if (sky === null || sky === 'overcast') return 'cloud'
  if (sky === 'clear') return 'sun'
  return sky === 'storm' || sky === 'blizzard' ? 'storm' : 'rain'
}

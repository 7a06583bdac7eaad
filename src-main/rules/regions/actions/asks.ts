import { refusal, type RefusedPreview } from '../../core/preview.ts'
import type { Situation } from '../../core/situation.ts'
import type { Region, RegionHex } from '../../core/state/region.ts'
import { hexNamed, hexOfParty, regionNamed } from '../known.ts'

export const regionAsk = {
  kind: 'text',
  title: 'Region, or the one they are in',
  max: 200,
  optional: true,
} as const
export const hexAsk = { kind: 'text', title: 'Hex, by number', max: 20 } as const

/** Region that is meant, or the refusal that names it. */
export function findRegion(
  situation: Situation,
  named: string | undefined,
): Region | RefusedPreview {
  return (
    regionNamed(situation, named) ??
    refusal(
      named
        ? `No region “${named}” is kept. Choose one under Prep, Wilderness.`
        : 'No region is kept. Generate one under Prep, Wilderness.',
    )
  )
}

/** Hex that is meant, or the refusal that names it. */
export function findHex(
  situation: Situation,
  named: string | undefined,
  number: string | undefined,
): { region: Region; hex: RegionHex } | RefusedPreview {
  const region = findRegion(situation, named)
  if (!('hexes' in region)) return region
  const hex = hexNamed(region, number ?? '')
  return hex ? { region, hex } : refusal(`${region.title} has no hex ${number ?? ''}.`)
}

/** Hex that the party is in, or the refusal where it is on no map. */
export function hexHere(situation: Situation): { region: Region; hex: RegionHex } | RefusedPreview {
  return (
    hexOfParty(situation) ??
    refusal('The party is in no hex. Choose one on the map and put the party there.')
  )
}

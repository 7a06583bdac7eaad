import { defineAction } from '../../core/action.ts'
import { isRefusal, plain, refusal } from '../../core/preview.ts'
import type { Region, RegionHex, RegionLine } from '../../core/state/region.ts'
import { listed } from '../../core/words.ts'
import { gmOutcome } from '../../gm/gm-outcome.ts'
import { hexDistance, hasLineBetween } from '../hexes.ts'
import { hexTitle } from '../known.ts'
import { hexAsk, findHex, regionAsk } from './asks.ts'

/** Checks the parts that the rules rely on; the contract has checked the whole record. */
function isHex(value: unknown): value is RegionHex {
  const { id, terrain, finds } = (value ?? {}) as Partial<RegionHex>
  return typeof id === 'string' && typeof terrain === 'string' && Array.isArray(finds)
}

/** Changes from one version of a hex to the next, in words. */
function changesSay(before: RegionHex, after: RegionHex): string[] {
  const differs = (key: keyof RegionHex): boolean =>
    JSON.stringify(before[key]) !== JSON.stringify(after[key])
  const found = after.finds.filter(
    ({ text, found: now }) =>
      now !== undefined &&
      !before.finds.some((one) => one.text === text && one.found !== undefined),
  )
  return [
    ...(differs('known') ? [after.known] : []),
    ...found.map(({ text }) => `found: ${text}`),
    ...(differs('terrain') ? [after.terrain] : []),
    ...(differs('locked') ? [after.locked ? 'locked' : 'unlocked'] : []),
    ...((['title', 'mark', 'landmark', 'text', 'site', 'table', 'climate'] as const).some(differs)
      ? ['edited']
      : []),
  ]
}

/** Keeps a hex as the GM wrote, painted or ticked it. Rule GF-HEX-02. */
export const keepHex = defineAction({
  id: 'house.keep-hex',
  title: 'Keep a hex',
  rule: 'GF-HEX-02',
  phase: 'table',
  slot: 'keep',
  finds: 'hex terrain landmark notes found seen heard edit paint',
  asks: { region: regionAsk, hex: { kind: 'record', title: 'Hex', of: 'hex' } },
  plan(situation, { region: named, hex }) {
    if (!isHex(hex)) return refusal('That is no hex: reload the map.')
    const hexFound = findHex(situation, named, hex.id)
    if (isRefusal(hexFound)) return hexFound
    const now = situation.clock.seconds
    const after: RegionHex = {
      ...hex,
      finds: hex.finds.map(({ text, found }) => {
        const known = hexFound.hex.finds.find((one) => one.text === text)?.found
        return found === undefined ? { text } : { text, found: known ?? now }
      }),
    }
    const says = changesSay(hexFound.hex, after)
    return {
      region: hexFound.region,
      hex: after,
      says: says.length > 0 ? listed(says) : 'unchanged',
    }
  },
  preview: ({ hex, says }) => plain(`${hexTitle(hex)}: ${says}`),
  run: ({ region, hex, says }) =>
    gmOutcome(
      'GF-HEX-02',
      region.title,
      `${hexTitle(hex)}: ${says}`,
      [{ do: 'region hex', region: region.id, hex }],
      { secret: true },
    ),
})

const kinds = ['road', 'river'] as const

/** Lays a road or river from one hex to the next, or takes it away. Rule GF-HEX-02. */
export const layLine = defineAction({
  id: 'house.lay-line',
  title: 'Lay a road or river',
  rule: 'GF-HEX-02',
  phase: 'table',
  slot: 'keep',
  finds: 'hex map road river draw paint bridge',
  asks: {
    region: regionAsk,
    from: hexAsk,
    to: hexAsk,
    what: { kind: 'choice', title: 'What', of: kinds, default: 'road' },
  },
  plan(situation, { region: named, from, to, what }) {
    const one = findHex(situation, named, from)
    if (isRefusal(one)) return one
    const other = findHex(situation, named, to)
    if (isRefusal(other)) return other
    if (hexDistance(one.hex.id, other.hex.id) !== 1)
      return refusal('Choose two hexes that lie beside each other.')
    const { region } = one
    const key = what === 'road' ? 'roads' : 'rivers'
    const isThere = hasLineBetween(region[key], one.hex.id, other.hex.id)
    return { region, key, from: one.hex, to: other.hex, what, isThere } as const
  },
  preview: ({ from, to, what, isThere }) =>
    plain(`${what}, ${hexTitle(from)} to ${hexTitle(to)}: ${isThere ? 'taken away' : 'laid'}`),
  run({ region, key, from, to, what, isThere }) {
    const lines = isThere
      ? region[key].flatMap((line) => without(line, from.id, to.id))
      : [...region[key], { hexes: [from.id, to.id] }]
    const after: Region = { ...region, [key]: lines }
    return gmOutcome(
      'GF-HEX-02',
      region.title,
      `${what} ${isThere ? 'taken away' : 'laid'}, ${hexTitle(from)} to ${hexTitle(to)}`,
      [{ do: 'keep region', region: after }],
      { secret: true },
    )
  },
})

/** A line without one step: the parts on either side of it. */
function without({ hexes, ...line }: RegionLine, one: string, other: string): RegionLine[] {
  const cut = hexes.findIndex(
    (id, nth) =>
      (id === one && hexes[nth + 1] === other) || (id === other && hexes[nth + 1] === one),
  )
  if (cut < 0) return [{ ...line, hexes }]
  return [hexes.slice(0, cut + 1), hexes.slice(cut + 1)]
    .filter(({ length }) => length > 1)
    .map((part) => ({ ...line, hexes: part }))
}

import type { Situation } from '../core/situation.ts'

/** Amount that a text says a trap does: `2d6 damage`, `3 hits`, `d8`. */
const amountSaid = /\b(\d*d\d+(?: ?[+-] ?\d+)?)\b|\b(\d+) (?:points? of )?(?:damage|hits?|harm)\b/i

/**
 * Amount of the trap in the keyed place where the party is, as its text says; null where every trap is sprung or none
 * says how much.
 */
export function trapAmountHere({
  place: { at },
  sites = {},
}: Pick<Situation, 'place' | 'sites'>): string | null {
  const place = at && sites[at.site]?.places.find(({ id }) => id === at.place)
  for (const { kind, done, title, text } of place?.matters ?? []) {
    const [, dice, number] =
      kind === 'trap' && !done ? (amountSaid.exec(`${title} ${text}`) ?? []) : []
    const amount = dice?.replaceAll(' ', '') ?? number
    if (amount !== undefined) return amount
  }
  return null
}

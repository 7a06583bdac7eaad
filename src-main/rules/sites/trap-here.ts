import type { Situation } from '../core/situation.ts'

/** Amount that a text says a trap does: `2d6 damage`, `3 hits`, `a pit, d8.`, and not `asleep for d6 turns`. */
const amountSaid =
  /\b(\d*d\d+(?: ?[+-] ?\d+)?|\d+) (?:points? of )?(?:damage|hits?|harm)\b|\b(\d*d\d+(?: ?[+-] ?\d+)?)(?=[.,;:!)]|$)/i

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
    if (kind !== 'trap' || done) continue
    const [, told, bare] = amountSaid.exec(`${title}. ${text}`) ?? []
    const amount = told ?? bare
    if (amount !== undefined) return amount.replaceAll(' ', '')
  }
  return null
}

/** Prefill of an action on a trap: this ask begins with the amount that the trap of the place does, where it says one. */
export const prefillTrapHarm =
  <Key extends string>(ask: Key) =>
  (situation: Situation): Partial<Record<Key, string>> => {
    const amount = trapAmountHere(situation)
    return amount === null ? {} : ({ [ask]: amount } as Record<Key, string>)
  }

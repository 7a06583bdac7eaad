import type { Screen } from '../../lib/screen.svelte.ts'

export const borrowAction = 'house.borrow'

/** A game that has a road to lend. */
interface Lender {
  id: string
  /** "The travel procedure of …", as the rule says it. */
  says: string
}

/** Games that a campaign without a road may borrow one from: those the borrowing does not refuse. */
export async function lendersOf(screen: Screen): Promise<Lender[]> {
  const ask = screen.action(borrowAction)?.asks['from']
  if (ask?.kind !== 'choice') return []
  const shown = await Promise.all(
    ask.of.map(async (id) => ({
      id,
      preview: await screen.preview(borrowAction, { what: 'travel', from: id }),
    })),
  )
  return shown.flatMap(({ id, preview }) =>
    id === 'nobody' || !preview || preview.refuses ? [] : [{ id, says: preview.verdict ?? id }],
  )
}

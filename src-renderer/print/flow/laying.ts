/** Pages that are still being divided: the press waits for them. */
const laying = new Set<Promise<unknown>>()

/** Says that a template draws its pages only when this is done. */
export function lays(work: Promise<unknown>): void {
  laying.add(work)
  const done = (): void => void laying.delete(work)
  work.then(done, done)
}

/** Waits until every page is drawn. */
export async function laid(): Promise<void> {
  while (laying.size > 0) await Promise.all(laying)
}

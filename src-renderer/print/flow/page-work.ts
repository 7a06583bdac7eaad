/** Pages that are still being divided: the press waits for them. */
const laying = new Set<Promise<unknown>>()

/** Says that a template draws its pages only when this is done. A failure stays until it is shown. */
export function addPageWork(work: Promise<unknown>): void {
  laying.add(work)
  work.then(
    () => laying.delete(work),
    () => undefined,
  )
}

/** Waits until every page is drawn. @throws what one of them failed with. */
export async function pagesDone(): Promise<void> {
  try {
    while (laying.size > 0) await Promise.all(laying)
  } finally {
    laying.clear()
  }
}

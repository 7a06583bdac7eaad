import { pageSize } from './store.ts'
import type { LeanCommit } from './store.ts'

/** @throws when a commit contradicts itself, which is our own mistake and never the GM's. */
export function checkCommit({ campaign, expects, entries, head }: LeanCommit): void {
  const numbers = entries.map(({ number }) => number)
  const follows = numbers.every((number, index) => number === expects + 1 + index)
  const fits = head === null || (head.version === numbers.at(-1) && head.campaign === campaign)
  if (!follows || entries.length === 0 || !fits) {
    const at = head === null ? 'none' : `${head.version} of ${head.campaign}`
    throw new Error(
      `Commit of ${campaign} is unsound: expects ${expects}, entries ${numbers.join(', ')}, head ${at}`,
    )
  }
}

/** @throws {RangeError} when a page is not between 1 and 500 rows. */
export function checkLimit(limit: number): void {
  if (!Number.isInteger(limit) || limit < 1 || limit > pageSize) {
    throw new RangeError(`A page holds 1 to ${pageSize} rows, not ${limit}`)
  }
}

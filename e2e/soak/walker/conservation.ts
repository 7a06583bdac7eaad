import { rulesetOf } from '../../../src-main/rules/registry.ts'
import type { Situation } from '../../../src-main/rules/core/situation.ts'
import type { StepCheck } from './scene.ts'
import type { LedgerStep } from './ledger.ts'

/** Text of an entry’s outcome, in lower case. */
function textOf({ entry }: LedgerStep): string {
  const { what, says, why } = entry.outcome
  return [what, says, ...why.map(({ name, value }) => `${name} ${value}`)].join('\n').toLowerCase()
}

/** Words for food: eating may be told under any of them. */
const food = /food|ration|meal|feed|fodder|eaten/i

/** True when the text names it: "Dwarf 2" in "six dwarves", "Wolf 1" in "four wolves", "Maud Tallow" by her first name. */
function isNamedIn(text: string, name: string): boolean {
  const words = name.toLowerCase().match(/\p{L}{3,}/gu) ?? [name.toLowerCase()]
  const stems = words.map((word) => word.slice(0, 4))
  return (
    stems.some((stem) => text.includes(stem) || text.includes(stem.replace(/f$/, 'v'))) ||
    (food.test(name) && food.test(text))
  )
}

/** Both groups of a split party, whichever is in view. */
const everybody = ({ creatures, split }: Situation): Situation['creatures'] => ({
  ...creatures,
  ...split?.other.creatures,
})

/** How many there are of each thing, whoever has it. */
function things(situation: Situation): Record<string, number> {
  const counts: Record<string, number> = {}
  const carried = Object.values(everybody(situation)).flatMap(({ items }) => Object.values(items))
  for (const { name, count } of [...carried, ...Object.values(situation.stash)])
    counts[name] = (counts[name] ?? 0) + count
  return counts
}

/** Worth of one coin of each kind, in the game's own coin. */
function coinWorths(situation: Situation): number[] {
  const { money } = rulesetOf(situation)
  const worths = Object.values(situation.creatures).flatMap((one) =>
    Object.keys(one.values).map(
      (field) => money?.purse?.({ ...one, values: { [field]: 1 } }, situation) ?? 0,
    ),
  )
  return [...new Set([1, ...worths.filter((worth) => worth > 0)])]
}

/** All the coins of these people, in the game's own coin. */
export function coinsOf(situation: Situation, ids: readonly string[]): number {
  const { money } = rulesetOf(situation)
  return ids
    .flatMap((id) => situation.creatures[id] ?? [])
    .map((one) => money?.purse?.(one, situation) ?? one.values[money?.field ?? ''] ?? 0)
    .reduce((sum, coins) => sum + coins, 0)
}

/** True when the text states the amount: as a figure in any coin, as the sum, difference or product of two, or for each of `heads`. */
function isTold(text: string, amount: number, heads: number, worths: readonly number[]): boolean {
  const figures = (text.match(/\d[\d,]*(\.\d+)?/g) ?? []).map((word) =>
    Number(word.replace(/,/g, '')),
  )
  const amounts = figures.flatMap((figure) => worths.map((worth) => figure * worth))
  const near = (sum: number): boolean => Math.abs(sum - Math.abs(amount)) < 0.011
  return amounts.some(
    (one, at) =>
      near(one) ||
      near(one * heads) ||
      amounts.some(
        (other, nth) =>
          near(one * other) || (at !== nth && (near(one + other) || near(one - other))),
      ),
  )
}

/** People and things come and go, and coins and hours pass, only as the chronicle tells. */
export const conservesTotals: StepCheck = ({ steps }) =>
  steps
    .filter(({ entry }) => entry.kind === 'do')
    .flatMap((step) => {
      const { before, after, entry } = step
      const text = textOf(step)
      const [old, now] = [everybody(before), everybody(after)]
      const came = Object.keys(now).filter((id) => !old[id])
      const left = Object.keys(old).filter((id) => !now[id])
      const wrong = [...came, ...left]
        .flatMap((id) => old[id] ?? now[id] ?? [])
        .filter(({ name }) => !isNamedIn(text, name))
        .map(({ name }) => `“${name}” comes or goes untold`)
      const [were, are] = [things(before), things(after)]
      if (came.length + left.length === 0)
        for (const name of new Set([...Object.keys(were), ...Object.keys(are)]))
          if (were[name] !== are[name] && !isNamedIn(text, name))
            wrong.push(`${were[name] ?? 0} ${name} become ${are[name] ?? 0} untold`)
      const stayed = Object.keys(after.creatures).filter((id) => before.creatures[id])
      const spent = coinsOf(after, stayed) - coinsOf(before, stayed)
      const heads = stayed.filter((id) => coinsOf(after, [id]) !== coinsOf(before, [id])).length
      if (Math.abs(spent) > 0.001 && !isTold(text, spent, heads, coinWorths(before)))
        wrong.push(`the coins change by ${spent} untold`)
      if (after.clock.seconds < before.clock.seconds && !/clock|time|behind/.test(text))
        wrong.push('the clock goes back untold')
      return wrong.map((says) => `${says}: ${entry.outcome.what}: ${entry.outcome.says}`)
    })

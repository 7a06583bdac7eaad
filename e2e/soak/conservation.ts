import type { Entry } from '../../src-main/campaign/journal.ts'
import type { CampaignState, Situation } from '../../src-main/rules/core/situation.ts'
import { rulesetOf } from '../../src-main/rules/registry.ts'

/** One entry, and the state before and after it. */
export interface EntryStep {
  before: CampaignState
  entry: Entry
  after: CampaignState
}

/** Words for food: eating may be told under any of them. */
const food = /food|ration|meal|feed|fodder|eaten/i

/** True when the text names it: "Dwarf 2" in "six dwarves", "Wolf 1" in "four wolves", "Maud Tallow" by her first name, "Ash’s mule" by Ash. */
function isNamedIn(text: string, called: string): boolean {
  const name = called.toLowerCase()
  const words = name.match(/\p{L}+/gu)?.sort((a, b) => b.length - a.length) ?? []
  const stems = words.flatMap((word, at) => (at === 0 || word.length > 2 ? word.slice(0, 4) : []))
  return (
    [...stems, name.replace(/ \d+$|’s \p{L}+$/u, '')].some(
      (stem) => text.includes(stem) || text.includes(stem.replace(/f$/, 'v')),
    ) ||
    (food.test(name) && food.test(text))
  )
}

/** Both groups of a split party, whichever is in view. */
const everybody = ({ creatures, split }: Situation): Situation['creatures'] => ({
  ...creatures,
  ...split?.other.creatures,
})

/** How many there are of each thing, whoever has it. */
function things(situation: Situation): ReadonlyMap<string, number> {
  const carried = Object.values(everybody(situation)).flatMap(({ items }) => Object.values(items))
  const counts = new Map<string, number>()
  for (const { name, count } of [...carried, ...Object.values(situation.stash)])
    counts.set(name, (counts.get(name) ?? 0) + count)
  return counts
}

/** All the coins of these people, in the game's own coin. */
export function coinsOf(situation: Situation, ids: readonly string[]): number {
  const { money } = rulesetOf(situation)
  return ids
    .flatMap((id) => situation.creatures[id] ?? [])
    .map((one) => money?.purse?.total(one, situation) ?? one.values[money?.field ?? ''] ?? 0)
    .reduce((sum, coins) => sum + coins, 0)
}

/** Worth of one coin of each kind, in the game's own coin. */
function coinWorths(situation: Situation): Set<number> {
  const { money } = rulesetOf(situation)
  const worths = Object.values(situation.creatures).flatMap((one) =>
    Object.keys(one.values).map(
      (field) => money?.purse?.total({ ...one, values: { [field]: 1 } }, situation) ?? 0,
    ),
  )
  return new Set([1, ...worths.filter((worth) => worth > 0)])
}

/** True when the text states the amount: as a figure in any coin, for each of `heads`, or of two figures. */
function statesCoins(text: string, amount: number, heads: number, situation: Situation): boolean {
  const figures = text.match(/\d[\d,]*(\.\d+)?/g)?.map((figure) => Number(figure.replace(/,/g, '')))
  const worths = [...coinWorths(situation)]
  const amounts = (figures ?? []).flatMap((figure) => worths.map((worth) => figure * worth))
  const sums = amounts.flatMap((one, at) => [
    ...[one, one * heads],
    ...amounts.slice(at + 1).flatMap((other) => [one + other, one - other, one * other]),
  ])
  return sums.some((sum) => Math.abs(Math.abs(sum) - Math.abs(amount)) < 0.011)
}

/** People and things come and go, and coins and hours pass, only as the chronicle tells. */
export function findUnreported({ before, after, entry }: EntryStep): string[] {
  if (entry.kind !== 'do') return []
  const { what, says, why } = entry.outcome
  const reasons = why.map(({ name, value }) => `${name} ${value}`)
  const text = [what, says, ...reasons].join('\n').toLowerCase()
  const [old, now, were, are] = [everybody(before), everybody(after), things(before), things(after)]
  const moved = Object.values({ ...old, ...now }).filter(({ id }) => !old[id] || !now[id])
  const names = new Set(moved.length > 0 ? [] : [...were.keys(), ...are.keys()])
  const changed = [...names].filter((name) => were.get(name) !== are.get(name))
  const stayed = Object.keys(after.creatures).filter((id) => before.creatures[id])
  // A house rule may change what coins are worth, and moves none.
  const valued = { ...after, houseRules: before.houseRules }
  const spent = coinsOf(valued, stayed) - coinsOf(before, stayed)
  const heads = stayed.filter((id) => coinsOf(valued, [id]) !== coinsOf(before, [id])).length
  const wentBack = after.clock.seconds < before.clock.seconds
  return [
    ...moved
      .filter(({ name }) => !isNamedIn(text, name))
      .map(({ name }) => `“${name}” comes or goes untold`),
    ...changed
      .filter((name) => !isNamedIn(text, name))
      .map((name) => `${were.get(name) ?? 0} ${name} become ${are.get(name) ?? 0} untold`),
    ...(Math.abs(spent) > 0.001 && !statesCoins(text, spent, heads, before)
      ? [`the coins change by ${spent} untold`]
      : []),
    ...(wentBack && !/clock|time|behind/.test(text) ? ['the clock goes back untold'] : []),
  ].map((wrong) => `${wrong}: ${what}: ${says}`)
}

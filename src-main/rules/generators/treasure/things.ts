import { expressionOf } from '../../dice/read-notation.ts'
import type { Rng } from '../../dice/rng.ts'
import { roll } from '../../dice/roll.ts'
import type { GeneratedPart, PartId } from '../generated.ts'
import type { PartRoller } from '../roller.ts'
import type { Exchange } from './exchange.ts'
import { nothing, spoilFromPart, type FoundTreasure } from './found.ts'
import type { TreasureList } from './treasure-list.ts'

/** Things of one kind that are described one by one; more of them are counted. */
const mostDescribed = 8

const kinds = {
  gems: { title: 'Gem', one: 'gem', many: 'gems' },
  jewellery: { title: 'Jewellery', one: 'piece of jewellery', many: 'pieces of jewellery' },
  art: { title: 'Work of art', one: 'work of art', many: 'works of art' },
} as const
type ThingKind = keyof typeof kinds

/** Words for a number of things: “3 gems”. */
export function thingsSay(kind: ThingKind, count: number): string {
  return `${count} ${count === 1 ? kinds[kind].one : kinds[kind].many}`
}

/** Worth of one thing in gp, rolled by the list. */
function worthRolled(kind: Exclude<ThingKind, 'art'>, list: TreasureList, rng: Rng): number {
  if (kind === 'jewellery') return roll(expressionOf(list.jewellery), rng).total
  const face = rng.die(100)
  return list.gems.find(([most]) => face <= most)?.[1] ?? 10
}

const gemBands = [10, 50, 100, 500, 1000]

/** Words for a thing of a worth in gp, without the worth; others than those taken, as far as there are any. */
function described(
  kind: ThingKind,
  gp: number,
  id: PartId,
  on: PartRoller,
  taken: readonly string[],
): string {
  const rng = on.rng(`${id}/look`)
  const table =
    kind === 'gems'
      ? `treasure/gem-${gemBands.find((band) => gp <= band) ?? 1000}`
      : kind === 'jewellery'
        ? 'treasure/jewellery-line'
        : 'treasure/art-small'
  let text = ''
  for (let attempts = 0; attempts < 8; attempts += 1) {
    text = on.words(table, rng).replace(/,? worth [\d,]+.*$/, '')
    if (!taken.some((other) => other.startsWith(text))) break
  }
  return text
}

/** A thing of a worth in gp as a part and a find. */
export function thingOf(
  kind: ThingKind,
  gp: number,
  id: PartId,
  on: PartRoller,
  exchange: Exchange,
  before: readonly GeneratedPart[],
): FoundTreasure {
  const taken = before.map((part) => part.text)
  const text = `${described(kind, gp, id, on, taken)}, worth ${exchange.says(exchange.coins(gp))}`
  const part = on.part(id, kinds[kind].title, text)
  return { ...nothing(), parts: [part], things: [spoilFromPart(part)], worth: gp }
}

/** So many gems or pieces of jewellery, the first ones described and the rest counted by worth. */
export function thingsRolled(
  kind: Exclude<ThingKind, 'art'>,
  count: number,
  id: PartId,
  on: PartRoller,
  exchange: Exchange,
  list: TreasureList,
): FoundTreasure {
  const found = nothing()
  for (let nth = 1; nth <= Math.min(count, mostDescribed); nth += 1) {
    const own = `${id}/${nth}`
    const find = thingOf(kind, worthRolled(kind, list, on.rng(own)), own, on, exchange, found.parts)
    found.parts.push(...find.parts)
    found.things.push(...find.things)
    found.worth += find.worth
  }
  const byWorth = new Map<number, number>()
  const rng = on.rng(`${id}/more`)
  for (let nth = mostDescribed + 1; nth <= count; nth += 1) {
    const gp = worthRolled(kind, list, rng)
    byWorth.set(gp, (byWorth.get(gp) ?? 0) + 1)
  }
  for (const [gp, many] of [...byWorth].sort(([one], [other]) => one - other)) {
    const each = `worth ${exchange.says(exchange.coins(gp))}${many > 1 ? ' each' : ''}`
    const part = {
      ...on.part(`${id}/more-${gp}`, `More ${kind}`, `${thingsSay(kind, many)}, ${each}`),
      seed: on.seedOf(`${id}/more`),
    }
    found.parts.push(part)
    found.things.push({ name: `${kinds[kind].one}, ${each}`.replace(' each', ''), count: many })
    found.worth += gp * many
  }
  return found
}

import type { Game } from '../core/action.ts'
import type { Id, Situation } from '../core/situation.ts'
import { seedFrom, seeded, streamFor, type Rng } from '../dice/rng.ts'
import { circumstancesOf, tablesAt } from '../gm/tables/circumstances.ts'
import { traceSteps } from '../gm/tables/roll.ts'
import type { Facts } from '../tables/conditions.ts'
import {
  drawNow,
  drawSeeded,
  type Circumstances,
  type DrawnRow,
  type Tables,
} from '../tables/draw.ts'
import { slug } from '../tables/markdown.ts'
import type { Table } from '../tables/table.ts'
import type { Dealt, GeneratedPart, GeneratorContext, PartId } from './generated.ts'
import { partsOfRow, withEdits } from './row-parts.ts'
import { Exchange } from './treasure/exchange.ts'

/** Properties of a part besides its id, title and text. */
type PartMore = Omit<GeneratedPart, 'id' | 'title' | 'text' | 'seed' | 'edited'>

interface DrawOptions extends PartMore {
  /** Heading of the column that is drawn; absent for a table without columns, or for all of it. */
  column?: string
  /** Changes the text that was drawn: a capital, words around it. */
  shape?(text: string): string
  facts?: Facts
  /** Parts before it whose texts it does not repeat as long as others are left; it rests on those it avoided. */
  unlike?: readonly GeneratedPart[]
}

/** Rolls for a text unlike those before it; after these the last one stands. */
const mostAttempts = 12

/** Rolls the parts of one result, each from a stream of its own. */
export class PartRoller {
  readonly tables: Tables
  readonly situation: Situation
  readonly game: Game
  private readonly drawnBefore: Circumstances['drawn']
  private readonly exchange: Exchange
  private facts: Facts

  constructor(
    readonly context: GeneratorContext,
    private readonly dealt: Dealt,
  ) {
    this.tables = tablesAt(context.at)
    this.situation = context.situation
    this.game = context.at.ruleset
    this.exchange = new Exchange(this.game, this.situation)
    const { facts, drawn } = circumstancesOf(context.situation)
    this.facts = { ...facts, ...context.facts }
    this.drawnBefore = drawn
  }

  /** Sets facts for the draws that follow: the terrain or the level that the GM asked for. */
  suppose(facts: Facts): void {
    this.facts = { ...this.facts, ...facts }
  }

  /** Value of a fact, such as the campaign's season. */
  fact(name: string): Facts[string] {
    return this.facts[name]
  }

  /** Seed of a part: its own, or that of the innermost re-rolled part around it. */
  seedOf(id: PartId): string {
    const { rerolled, seed } = this.dealt
    for (let at = id; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
      const own = rerolled[at]
      if (own !== undefined) return own
    }
    return seed
  }

  /** Stream of dice for a part. */
  rng(id: PartId): Rng {
    return seeded(streamFor(this.seedOf(id), id))
  }

  /** Seed for a procedure that rolls from streams of its own, such as a game's generator of characters. */
  seedFor(id: PartId): string {
    return seedFrom(this.rng(id))
  }

  /** Text that the GM wrote for a part; undefined where it is as rolled. */
  edit(id: PartId): string | undefined {
    return this.dealt.edited[id]
  }

  /**
   * A part with a text that follows from what was rolled elsewhere, or from `rng(id)`. A worth of the tables,
   * which is in gp, is put into coins of the game.
   */
  part(id: PartId, title: string, text: string, more: PartMore = {}): GeneratedPart {
    const edited = this.edit(id)
    return {
      id,
      title,
      text: edited ?? this.exchange.priced(text),
      seed: this.seedOf(id),
      ...(edited === undefined ? {} : { edited: true }),
      ...more,
    }
  }

  /** A part drawn from a table. @throws Error when there is no such table or column */
  drawn(id: PartId, title: string, table: Id, options: DrawOptions = {}): GeneratedPart {
    const { column, shape, facts, unlike = [], ...more } = options
    const found = this.table(table)
    const rng = this.rng(id)
    let drawn = this.draw(found, rng, column, facts)
    const avoided: PartId[] = []
    for (let again = 0; again < mostAttempts; again += 1) {
      const twin = unlike.find((part) => part.text === drawn.text)
      if (!twin) break
      avoided.push(twin.id)
      drawn = this.draw(found, rng, column, facts)
    }
    const text = shape ? shape(drawn.text) : drawn.text
    return this.part(id, title, text, {
      table: { id: found.id, title: found.title, ...(column === undefined ? {} : { column }) },
      why: traceSteps(drawn.trail),
      ...more,
      ...(avoided.length > 0 ? { rests: [...(more.rests ?? []), ...avoided] } : {}),
    })
  }

  /**
   * The columns of a table as parts, under `within` where it is given. Those that one roll gives share
   * the first one's dice.
   */
  columns(
    table: Id,
    { within = '', hidden = [] }: { within?: PartId; hidden?: readonly string[] } = {},
  ): GeneratedPart[] {
    const found = this.table(table)
    const headings = found.columns ?? []
    if (headings.length === 0)
      return [this.drawn(within === '' ? 'text' : `${within}/text`, found.title, table)]
    const idOf = (heading: string): PartId =>
      within === '' ? slug(heading) : `${within}/${slug(heading)}`
    const moreOf = (heading: string): PartMore => (hidden.includes(heading) ? { hidden: true } : {})
    if (!found.together)
      return headings.map((heading) =>
        this.drawn(idOf(heading), heading, table, { column: heading, ...moreOf(heading) }),
      )
    const first = idOf(headings[0] ?? '')
    const { columns = [], trail } = this.draw(found, this.rng(first))
    return columns.map(({ heading, says }, nth) => ({
      ...this.part(idOf(heading), heading, says, {
        table: { id: found.id, title: found.title, column: heading },
        ...(nth === 0 ? { why: traceSteps(trail) } : { with: first }),
        ...moreOf(heading),
      }),
      seed: this.seedOf(first),
    }))
  }

  /** A row as a part, and the nested tables and dice of the row as parts within it. */
  row(id: PartId, title: string, table: Id): GeneratedPart {
    const found = this.table(table)
    const seed = this.seedOf(id)
    const drawn = (rerolled: Readonly<Record<string, string>>): DrawnRow =>
      drawSeeded(found, seed, rerolled, this.tables, this.circumstances())
    // Labels go by the row alone, and that one is the same whatever is rolled again within it.
    const own = partsOfRow(id, drawn({})).filter((part) => this.seedOf(part.id) !== seed)
    const whole = drawn(Object.fromEntries(own.map((part) => [part.label, this.seedOf(part.id)])))
    const inner = partsOfRow(id, whole)
    return this.part(
      id,
      title,
      withEdits(whole.text, inner, (of) => this.edit(of)),
      {
        table: { id: found.id, title: found.title },
        why: traceSteps(whole.trail.slice(0, 1)),
        ...(inner.length === 0
          ? {}
          : {
              whole: true,
              parts: inner.map((part) => this.part(part.id, part.title, part.says, part.more)),
            }),
      },
    )
  }

  /** Text drawn from a table with the given dice, for a part that is made of several draws. */
  words(
    table: Id,
    rng: Rng,
    { column, facts }: Pick<DrawOptions, 'column' | 'facts'> = {},
  ): string {
    return this.draw(this.table(table), rng, column, facts).text
  }

  /** One of several with equal chances. */
  pick<T>(from: readonly [T, ...T[]], rng: Rng): T {
    return from[rng.die(from.length) - 1] ?? from[0]
  }

  private table(id: Id): Table {
    const found = this.tables.table(id)
    if (!found) throw new Error(`there is no table ${id}`)
    return found
  }

  private draw(table: Table, rng: Rng, column?: string, facts?: Facts): DrawnRow {
    const place = column === undefined ? -1 : (table.columns?.indexOf(column) ?? -1)
    return drawNow(table, rng, this.tables, this.circumstances(facts), place < 0 ? null : place)
  }

  private circumstances(facts?: Facts): Circumstances {
    return {
      facts: facts ? { ...this.facts, ...facts } : this.facts,
      ...(this.drawnBefore ? { drawn: this.drawnBefore } : {}),
    }
  }
}

import type { Asks } from '../core/asks.ts'
import type { Id } from '../core/situation.ts'
import type { Facts } from '../tables/conditions.ts'
import type { GeneratedPart, GeneratedParts, GeneratorInput } from './generated.ts'
import type { Generator, GeneratorGroup } from './generator.ts'
import type { PartRoller } from './roller.ts'

type OfInput<T> = T | ((input: GeneratorInput) => T)

/** A generator whose parts are the columns of one table, and rolls on others beside them: data. */
interface TableKind {
  id: string
  title: string
  group: GeneratorGroup
  finds: string
  inputs?: Asks
  now?: Generator['now']
  /** Settles an input that the GM leaves open, as a part of its own on which the others rest; null where none is open. */
  open?(
    input: GeneratorInput,
    on: PartRoller,
  ): { input: GeneratorInput; part: GeneratedPart } | null
  table: OfInput<Id>
  /** Title of the one part of a table without columns; the generator's own when absent. */
  part?: string
  /** Heading of the column that names the result, up to a semicolon. */
  named?: string
  /** Columns for the GM alone. */
  hidden?: readonly string[]
  /** Columns drawn from another table than their own, by their headings. */
  instead?: OfInput<Readonly<Record<string, Id>>>
  /** Parts besides the columns. */
  also?: readonly { id: string; title: string; table: OfInput<Id>; hidden?: true }[]
  /** Facts for conditions of rows, besides those of the campaign. */
  facts?(input: GeneratorInput): Facts
}

/** Generator of a kind that is one table. The GM's own table of the same id takes its place. */
export function tableGenerator(kind: TableKind): Generator {
  const { id, title, group, finds, inputs = {}, hidden = [], also = [] } = kind
  return {
    id,
    title,
    group,
    finds,
    inputs,
    ...(kind.now ? { now: kind.now } : {}),
    parts(asked, on) {
      const open = kind.open?.(asked, on) ?? null
      const input = open?.input ?? asked
      if (kind.facts) on.suppose(kind.facts(input))
      const table = valueFor(kind.table, input)
      const instead = kind.instead ? valueFor(kind.instead, input) : {}
      const columns = on.tables.table(table)?.columns
        ? on.columns(table, { hidden })
        : [on.drawn('text', kind.part ?? title, table)]
      const parts: GeneratedPart[] = [
        ...columns.map((part) => {
          const other = instead[part.title]
          return other ? on.drawn(part.id, part.title, other) : part
        }),
        ...also.map((part) =>
          on.drawn(part.id, part.title, valueFor(part.table, input), {
            ...(part.hidden ? { hidden: true } : {}),
          }),
        ),
      ]
      const name = parts.find((part) => part.title === kind.named)
      const titled = name ? { title: name.text.split(';')[0] ?? '' } : {}
      return open ? { ...withOpen(open.part, parts), ...titled } : { parts, ...titled }
    },
  }
}

/** Parts after the one that they rest on. A single one stands with it in one line: “Hills: a cairn”. */
function withOpen(first: GeneratedPart, others: readonly GeneratedPart[]): GeneratedParts {
  const resting = others.map((part) => ({ ...part, rests: [...(part.rests ?? []), first.id] }))
  const [only] = resting
  return {
    parts: [first, ...resting],
    ...(only && resting.length === 1 && !only.parts ? { text: `${first.text}: ${only.text}` } : {}),
  }
}

function valueFor<T>(value: OfInput<T>, input: GeneratorInput): T {
  return typeof value === 'function' ? (value as (input: GeneratorInput) => T)(input) : value
}

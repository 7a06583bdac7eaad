import { listed } from '../core/words.ts'
import { figure } from '../dice/figure.ts'
import { odds, OddsTooLarge } from '../dice/odds.ts'
import { countsOf, rowChances } from './chances.ts'
import { compileTable } from './compiled.ts'
import { holds } from './conditions.ts'
import type { Circumstances } from './draw.ts'
import { settleGrammar, shapes } from './grammar.ts'
import { readBracket } from './parts.ts'
import type { Part, TablePlace } from './ready.ts'
import { findTable, type Tables } from './reference.ts'
import type { Table } from './table.ts'

/** A possible result of a draw. */
export interface DrawOutcome {
  text: string
  chance: number
}

/** Results that a draw may have, likeliest first; null where there are more than `most`, or too many to tell. */
export function drawOutcomes(
  table: Table,
  tables: Tables,
  circumstances: Circumstances = {},
  most = 2000,
): DrawOutcome[] | null {
  try {
    const states = new Outcomes(tables, circumstances, most).table(
      { ready: compileTable(table), column: null, modifier: 0 },
      [{ text: '', chance: 1, kept: null }],
      0,
    )
    const texts = new Map<string, number>()
    for (const { text, chance } of states) {
      const says = settleGrammar(text)
      texts.set(says, (texts.get(says) ?? 0) + chance)
    }
    return [...texts]
      .map(([text, chance]) => ({ text, chance }))
      .sort((a, b) => b.chance - a.chance)
  } catch (thrown) {
    if (thrown instanceof TooMany || thrown instanceof OddsTooLarge) return null
    throw thrown
  }
}

class TooMany extends Error {}

/** A text so far, with its chance and the values kept on the way. */
interface State {
  text: string
  chance: number
  kept: ReadonlyMap<string, string> | null
}

class Outcomes {
  constructor(
    private readonly tables: Tables,
    private readonly circumstances: Circumstances,
    private readonly most: number,
  ) {}

  table({ ready, column, modifier }: TablePlace, states: State[], depth: number): State[] {
    const { table } = ready
    if (depth > 12 || modifier !== 0 || table.deck) throw new TooMany()
    if (table.columns && column === null && !table.together) {
      return table.columns.reduce((soFar, _, nth) => {
        const before =
          nth === 0 ? soFar : soFar.map((state) => ({ ...state, text: `${state.text}; ` }))
        return this.table({ ready, column: nth, modifier: 0 }, before, depth)
      }, states)
    }
    const found: State[] = []
    for (const state of states) {
      const circumstances = { ...this.circumstances, facts: this.factsOf(state) }
      rowChances(table, circumstances).forEach((chance, row) => {
        if (chance === 0) return
        const cells = ready.rows[row]?.cells ?? []
        const chosen = column === null ? cells : [cells[column] ?? []]
        let here: State[] = [{ ...state, chance: state.chance * chance }]
        chosen.forEach((parts, nth) => {
          if (nth > 0) here = here.map((each) => ({ ...each, text: `${each.text}; ` }))
          here = this.parts(parts, here, depth)
        })
        found.push(...here)
      })
    }
    return this.merged(found)
  }

  private factsOf({ kept }: State): Record<string, string | number | boolean | undefined> {
    return { ...this.circumstances.facts, ...(kept ? Object.fromEntries(kept) : {}) }
  }

  private parts(parts: readonly Part[], states: State[], depth: number): State[] {
    return parts.reduce((soFar, part) => this.merged(this.part(part, soFar, depth)), states)
  }

  private part(part: Part, states: State[], depth: number): State[] {
    switch (part.kind) {
      case 'words':
        return states.map((state) => ({ ...state, text: state.text + part.words }))
      case 'dice':
        return odds(part.expression).points.flatMap(({ total, chance }) =>
          states.map((state) => ({
            ...state,
            text: state.text + figure(total) + part.words,
            chance: state.chance * chance,
          })),
        )
      case 'call': {
        const found = findTable(this.tables, part.name)
        if (!found)
          return states.map((state) => ({ ...state, text: `${state.text}[${part.name}]` }))
        return part.times
          ? this.several(found, part, states, depth)
          : this.table(found, states, depth + 1)
      }
      case 'computed':
        return states.flatMap((state) =>
          this.within(part.parts, state, depth).flatMap(({ text, ...rest }) =>
            this.part(readBracket(settleGrammar(text)), [{ ...rest, text: state.text }], depth),
          ),
        )
      case 'choice':
        return part.options.flatMap(({ weight, parts }) =>
          weight === 0
            ? []
            : this.parts(
                parts,
                states.map((state) => ({ ...state, chance: (state.chance * weight) / part.total })),
                depth,
              ),
        )
      case 'kept':
        return states.flatMap((state) =>
          this.within(part.parts, state, depth).map(({ text, chance, kept }) => {
            const says = settleGrammar(text)
            return {
              chance,
              text: part.unseen ? state.text : state.text + says,
              kept: new Map([...(kept ?? []), [part.name, says]]),
            }
          }),
        )
      case 'recalled':
        return states.map((state) => {
          const value = this.factsOf(state)[part.name]
          return {
            ...state,
            text: state.text + (value === undefined ? `{${part.name}}` : String(value)),
          }
        })
      case 'shaped':
        return states.flatMap((state) =>
          this.within(part.parts, state, depth).map((each) => ({
            ...each,
            text: state.text + shapes[part.shape](settleGrammar(each.text)),
          })),
        )
      case 'if':
        return states.flatMap((state) => {
          const facts = this.factsOf(state)
          const branch = part.branches.find(
            ({ when }) => when === null || holds(when, (fact) => facts[fact]),
          )
          return branch ? this.parts(branch.parts, [state], depth) : [state]
        })
    }
  }

  /** Outcomes of parts by themselves, with what the state has kept. */
  private within(parts: readonly Part[], state: State, depth: number): State[] {
    return this.parts(parts, [{ ...state, text: '' }], depth)
  }

  /** Several different rows: only where they are few and single, as their order counts. */
  private several(
    found: TablePlace,
    { times, joiner }: Extract<Part, { kind: 'call' }>,
    states: State[],
    depth: number,
  ): State[] {
    const { ready, column } = found
    if (!times || ready.table.columns) throw new TooMany()
    const chances = rowChances(ready.table, this.circumstances)
    const counts = countsOf(times)
    return counts.flatMap((share, count) => {
      if (share === 0) return []
      let lists: { rows: number[]; chance: number }[] = [{ rows: [], chance: share }]
      for (let nth = 0; nth < Math.min(count, chances.length); nth += 1) {
        lists = lists.flatMap(({ rows, chance }) => {
          const left = 1 - rows.reduce((sum, row) => sum + (chances[row] ?? 0), 0)
          return chances.flatMap((each, row) =>
            each === 0 || rows.includes(row)
              ? []
              : [{ rows: [...rows, row], chance: (chance * each) / left }],
          )
        })
        if (lists.length * states.length > this.most) throw new TooMany()
      }
      return lists.flatMap(({ rows, chance }) =>
        states.flatMap((state) => {
          let texts: { texts: string[]; state: State }[] = [
            { texts: [], state: { ...state, chance: state.chance * chance } },
          ]
          for (const row of rows) {
            const parts = ready.rows[row]?.cells[column ?? 0] ?? []
            texts = texts.flatMap((each) =>
              this.within(parts, each.state, depth + 1).map((one) => ({
                texts: [...each.texts, one.text],
                state: one,
              })),
            )
          }
          return texts.map((each) => ({
            ...each.state,
            text:
              state.text +
              (joiner === null
                ? listed(each.texts)
                : each.texts.join(joiner === '' ? '; ' : joiner)),
          }))
        }),
      )
    })
  }

  /** Outcomes with the same text and the same kept values as one. */
  private merged(states: readonly State[]): State[] {
    if (states.length > this.most * 20) throw new TooMany()
    const found = new Map<string, State>()
    for (const state of states) {
      const key = state.kept ? `${state.text}\0${JSON.stringify([...state.kept])}` : state.text
      const before = found.get(key)
      if (before) before.chance += state.chance
      else found.set(key, { ...state })
    }
    if (found.size > this.most) throw new TooMany()
    return [...found.values()]
  }
}

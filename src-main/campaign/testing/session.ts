import fc from 'fast-check'
import type { Given } from '../journal.ts'
import type { JournalTable } from './journal-table.ts'

/** Anything a GM might do at this table, in any order, sensible or not. */
const step = fc.oneof(
  fc.constant(['sample.turn', {}] as const),
  fc.constant(['sample.rest', {}] as const),
  fc
    .record({
      by: fc.constant('ada'),
      at: fc.constantFrom('g1', 'g2'),
      die: fc.integer({ min: 4, max: 12 }),
    })
    .map((input) => ['sample.attack', input] as const),
  fc
    .record({
      by: fc.constant('ada'),
      at: fc.constantFrom('g1', 'g2'),
      dice: fc.integer({ min: 1, max: 3 }),
    })
    .map((input) => ['sample.shoot', input] as const),
  fc
    .record({ seconds: fc.integer({ min: 0, max: 200_000 }) })
    .map((input) => ['sample.wait', input] as const),
  fc.record({ who: fc.constantFrom('ada', 'bo') }).map((input) => ['sample.catch', input] as const),
  fc.record({ who: fc.constantFrom('ada', 'bo') }).map((input) => ['sample.climb', input] as const),
  fc.constant(['undo', {}] as const),
  fc.constant(['redo', {}] as const),
  fc
    .record({ back: fc.integer({ min: 0, max: 6 }), face: fc.nat(19) })
    .map((input) => ['amend', input] as const),
)
const seed = fc.string({
  unit: fc.constantFrom(...'0123456789abcdef'),
  minLength: 32,
  maxLength: 32,
})
export const session = fc.array(fc.tuple(step, seed), { maxLength: 40 })

type Step = [readonly [string, object], string]

/** Plays one step; an amendment gives the last line or an older one another face. */
export function play(table: JournalTable, [[what, input], seed]: Step): void {
  if (what === 'undo') return table.head.undo ? table.undo() : undefined
  if (what === 'redo') return table.head.redo ? table.redo() : undefined
  if (what === 'amend') {
    const { back, face } = input as { back: number; face: number }
    return void table.amend(otherAnswer(table, back, face), back)
  }
  table.do(what, { ...input }, {}, { seed })
}

/** An answer that a line may be amended to: a bid, or another face of its first die. */
export function otherAnswer(table: JournalTable, back: number, face: number): Given {
  const [label, answer] = Object.entries(table.lineage[back]?.line.answers ?? {})[0] ?? []
  if (label === undefined || answer?.kind !== 'dice') return { 'mojo bid': 3 }
  return { [label]: answer.faces.map(() => (face % answer.sides) + 1) }
}

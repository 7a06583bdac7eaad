import fc from 'fast-check'
import { applyPatches } from 'immer'
import { describe, expect, test } from 'vitest'
import { amend } from './amend.ts'
import { apply, type Context } from './apply.ts'
import { joined, type Entry, type Given, type Head } from './journal.ts'
import { lineage } from './lineage.ts'
import { otherAnswer, play, session } from './testing/session.ts'
import { context, resultText, startingState, JournalTable } from './testing/journal-table.ts'
import { moved } from './undo.ts'

/** A session with at least one line, one of its lines, and another face for it. */
const amending = fc.record({ steps: session, back: fc.nat(30), face: fc.nat(19) })
type Amending = typeof amending extends fc.Arbitrary<infer T> ? T : never

function played({ steps, back }: Amending): { table: JournalTable; back: number } | null {
  const table = new JournalTable()
  for (const one of steps) play(table, one)
  const { length } = table.lineage
  return length === 0 ? null : { table, back: back % length }
}

/** The states that undo leads through, from the head to the beginning. */
function wayBack(table: JournalTable): Head['state'][] {
  const other = table.copy()
  const states = [other.head.state]
  while (other.head.undo) {
    other.undo()
    states.push(other.head.state)
  }
  return states
}

function replayed(table: JournalTable): Head['state'] {
  return table.journal.reduce(
    (state, entry) => applyPatches(state, entry.forward.head),
    table.start,
  )
}

/** The lines that stand, played from the start with an answer of one of them changed. */
function fromTheStart(table: JournalTable, back: number, given: Given): JournalTable {
  const fresh = new JournalTable()
  const lines = table.lineage
  const commands = lines.flatMap(({ line, leftOut }, index) => [
    index === back ? { ...line.command, given: { ...line.command.given, ...given } } : line.command,
    ...leftOut.map((one) => one.line.command),
  ])
  // Newest first by line, but what a line left out follows it.
  const ordered = lines
    .map(({ leftOut }) => commands.splice(0, 1 + leftOut.length))
    .toReversed()
    .flat()
  for (const one of ordered) fresh.do(one.action, one.input, one.given, one)
  return fresh
}

describe('an amendment', () => {
  test('starts from before its line: the clock moves once however often a turn is amended', () => {
    const table = new JournalTable()
    table.do('sample.turn', {}, { event: [6] })
    for (const event of [5, 4, 2]) table.amend({ event: [event] })
    expect(table.head.state.clock.seconds).toBe(9 * 3600 + 600)
    table.undo()
    expect(table.head.state).toEqual(startingState())
    table.redo()
    expect(table.head.state.clock.seconds).toBe(9 * 3600 + 600)
    expect(resultText(table.amend({ event: [1] }))).toBe('event 1')
    expect(table.head.state.clock.seconds).toBe(9 * 3600 + 600)
  })

  test('of an older line plays the later ones again with the dice they had', () => {
    const table = new JournalTable()
    table.do('sample.attack', { by: 'ada', at: 'g2', die: 6 }, { damage: [6] })
    table.do('sample.climb', { who: 'ada' }, { test: [13], fall: [4] })
    table.do('sample.turn', {}, { event: [6] })
    const amended = table.amend({ damage: [2] }, 2)
    expect(amended).toMatchObject({ end: 'done', changes: [] })
    expect([table.value('g2', 'hp'), table.value('ada', 'survival')]).toEqual([9, 3])
    expect(table.journal.slice(3).map(({ kind, of }) => [kind, of])).toEqual([
      ['amend', 1],
      ['amend', 2],
      ['amend', 3],
    ])
  })

  test('tells what comes out otherwise, and leaves out what can no longer be done', () => {
    const table = new JournalTable()
    table.do('sample.turn', {}, { event: [6] })
    table.do('sample.turn', {}, { event: [5] })
    table.do('sample.climb', { who: 'ada' }, { test: [13], fall: [4] })
    const why = 'ada must rest.'
    const left = { number: 2, what: 'DLV-DEV-01', was: 'event 5', now: null, why }
    expect(table.amend({ event: [3] }, 2)).toMatchObject({ end: 'done', changes: [left] })
    expect(table.head.state.clock.seconds).toBe(9 * 3600 + 600)
    // Amended back, what was left out comes back.
    const back = { number: 2, what: 'DLV-DEV-01', was: null, now: 'event 5' }
    expect(table.amend({ event: [6] }, 1)).toMatchObject({ end: 'done', changes: [back] })
    expect(table.head.state.clock.seconds).toBe(9 * 3600 + 1200)
    expect(table.lineage).toHaveLength(3)
  })

  test('of a line that is undone, or not there, is refused', () => {
    const table = new JournalTable()
    table.do('sample.turn', {}, { event: [6] })
    const [step] = table.lineage
    table.undo()
    const of = { number: step?.line.number ?? 0, given: {} }
    expect(amend(table.head, table.lineage, of, () => context)).toMatchObject({ end: 'refused' })
  })
})

describe('whatever was played, undone and redone', () => {
  test('any number of amendments with the same answers equals one', () => {
    fc.assert(
      fc.property(amending, fc.integer({ min: 1, max: 3 }), (some, more) => {
        const at = played(some)
        if (!at) return
        const { table, back } = at
        const given = otherAnswer(table, back, some.face)
        const once = table.copy()
        once.amend(given, back)
        // What it left out no longer counts, so the line stands where it stood from the beginning.
        const fromFirst = table.lineage.length - back
        table.amend(given, back)
        for (let time = 0; time < more; time++) table.amend(given, table.lineage.length - fromFirst)
        expect(wayBack(table)).toEqual(wayBack(once))
      }),
    )
  })

  test('amended to its first answers again a line equals the original, and so do the later ones', () => {
    fc.assert(
      fc.property(amending, (some) => {
        const at = played(some)
        if (!at) return
        const { table, back } = at
        const before = wayBack(table)
        const fromFirst = table.lineage.length - back
        const given = otherAnswer(table, back, some.face)
        const original = originalOf(table, back, given)
        if (table.amend(given, back).end !== 'done') return
        table.amend(original, table.lineage.length - fromFirst)
        expect(wayBack(table)).toEqual(before)
      }),
    )
  })

  test('undo after amendments of the last line is the state before it, and redo the amended one', () => {
    fc.assert(
      fc.property(amending, fc.array(fc.nat(19), { minLength: 1, maxLength: 4 }), (some, faces) => {
        const table = played(some)?.table
        if (!table) return
        const [, before] = wayBack(table)
        const lines = table.lineage.length
        for (const face of faces)
          table.amend(otherAnswer(table, table.lineage.length - lines, face))
        const amended = table.head.state
        // Lines that an earlier amendment had left out may stand again after it, each with an undo of its own.
        const undone = table.lineage.length - lines + 1
        for (let time = 0; time < undone; time++) table.undo()
        expect(table.head.state).toEqual(before)
        for (let time = 0; time < undone; time++) table.redo()
        expect(table.head.state).toEqual(amended)
      }),
    )
  })

  test('a line left out by an amendment stands again after the next, and is undone by itself', () => {
    const table = new JournalTable()
    table.do('sample.turn', {}, { event: [6] })
    table.do('sample.turn', {}, { event: [5] })
    table.amend({ event: [3] }, 1)
    expect(table.lineage).toHaveLength(1)
    table.amend({ event: [1] })
    expect(table.lineage).toHaveLength(2)
    table.undo()
    expect(table.head.state.clock.seconds).toBe(9 * 3600 + 600)
    table.undo()
    expect(table.head.state).toEqual(startingState())
  })

  test('an amended line and those after it stand as if they had been played so from the start', () => {
    fc.assert(
      fc.property(amending, (some) => {
        const at = played(some)
        if (!at) return
        const { table, back } = at
        const given = otherAnswer(table, back, some.face)
        const fresh = fromTheStart(table, back, given)
        if (table.amend(given, back).end !== 'done') return
        expect(wayBack(table)).toEqual(wayBack(fresh))
      }),
    )
  })

  test('the first state and the journal give the head, and undoing everything the first state', () => {
    fc.assert(
      fc.property(session, (steps) => {
        const table = new JournalTable()
        for (const one of steps) play(table, one)
        expect(replayed(table)).toEqual(table.head.state)
        expect(table.journal.map(({ number }) => number)).toEqual(
          table.journal.map((_, index) => index + 1),
        )
        expect(wayBack(table).at(-1)).toEqual(startingState())
      }),
    )
  })
})

/** The faces that a line's first answer has now, for labels that are to be amended. */
function originalOf(table: JournalTable, back: number, given: Given): Given {
  const { answers = {} } = table.lineage[back]?.line ?? {}
  return Object.fromEntries(
    Object.keys(given).map((label): [string, Given[string]] => {
      const answer = answers[label]
      return [label, answer?.kind === 'dice' ? answer.faces : (answer?.value ?? 0)]
    }),
  )
}

describe('an amendment of an older version', () => {
  /** As it was made then: its inverse leads back to the result that it amended. */
  function amendedThen(table: JournalTable, given: Given): void {
    const of = table.entryAt(table.head.undo)
    const before = { ...table.head, state: moved(table.head, of.inverse) }
    const command = { ...of.command, given: { ...of.command.given, ...given } }
    const again = apply(before, command, context)
    if (again.end !== 'done') throw new Error(resultText(again))
    const entry: Entry = {
      ...again.entry,
      kind: 'amend',
      of: of.number,
      forward: joined(of.inverse, again.entry.forward),
      inverse: joined(again.entry.inverse, of.forward),
    }
    table.take(again.head, [entry])
  }

  function old(): JournalTable {
    const table = new JournalTable()
    table.do('sample.turn', {}, { event: [6] })
    table.do('sample.turn', {}, { event: [5] })
    amendedThen(table, { event: [4] })
    return table
  }

  test('is undone to the result that it amended, redone, and replayed', () => {
    const table = old()
    amendedThen(table, { event: [2] })
    const states = wayBack(table)
    expect(states).toHaveLength(5)
    expect(states.at(-1)).toEqual(startingState())
    table.undo()
    table.redo()
    expect(replayed(table)).toEqual(table.head.state)
  })

  test('is amended again from before the line', () => {
    const table = old()
    table.undo()
    table.redo()
    expect(resultText(table.amend({ event: [1] }))).toBe('event 1')
    expect(table.head.state.clock.seconds).toBe(9 * 3600 + 1200)
    table.undo()
    expect(table.head.state.clock.seconds).toBe(9 * 3600 + 600)
    expect(resultText(table.amend({ event: [1] }))).toBe('event 1')
    table.undo()
    expect(table.head.state).toEqual(startingState())
    expect(replayed(table)).toEqual(table.head.state)
  })
})

test('an amendment sees the library as it was before its line, and later lines as it is then', () => {
  const seen: string[] = []
  const table = new JournalTable()
  table.do('sample.turn', {}, { event: [6] })
  table.do('sample.turn', {}, { event: [5] })
  const patch = { type: 'monster', id: 'm1', before: null, after: null } as const
  const steps = table.lineage.map((step) => ({
    ...step,
    back: { ...step.back, library: [{ ...patch, id: `before ${step.line.number}` }] },
  }))
  const of = { number: 1, given: { event: [1] } }
  const at = (_: Head['state'], library: readonly { id: string }[]): Context => {
    seen.push(library.map(({ id }) => id).join(', '))
    return context
  }
  const amended = amend(table.head, steps, of, at)
  expect(seen).toEqual(['before 2, before 1', 'before 2, before 1'])
  if (amended.end !== 'done') throw new Error(resultText(amended))
  expect(amended.entries[0].forward.library.map(({ id }) => id)).toEqual(['before 2', 'before 1'])
  expect(amended.entries[0].back).toMatchObject({ library: 2 })
})

test('the lines before the end of a session are no longer amended', () => {
  const table = new JournalTable()
  table.do('sample.turn', {}, { event: [6] })
  const ended = table.entryAt(1)
  const entry = { ...ended, command: { ...ended.command, action: 'house.session-end' } } as Entry
  expect(lineage({ undo: 1 }, () => entry)).toEqual([])
})

import fc from 'fast-check'
import { applyPatches } from 'immer'
import { expect, test } from 'vitest'
import { play, session } from './testing/session.ts'
import { startingState, JournalTable } from './testing/journal-table.ts'

test('undoing everything gives back the first state, whatever was done', () => {
  fc.assert(
    fc.property(session, (steps) => {
      const table = new JournalTable()
      for (const one of steps) play(table, one)
      while (table.head.undo) table.undo()
      expect(table.head.state).toEqual(startingState())
    }),
  )
})

test('redoing everything gives back the last state', () => {
  fc.assert(
    fc.property(session, (steps) => {
      const table = new JournalTable()
      for (const one of steps) play(table, one)
      const { state } = table.head
      const depth = table.journal.length
      while (table.head.undo) table.undo()
      const undone = table.journal.length - depth
      for (let times = 0; times < undone; times++) table.redo()
      expect(table.head.state).toEqual(state)
    }),
  )
})

test('the first state and the journal give the head', () => {
  fc.assert(
    fc.property(session, (steps) => {
      const table = new JournalTable()
      for (const one of steps) play(table, one)
      const replayed = table.journal.reduce(
        (state, entry) => applyPatches(state, entry.forward.head),
        table.start,
      )
      expect(replayed).toEqual(table.head.state)
      expect(table.journal.map(({ number }) => number)).toEqual(
        table.journal.map((_, index) => index + 1),
      )
    }),
  )
})

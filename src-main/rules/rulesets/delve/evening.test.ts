import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apply } from '../../../campaign/apply.ts'
import type { Entry, Given, Head } from '../../../campaign/journal.ts'
import { undo } from '../../../campaign/undo.ts'
import { defaultInput } from '../../../campaign/view/defaults.ts'
import { actionNamed, actionsOf } from '../../registry.ts'
import type { Creature } from '../../core/state/creature.ts'
import { bow, DelveEvening, foe, hero, withItems, sword } from './testing/evening.ts'
import { context } from '../../../campaign/testing/context.ts'

const party: readonly Creature[] = [
  withItems(hero('c1', 'Maud'), sword),
  withItems(hero('c2', 'Odo', { coins: 500 }), bow),
  withItems(hero('c3', 'Pell'), { name: 'Spellbook', text: 'Sleep 2' }),
]
const all = [...party, foe('c5'), foe('c6'), foe('c7', {}, { tags: { undead: true } })]

/** Runs an action as a click on the screen would, answering each question with its first option. */
function click(
  head: Head,
  id: `${string}.${string}`,
  seed: string,
): { head: Head; entry: Entry } | null {
  const action = actionNamed(head.state, id)
  if (!action) return null
  const input = defaultInput(action.asks, head.state)
  let given: Given = {}
  for (let attempts = 0; attempts < 60; attempts++) {
    const applied = apply(
      head,
      { action: id, input, given, seed, adjust: 0, secret: false, byHand: false },
      context,
    )
    if (applied.end === 'done') return { head: applied.head, entry: applied.entry }
    if (applied.end === 'refused' || applied.question.ask !== 'choice') return null
    given = { ...given, [applied.question.label]: applied.question.of[0] ?? '' }
  }
  throw new Error(`${id} asks without end`)
}

test('whatever is done in an evening, in any order, can be taken back to its beginning', () => {
  const ids = actionsOf(new DelveEvening(all).state)
    .map(({ action }) => action.id)
    .filter((id) => id.startsWith('delve.') || /^house\.(next-phase|round|fight)/.test(id))
  const clicks = fc.array(fc.record({ at: fc.nat(), seed: fc.nat({ max: 0xffff }) }), {
    minLength: 5,
    maxLength: 30,
  })
  fc.assert(
    fc.property(clicks, (wanted) => {
      const first = new DelveEvening(all).head
      let head = first
      const journal: Entry[] = []
      for (const { at, seed } of wanted) {
        const id = ids[at % ids.length]
        const done = id ? click(head, id, seed.toString(16).padStart(32, '0')) : null
        if (!done) continue
        head = done.head
        journal.push(done.entry)
      }
      for (const entry of [...journal].reverse()) head = undo(head, entry, context.at).head
      expect(head.state).toEqual(first.state)
    }),
    { numRuns: 60 },
  )
})

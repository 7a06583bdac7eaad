import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Creature } from '../../core/state/creature.ts'
import { apply } from '../../../campaign/apply.ts'
import type { Entry, Given, Head } from '../../../campaign/journal.ts'
import { context } from '../../../campaign/testing/context.ts'
import { undo } from '../../../campaign/undo.ts'
import { defaultInput } from '../../../campaign/view/defaults.ts'
import { actionNamed, actionsOf } from '../../registry.ts'
import {
  BlockDodgeParryEvening,
  foe,
  hero,
  withItems,
  rations,
  skin,
  sword,
} from './testing/evening.ts'

const herb = (name: string) => ({ name, ready: false })
const party: readonly Creature[] = [
  withItems(hero('c1', 'Maud', { hp: 4 }), sword, skin, rations(3)),
  withItems(
    hero('c2', 'Odo'),
    herb('Ironroot (Uncommon, Hills)'),
    herb('Bog Moss (Common, Swamp)'),
  ),
]
const all = [...party, foe('c5'), foe('c6')]

test('an evening: a dungeon, a blow too many, a sickness, a night, the road, a salve', () => {
  const evening = new BlockDodgeParryEvening(party)
  evening.do('turn', {}, { event: [6] })
  evening.do('damage', { target: 'c1', amount: '7' })
  expect(evening.refuses('treat', { who: 'c1' })).toContain('no wound')
  evening.do(
    'critical',
    { who: 'c1', weapon: 'Claw' },
    { 'critical damage save': [15], 'injury: where': [6], 'injury: Left Leg': [2] },
  )
  expect(evening.conditions('c1')).toEqual(['Severe Claw Wound (Left Leg)'])
  evening.do('breath', { who: ['c1'] }, { 'waterskin, Maud (c1)': [5] })
  expect(evening.value('c1', 'hp')).toBe(4)
  evening.do('catch', { who: 'c2', disease: 'Swampsigh' }, { 'days of Swampsigh': [1] })
  evening.happen({ do: 'advance', seconds: 16 * 3600 })
  evening.do('camp', {}, { event: [6] })
  expect(evening.conditions('c2')).toEqual(['Swampsigh', 'Has eaten'])
  evening.do('travel', { guided: true }, { weather: [1], event: [4] })
  evening.do('explore', {}, { event: [4] })
  evening.do('explore', {}, { event: [4] })
  const due = Object.values(evening.state.dues).find(({ action }) => action.endsWith('disease'))
  evening.do('disease', { ...due?.input }, { 'STR save': [20] })
  expect([evening.value('c2', 'str'), evening.conditions('c2')]).toEqual([9, []])
  evening.do('craft', { who: 'c2', recipe: 'Coldroot Salve' })
  evening.do('care', { who: ['c1'], ability: 'DEX' }, { 'care, Maud (c1)': [4] })
  expect(evening.value('c1', 'dex')).toBe(10)
  evening.do('treat', { who: 'c1', way: 'a week of care' })
  expect(evening.conditions('c1')).not.toContain('Severe Claw Wound (Left Leg)')
})

/** Runs an action as a click on the screen would, with the first answer to each question. */
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
  const ids = actionsOf(new BlockDodgeParryEvening(all).state)
    .map(({ action }) => action.id)
    .filter(
      (id) => id.startsWith('block-dodge-parry.') || /^house\.(next-phase|round|fight)/.test(id),
    )
  const clicks = fc.array(fc.record({ at: fc.nat(), seed: fc.nat({ max: 0xffff }) }), {
    minLength: 5,
    maxLength: 30,
  })
  fc.assert(
    fc.property(clicks, (wanted) => {
      const first = new BlockDodgeParryEvening(all).head
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

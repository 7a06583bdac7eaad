import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apply } from '../../../campaign/apply.ts'
import type { Entry, Given, Head } from '../../../campaign/journal.ts'
import { undo } from '../../../campaign/undo.ts'
import { defaultInput } from '../../../campaign/view/defaults.ts'
import { actionNamed, actionsOf } from '../../registry.ts'
import type { Creature } from '../../core/state/creature.ts'
import { context } from '../../../campaign/testing/context.ts'
import { HeartbreakerEvening, hero, withItems, foe } from './testing/evening.ts'

const party: readonly Creature[] = [
  withItems(
    hero('c1', 'Maud', { hp: 9, maxHp: 9, com: 1 }, 'avenger', 'human'),
    'warhammer',
    'chain',
  ),
  withItems(hero('c2', 'Odo', { gp: 9, wisdom: 16 }, 'explorer', 'elf'), 'pistol', 'shield'),
  { ...withItems(hero('c3', 'Tom', {}, 'torchbearer'), 'dagger'), kind: 'hireling' },
]
const all = [...party, foe('c5'), foe('c6'), { ...foe('c7'), tags: { undead: true as const } }]

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
  const ids = actionsOf(new HeartbreakerEvening(all).state)
    .map(({ action }) => action.id)
    .filter((id) => id.startsWith('heartbreaker.') || /^house\.(next-phase|round|fight)/.test(id))
  const clicks = fc.array(fc.record({ at: fc.nat(), seed: fc.nat({ max: 0xffff }) }), {
    minLength: 5,
    maxLength: 30,
  })
  fc.assert(
    fc.property(clicks, (wanted) => {
      const first = new HeartbreakerEvening(all).head
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

test('six turns, a fight with a death, and a night and a day on the road', () => {
  const evening = new HeartbreakerEvening(all, { hexMiles: 5 })
  const dues = (): string[] => Object.values(evening.state.dues).map(({ title }) => title)
  evening.do('heartbreaker.entrances', { sides: 'n' })
  const turns = [7, 8, 9, 10, 11, 2].map(
    (face) => evening.do('heartbreaker.turn', { action: 'search' }, { turn: face }).says,
  )
  expect(turns.at(-1)).toBe('Nothing: no way in from the east')

  evening.do('heartbreaker.initiative', {}, { 'party d6': 4, 'foes d6': 3 })
  const kill = { attack: 18, defence: 2, damage: 9 }
  evening.do('heartbreaker.attack', { attacker: 'c1', target: 'c5' }, kill)
  expect([evening.conditions('c5'), dues()]).toEqual([['dead'], ['Another attack']])
  const again = { attacker: 'c1', target: 'c6', free: true }
  evening.do('heartbreaker.attack', again, { attack: 2, defence: 18 })
  const bitten = { attack: 20, defence: 1, damage: 4 }
  evening.do('heartbreaker.attack', { attacker: 'c6', target: 'c1' }, bitten)
  evening.do('heartbreaker.attack', { attacker: 'c7', target: 'c1' }, bitten)
  expect([evening.value('c1', 'hp'), evening.conditions('c1')]).toEqual([1, ['injured']])
  evening.do('house.fight-over')

  evening.happen({ do: 'correct clock', to: { seconds: 16 * 3600, season: 'winter' } })
  evening.do('heartbreaker.camp', {}, { travel: 4, 'Maud rests (c1)': 6 })
  expect([evening.value('c1', 'hp'), evening.conditions('c1')]).toEqual([4, ['injured']])
  evening.do('heartbreaker.travel', {}, { travel: 3 })
  expect([evening.state.journey?.miles, evening.state.weather?.sky]).toEqual([15, 'rain'])
  const cured = { 'Maud rests (c1)': [1, 1], 'SAV of Maud (c1)': 14 }
  evening.do('heartbreaker.bed', { upkeep: 'lavish' }, cured)
  expect(evening.conditions('c1')).toEqual([])
})

import { test } from 'vitest'
import { expectUndone } from '../../../campaign/testing/evening.ts'
import type { Creature } from '../../core/state/creature.ts'
import { bow, DelveEvening, foe, hero, withItems, sword } from './testing/evening.ts'

const party: readonly Creature[] = [
  withItems(hero('c1', 'Maud'), sword),
  withItems(hero('c2', 'Odo', { coins: 500 }), bow),
  withItems(hero('c3', 'Pell'), { name: 'Spellbook', text: 'Sleep 2' }),
]
const all = [...party, foe('c5'), foe('c6'), foe('c7', {}, { tags: { undead: true } })]

test('whatever is done in an evening, in any order, can be taken back to its beginning', () => {
  expectUndone(new DelveEvening(all))
})

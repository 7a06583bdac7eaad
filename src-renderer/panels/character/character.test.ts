import { expect, it, vi } from 'vitest'
import type { SheetKitView } from '../../../src-main/campaign/view/views.ts'
import type { CreatureView } from '../../../src-main/campaign/view/views.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import {
  hasSkills,
  numbersOf,
  priceListRow,
  SheetEditing,
  unlearnedSkills,
} from './character.svelte.ts'

const field = (id: string, most: string | null = null): SheetKitView['fields'][number] => ({
  id,
  label: id.toUpperCase(),
  title: id,
  min: 0,
  max: 99,
  most,
  sheet: true,
  rule: 'GF-EDIT-01',
})
const kit: SheetKitView = {
  fields: [field('hp', 'maxHp'), field('maxHp'), field('st')],
  skills: [{ title: 'Prole', skills: ['Cooking', 'Stealth'] }],
  newSkill: 10,
  gear: [{ id: 'rope', name: 'Rope', cost: 3, notes: '' }],
  conditions: [],
  spells: [],
  money: null,
}
const shown = (id: string, value: number, most: number | null): CreatureView['fields'][number] => ({
  id,
  label: id,
  title: id,
  value,
  most,
  pips: false,
  strip: false,
})
const ada = {
  id: 'c1',
  fields: [shown('hp', 2, 3), shown('maxHp', 3, null), shown('st', 11, null)],
  skills: [{ name: 'Stealth', score: 12 }],
} as unknown as CreatureView

it('a ceiling stands with what it bounds, once', () => {
  expect(
    numbersOf(ada, kit).map(({ id, value, most }) => [id, value, most?.id, most?.value]),
  ).toEqual([
    ['hp', 2, 'maxHp', 3],
    ['st', 11, undefined, undefined],
  ])
})

it('what is learnt already is not offered again', () => {
  expect(unlearnedSkills(ada, kit)).toEqual([{ title: 'Prole', skills: ['Cooking'] }])
})

it('skills stand on the page of a game that lists none, for those who have some', () => {
  const none = { ...kit, skills: [] }
  const [person, monster] = [
    { ...ada, kind: 'character' },
    { ...ada, kind: 'monster' },
  ] as const
  expect([person, { ...person, skills: [] }, monster].map((one) => hasSkills(one, none))).toEqual([
    true,
    false,
    false,
  ])
  expect(hasSkills({ ...person, skills: [] }, kit)).toBe(true)
})

it('a thing of the price list is found by its name, whatever its case', () => {
  expect(priceListRow(kit, ' rope')?.cost).toBe(3)
  expect(priceListRow(kit, 'Ladder')).toBeNull()
})

it('what the rule refuses is reported where it was typed, and nothing is run', async () => {
  const preview = vi.fn().mockResolvedValue({ refuses: 'Type the new name.' })
  const run = vi.fn().mockResolvedValue(null)
  const sheet = new SheetEditing({ preview, run } as unknown as Screen, 'c1')
  expect(await sheet.does('house.rename', { name: ' ' })).toBe('Type the new name.')
  expect(run).not.toHaveBeenCalled()
  preview.mockResolvedValue({ verdict: 'fine' })
  expect(await sheet.does('house.rename', { name: 'Bo' })).toBeNull()
  expect(run).toHaveBeenCalledWith('house.rename', { who: 'c1', name: 'Bo' }, { at: 'sheet:c1' })
})

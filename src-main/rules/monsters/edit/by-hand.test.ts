import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { BxFigures, CairnFigures } from '../canonical.ts'
import { conversionTo } from '../../registry.ts'
import { readMonsters } from '../read.ts'
import { buildTypedMonster, type Typed } from './by-hand.ts'
import { formFields } from './form-fields.ts'
import { pageForms, type PageForm } from './forms.ts'
import { applyEdit } from './apply-edit.ts'

function page(id: string): PageForm {
  const found = pageForms.find((one) => one.id === id)
  if (!found) throw new Error(`no page ${id}`)
  return found
}

const goblin: Typed = {
  name: 'Cellar Goblin',
  ac: '6 [13]',
  hd: '1-1',
  attacks: '1 × weapon (1d6)',
  thac0: '19 [0]',
  movement: '60’ (20’)',
  saves: 'D14 W15 P16 B17 S18',
  morale: '7',
  alignment: 'Chaotic',
  xp: '5',
  numberAppearing: '2d4 (6d10)',
  treasure: 'R (C)',
  special: 'Hates light: -1 to hit in it\nTrips over its own feet.',
}

it('a page typed down is a monster whose every figure stands in its text', () => {
  const { monster, faults } = buildTypedMonster(page('ose'), goblin)
  expect(faults).toEqual({})
  const figures = monster.figures as BxFigures
  expect([figures.hd?.value.dice, figures.hd?.value.modifier, figures.morale?.value]).toEqual([
    1, -1, 7,
  ])
  expect(figures.ac?.value).toEqual({ descending: 6, ascending: 13 })
  expect(figures.saves?.value).toEqual({ D: 14, W: 15, P: 16, B: 17, S: 18 })
  expect(monster.attacks).toMatchObject([{ name: 'weapon', count: 1, dice: '1d6' }])
  expect(monster.details).toMatchObject([
    { title: 'Hates light', text: '-1 to hit in it' },
    { title: '', text: 'Trips over its own feet.' },
  ])
  const slice = ({ from, to }: { from: number; to: number }) => monster.source.text.slice(from, to)
  expect(figures.hd && slice(figures.hd.span)).toBe('HD 1-1')
  expect(monster.attackSpans.map(slice)).toEqual(['Att 1 × weapon (1d6)'])
  expect(monster.unread).toEqual([])
})

it('its text is read again as the same monster', () => {
  const { monster } = buildTypedMonster(page('ose'), goblin)
  const [again] = readMonsters(monster.source.text).monsters
  const values = (figures: object) =>
    Object.fromEntries(
      Object.entries(figures).map(([key, one]: [string, { value: unknown } | null | string]) => [
        key,
        one !== null && typeof one === 'object' ? one.value : one,
      ]),
    )
  expect(again?.name).toBe('Cellar Goblin')
  expect(values(again?.figures ?? {})).toEqual(values(monster.figures))
})

it.each(pageForms.map((form) => [form.title, form] as const))(
  'what %s shows in grey is read',
  (_, form) => {
    const shown = form.fields.map((id) => [id, form.examples?.[id] ?? formFields[id].example])
    const { monster, faults } = buildTypedMonster(form, Object.fromEntries(shown) as Typed)
    expect(faults).toEqual({})
    expect(monster.unread).toEqual([])
    expect(monster.attacks.length).toBeGreaterThan(0)
  },
)

it('damage that a page prints apart goes to the attacks it belongs to', () => {
  const { monster, faults } = buildTypedMonster(page('basic'), {
    name: 'Reed Cat',
    ac: '6',
    hd: '3+2',
    attacks: '2 claws/1 bite',
    damage: '1d4/1d4/1d6',
    saves: 'F2',
  })
  expect(faults).toEqual({})
  expect(monster.attacks.map(({ name, dice }) => [name, dice])).toEqual([
    [expect.stringMatching(/claw/), '1d4'],
    ['bite', '1d6'],
  ])
})

it('a Cairn page takes whole numbers and attacks', () => {
  const { monster, faults } = buildTypedMonster(page('cairn'), {
    name: 'Reed Hag',
    hp: '7',
    armor: '2',
    wil: '14',
    attacks: 'hook (d8)',
    special: 'Critical damage: Drags the target under.',
  })
  expect(faults).toEqual({})
  const { hp, armor, str, wil } = monster.figures as CairnFigures
  expect([hp?.value, armor?.value, str, wil?.value]).toEqual([7, 2, null, 14])
  expect(monster.source.text).toBe(
    'Reed Hag\n\n7 HP, 2 Armor, 14 WIL, hook (d8)\n\nCritical damage: Drags the target under.',
  )
})

it('words that no field knows stay in the text, unread, and the field says so', () => {
  const { monster, faults } = buildTypedMonster(page('ose'), {
    name: 'Imp',
    hd: 'plenty',
    morale: '31',
  })
  expect(faults).toEqual({
    hd: '“plenty” could not be read: write it like 1-1.',
    morale: 'Morale runs from 2 to 12.',
  })
  expect(monster.unread.map(({ text }) => text)).toEqual(['HD plenty', 'ML 31'])
  expect(buildTypedMonster(page('cairn'), { hp: '-4' }).faults).toEqual({
    hp: 'A whole number from 0 to 999.',
  })
})

it('whatever is typed, all of it stands in the text and every span inside it', () => {
  const words = fc.string({ maxLength: 60, unit: 'grapheme' })
  const typed = fc.dictionary(fc.constantFrom(...Object.keys(formFields)), words)
  fc.assert(
    fc.property(fc.constantFrom(...pageForms), typed, (form, said) => {
      const { monster } = buildTypedMonster(form, said as Typed)
      const { text } = monster.source
      for (const field of form.fields)
        for (const word of ((said as Typed)[field] ?? '').split(/\s+/)) expect(text).toContain(word)
      for (const { span } of [...monster.unread, ...monster.details])
        expect(span.from >= 0 && span.from <= span.to && span.to <= text.length).toBe(true)
    }),
    { numRuns: 60, seed: 7 },
  )
})

it('a page of a game with labels of its own gives its figures unchanged, and takes edits of them', () => {
  const typed: Typed = { name: 'Owl bear', hp: '6', st: '15', mana: '0', morale: '9' }
  const { monster, faults } = buildTypedMonster(page('hearts'), {
    ...typed,
    attacks: '2 × claw (1d8)',
  })
  expect(faults).toEqual({})
  const morale = () => conversionTo('hearts')?.convert(monster, {}, null).values['morale']
  expect(morale()).toBe(9)
  expect(readMonsters(monster.source.text).monsters[0]?.own?.values['st']?.value).toBe(15)
  const { monster: braver } = applyEdit(monster, { field: 'morale', words: '11' })
  expect(braver && conversionTo('hearts')?.convert(braver, {}, null).values['morale']).toBe(11)
  const { monster: undone } = braver
    ? applyEdit(braver, { field: 'morale', undo: true })
    : { monster: null }
  expect(undone?.own?.values['morale']?.value).toBe(9)
  expect(buildTypedMonster(page('gods-and-monsters'), { size: 'vast' }).faults['size']).toMatch(
    /^One of fine/,
  )
})

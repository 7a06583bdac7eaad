import { expect, it } from 'vitest'
import type { Monster } from '../canonical.ts'
import { readMonsters } from '../read.ts'
import { formRows, applyEdit, type MonsterEdit } from './apply-edit.ts'

const text = `Owl Bear
AC 5 [14], HD 5 (22hp), Att 2 × claw (1d8), 1 × bite (1d8), THAC0 15 [+4], MV 120' (40'), SV D12 W13 P14 B15 S16, ML 9, AL Neutral, XP 175, NA 1d4 (1d4)`

function owlBear(): Monster {
  const [monster] = readMonsters(text).monsters
  if (!monster) throw new Error('no monster')
  return { ...monster, unread: [{ text: 'TT C', span: { from: 0, to: 4 } }] }
}
function after(monster: Monster, change: MonsterEdit): Monster {
  const done = applyEdit(monster, change)
  if (!done.monster) throw new Error(done.fault ?? '')
  return done.monster
}
const row = (monster: Monster, id: string) => formRows(monster).find((one) => one.id === id)

it('shows every field of its family as a book would print it', () => {
  expect(formRows(owlBear()).map(({ title, text: words }) => [title, words])).toEqual([
    ['Name', 'Owl Bear'],
    ['Armour class', '5 [14]'],
    ['Hit dice', '5 (22hp)'],
    ['Attacks', '2 × claw (1d8), bite (1d8)'],
    ['To hit', '15 [+4]'],
    ['Movement', "120' (40')"],
    ['Saves', 'D12 W13 P14 B15 S16'],
    ['Morale', '9'],
    ['Alignment', 'Neutral'],
    ['XP', '175'],
    ['Number', '1d4 (1d4)'],
    ['Treasure', ''],
    ['Special', ''],
  ])
})

it('a field as shown says the same when it is typed again', () => {
  const before = owlBear()
  for (const { id, text: words } of formRows(before)) {
    const now = after(before, { field: id, words })
    expect(now.attacks).toEqual(before.attacks)
    expect(formRows(now).map((one) => one.text)).toEqual(formRows(before).map((one) => one.text))
  }
})

it('a mended field keeps its place in the text, tells what it was, and goes back', () => {
  const before = owlBear()
  const now = after(before, { field: 'hd', words: '4+1*' })
  expect(row(now, 'hd')).toMatchObject({ text: '4+1*', was: '5 (22hp)' })
  expect(row(now, 'hd')?.spans).toEqual(row(before, 'hd')?.spans)
  expect(after(now, { field: 'hd', undo: true })).toEqual(before)
  const twice = after(after(now, { field: 'hd', words: '8' }), { field: 'name', words: 'Bear' })
  expect(row(twice, 'hd')?.was).toBe('5 (22hp)')
  expect(after(after(twice, { field: 'hd', undo: true }), { field: 'name', undo: true })).toEqual(
    before,
  )
})

it('what one field has back, the others keep', () => {
  const now = after(after(owlBear(), { field: 'hd', words: '8' }), { field: 'morale', words: '11' })
  expect(
    formRows(after(now, { field: 'hd', undo: true })).filter(({ was }) => was !== null),
  ).toEqual([expect.objectContaining({ id: 'morale', text: '11', was: '9' })])
})

it('an unread stretch is given to a field, label or not, and comes back with it', () => {
  const before = owlBear()
  const now = after(before, { field: 'treasure', unread: 0 })
  expect([row(now, 'treasure')?.text, row(now, 'treasure')?.spans, now.unread]).toEqual([
    'C',
    [{ from: 0, to: 4 }],
    [],
  ])
  expect(after(now, { field: 'treasure', undo: true })).toEqual(before)
  expect(after(before, { field: 'special', unread: 0 }).details).toMatchObject([{ text: 'TT C' }])
})

it('refuses in words what is no figure, and keeps the monster as it was', () => {
  const fault = (change: MonsterEdit) => applyEdit(owlBear(), change).fault
  expect(fault({ field: 'hd', words: 'lots' })).toMatch(/could not be read: write it like/)
  expect(fault({ field: 'name', words: '  ' })).toBe('Give it a name.')
  expect(fault({ field: 'morale', words: '99' })).toBe('Morale runs from 2 to 12.')
  expect(fault({ field: 'treasure', unread: 3 })).toBe('That stretch is read by now.')
})

it('an emptied field has no figure', () => {
  const now = after(after(owlBear(), { field: 'saves', words: '' }), {
    field: 'attacks',
    words: '',
  })
  expect([row(now, 'saves')?.text, now.attacks, row(now, 'saves')?.was]).toEqual([
    '',
    [],
    'D12 W13 P14 B15 S16',
  ])
})

it('a figure that its block gives twice names the second one, and no other does', () => {
  const [brute] = readMonsters(
    "Marsh Brute\nAC 5, HD 3, HD 6, hp 14, Att 1 claw (1d6), MV 120' (40'), ML 8, XP 50",
  ).monsters
  const again = formRows(brute!).flatMap(({ id, again }) => (again === '' ? [] : [[id, again]]))
  expect(again).toEqual([['hd', 'HD 6']])
})

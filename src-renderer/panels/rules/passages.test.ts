import { expect, it } from 'vitest'
import { searchPassages, headingsOf, markdownOf, ruleNumbers, passagesOf } from './passages.ts'

const text = (rule: `HRT-${string}`, title: string, words: string, section = 'Gear') => ({
  rule,
  title,
  text: words,
  section,
})
const books = [
  {
    title: 'HEARTS',
    texts: [
      text('HRT-ITEM-01', 'The price list', 'Eleven things.'),
      text('HRT-ITEM-02', 'The price list', 'Eleven things.'),
      text('HRT-EQ-07', 'A spell for a book', 'Roll d20. See HRT-SPELL-01.'),
      text('HRT-SAVE-01', 'Saves', 'A price is paid for failing.', 'Checks'),
    ],
  },
]

it('rules that share a text stand as one, under the sections of their book', () => {
  const passages = passagesOf(books)
  expect(passages.map(({ title, rules }) => [title, rules])).toEqual([
    ['The price list', ['HRT-ITEM-01', 'HRT-ITEM-02']],
    ['A spell for a book', ['HRT-EQ-07']],
    ['Saves', ['HRT-SAVE-01']],
  ])
  expect(headingsOf(passages)).toEqual([
    { book: 'HEARTS', section: 'Gear', count: 2 },
    { book: 'HEARTS', section: 'Checks', count: 1 },
  ])
})

it.each([
  ['price', ['The price list', 'Saves']],
  ['PRICE eleven', ['The price list']],
  ['eq-07', ['A spell for a book']],
  ['gear', ['The price list', 'A spell for a book']],
  ['saves price', ['Saves']],
  ['dragon', []],
])('“%s” finds %j, what names it first', (words, titles) => {
  expect(searchPassages(passagesOf(books), words).map(({ title }) => title)).toEqual(titles)
})

it('a passage that its title names by some of the words stands before one that only mentions them', () => {
  const texts = [
    text('HRT-EQ-07', 'Champion', 'Turns the unholy.'),
    text('HRT-EQ-08', 'Turning', 'Unholy things flee.'),
  ]
  const found = searchPassages(passagesOf([{ title: 'HEARTS', texts }]), 'turn unholy')
  expect(found.map(({ title }) => title)).toEqual(['Turning', 'Champion'])
})

it.each([
  [['HRT-ITEM-01', 'HRT-ITEM-02', 'HRT-ITEM-03', 'E-HRT-09'], 'HRT-ITEM-01 to 03, E-HRT-09'],
  [['HRT-EQ-07', 'HRT-EQ-09'], 'HRT-EQ-07, HRT-EQ-09'],
])('%j is written %s', (rules, written) => {
  expect(ruleNumbers(rules)).toBe(written)
})

it('figures stand with their passage, and are searched', () => {
  const table = { columns: ['Weapon', 'Damage'], rows: [['Dagger', 'D4']] }
  const listed = { ...text('HRT-ITEM-03', 'Weapons, listed', 'Damage of each.'), tables: [table] }
  const passages = passagesOf([{ title: 'HEARTS', texts: [listed] }])
  expect(passages.map((one) => one.tables)).toEqual([[table]])
  expect(searchPassages(passages, 'dagger')).toEqual(passages)
})

it('rules of one text have their rows in one table, and are printed as one', () => {
  const columns = ['Weapon', 'Damage']
  const listed = (rule: `HRT-${string}`, row: string[]) => ({
    ...text(rule, 'Weapons', 'Damage of each.'),
    tables: [{ columns, rows: [row] }],
  })
  const texts = [listed('HRT-ITEM-01', ['Dagger', 'd4']), listed('HRT-ITEM-02', ['Club', 'd6'])]
  const [passage] = passagesOf([{ title: 'HEARTS', texts }])
  expect(passage?.tables).toEqual([
    {
      columns,
      rows: [
        ['Dagger', 'd4'],
        ['Club', 'd6'],
      ],
    },
  ])
  expect(passage && markdownOf(passage)).toBe(
    '## Weapons\n\nDamage of each.\n\n| Weapon | Damage |\n| --- | --- |\n| Dagger | d4 |\n| Club | d6 |',
  )
})

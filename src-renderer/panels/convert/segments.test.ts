import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Judgement, Monster } from '../../../src-main/rules/monsters/canonical.ts'
import { hasJudgement, segmentsOf } from './segments.ts'

const text = 'Goblin AC 6 [13], HD 1-1, Att 1 × weapon (1d6), ML 7. They stink.'
const span = (words: string): { from: number; to: number } => ({
  from: text.indexOf(words),
  to: text.indexOf(words) + words.length,
})

const goblin: Monster = {
  id: 'goblin',
  name: 'Goblin',
  layout: 'ose-one-line',
  sureness: 0.9,
  source: { text, system: '', licence: '', credit: '' },
  figures: {
    family: 'bx',
    hd: { value: { dice: 1, modifier: -1, stars: 0, hitPoints: null }, span: span('HD 1-1') },
    ac: { value: { descending: 6, ascending: 13 }, span: span('AC 6 [13]') },
    saves: null,
    saveAs: null,
    save: null,
    thac0: null,
    morale: { value: 7, span: span('ML 7') },
    alignment: null,
    xp: null,
    movement: null,
    numberAppearing: null,
    treasure: null,
  },
  attacks: [],
  attackSpans: [span('1 × weapon (1d6)')],
  details: [],
  tags: [],
  unread: [{ text: 'They stink.', span: span('They stink.') }],
  foreign: {},
  judged: {},
}
const hide: Judgement = {
  id: 'armour',
  asks: '',
  evidence: 'AC 6 [13]',
  span: span('AC 6 [13]'),
  options: [],
  default: '',
  rule: 'HRT-BX-03',
}

it('marks what was read, what needs judgement and what was left', () => {
  expect(segmentsOf(goblin, [hide]).map(({ mark, text: words }) => [mark, words])).toEqual([
    ['read', 'Goblin'],
    ['plain', ' '],
    ['judge', 'AC 6 [13]'],
    ['plain', ', '],
    ['read', 'HD 1-1'],
    ['plain', ', Att '],
    ['read', '1 × weapon (1d6)'],
    ['plain', ', '],
    ['read', 'ML 7'],
    ['plain', '. '],
    ['unread', 'They stink.'],
  ])
})

it('puts the text together again whatever the spans are, even outside it', () => {
  const spans = fc.record({
    from: fc.integer({ min: -5, max: 90 }),
    to: fc.integer({ min: -5, max: 90 }),
  })
  fc.assert(
    fc.property(fc.array(spans), fc.array(spans), (attackSpans, unread) => {
      const odd = { ...goblin, attackSpans, unread: unread.map((one) => ({ text: '', span: one })) }
      expect(
        segmentsOf(odd, [hide])
          .map((segment) => segment.text)
          .join(''),
      ).toBe(text)
    }),
  )
})

it('knows which words the next step settles', () => {
  expect(hasJudgement([span('AC 6 [13]')], [hide])).toBe(true)
  expect(hasJudgement([span('HD 1-1'), span('ML 7')], [hide])).toBe(false)
  expect(hasJudgement([span('AC 6 [13]')], [])).toBe(false)
})

it('marks figures that stand away from their own as read, such as the hit points of several', () => {
  const listed = { ...goblin, unread: [], alsoRead: [span('They stink.')] }
  expect(segmentsOf(listed, []).at(-1)).toMatchObject({ mark: 'read', text: 'They stink.' })
})

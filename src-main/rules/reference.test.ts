import { expect, it } from 'vitest'
import { newState } from '../campaign/state.ts'
import { actionsOf, books, booksOf, borrowedFor, games, searchRules } from './registry.ts'

const texts = books.flatMap((book) => book.texts)

/** Words of the notes that the rules were written from, which no GM should read. */
const residue: readonly [string, RegExp][] = [
  ['the number of a rule', /\b(?:E-)?(?:HRTX?|HBKX?|DLVX?|BDPX?|GAMX?|GF)-[A-Z0-9]/],
  ['a note to the makers', /not supplied|\bMark “|\bTODO\b|\bTBD\b|\bledger\b|campaign setting/i],
  ['how texts were compared', /token compar|word for word apart|marked as from outside/i],
  ['a file or a source by its short name', /\bSRD\b|\brules\.md\b|\b\w+\.(?:md|json|ts)\b/],
  ['a line of a source', /\bL\d{2,}(?:–L?\d+)?\b/],
]

it.each(residue)('no rule, title or figure shows %s', (_, pattern) => {
  const faulty = texts.filter(({ title, text, section, tables = [] }) => {
    const figures = tables.flatMap(({ columns, rows }) => [...columns, ...rows.flat()])
    return [title, text, section, ...figures].some((words) => pattern.test(words))
  })
  expect(faulty.map(({ rule, title }) => `${rule} ${title}`)).toEqual([])
})

it.each(residue)('no house rule, condition or spell shows %s', (_, pattern) => {
  const shownTexts = games.flatMap(({ houseRules, conditions, spells = [] }) => [
    ...houseRules.flatMap(({ title, asks, choice }) => [
      title,
      asks,
      ...('of' in choice ? choice.of.flatMap((option) => [option.title, option.means]) : []),
    ]),
    ...conditions.map(({ says }) => says),
    ...spells.map(({ says }) => says),
  ])
  expect(shownTexts.filter((words) => pattern.test(words))).toEqual([])
})

it('each text ends as a sentence does, and none asks the reader', () => {
  const odd = texts.filter(({ text }) => !/[.!”)]$/.test(text) || /\.\.$|\?/.test(text))
  expect(odd.map(({ rule, text }) => `${rule} ${text}`)).toEqual([])
})

it.each(games)('$title: no two actions of the palette have one title', ({ id }) => {
  const offered = actionsOf(newState('Play', id, borrowedFor(id)))
  const titles = offered.map(({ action }) => action.title)
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
})

it('a search shows the rules of the campaign’s own game first, and those named so before others', () => {
  const own = booksOf({ ...newState('Evening', 'heartbreaker', {}), borrowed: {} })
  const found = searchRules('turn unholy', own).map(({ rule }) => rule)
  expect(found[0]).toBe('HBK-TURN-03')
  const ours = searchRules('undead', own).map(({ rule }) => /^(?:HBK|E-HBK|GF)/.test(rule))
  expect(ours.lastIndexOf(true)).toBeLessThan(ours.indexOf(false))
})

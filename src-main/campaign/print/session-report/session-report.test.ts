import { expect, test } from 'vitest'
import { PrintedEvening, twoSessions } from '../testing/evening.ts'
import type { SessionReportWanted } from '../wanted.ts'
import { summed } from '../../view/session.ts'
import { holdsSession, sessionReport, type SessionReportPage } from './index.ts'

function report(
  evening: PrintedEvening,
  session: SessionReportWanted['session'],
  secrets = false,
): SessionReportPage {
  const content = sessionReport({ template: 'session-report', session, secrets }, evening.around)
  if (content.end !== 'made') throw new Error(content.refused.why)
  return content.data as SessionReportPage
}
const linesOf = ({ sessions }: SessionReportPage): string[] =>
  sessions.flatMap(({ days }) =>
    days.flatMap((day) =>
      day.watches.flatMap((watch) =>
        watch.lines.map((line) => `${day.title} ${line.time} ${line.what}`),
      ),
    ),
  )

test('one session is reported, with its date, its length, and the result', () => {
  const { sessions, threads } = report(twoSessions(), 2)
  const [session] = sessions
  expect(sessions.length).toBe(1)
  expect([session?.title, session?.began, session?.ended]).toEqual([
    'Session 2',
    '2026-11-21T19:40:00.000Z',
    '2026-11-21T21:00:00.000Z',
  ])
  expect(session?.facts).toEqual([
    { name: 'Game time', value: '1 day' },
    { name: 'Fights', value: '1' },
    { name: 'Slain', value: 'Goblin' },
    { name: 'Won', value: '40 coins' },
  ])
  expect(session?.fights).toMatchObject([
    { against: 'Two goblins', rounds: 1, fellOfOurs: ['Bo'], fellOfTheirs: ['Goblin 1'] },
  ])
  expect(session?.treasure).toEqual(['silver bell', 'map'])
  expect(session?.dead).toEqual([
    'Bo, day 2, 09:30: a goblin’s spear. Their things stay with the body.',
  ])
  expect(threads).toEqual([])
})

test('what happened stands in the order of the game, by day and watch', () => {
  const lines = linesOf(report(twoSessions(), 'all'))
  expect(lines[0]).toBe('Day 1 09:00 Note')
  expect(lines.every((line) => /^Day [12] \d\d:\d\d /.test(line))).toBe(true)
  expect(lines.join()).not.toContain('Session')
})

test('what is secret is left out unless it is asked for', () => {
  const open = JSON.stringify(report(twoSessions(), 'all'))
  expect(open).not.toContain('abbot')
  expect(open).not.toContain('ring by themselves')
  const { threads, ...whole } = report(twoSessions(), 'all', true)
  expect(JSON.stringify(whole)).toContain('does the abbot lie')
  expect(threads).toEqual(['Rumour, untold, unknown: The bells ring by themselves.'])
})

test('what was taken back did not happen', () => {
  const evening = twoSessions().does('house.note', { text: 'A slip of the pen.' }).undoes()
  expect(JSON.stringify(report(evening, 'all'))).not.toContain('slip of the pen')
})

test('play between sessions is reported with the whole chronicle', () => {
  const evening = new PrintedEvening()
    .does('house.note', { text: 'Before anything.' })
    .does('house.session-start', { number: 1 })
  expect(report(evening, 'all').sessions.map(({ title }) => title)).toEqual([
    'Between sessions',
    'Session 1',
  ])
})

test('a session that the chronicle does not hold is refused', () => {
  const evening = twoSessions()
  expect([holdsSession(evening.entries, 2), holdsSession(evening.entries, 9)]).toEqual([
    true,
    false,
  ])
  expect(() => report(evening, 9)).toThrow('The chronicle holds no session 9.')
  expect(() => report(new PrintedEvening(), 'all')).toThrow('The chronicle is empty.')
})

test('a fight that is left for the other group and seen again is one fight', () => {
  const evening = new PrintedEvening()
    .does('house.session-start', { number: 1 })
    .does('house.split-party', { going: ['c2'] })
    .does('hearts.initiative')
    .does('house.watch-other')
    .does('house.time', { amount: 1, unit: 'turns' })
    .does('house.watch-other')
    .does('house.condition', { who: 'c3', name: 'dead', on: true })
    .does('hearts.end-combat')
  const [session] = report(evening, 1).sessions
  expect(session?.fights).toEqual([
    { against: 'Two goblins', rounds: 1, line: 3, fellOfOurs: [], fellOfTheirs: ['Goblin 1'] },
  ])
  expect(session?.facts).toContainEqual({ name: 'Fights', value: '1' })
  expect(summed(evening.entries, evening.head.state).fights).toBe(1)
})

test('one who died in a fight of the group out of view is named', () => {
  const evening = new PrintedEvening()
    .does('house.session-start', { number: 1 })
    .does('house.split-party', { going: ['c2'] })
    .does('hearts.initiative')
    .does('house.condition', { who: 'c1', name: 'dead', on: true })
    .does('house.watch-other')
  expect(report(evening, 1).sessions[0]?.fights[0]?.fellOfOurs).toEqual(['Ada Fenwick'])
})

test('one who fell at the later hour of the other group is among the dead', () => {
  const evening = new PrintedEvening()
    .does('house.session-start', { number: 1 })
    .does('house.split-party', { going: ['c2'] })
    .does('house.watch-other')
    .does('house.time', { amount: 3, unit: 'turns' })
    .does('house.fall', { who: 'c2', cause: 'a pit', things: 'left' })
    .does('house.watch-other')
  expect(report(evening, 1).sessions[0]?.dead[0]).toBe(
    'Bo, day 1, 09:30: a pit. Their things stay with the body.',
  )
})

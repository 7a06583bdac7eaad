import { read, turn } from '../../../rules/clock/clock.ts'
import { counted, listed } from '../../../rules/core/words.ts'
import type { Situation } from '../../../rules/core/situation.ts'
import { personNamed } from '../../../rules/gm/party/ours.ts'
import type { Entry } from '../../journal.ts'
import { refused } from '../../refusal.ts'
import { changesOf } from '../../view/changes.ts'
import { summed } from '../../view/session.ts'
import { duration } from '../../view/top.ts'
import type { Maker } from '../print-content.ts'
import type { SessionReportWanted } from '../wanted.ts'
import { daysOf, type ReportDay } from './days.ts'
import { fightsIn, type FightReport } from './fights.ts'
import { stretchesOf, type Stretch } from './stretches.ts'

export { holdsSession } from './stretches.ts'

export interface SessionPart {
  title: string
  /** Wall clock at its first and last line, ISO 8601. */
  began: string
  ended: string
  facts: { name: string; value: string }[]
  fights: FightReport[]
  treasure: string[]
  dead: string[]
  days: ReportDay[]
}

export interface SessionReportPage {
  campaign: string
  game: string
  /** True when it includes what only the GM knows. */
  secrets: boolean
  sessions: SessionPart[]
  /** Open threads now; empty in a report of an earlier session. */
  threads: string[]
}

/** Report of one session or of all, from the chronicle. */
export const sessionReport: Maker<SessionReportWanted> = (
  { session, secrets },
  { situation, ruleset, entries },
) => {
  const all = stretchesOf(entries)
  const wanted = session === 'all' ? all : all.filter((one) => one.session === session)
  if (wanted.length === 0)
    return refused(
      session === 'all' ? 'The chronicle is empty.' : `The chronicle holds no session ${session}.`,
      'Start a session from the palette, or choose another.',
    )
  const isNow = wanted.at(-1) === all.at(-1)
  const data: SessionReportPage = {
    campaign: situation.name,
    game: ruleset.title,
    secrets,
    sessions: wanted.map((one) => partOf(one, situation, secrets)),
    threads: isNow ? threadsOf(situation, secrets) : [],
  }
  const which = session === 'all' ? 'the chronicle' : `session ${session}`
  return {
    end: 'made',
    title: `${situation.name}, ${which}`,
    subject: 'Session report',
    author: 'Gatefold',
    language: 'en',
    data,
  }
}

function partOf(stretch: Stretch, situation: Situation, secrets: boolean): SessionPart {
  const { entries, session } = stretch
  const sum = summed(entries, situation)
  const fights = fightsIn(entries, situation)
  const facts: ({ name: string; value: string } | false)[] = [
    { name: 'Game time', value: sum.passed > 0 ? duration(sum.passed) : 'none passed' },
    sum.met.length > 0 && { name: 'Met', value: listed(sum.met) },
    // Left out where the game time consists of these turns alone.
    sum.turns > 0 && sum.passed !== sum.turns * turn && { name: 'Turns', value: String(sum.turns) },
    fights.length > 0 && { name: 'Fights', value: String(fights.length) },
    sum.slain.length > 0 && { name: 'Slain', value: listed(sum.slain) },
    sum.nearDeath.length > 0 && { name: 'Near death', value: listed(sum.nearDeath) },
    sum.joined.length > 0 && { name: 'Joined', value: listed(sum.joined) },
    sum.returned.length > 0 && { name: 'Returned', value: listed(sum.returned) },
    sum.coins !== 0 && {
      name: sum.coins > 0 ? 'Won' : 'Spent',
      value: counted(Math.abs(sum.coins), 'coin'),
    },
    sum.risen.length > 0 && { name: 'Learnt', value: sum.risen.join('; ') },
    ...experienceIn(entries, situation).map((value) => ({ name: 'Experience', value })),
  ]
  const clocks = entries.map(({ clock }) => clock).sort((one, two) => one - two)
  const dead = deadIn(situation, clocks[0] ?? 0, clocks.at(-1) ?? 0)
  return {
    title: session === null ? 'Between sessions' : `Session ${session}`,
    began: sum.began,
    ended: sum.ended,
    facts: facts.filter((fact) => fact !== false),
    fights,
    treasure: sum.loot,
    dead: [...dead, ...sum.fell.filter((name) => !dead.some((one) => one.startsWith(`${name}, `)))],
    days: daysOf(entries, situation, secrets),
  }
}

/** Experience gained, by whom: in any field that counts it. */
function experienceIn(entries: readonly Entry[], situation: Situation): string[] {
  const gained = new Map<string, number>()
  for (const { path, value, was } of entries.flatMap(changesOf)) {
    const who = /^creatures\/([^/]+)\/values\/(?:xp|exp|experience)$/.exec(path)?.[1]
    const name = who ? personNamed(situation, who) : undefined
    if (!name || typeof value !== 'number') continue
    gained.set(name, (gained.get(name) ?? 0) + value - (typeof was === 'number' ? was : 0))
  }
  return [...gained].flatMap(([name, more]) =>
    more > 0 ? [`${name} ${counted(more, 'point')}`] : [],
  )
}

/** Open threads of the situation now, with the GM's secrets only when `secrets` is set. */
function threadsOf(situation: Situation, secrets: boolean): string[] {
  const { dues, rumours = {}, journey, encounter, foretold, timers, dateNotes = {} } = situation
  return [
    ...(encounter ? [`At hand: ${encounter.title}`] : []),
    ...(secrets && foretold ? [`Foretold: ${foretold.title}`] : []),
    ...Object.values(dues).map(({ title, why }) => `Due: ${title}. ${why}`),
    ...Object.values(rumours)
      .filter(({ told }) => secrets || told === true)
      .map(({ text, truth, told }) =>
        secrets ? `Rumour, ${told ? 'told' : 'untold'}, ${truth}: ${text}` : `Heard: ${text}`,
      ),
    ...(journey?.lost ? ['Off the road until a watch finds it again'] : []),
    ...Object.values(timers).map((timer) => `Running: ${timer.title}`),
    ...Object.values(dateNotes).map(({ title }) => `In the calendar: ${title}`),
  ]
}

/** Party members who fell between these game seconds, with when, how and what became of their things. */
function deadIn(situation: Situation, from: number, to: number): string[] {
  return Object.values(situation.fallen ?? {})
    .filter(({ at }) => at >= from && at <= to)
    .map(({ name, at, cause, things }) => {
      const when = read({ ...situation.clock, seconds: at } as Situation['clock'])
      const left = things ? ` Their things ${things}.` : ''
      return `${name}, day ${when.day}, ${when.time}: ${cause || 'nobody saw how'}.${left}`
    })
}

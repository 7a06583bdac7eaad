import { read } from '../../../rules/clock/clock.ts'
import type { Situation } from '../../../rules/core/situation.ts'

/** Open threads of the situation now, with the GM's secrets only when `secrets` is set. */
export function threadsOf(situation: Situation, secrets: boolean): string[] {
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
export function deadIn(situation: Situation, from: number, to: number): string[] {
  return Object.values(situation.fallen ?? {})
    .filter(({ at }) => at >= from && at <= to)
    .map(({ name, at, cause, things }) => {
      const when = read({ ...situation.clock, seconds: at } as Situation['clock'])
      const left = things ? ` Their things ${things}.` : ''
      return `${name}, day ${when.day}, ${when.time}: ${cause || 'nobody saw how'}.${left}`
    })
}

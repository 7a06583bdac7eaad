import type { Chance } from '../../../core/action.ts'

export const dungeonEvents = [
  'Encounter',
  'Sign',
  'Environment',
  'Loss',
  'Exhaustion',
  'Quiet',
] as const
export type EventDieFace = (typeof dungeonEvents)[number]

/** Event for a face of the dungeon's d6. Rule BDPX-DUN-03. */
export function dungeonEvent(d6: number): EventDieFace {
  return dungeonEvents[d6 - 1] ?? 'Quiet'
}

const tones: Readonly<Record<EventDieFace, Chance['tone']>> = {
  Encounter: 'bad',
  Sign: 'plain',
  Environment: 'plain',
  Loss: 'bad',
  Exhaustion: 'bad',
  Quiet: 'good',
}

export const eventChances: readonly Chance[] = dungeonEvents.map((says) => ({
  says,
  chance: 1 / 6,
  tone: tones[says],
}))

export const eventBars = dungeonEvents.map((_, at) => ({
  face: at + 1,
  chance: 1 / 6,
  leads: at,
}))

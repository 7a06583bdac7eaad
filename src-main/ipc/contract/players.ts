import * as v from 'valibot'
import type { PlayersProjection } from '../../campaign/players/projection.ts'
import type { PlayersPart, PlayersSwitches } from '../../campaign/players/switches.ts'
import { endpoint, Id, isKey, json, Nothing } from './endpoint.ts'
import { PictureId } from './handout.ts'
import type { WindowDisplay } from './second-window.ts'

/** Most characters of words that are shown: as many as a handout has. */
const mostLetters = 400_000

const Shown = v.variant('of', [
  v.object({ of: v.literal('handout'), id: Id }),
  v.object({ of: v.literal('picture'), id: PictureId }),
  v.object({ of: v.literal('site'), id: Id }),
  v.object({ of: v.literal('portrait'), cut: v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/)) }),
  v.object({
    of: v.literal('words'),
    title: v.pipe(v.string(), v.maxLength(200)),
    text: v.pipe(v.string(), v.maxLength(mostLetters)),
  }),
])

/** Each part is named, so that the compiler tells of one that is missing. */
const parts = {
  time: v.boolean(),
  turns: v.boolean(),
  lights: v.boolean(),
  order: v.boolean(),
  party: v.boolean(),
  turn: v.boolean(),
  foes: v.boolean(),
  dice: v.boolean(),
  weather: v.boolean(),
  place: v.boolean(),
  clocks: v.boolean(),
} satisfies Record<PlayersPart, v.GenericSchema<boolean>>

/** A foe's name for the players, and `hidden` for one that they do not see. */
const FoeAsSeen = v.object({
  name: v.optional(v.pipe(v.string(), v.maxLength(80))),
  hidden: v.optional(v.literal(true)),
})
type FoeAsSeen = { name?: string; hidden?: true }

/** Changes of the switches; parts that are absent stay as they are. */
export const PlayersChange = v.partial(
  v.object({
    on: v.partial(v.object(parts)),
    black: v.boolean(),
    theme: v.picklist(['candle', 'paper']),
    message: v.pipe(v.string(), v.maxLength(300, 'A message has at most 300 characters.')),
    shown: v.nullable(Shown),
    page: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999)),
    foes: v.record(v.pipe(Id, v.check(isKey)), FoeAsSeen),
  }),
)
export interface PlayersChange {
  on?: Partial<PlayersSwitches['on']> | undefined
  black?: boolean | undefined
  theme?: PlayersSwitches['theme'] | undefined
  message?: string | undefined
  shown?: PlayersSwitches['shown'] | undefined
  /** The first, where something else is shown and none is named. */
  page?: number | undefined
  foes?: Record<string, FoeAsSeen> | undefined
}

/** The players' window and all that the GM chose for it. */
export interface PlayersState {
  open: boolean
  /** Id of the display that it fills; null for an ordinary window. */
  fills: string | null
  /** Display that the GM chose; null for the first that is not the primary one. */
  display: string | null
  displays: WindowDisplay[]
  /** Reason why it is not as the GM wants it, with the way out. */
  problem: string | null
  switches: PlayersSwitches
  /** Foes of the fight, by the GM's names, for which a name for the players may be given. */
  foes: { id: string; name: string; seen: string | null }[]
  /** Contents of the window as it stands, or would if it were open. */
  projection: PlayersProjection
}

/** The players' window, as the GM's screen sees it. */
export const players = {
  'players.state': endpoint({ input: Nothing, output: json<PlayersState>() }),
  'players.open': endpoint({
    input: v.object({ open: v.boolean() }),
    output: json<PlayersState>(),
    patience: 60_000,
  }),
  /** Chooses the display; null for the first that is not the primary one. */
  'players.display': endpoint({
    input: v.object({ display: v.nullable(v.pipe(v.string(), v.maxLength(120))) }),
    output: json<PlayersState>(),
  }),
  'players.change': endpoint({ input: PlayersChange, output: json<PlayersState>() }),
} as const

/** All that the players' own page may say: that it is there. The answer is what it shows. */
export const playersPage = {
  'players.hello': endpoint({ input: Nothing, output: json<PlayersProjection>() }),
} as const

/** Events that main sends to the players' page. */
export interface PlayersPageEvents {
  shown: PlayersProjection
}

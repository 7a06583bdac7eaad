import { acting } from './acting.ts'
import { amending } from './amendments.ts'
import { backAndForth } from './back-and-forth.ts'
import { beginning } from './beginning.ts'
import { company } from './company.ts'
import { dungeon } from './dungeon.ts'
import { employment } from './employment.ts'
import { encounter } from './encounter.ts'
import { fight } from './fight.ts'
import { foesPhase } from './foes-phase.ts'
import { grave } from './grave.ts'
import { hitPoints } from './hit-points.ts'
import { journey } from './journey.ts'
import { borrowedRules } from './borrowed-rules.ts'
import { party } from './party.ts'
import { plug } from './plug.ts'
import { prices } from './prices.ts'
import { print } from './print.ts'
import { report, session } from './report.ts'
import { rest } from './rest.ts'
import { road } from './road.ts'
import { rout } from './rout.ts'
import { shop } from './shop.ts'
import { slime } from './slime.ts'
import { spoils } from './spoils.ts'
import type { Chapter } from './table.ts'

/** Chapters that only one game has. */
const own: Readonly<Record<string, readonly Chapter[]>> = { HEARTS: [borrowedRules] }

/** The story of an evening, the same in every game but for what it has of its own. */
export const storyOf = ({ title }: { title: string }): readonly Chapter[] => [
  ...story,
  ...(own[title] ?? []),
]

const story: readonly Chapter[] = [
  beginning,
  party,
  shop,
  road,
  dungeon,
  acting,
  amending,
  company,
  encounter,
  fight,
  foesPhase,
  plug,
  rout,
  rest,
  backAndForth,
  print,
]

/** Another evening, by keys and mouse, for what the first has no room for. */
export const secondEvening: readonly Chapter[] = [
  beginning,
  party,
  session,
  employment,
  journey,
  prices,
  hitPoints,
  slime,
  grave,
  spoils,
  report,
]

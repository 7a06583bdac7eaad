import { app } from './app.ts'
import { batch } from './batch.ts'
import { campaigns } from './campaigns.ts'
import { convert } from './convert.ts'
import { dice } from './dice.ts'
import { folds } from './folds.ts'
import { encounters } from './encounters.ts'
import { generators } from './generators.ts'
import { handouts } from './handouts.ts'
import { library } from './library.ts'
import { mend } from './mend.ts'
import { notes } from './notes.ts'
import { play } from './play.ts'
import { players } from './players.ts'
import { print } from './print.ts'
import { regions } from './regions.ts'
import { secondWindow } from './second-window.ts'
import { sites } from './sites.ts'
import { tables } from './tables.ts'

/** Everything the screen may ask of main. */
export const contract = {
  ...app,
  ...campaigns,
  ...play,
  ...dice,
  ...convert,
  ...mend,
  ...batch,
  ...library,
  ...handouts,
  ...print,
  ...tables,
  ...folds,
  ...generators,
  ...sites,
  ...encounters,
  ...players,
  ...secondWindow,
  ...notes,
  ...regions,
} as const
export type ScreenContract = typeof contract

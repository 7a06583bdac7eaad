import { app } from './app.ts'
import { campaigns } from './campaigns.ts'
import { convert, library } from './convert.ts'
import { dice } from './dice.ts'
import { handouts } from './handouts.ts'
import { play } from './play.ts'
import { print } from './print.ts'

/** Everything the screen may ask of main. */
export const contract = {
  ...app,
  ...campaigns,
  ...play,
  ...dice,
  ...convert,
  ...library,
  ...handouts,
  ...print,
} as const
export type ScreenContract = typeof contract

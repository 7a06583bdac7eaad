import { characterSheet } from './character-sheet.ts'
import { handout } from './handout.ts'
import { monsterCards } from './monster-cards.ts'
import { screenInsert } from './screen-insert.ts'
import { sessionReport } from './session-report/index.ts'
import { notes } from './notes.ts'
import { region } from './region.ts'
import { site } from './site.ts'
import { playAid } from './play-aid/index.ts'
import { partySheet } from './party-sheet.ts'
import { statBlocks } from './stat-blocks.ts'
import type { PrintSources, PrintContent, Maker } from './print-content.ts'
import type { WantedPrint } from './wanted.ts'
import type { Refused } from '../refusal.ts'

type Makers = { [T in WantedPrint['template']]: Maker<Extract<WantedPrint, { template: T }>> }

export { holdsSession } from './session-report/index.ts'

const makers: Makers = {
  'character-sheet': characterSheet,
  'party-sheet': partySheet,
  handout,
  'screen-insert': screenInsert,
  'session-report': sessionReport,
  'monster-cards': monsterCards,
  'stat-blocks': statBlocks,
  site,
  region,
  notes,
  'play-aid': playAid,
}

/** Builds the data that a template's component draws from the campaign, or refuses. */
export function makeContent(
  wanted: WantedPrint,
  around: PrintSources,
): PrintContent | { end: 'refused'; refused: Refused } {
  const maker = makers[wanted.template] as Maker<WantedPrint>
  return maker(wanted, around)
}

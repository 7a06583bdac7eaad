import type { Component } from 'svelte'
import type { PrintOptions } from '../../src-main/ipc/contract/print-options.ts'
import type { Template } from '../../src-main/ipc/contract/print-templates.ts'
import { CharacterSheet } from './character-sheet/index.ts'
import { Handout } from './handout/index.ts'
import { NotesPrint } from './notes/index.ts'
import { PartySheet } from './party-sheet/index.ts'
import { MonsterCards } from './monster-cards/index.ts'
import { PlayAid } from './play-aid/index.ts'
import { RegionPrint } from './region/index.ts'
import { ScreenInsert } from './screen-insert/index.ts'
import { SessionReport } from './session-report/index.ts'
import { SitePrint } from './site/index.ts'
import { StatBlocks } from './stat-blocks/index.ts'

/** The component of each template; the data is what main made for it. The preview draws the same. */
export const templates: Readonly<
  Record<Template, Component<{ data: never; options: PrintOptions }>>
> = {
  'character-sheet': CharacterSheet,
  'party-sheet': PartySheet,
  handout: Handout,
  'screen-insert': ScreenInsert,
  'session-report': SessionReport,
  'monster-cards': MonsterCards,
  'stat-blocks': StatBlocks,
  site: SitePrint,
  region: RegionPrint,
  notes: NotesPrint,
  'play-aid': PlayAid,
}

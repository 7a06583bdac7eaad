import type { Component } from 'svelte'
import type { WantedPrint } from '../../../../src-main/campaign/print/wanted.ts'
import type { Template } from '../../../../src-main/ipc/contract/print-templates.ts'
import type { Screen } from '../../../lib/screen.svelte.ts'
import { withKinds } from './cards.ts'
import CharacterSheet from './CharacterSheet.svelte'
import Handout from './Handout.svelte'
import PartySheet from './PartySheet.svelte'
import { kindsEncountered, monstersEncountered } from './encountered.ts'
import MonsterCards from './MonsterCards.svelte'
import PlayAidPick from './PlayAidPick.svelte'
import RegionPick from './RegionPick.svelte'
import ScreenInsert from './ScreenInsert.svelte'
import SessionReport from './SessionReport.svelte'
import NotesPick from './NotesPick.svelte'
import SitePick from './SitePick.svelte'
import StatBlocks from './StatBlocks.svelte'

type WantedOf<T extends Template> = Extract<WantedPrint, { template: T }>

/**
 * Component in which the GM picks what goes on a template's pages: whose, which, how many, its words. It is
 * given the current selection, and reports each change to it.
 */
export const choosers: Readonly<
  Record<Template, Component<{ wanted: never; onchange: (wanted: WantedPrint) => void }>>
> = {
  'character-sheet': CharacterSheet,
  'party-sheet': PartySheet,
  handout: Handout,
  'screen-insert': ScreenInsert,
  'session-report': SessionReport,
  'monster-cards': MonsterCards,
  'stat-blocks': StatBlocks,
  site: SitePick,
  region: RegionPick,
  notes: NotesPick,
  'play-aid': PlayAidPick,
}

/** Selection for each template before the GM picks. */
export const firstSelections: { readonly [T in Template]: (screen: Screen) => WantedOf<T> } = {
  'character-sheet': ({ views }) => ({
    template: 'character-sheet',
    creatures: views.party.slice(0, 1).map(({ id }) => id),
  }),
  'party-sheet': ({ views }) => ({
    template: 'party-sheet',
    creatures: views.party.map(({ id }) => id),
  }),
  handout: ({ views }) => ({
    template: 'handout',
    handout: views.handouts.handouts[0]?.id ?? null,
    draft: null,
  }),
  'screen-insert': () => ({
    template: 'screen-insert',
    blocks: null,
    without: [],
    turned: true,
    brief: true,
    notes: '',
  }),
  // What the party stands before is what cards are wanted of.
  'monster-cards': ({ views }) => ({
    template: 'monster-cards',
    size: 'poker',
    cards: withKinds([], kindsEncountered(views)),
    wounds: true,
    derivations: true,
  }),
  'stat-blocks': ({ views }) => ({
    template: 'stat-blocks',
    monsters: monstersEncountered(views),
    source: false,
  }),
  notes: () => ({ template: 'notes', form: 'cards', kind: 'all', players: false }),
  'play-aid': () => ({
    template: 'play-aid',
    aid: 'dungeon-log',
    pages: 1,
    table: null,
    cell: 5,
  }),
  region: () => ({ template: 'region', region: null, players: false, key: true }),
  site: () => ({ template: 'site', site: null, players: false }),
  'session-report': () => ({ template: 'session-report', session: 'all', secrets: false }),
}

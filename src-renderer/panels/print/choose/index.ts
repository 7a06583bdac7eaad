import type { Component } from 'svelte'
import type { Wanted } from '../../../../src-main/campaign/print/wanted.ts'
import type { Template } from '../../../../src-main/ipc/contract/print-templates.ts'
import type { Screen } from '../../../lib/screen.svelte.ts'
import CharacterSheet from './CharacterSheet.svelte'

type WantedOf<T extends Template> = Extract<Wanted, { template: T }>

/**
 * Where the GM picks what stands on a template's pages: whose, which, how many, the words of it. It is
 * given what is wanted now, and says what is wanted instead.
 */
export const choosers: Readonly<
  Record<Template, Component<{ wanted: never; onchange: (wanted: Wanted) => void }>>
> = {
  'character-sheet': CharacterSheet,
}

/** What is wanted of each template before the GM picks. */
export const starts: { readonly [T in Template]: (screen: Screen) => WantedOf<T> } = {
  'character-sheet': ({ board }) => ({
    template: 'character-sheet',
    creatures: board.party.slice(0, 1).map(({ id }) => id),
  }),
}

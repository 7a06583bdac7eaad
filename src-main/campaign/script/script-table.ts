import type { Shelf } from '../../rules/core/action.ts'
import type { CampaignState } from '../../rules/core/situation.ts'
import { amend, type Amended } from '../amend.ts'
import { apply, type Applied, type Context } from '../apply.ts'
import type { Command, Entry, Given, Head } from '../journal.ts'
import type { Library } from '../library.ts'
import { lineage, type LineageStep } from '../lineage.ts'
import { firstHead } from '../state.ts'
import { contextAt, contextOf } from '../table-context.ts'
import { redo, undo } from '../undo.ts'

/** A saved campaign that a script goes on with. */
export interface SavedPlay {
  head: Head
  entries: readonly Entry[]
}

/** The table of a script: its head, its journal and its library, in memory only. */
export class ScriptTable {
  head: Head
  /** Set where the newest line only led up to the step that is carried out: the two are undone together. */
  leads = false
  readonly #journal = new Map<number, Entry>()
  readonly #library: Library
  readonly #at: string
  readonly #ofStepBefore = new WeakSet<Command>()

  /** @param at wall clock, ISO 8601 */
  constructor(library: Library, at: string, saved: SavedPlay | CampaignState) {
    this.#library = library
    this.#at = at
    this.head = 'head' in saved ? saved.head : firstHead('script', saved)
    if ('entries' in saved) for (const entry of saved.entries) this.#keep(entry)
  }

  get state(): CampaignState {
    return this.head.state
  }

  get context(): Context {
    return contextOf(this.state, this.#library, this.#at)
  }

  get shelf(): Shelf {
    return this.context.shelf
  }

  /** Puts the state in order before the first step. */
  arrange(state: CampaignState): void {
    this.head = { ...this.head, state }
  }

  /** Runs a command, and keeps nothing of it. */
  try(command: Command, head = this.head): Applied {
    return apply(head, command, this.context)
  }

  /** Runs an action that rolls nothing, and keeps nothing of it. */
  trySimple(action: Command['action'], input: Command['input']): Applied {
    const seed = '0'.repeat(32)
    return this.try({ action, input, adjust: 0, secret: false, seed, given: {}, byHand: false })
  }

  /** Lines that can be amended, newest first. */
  get lines(): LineageStep[] {
    return lineage(this.head, (number) => this.#journal.get(number))
  }

  /** Amends a line, and keeps nothing of it. */
  tryAmend(number: number, given: Given, byHand: boolean, input?: Command['input']): Amended {
    const of = { number, given, byHand, ...(input ? { input } : {}) }
    return amend(this.head, this.lines, of, (state, patches) =>
      contextAt(state, this.#library, patches, this.#at),
    )
  }

  /** Takes back the newest line; null when there is none. */
  undo(): Entry | null {
    const of = this.#journal.get(this.head.undo)
    return of ? this.#turn(undo(this.head, of, this.#at)) : null
  }

  /** Plays the line again that was taken back last; null when there is none. */
  redo(): Entry | null {
    const of = this.#journal.get(this.head.redo)
    return of ? this.#turn(redo(this.head, of, this.#at)) : null
  }

  /** Line that the next redo plays again. */
  get redone(): Entry | undefined {
    return this.#journal.get(this.head.redo)
  }

  /** Marks a command as part of the step before it: the two are undone and redone together. */
  joinToStepBefore(command: Command): void {
    this.#ofStepBefore.add(command)
  }

  isOfStepBefore(command: Command): boolean {
    return this.#ofStepBefore.has(command)
  }

  /** Keeps what was run. */
  take(head: Head, entries: readonly Entry[]): void {
    this.head = head
    for (const entry of entries) {
      this.#keep(entry)
      this.#library.follow(entry.forward.library)
    }
  }

  #turn({ head, entry }: { head: Head; entry: Entry }): Entry {
    this.take(head, [entry])
    return entry
  }

  #keep(entry: Entry): void {
    this.#journal.set(entry.number, entry)
  }
}

/** How the steps of a script are played. */
export interface Playing {
  table: ScriptTable
  /** 32 hex digits. */
  seed: string
  strict: boolean
  /** Set where the script says that there is nobody to meet. */
  alone?: boolean
  /** Time at the start where the script gives one, in game seconds. */
  startsAt?: number
  /** Set where the script says nothing of the time. */
  anyTime?: boolean
  /** Journal numbers of the lines that steps have made, by the step's number. */
  lines: Map<number, number>
}

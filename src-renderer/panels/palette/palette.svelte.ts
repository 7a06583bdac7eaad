import { askFor } from '../../lib/asks.ts'
import { untrack } from 'svelte'
import type { OutputOf } from '../../../src-main/ipc/contract/endpoint.ts'
import type { ScreenContract } from '../../../src-main/ipc/contract/index.ts'
import type {
  KnownActionId,
  ActionView,
  CreatureView,
} from '../../../src-main/campaign/view/views.ts'
import type { TableLine } from '../../../src-main/campaign/table-catalogue.ts'
import type { RuleText } from '../../../src-main/rules/core/ruleset.ts'
import type { Id } from '../../../src-main/rules/core/situation.ts'
import type { Note } from '../../../src-main/rules/core/state/note.ts'
import { isAskable, refusalOf, filledInput } from '../../lib/action-input.ts'
import { LivePreview } from '../../lib/live-preview.svelte.ts'
import { generatedResultsOf, type SessionResult } from '../../lib/generated-results.svelte.ts'
import { NewestCall } from '../../lib/newest-call.ts'
import { Previews } from '../../lib/previews.svelte.ts'
import type { Overlay } from '../../lib/overlay.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import {
  actionEntries,
  generatorEntries,
  isNearer,
  screenCommandEntries,
  matchesAction,
  houseRuleEntries,
  parseSearch,
  monsterEntries,
  encounterEntries,
  noteEntries,
  ownFoldEntries,
  sortByMatch,
  personEntries,
  ruleEntries,
  tableEntries,
} from './entries.ts'
import { helpEntries } from './help-entries.ts'
import type { ScreenCommand } from './screen-commands.ts'
import type { PaletteEntry, EntryGroup, FoundMonster } from './entries.ts'

type Odds = OutputOf<ScreenContract, 'dice.odds'>

/** Enter with Shift rolls unseen, with Ctrl by hand; without, the setting says whether by hand. */
export function rollModifiers(event: Pick<KeyboardEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>): {
  secret: boolean
  byHand?: boolean
} {
  return {
    secret: event.shiftKey,
    ...(event.ctrlKey || event.metaKey ? { byHand: true } : {}),
  }
}

/** A note that nothing is written of yet. */
const emptyDraft: Note = {
  id: '',
  kind: 'person',
  title: '',
  fields: {},
  text: '',
  known: '',
  tags: [],
}

/** State of the palette: the typed words, the entries found, and what the right pane shows of them. */
export class PaletteState {
  typed = $state('')
  at = $state(0)
  /** The action whose form stands on the right, and what has been filled in. */
  action = $state.raw<ActionView | null>(null)
  input = $state.raw<Record<string, unknown>>({})
  odds = $state.raw<Odds | null>(null)
  /** Result made last from here. */
  made = $state.raw<SessionResult | null>(null)
  readonly previewing: LivePreview
  #rules = $state.raw<readonly RuleText[]>([])
  #monsters = $state.raw<readonly FoundMonster[]>([])
  #tables = $state.raw<readonly TableLine[]>([])
  #notes = $state.raw<OutputOf<ScreenContract, 'notes.titles'>>([])
  readonly #calls = new NewestCall()
  readonly #screen: Screen
  readonly #previews: Previews
  /** The creature the open form was begun for. */
  #who: Id | null

  constructor(screen: Screen, over: Extract<Overlay, { what: 'palette' }>) {
    this.#screen = screen
    this.#previews = new Previews(screen)
    this.#who = screen.acting.id
    this.previewing = new LivePreview(screen)
    this.typed = over.words
    const action = over.action === null ? null : screen.action(over.action)
    if (action) {
      this.typed = action.title
      this.fill(action, over.input)
      this.at = Math.max(
        0,
        this.entries.findIndex(({ key }) => key === action.id),
      )
    }
    void generatedResultsOf(screen).enter()
    void this.look()
    void this.#readTables()
  }

  readonly searched = $derived(parseSearch(this.typed))
  readonly groups = $derived.by<EntryGroup[]>(() =>
    this.#groups().filter(({ entries }) => entries.length > 0),
  )
  readonly entries = $derived(this.groups.flatMap(({ entries }) => entries))
  readonly chosen = $derived<PaletteEntry | null>(
    this.entries[Math.min(this.at, this.entries.length - 1)] ?? null,
  )

  #groups(): EntryGroup[] {
    const { looking, words } = this.searched
    const { acting, views } = this.#screen
    const actions = views.actions.map((one) => this.#previews.of(one, acting.inputFor(one)))
    const does = sortByMatch(
      [
        ...actionEntries(actions, words, views),
        ...screenCommandEntries(words),
        ...ownFoldEntries(this.#screen.ownFolds.set.folds, words),
      ],
      words,
    )
    const people = personEntries([...views.party, ...views.strangers], words)
    const rules = [...ruleEntries(this.#rules), ...houseRuleEntries(views.houseRules, words)]
    const dice: EntryGroup[] = [
      {
        title: 'Dice',
        entries: [
          {
            key: 'dice',
            title: words || '3d6+1',
            note: 'odds, then roll',
            icon: 'roll',
            is: { a: 'dice', notation: words },
          },
        ],
      },
    ]
    if (looking === 'dice') return dice
    if (looking === 'do') return [{ title: 'Do', entries: does }]
    if (looking === 'people') return [{ title: 'People', entries: people }]
    const help = helpEntries(words, (id) => this.#screen.keyMap.all(id))
    if (looking === 'help') return [{ title: 'Help', entries: help }]
    if (looking === 'rules') return [{ title: 'Rules', entries: rules }]
    if (words === '') return [{ title: 'Do', entries: does }]
    const kinds = generatorEntries(generatedResultsOf(this.#screen).kinds, words)
    const tables = tableEntries(this.#tables, words)
    // A key whose action is found already is beside it.
    const beside = new Set(does.map(({ keys }) => keys))
    const more = help.filter(({ is }) => is.a !== 'key' || !beside.has(is.id))
    const doing: EntryGroup = { title: 'Do', entries: does.slice(0, 8) }
    const generating: EntryGroup = { title: 'Generators', entries: kinds.slice(0, 6) }
    const rolling: EntryGroup = { title: 'Tables', entries: tables.slice(0, 6) }
    const groups = isNearer(kinds, does, words) ? [generating, doing] : [doing, generating]
    // A table that is called as typed is what is meant, unless something else is called so too.
    const isNamed = ({ title }: PaletteEntry) => title.toLowerCase() === words.toLowerCase()
    const isMeant = tables.slice(0, 1).some(isNamed) && ![...does, ...kinds].some(isNamed)
    return [
      ...(isMeant ? [rolling, ...groups] : [...groups, rolling]),
      { title: 'People', entries: people.slice(0, 6) },
      {
        title: 'Encounters',
        entries: encounterEntries(this.#screen.views.prepared, words).slice(0, 6),
      },
      { title: 'Notes', entries: noteEntries(this.#notes) },
      { title: 'Rules', entries: rules.slice(0, 6) },
      { title: 'Monsters', entries: monsterEntries(this.#monsters) },
      { title: 'Help', entries: more.slice(0, 6) },
    ]
  }

  type(text: string): void {
    this.typed = text
    this.at = 0
    this.action = null
    void this.look()
  }

  /** Asks main for what the views do not have: rules, monsters, odds. */
  async look(): Promise<void> {
    const isNewest = this.#calls.start()
    const { looking, words } = this.searched
    if (looking === 'dice') {
      const odds = await this.#screen.api.call('dice.odds', { notation: words })
      if (isNewest()) this.odds = odds.ok ? odds.value : null
      return
    }
    const short = words.slice(0, 200)
    const wide = words !== '' && looking === 'all'
    const [rules, monsters, notes] = await Promise.all([
      words === '' ? null : this.#screen.api.call('play.rules', { words: short }),
      wide ? this.#screen.api.call('library.search', { words: short, limit: 6 }) : null,
      wide ? this.#screen.api.call('notes.titles', { words: short }) : null,
    ])
    if (!isNewest()) return
    this.#rules = rules?.ok ? rules.value : []
    this.#monsters = monsters?.ok ? monsters.value.monsters : []
    this.#notes = notes?.ok ? notes.value : []
  }

  async #readTables(): Promise<void> {
    const read = await this.#screen.api.call('tables.list', null)
    if (read.ok) this.#tables = read.value
  }

  move(by: number): void {
    const count = this.entries.length
    if (count === 0) return
    this.at = (Math.min(this.at, count - 1) + by + count) % count
    this.action = null
  }

  /** To the first entry of the next group; false when there is none that way. */
  nextGroup(by: number): boolean {
    const starts = this.groups.map((_, group) =>
      this.groups.slice(0, group).reduce((sum, { entries }) => sum + entries.length, 0),
    )
    const here = starts.findLastIndex((start) => start <= this.at)
    const next = starts[here + by]
    if (here + by < 0 || next === undefined) return false
    this.at = next
    this.action = null
    return true
  }

  /** Opens the form of an action with what is known already. */
  fill(action: ActionView, known: Record<string, unknown> = {}): void {
    this.action = action
    const begun = { ...this.#screen.acting.inputFor(action), ...known }
    this.input = filledInput(action.asks, begun, this.#screen.views)
    this.previewing.set(action.preview)
    void this.previewing.ask(action.id, this.input)
  }

  change(input: Record<string, unknown>): void {
    if (!this.action) return
    const { id, asks } = this.action
    this.input = filledInput(asks, input, this.#screen.views)
    void this.previewing.ask(id, this.input)
  }

  /** Why an action can't be done as it is filled in now. */
  refusalOf(action: ActionView): string | null {
    return refusalOf(action, this.input, this.previewing.preview)
  }

  /** Note beside an entry: for the open form, the verdict as it is filled in. */
  noteOf({ key, note }: PaletteEntry): string {
    if (!this.action || this.action.id !== key) return note
    const { preview } = this.previewing
    return preview?.refuses ?? preview?.verdict ?? note
  }

  /** Odds of what is found, for who acts; the open form follows when somebody else is chosen. */
  followActing(): void {
    const { acting, views } = this.#screen
    const found = views.actions.filter((action) => matchesAction(action, this.searched.words))
    void this.#previews.refresh(found.map((action) => [action, acting.inputFor(action)]))
    const who = acting.id
    untrack(() => {
      if (who === this.#who) return
      this.#who = who
      if (!this.action) return
      const { asks } = this.action
      this.change(acting.inputFor({ asks, input: this.input }))
    })
  }

  /** Runs what stands on the right; the palette closes, and asks or complains at the foot of the fold. */
  run(
    action: KnownActionId,
    input: Record<string, unknown>,
    options: { secret?: boolean; byHand?: boolean } = {},
  ): void {
    this.#screen.close()
    void this.#screen.run(action, input, options)
  }

  /** Actions that can be done with or to a creature, with the ask that names it. */
  doingsOf(creature: CreatureView): { action: ActionView; known: Record<string, unknown> }[] {
    const ours = creature.side === 'party'
    return this.#screen.views.actions
      .filter(({ asks }) => isAskable(asks))
      .flatMap((action) => {
        const fits = (name: string | null): name is string => {
          const ask = name === null ? undefined : action.asks[name]
          return ask?.kind === 'creature' && (!ask.side || ask.side === creature.side)
        }
        const roles = ours ? (['actor', 'target'] as const) : (['target', 'actor'] as const)
        const name = roles.map((role) => askFor(action, role, 'creature')).find(fits)
        return name === undefined ? [] : [{ action, known: { [name]: creature.id } }]
      })
  }

  /** The action that brings a monster of the library to the table. */
  meeting(monster: FoundMonster): { action: ActionView; known: Record<string, unknown> } | null {
    const action = this.#screen.action('house.encounter')
    return action && { action, known: { monster: monster.id } }
  }

  /** Makes one of a kind; it stays among the results of the generators' page. */
  async make(kind: string): Promise<void> {
    this.made = (await generatedResultsOf(this.#screen).makeOne(kind)) ?? this.made
  }

  /** The generators' page, at the result made last. */
  openResults(): void {
    this.#screen.close()
    this.#screen.fold = 'prep'
    this.#screen.prepPage = 'generators'
  }

  /** The action that writes a roll of free dice into the chronicle. */
  rolling(notation: string): { action: ActionView; input: Record<string, unknown> } | null {
    const action = this.#screen.action('house.roll')
    return (
      action && {
        action,
        input: {
          ...filledInput(action.asks, action.input, this.#screen.views),
          dice: notation,
        },
      }
    )
  }

  /** Rolls on a table, into the chronicle. */
  rollTable(table: TableLine, how: { secret?: boolean; byHand?: boolean } = {}): void {
    if (table.rollable) this.run('house.roll-table', { table: table.id }, how)
  }

  do(command: ScreenCommand): void {
    const screen = this.#screen
    screen.close()
    switch (command) {
      case 'new note':
        return screen.prep.openNote({ draft: emptyDraft })
      case 'undo':
        return void screen.commands.undo()
      case 'redo':
        return void screen.commands.redo()
      case 'theme':
        return void screen.change({
          theme: screen.settings.theme === 'candle' ? 'paper' : 'candle',
        })
      case 'settings':
        screen.overlay = { what: 'settings', tab: 'screen' }
        return
      case 'house rules':
        screen.overlay = { what: 'settings', tab: 'house rules' }
        return
      case 'rules':
        screen.openRules()
        return
      case 'help':
        screen.overlay = { what: 'help', topic: null }
        return
      case 'tour':
        return void screen.guide.takeTour()
      case 'about':
        screen.overlay = { what: 'about' }
        return
      case 'keys':
        screen.overlay = { what: 'keys' }
        return
      case 'filled sheet':
        screen.overlay = { what: 'filled sheet' }
        return
      case 'players window':
        return void screen.players.toggle()
      case 'players see':
        return screen.openPane('players')
      case 'own folds':
        return screen.openPane('folds')
      case 'second window':
        return void screen.second.toggle()
      case 'arrange':
        return screen.ownFolds.arrange()
      case 'players black':
        return void screen.players.black()
      case 'chronicle':
        screen.keys.do('chronicle')
        return
      case 'campaigns':
        return void screen.leave()
    }
  }
}

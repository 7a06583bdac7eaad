import { putOnClipboard } from '../../lib/clipboard.ts'
import { NewestCall } from '../../lib/newest-call.ts'
import { tablesPlace, type TablesPanel } from './tables.svelte.ts'

/** Uses of a result beyond the chronicle: a note, a handout, a rumour, an encounter, another program. */
export class ResultUses {
  /** Message about the last use. */
  note = $state('')
  /** Library monster that the result names. */
  monster = $state.raw<{ id: string; name: string; number: string } | null>(null)
  readonly #panel: TablesPanel
  readonly #calls = new NewestCall()

  constructor(panel: TablesPanel) {
    this.#panel = panel
  }

  get #text(): string {
    return this.#panel.result?.says ?? ''
  }

  /** Asks main for the monster it names; an effect that calls it does so again when another result is shown. */
  async look(): Promise<void> {
    const isNewest = this.#calls.start()
    this.note = ''
    this.monster = null
    const text = this.#text.slice(0, 20_000)
    if (text === '') return
    const named = await this.#panel.screen.api.call('tables.monster', { text })
    if (isNewest()) this.monster = named.ok ? named.value : null
  }

  copy(): void {
    this.note = putOnClipboard(this.#text)
      ? 'Copied.'
      : 'The clipboard took nothing. Copy it from the chronicle.'
  }

  async toHandout(): Promise<void> {
    const title = this.#panel.result?.what ?? 'Result'
    const handout = { id: '', title, style: 'plain', text: this.#text }
    if (await this.#panel.run('house.keep-handout', { handout }))
      this.note = `Kept as the handout “${title}”, to be printed.`
  }

  async toNote(): Promise<void> {
    const { screen, result } = this.#panel
    if (!result) return
    const roll = { table: result.what.slice(0, 200), text: this.#text.slice(0, 20_000) }
    const drafted = await screen.api.call('notes.draft', { from: { roll } })
    const note = screen.take(tablesPlace, drafted)
    if (note && (await this.#panel.run('house.keep-note', { note })))
      this.note = `Kept as the note “${note.title}”.`
  }

  async toRumours(): Promise<void> {
    const input = { text: this.#text, truth: 'unknown' }
    if (await this.#panel.run('house.write-rumour', input)) this.note = 'Among the rumours in Town.'
  }

  /** Puts the monsters on the table and turns to the fold where they are encountered. */
  async toEncounter(): Promise<void> {
    const { monster } = this
    const { screen } = this.#panel
    if (!monster) return
    const action = screen.views.encounter ? 'house.join-meeting' : 'house.encounter'
    const input = { monster: monster.id, number: monster.number }
    if (await screen.run(action, input, { at: tablesPlace })) screen.fold = 'explore'
  }
}

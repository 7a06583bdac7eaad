import type { Monster } from '../../../src-main/rules/monsters/canonical.ts'
import { outliving } from '../../lib/lasting-panels.svelte.ts'
import type { BestiaryPanel } from './bestiary.svelte.ts'

/** A monster of the library being changed: its name, its tags, and the text that its figures are read from. */
export class MonsterEditing {
  readonly panel: BestiaryPanel
  readonly monster: Monster
  name = $state('')
  tags = $state('')
  text = $state('')
  system = $state('')
  /** Why the text can't be kept, where it stands. */
  wrong = $state<string | null>(null)
  /** The text is being read, or the monster kept. */
  busy = $state(false)

  constructor(panel: BestiaryPanel, monster: Monster) {
    this.panel = panel
    this.monster = monster
    this.name = monster.name
    this.tags = monster.tags.join(', ')
    this.text = monster.source.text
    this.system = monster.source.system
  }

  /** Why it can't be kept; null when it can. */
  get refuses(): string | null {
    if (this.name.trim() === '') return 'give it a name'
    return this.changed ? null : 'nothing is changed'
  }

  get changed(): boolean {
    const { name, tags, source } = this.monster
    return (
      this.name !== name ||
      this.tags !== tags.join(', ') ||
      this.text !== source.text ||
      this.system !== source.system
    )
  }

  /** Keeps it; what it was before stays among its versions. */
  async keep(): Promise<void> {
    if (this.refuses !== null || this.busy) return
    this.busy = true
    const read = await this.#read()
    if (read && (await this.panel.keep(this.#as(read)))) this.panel.editing = false
    this.busy = false
  }

  /** The monster that the text holds now; null where it holds none or several, which is said. */
  async #read(): Promise<Monster | null> {
    this.wrong = null
    if (this.text === this.monster.source.text) return this.monster
    const read = await this.panel.screen.api.call('convert.read', { text: this.text })
    if (!read.ok) {
      this.wrong = [read.failure.message, read.failure.way].filter(Boolean).join(' ')
      return null
    }
    const { monsters, says } = read.value
    const [one] = monsters
    if (one && monsters.length === 1) return one
    this.wrong =
      monsters.length === 0
        ? says
        : `This reads as ${monsters.length} monsters. Keep one of them here and convert the others.`
    return null
  }

  /** A name that was changed in the text only is taken from there. */
  #as(read: Monster): Monster {
    const { id, name, source, foreign, judged } = this.monster
    const typed = this.name.trim()
    return {
      ...read,
      id,
      name: typed === name && read.name !== '' && read !== this.monster ? read.name : typed,
      source: { ...source, text: read.source.text, system: this.system.trim() },
      tags: [
        ...new Set(
          this.tags
            .split(',')
            .map((tag) => tag.trim())
            .filter(Boolean),
        ),
      ],
      foreign,
      judged,
    }
  }
}

const begun = new WeakMap<BestiaryPanel, MonsterEditing>()

/** The changes begun of a monster: those that were left by a link are there again. */
export function editingOf(panel: BestiaryPanel, monster: Monster): MonsterEditing {
  const known = begun.get(panel)
  if (known?.monster.id === monster.id) return known
  const editing = outliving(() => new MonsterEditing(panel, monster))
  begun.set(panel, editing)
  return editing
}

/** Forgets the changes begun: they were kept, or the GM went back. */
export function dropEditing(panel: BestiaryPanel): void {
  begun.delete(panel)
}

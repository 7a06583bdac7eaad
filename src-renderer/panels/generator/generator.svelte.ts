import type { KnownActionId, ActionView } from '../../../src-main/campaign/view/views.ts'
import type { Draft } from '../../../src-main/campaign/drafts.ts'
import { ActionForm } from '../../lib/action-form.svelte.ts'
import { campaignPanel } from '../../lib/lasting-panels.svelte.ts'
import type { Screen } from '../../lib/screen.svelte.ts'

export const generatorPlace = 'generator'
export const mostDrafts = 20

/** Actions that generate people: the game's own, with hiring in place of its plain hireling generator. */
export function generatorsOf(screen: Screen): ActionView[] {
  const hires = screen.inSlot('hire')
  const generators = screen
    .inSlot('generate')
    // Hiring runs the game's hireling generator itself, and settles the wage besides.
    .filter(({ id }) => hires.length === 0 || !id.endsWith('.new-hireling'))
  return [...generators, ...hires]
}

/** Whoever might come: rolled on the side, looked at whole, and taken as they stand. */
export class GeneratorPanel {
  readonly screen: Screen
  readonly form: ActionForm
  drafts = $state.raw<readonly Draft[]>([])
  chosen = $state<string | null>(null)
  rolling = $state(false)
  /** How many a whole party is. */
  party = $state(4)
  /** Names written over the rolled ones, by seed. */
  #names = $state.raw<Readonly<Record<string, string>>>({})
  #maker = $state<KnownActionId | null>(null)
  readonly makers = $derived.by(() => generatorsOf(this.screen))
  readonly maker = $derived.by(
    () => this.makers.find(({ id }) => id === this.#maker) ?? this.makers[0] ?? null,
  )
  readonly shown = $derived.by(
    () => this.drafts.find(({ seed }) => seed === this.chosen) ?? this.drafts[0] ?? null,
  )

  constructor(screen: Screen) {
    this.screen = screen
    this.form = new ActionForm(screen, generatorPlace, () => this.maker)
  }

  /** Another kind of person; what was drafted is put away. */
  choose(maker: KnownActionId): void {
    this.#maker = maker
    this.form.forget()
    this.drafts = []
    this.chosen = null
  }

  /** True when somebody can be rolled now. */
  get ready(): boolean {
    return !this.rolling && this.form.refuses === null
  }

  nameOf({ seed, creature }: Draft): string {
    return this.#names[seed] ?? creature.name
  }

  rename({ seed }: Draft, name: string): void {
    this.#names = { ...this.#names, [seed]: name }
  }

  /** True when a single one is made with the GM's own dice, and joins with the last of them. */
  get byHand(): boolean {
    return this.screen.settings.byHand
  }

  /** Rolls so many again; those that were there go. Dice of the GM's own make one, who joins at once. */
  async roll(count: number): Promise<void> {
    if (count === 1 && this.byHand && this.ready && this.maker) {
      await this.screen.run(this.maker.id, this.form.input, { at: generatorPlace })
      return
    }
    const drafts = this.ready ? await this.#draft(count) : null
    if (!drafts) return
    this.drafts = drafts
    this.chosen = drafts[0]?.seed ?? null
    this.#names = {}
  }

  /** One of them again, in the same place. */
  async again(old: Draft): Promise<void> {
    const [fresh] = (await this.#draft(1)) ?? []
    if (!fresh) return
    this.drafts = this.drafts.map((one) => (one === old ? fresh : one))
    this.chosen = fresh.seed
  }

  /** The very same joins the party. */
  async take(draft: Draft): Promise<boolean> {
    if (!this.maker) return false
    const name = this.#names[draft.seed]?.trim()
    const line = await this.screen.run(
      this.maker.id,
      { ...this.form.input, ...(name ? { name } : {}) },
      { at: generatorPlace, seed: draft.seed, byHand: false },
    )
    if (line === null) return false
    const at = this.drafts.indexOf(draft)
    this.drafts = this.drafts.filter((one) => one !== draft)
    this.chosen = (this.drafts[at] ?? this.drafts[at - 1])?.seed ?? null
    return true
  }

  /** All of them, one after another, as long as nothing stands in the way. */
  async takeAll(): Promise<void> {
    for (const draft of [...this.drafts]) if (!(await this.take(draft))) return
  }

  drop(): void {
    this.drafts = []
    this.chosen = null
  }

  /** The next or the one before in the list. */
  step(by: number): void {
    const at = this.shown ? this.drafts.indexOf(this.shown) : -1
    const next = this.drafts[Math.min(this.drafts.length - 1, Math.max(0, at + by))]
    if (next) this.chosen = next.seed
  }

  async #draft(count: number): Promise<readonly Draft[] | null> {
    if (!this.maker) return null
    this.rolling = true
    const drafted = await this.screen.api.call('play.drafts', {
      action: this.maker.id,
      input: this.form.input,
      count: Math.min(mostDrafts, Math.max(1, count)),
    })
    this.rolling = false
    return this.screen.take(generatorPlace, drafted)
  }
}

/** One for each campaign: what is typed and not done yet is there when the GM comes back. */
export const generatorPanelOf = campaignPanel((screen) => new GeneratorPanel(screen))

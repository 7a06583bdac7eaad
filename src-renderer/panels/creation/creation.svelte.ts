import type { CreationDraft } from '../../../src-main/campaign/creation-draft.ts'
import type { CreatureView, KnownActionId } from '../../../src-main/campaign/view/views.ts'
import type { Asks } from '../../../src-main/rules/core/asks.ts'
import { filledInput, missingAnswer, type ActionInput } from '../../lib/action-input.ts'
import type { TypedAnswer } from '../../lib/command-queue.svelte.ts'
import { NewestCall } from '../../lib/newest-call.ts'
import type { Screen } from '../../lib/screen.svelte.ts'

export const creationPlace = 'creation'
type Given = Record<string, TypedAnswer>

/** A character made or raised choice by choice: nothing is kept until they are taken. */
export class CreationPage {
  readonly screen: Screen
  readonly action: KnownActionId
  /** Input with which it was opened: who is raised. */
  readonly #opened: ActionInput
  draft = $state.raw<CreationDraft | null>(null)
  /** The character as it stood before the last change. */
  former = $state.raw<CreatureView | null>(null)
  step = $state(0)
  /** True when it goes on where the GM had left. */
  resumed = $state(false)
  input = $state.raw<ActionInput>({})
  #given: Given = {}
  #seed: string | null = null
  readonly #calls = new NewestCall()
  #turn: Promise<unknown> = Promise.resolve()

  constructor(screen: Screen, action: KnownActionId, opened: ActionInput) {
    this.screen = screen
    this.action = action
    this.#opened = opened
  }

  get view() {
    return this.screen.action(this.action)
  }

  readonly current = $derived.by(() => this.draft?.steps[this.step] ?? null)

  /** Why nobody can be taken yet; null when all is filled in. */
  readonly refuses = $derived.by(() =>
    this.draft === null ? 'nothing is rolled yet' : missingAnswer(this.#asks, this.input),
  )

  /** Asks of the step in view, in its order. */
  readonly stepAsks = $derived.by((): Asks => {
    const asks = this.#asks
    return Object.fromEntries(
      (this.current?.asks ?? []).flatMap((name) => {
        const ask = asks[name]
        return ask ? [[name, ask] as const] : []
      }),
    )
  })

  get #asks(): Asks {
    return this.view?.asks ?? {}
  }

  /** Key under which an unfinished draft is kept: the action, and the creature it advances. */
  get #name(): string {
    return [this.action, ...Object.values(this.#opened).map(String)].join(' ')
  }

  /** Goes on where the GM left, or begins again. */
  async enter(): Promise<void> {
    const read = await this.screen.api.call('play.left-creations', null)
    const left = read.ok ? read.value[this.#name] : undefined
    this.input = this.#fill(left?.input ?? {})
    if (left) {
      this.resumed = true
      this.#given = left.given
      this.#seed = left.seed
      this.step = left.step
    }
    await this.#recount()
  }

  /** Takes over input; all that follows from it is counted again. */
  tell(input: ActionInput): Promise<void> {
    this.input = input
    return this.#recount()
  }

  /** Dice of the GM’s own, a choice or a number, in place of what stands there. */
  answer(label: string, told: TypedAnswer): Promise<void> {
    return this.#inTurn(() => {
      this.#given = { ...this.#given, [label]: told }
      return this.#count([])
    })
  }

  /** Rolls these again. */
  again(labels: readonly string[]): Promise<void> {
    return this.#inTurn(() => this.#count([...labels]))
  }

  /** Leaves the steps from this one to chance: the one, or all to the end. */
  async random(from: number, to = from): Promise<void> {
    const steps = (this.draft?.steps ?? []).slice(from, to + 1)
    this.input = { ...this.input, ...Object.assign({}, ...steps.map(({ random }) => random)) }
    await this.#recount()
    const rolled = (this.draft?.steps ?? []).slice(from, to + 1)
    await this.again(rolled.flatMap(({ rolls }) => rolls.map(({ label }) => label)))
  }

  turnTo(step: number): void {
    const last = (this.draft?.steps.length ?? 1) - 1
    this.step = Math.max(0, Math.min(last, step))
    this.#remember()
  }

  /** Forgets what was chosen. */
  startOver(): Promise<void> {
    this.resumed = false
    this.input = this.#fill({})
    this.step = 0
    this.former = null
    return this.#inTurn(() => {
      this.#given = {}
      this.#seed = null
      return this.#count([])
    })
  }

  /** Runs the action with all choices, then opens the character's sheet. */
  async take(): Promise<boolean> {
    await this.#turn
    const { draft } = this
    if (!draft || this.refuses !== null) return false
    const line = await this.screen.run(this.action, this.#sent, {
      at: creationPlace,
      seed: draft.seed,
      given: draft.given,
      byHand: false,
    })
    if (line === null) return false
    await this.screen.api.call('play.leave-creation', { name: this.#name, left: null })
    this.screen.close()
    if (this.screen.creature(draft.creature.id)) {
      this.screen.pane = { what: 'sheet', creature: draft.creature.id }
    }
    return true
  }

  /** Counts again with the newest input; of several in a row only the last is asked. */
  #recount(): Promise<void> {
    const isNewest = this.#calls.start()
    return this.#inTurn(async () => {
      if (isNewest()) await this.#count([])
    })
  }

  async #count(again: string[]): Promise<void> {
    if (missingAnswer(this.#asks, this.input) !== null) return
    const shown = await this.screen.api.call('play.creation', {
      action: this.action,
      input: this.#sent,
      given: this.#given,
      ...(this.#seed === null ? {} : { seed: this.#seed }),
      again,
    })
    const draft = this.screen.take(creationPlace, shown)
    if (!draft) return
    this.former = this.draft?.creature ?? null
    this.draft = draft
    // An answer that does not fit now may fit again: dice of a species that the GM comes back to.
    this.#given = { ...this.#given, ...draft.given }
    this.#seed = draft.seed
    this.#remember()
  }

  get #sent(): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(this.input).filter(([, value]) => value !== undefined && value !== ''),
    )
  }

  #fill(told: ActionInput): ActionInput {
    const start = { ...(this.view?.input ?? {}), ...this.#opened, ...told }
    return filledInput(this.#asks, start, this.screen.views)
  }

  #remember(): void {
    if (this.#seed === null) return
    const { action, step } = this
    const left = { action, input: this.#sent, given: this.#given, seed: this.#seed, step }
    // Nobody asked for it, so nothing is said where it can't be written.
    void this.screen.api.call('play.leave-creation', { name: this.#name, left })
  }

  /** One after the other: the second counts with what the first came to. */
  #inTurn(does: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(does)
    this.#turn = done.catch(() => undefined)
    return done
  }
}

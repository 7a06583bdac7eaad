import type { ActionView } from '../../../src-main/campaign/view/views.ts'
import type { Converted, Judgement, Monster } from '../../../src-main/rules/monsters/canonical.ts'
import type { RulesetId } from '../../../src-main/rules/situation.ts'
import { askOf } from '../../lib/action-form.svelte.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import { putOnTable } from '../../lib/put-on-table.ts'
import { faultOfPaste } from './pasted.ts'

export const steps = ['Paste', 'Check', 'Judge', 'Card', 'Keep'] as const
export type StepAt = 0 | 1 | 2 | 3 | 4

/** A monster on its way through the five steps. */
export interface InHand {
  monster: Monster
  converted: Converted
  judgements: readonly Judgement[]
  text: string
}

/** Turning pasted text into monsters of this game: paste, check, judge, card, keep. */
export class Converting {
  readonly screen: Screen
  text = $state('')
  step = $state<StepAt>(0)
  /** What is wrong with the paste, where the GM is looking. */
  wrong = $state<string | null>(null)
  /** What the reader said of the whole text. */
  says = $state('')
  reading = $state(false)
  found = $state.raw<readonly Monster[]>([])
  at = $state(0)
  inHand = $state.raw<InHand | null>(null)
  answers = $state.raw<Record<string, string>>({})
  name = $state('')
  tags = $state('')
  meet = $state(false)
  number = $state(1)
  /** Places in `found` that are in the bestiary by now. */
  kept = $state.raw<ReadonlySet<number>>(new Set())
  #asked = 0

  constructor(screen: Screen) {
    this.screen = screen
  }

  get ruleset(): RulesetId | null {
    return this.screen.board.top?.ruleset.id ?? null
  }

  /** What a whole paste said; an oversized one never enters the field. */
  paste(text: string): boolean {
    this.wrong = text === '' ? null : faultOfPaste(text)
    if (this.wrong !== null) return false
    this.text = text
    return true
  }

  async read(): Promise<void> {
    this.wrong = faultOfPaste(this.text)
    if (this.wrong !== null || this.reading) return
    this.reading = true
    const read = await this.screen.api.call('convert.read', { text: this.text })
    this.reading = false
    if (!read.ok) {
      this.wrong = [read.failure.message, read.failure.way].filter(Boolean).join(' ')
      return
    }
    this.says = read.value.says
    this.found = read.value.monsters
    this.kept = new Set()
    if (this.found.length === 0)
      this.wrong = read.value.says || 'No monster was found in that text.'
    else if (await this.take(0)) this.step = 1
  }

  /** Puts one of those found in hand. */
  async take(at: number): Promise<boolean> {
    const monster = this.found[at]
    if (!monster) return false
    this.at = at
    this.name = monster.name
    this.tags = monster.tags.join(', ')
    this.answers = { ...(this.ruleset === null ? {} : monster.judged[this.ruleset]) }
    this.inHand = null
    return this.#convert()
  }

  /** Begins at the judgement step with a monster that is in the bestiary already. */
  async again(monster: Monster): Promise<void> {
    this.text = monster.source.text
    this.found = [monster]
    this.kept = new Set()
    this.wrong = null
    if (await this.take(0)) this.step = 1
  }

  async answer(judgement: string, option: string): Promise<void> {
    this.answers = { ...this.answers, [judgement]: option }
    await this.#convert()
  }

  /** The answer in force: given, or the default. */
  answerTo({ id, default: otherwise }: Judgement): string {
    return this.answers[id] ?? this.inHand?.converted.answers[id] ?? otherwise
  }

  async next(): Promise<void> {
    if (this.step === 0) await this.read()
    else if (this.step === 4) await this.keep()
    else if (this.inHand) this.step = (this.step + 1) as StepAt
  }

  back(): void {
    if (this.step > 0) this.step = (this.step - 1) as StepAt
  }

  /** A step can be gone to when what it needs is in hand. */
  canGo(step: StepAt): boolean {
    return step === 0 || this.inHand !== null
  }

  go(step: StepAt): void {
    if (this.canGo(step)) this.step = step
  }

  /** The monster as it will be kept: with its name, tags and answers. */
  get asKept(): Monster | null {
    const { inHand, ruleset } = this
    if (!inHand || ruleset === null) return null
    return {
      ...inHand.monster,
      name: this.name.trim(),
      tags: this.tags
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
      judged: { ...inHand.monster.judged, [ruleset]: inHand.converted.answers },
    }
  }

  get cannotKeep(): string | null {
    if (this.name.trim() === '') return 'give it a name'
    return this.#keeping ? this.#keeping.refuses : 'this campaign keeps no library'
  }

  get #keeping(): ActionView | null {
    return this.screen.inSlot('keep').find((action) => askOf(action, 'record') !== null) ?? null
  }

  /** Into the bestiary, onto the table if wanted, and on to the next of those found. */
  async keep(): Promise<void> {
    const action = this.#keeping
    const record = askOf(action, 'record')
    const monster = this.asKept
    if (!action || record === null || !monster || this.cannotKeep !== null) return
    if (
      !(await this.screen.run(action.id, { ...action.input, [record]: monster }, { at: 'convert' }))
    )
      return
    if (this.meet) await putOnTable(this.screen, monster.id, this.number, 'convert')
    this.meet = false
    this.kept = new Set([...this.kept, this.at])
    const next = this.found.findIndex((_, at) => at > this.at && !this.kept.has(at))
    if (next < 0) this.startOver()
    else if (await this.take(next)) this.step = 1
  }

  startOver(): void {
    this.text = ''
    this.found = []
    this.inHand = null
    this.step = 0
    this.wrong = null
    this.says = ''
  }

  async #convert(): Promise<boolean> {
    const monster = this.found[this.at]
    if (!monster || this.ruleset === null) return false
    const mine = ++this.#asked
    const made = await this.screen.api.call('convert.to', {
      monster,
      ruleset: this.ruleset,
      answers: this.answers,
    })
    if (mine !== this.#asked) return false
    if (!made.ok) {
      this.wrong = [made.failure.message, made.failure.way].filter(Boolean).join(' ')
      return false
    }
    this.inHand = { monster, ...made.value }
    return true
  }
}

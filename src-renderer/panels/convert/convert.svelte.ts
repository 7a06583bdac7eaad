import type { OutputOf } from '../../../src-main/ipc/contract/endpoint.ts'
import type { ScreenContract } from '../../../src-main/ipc/contract/index.ts'
import type {
  ConversionTarget,
  Judgement,
  Monster,
} from '../../../src-main/rules/monsters/canonical.ts'
import type { RulesetId } from '../../../src-main/rules/core/situation.ts'
import { numberRefusal } from '../../lib/typed-number.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import { addToEncounter } from '../../lib/add-to-encounter.ts'
import { TypedMonster } from './typed-monster.svelte.ts'
import { certainMonster, type MonsterInText } from './monster-in-text.ts'
import { FieldEditing, type FieldChange } from './field-editing.svelte.ts'
import { faultOfPaste } from './paste-fault.ts'
import { namedMonster, originOf, otherNameRead, tagsTyped } from './kept-as.ts'
import { readPieces } from './read-pieces.ts'
import { ReviewQueue } from './queue.svelte.ts'
import { ConversionTargets, type ConvertedMonster } from './conversion-targets.svelte.ts'
import { campaignPanel } from '../../lib/lasting-panels.svelte.ts'

export const convertSteps = ['Paste', 'Check', 'Judge', 'Card', 'Keep'] as const
export type ConvertStep = 0 | 1 | 2 | 3 | 4
type Forms = OutputOf<ScreenContract, 'mend.forms'>

/** A monster on its way through the five steps, as it stands in one game. */
export interface CurrentMonster extends ConvertedMonster {
  monster: Monster
}

/** Turning text into monsters of this game, pasted, typed or from files: read, check, judge, card, keep. */
export class ConvertPanel {
  readonly screen: Screen
  readonly turning: ConversionTargets
  readonly mending: FieldEditing
  readonly queue: ReviewQueue
  text = $state('')
  step = $state<ConvertStep>(0)
  /** Error in the paste, shown where the GM is looking. */
  #wrong = $state<string | null>(null)
  reading = $state(false)
  at = $state(0)
  name = $state('')
  tags = $state('')
  /** Name of the last one kept. */
  saved = $state('')
  meet = $state(false)
  number = $state(1)
  /** Monster of the library that the one in hand takes the place of; null for none. */
  replaces = $state<string | null>(null)
  /** Set while a monster is typed instead of pasted. */
  hand = $state.raw<TypedMonster | null>(null)
  forms = $state.raw<Forms | null>(null)
  /** Target whose judgement calls are shown; null for the campaign's own game. */
  judging = $state<ConversionTarget | null>(null)
  #inHand = $state.raw<Monster | null>(null)
  /** Name under which the monster was last converted. */
  #turnedAs = ''
  /** The paste that those found stood in: other words are read again. */
  #readFrom = $state('')

  constructor(screen: Screen) {
    this.screen = screen
    this.turning = new ConversionTargets(screen.api)
    this.mending = new FieldEditing(screen.api)
    this.queue = new ReviewQueue(screen, () => this.turning.shared)
  }

  get ruleset(): RulesetId | null {
    return this.screen.views.top?.ruleset.id ?? null
  }

  get wrong(): string | null {
    return this.#wrong ?? this.turning.wrong
  }

  set wrong(says: string | null) {
    this.#wrong = says
    this.turning.wrong = null
  }

  get found(): readonly MonsterInText[] {
    return this.queue.found
  }

  get kept(): ReadonlySet<number> {
    return this.queue.kept
  }

  /** The monster in hand as it stands in the campaign's own game. */
  get inHand(): CurrentMonster | null {
    return this.ruleset === null ? null : this.handIn(this.ruleset)
  }

  /** The monster in hand as it stands in one target. */
  handIn(target: ConversionTarget): CurrentMonster | null {
    const turned = this.turning.turned[target]
    return this.#inHand && turned ? { monster: this.#inHand, ...turned } : null
  }

  /** The target whose calls are shown. */
  get judged(): ConversionTarget | null {
    const { judging } = this
    return judging !== null && this.turning.beside.includes(judging) ? judging : this.ruleset
  }

  /** Targets that the monster in hand is converted to, the campaign's own game first. */
  get targets(): { id: ConversionTarget; title: string }[] {
    const { ruleset, screen, turning, forms } = this
    if (ruleset === null) return []
    const title = screen.views.top?.ruleset.title ?? ''
    const others = turning.beside.flatMap((id) => forms?.targets.find((one) => one.id === id) ?? [])
    return [{ id: ruleset, title }, ...others.filter(({ id }) => id !== ruleset)]
  }

  /** To the calls of one target. */
  judge(target: ConversionTarget): void {
    this.judging = target
    this.step = 2
  }

  /** Pages, fields and targets, asked for once. */
  async load(): Promise<void> {
    if (this.forms) return
    const forms = await this.screen.api.call('mend.forms', null)
    if (forms.ok) this.forms = forms.value
  }

  /** Takes a whole paste; false when refused, with the reason in `wrong`: it then never enters the field. */
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
    const read = await readPieces(this.screen.api, [this.text], '')
    this.reading = false
    if (read.fault !== null) {
      this.wrong = read.fault
      return
    }
    this.hand = null
    this.queue.lay(read.found, read.says)
    this.#readFrom = this.text
    const [first] = this.queue.order
    if (first === undefined) this.wrong = read.says || 'No monster was found in that text.'
    else if ((await this.take(first)) && read.found.length === 1) this.step = 1
  }

  /** Files instead of a paste: the queue shows what they hold while they are read. */
  async takeFiles(files: readonly File[]): Promise<void> {
    if (files.length === 0) return
    this.startOver()
    await this.queue.readFiles(files)
  }

  /** A form to be typed into, in the order of a page. */
  async writeByHand(page = this.forms?.pages[0]?.id ?? 'ose'): Promise<void> {
    this.startOver()
    const hand: TypedMonster = new TypedMonster(this.screen.api, page, (monster) =>
      this.#typed(hand, monster),
    )
    this.hand = hand
    await hand.read()
    this.step = 1
  }

  async #typed(hand: TypedMonster, monster: Monster): Promise<void> {
    if (this.hand !== hand) return
    this.queue.lay([certainMonster(monster)], '')
    this.at = 0
    this.name = hand.typed.name?.trim() ?? ''
    await this.#show(monster)
  }

  /** Puts one of those found in hand. */
  async take(at: number): Promise<boolean> {
    const monster = this.found[at]?.monster
    if (!monster) return false
    this.at = at
    this.name = monster.name
    this.tags = monster.tags.join(', ')
    this.#inHand = null
    this.replaces = null
    this.turning.begin(monster)
    return this.#show(monster)
  }

  /** Begins at the check with a monster that is in the bestiary already. */
  async again(monster: Monster): Promise<void> {
    this.startOver()
    this.text = monster.source.text
    this.queue.lay([certainMonster(monster)], '')
    if (await this.take(0)) this.step = 1
  }

  /**
   * Next action of the first step: review or import of several monsters found, else reading the text.
   * Accepted monsters and running batches come first, as an import, so that no reading discards them.
   */
  get goesOn(): 'read' | 'review' | 'import' {
    const { queue } = this
    if (queue.accepted.size > 0 || queue.batch?.running) return 'import'
    const several = queue.batch !== null || (queue.found.length > 1 && this.text === this.#readFrom)
    if (!several) return 'read'
    return queue.doubtful > 0 ? 'review' : 'import'
  }

  /** Why the first step can't go on; null when it can. */
  get cannotGoOn(): string | null {
    const { queue } = this
    if (this.goesOn === 'read' && this.text.trim() === '') return 'Paste a stat block first.'
    if (this.goesOn !== 'import' || (queue.sure > 0 && !queue.batch?.running)) return null
    return queue.cannotImport
  }

  /** The layout of a monster as the GM knows it. */
  layoutOf({ layout }: Monster): string {
    return this.forms?.layouts[layout] ?? layout.replaceAll('-', ' ')
  }

  /** How many steps the monster in hand is from the first of the queue. */
  get place(): number {
    return this.queue.order.indexOf(this.at)
  }

  /** The one before it in the queue or the one after it; null at either end. */
  neighbour(steps: -1 | 1): number | null {
    return this.queue.order[this.place + steps] ?? null
  }

  /** The first of those that need the GM. */
  async review(): Promise<void> {
    const next = this.queue.nextDoubtful
    if (next !== null && (await this.take(next))) this.step = 1
  }

  async answer(judgement: string, option: string, target = this.judged): Promise<void> {
    if (target === null) return
    this.turning.answer(target, judgement, option)
    await this.#turn()
  }

  answerTo(judgement: Judgement): string {
    return this.judged === null ? judgement.default : this.turning.answerTo(this.judged, judgement)
  }

  /** Shows one target more beside the campaign's own, or one less. */
  async toggle(target: ConversionTarget): Promise<void> {
    this.turning.toggle(target)
    await this.#turn()
  }

  /** Changes a field of the monster in hand; its numbers follow. */
  async mend(change: FieldChange): Promise<boolean> {
    if (!this.#inHand) return false
    const monster = await this.mending.change(this.#inHand, change)
    if (!monster) return false
    this.queue.put(this.at, monster)
    await this.#show(monster)
    return true
  }

  async next(): Promise<void> {
    await this.hand?.settled()
    if (this.step === 0) await this.#goOn()
    else if (this.step === 4) await this.keep()
    else if (this.inHand) {
      await this.#renamed()
      this.step = (this.step + 1) as ConvertStep
    }
  }

  /** Its stat lines bear the name that the GM has given it. */
  async #renamed(): Promise<void> {
    if (this.#inHand && this.#callsIt(this.#inHand) !== this.#turnedAs) await this.#turn()
  }

  #callsIt({ name }: Monster): string {
    return this.name.trim() || name
  }

  async #goOn(): Promise<void> {
    if (this.goesOn === 'read') return this.read()
    if (this.goesOn === 'review') return this.review()
    if (this.queue.accepted.size === 0) this.queue.acceptSure()
    return this.queue.import()
  }

  back(): void {
    if (this.step > 0) this.step = (this.step - 1) as ConvertStep
  }

  /** A step can be gone to when what it needs is in hand. */
  canGo(step: ConvertStep): boolean {
    return step === 0 || this.inHand !== null
  }

  go(step: ConvertStep): void {
    if (!this.canGo(step)) return
    this.step = step
    void this.#renamed()
  }

  /** The monster as it will be kept: with its name, tags and answers. */
  get asKept(): Monster | null {
    const monster = this.#inHand
    if (!this.inHand || !monster) return null
    return {
      ...namedMonster(monster, this.name, this.hand !== null),
      id: this.replaces ?? monster.id,
      tags: tagsTyped(this.tags),
      judged: { ...monster.judged, ...this.turning.judged },
      origin: monster.origin ?? originOf(this.found[this.at]?.from ?? '', this.hand !== null),
    }
  }

  /** Its name as it was read, where the GM has given it another. */
  get nameAsRead(): string | null {
    return this.hand === null && this.#inHand ? otherNameRead(this.#inHand, this.name) : null
  }

  get cannotKeep(): string | null {
    if (this.name.trim() === '') return 'give it a name'
    return this.meet ? numberRefusal(this.number) : null
  }

  /**
   * Into the bestiary, onto the table if wanted, and on to the next of those found. One from a
   * file is only accepted: those that are go in together.
   */
  async keep(): Promise<void> {
    await this.hand?.settled()
    const monster = this.asKept
    if (!monster || this.cannotKeep !== null) return
    if (this.queue.batch) {
      this.queue.accept(this.at, monster)
      await this.#onwards(this.queue.nextDoubtful)
    } else if (await this.#keepOne(monster)) {
      if (this.replaces !== null) this.queue.put(this.at, monster)
      this.queue.keep(this.at)
      await this.#onwards(this.queue.nextOpen)
    }
  }

  async #keepOne(monster: Monster): Promise<boolean> {
    const input = { monsters: [monster], to: this.queue.to }
    const kept = this.screen.take('convert', await this.screen.api.call('library.keep', input))
    if (!kept) return false
    this.screen.said = kept.says
    this.saved = monster.name
    if (this.meet) await addToEncounter(this.screen, monster.id, this.number, 'convert')
    this.meet = false
    return true
  }

  async #onwards(next: number | null): Promise<void> {
    const page = this.hand?.page
    if (page !== undefined) await this.writeByHand(page)
    else if (next !== null) {
      if (await this.take(next)) this.step = 1
    } else if (this.queue.batch || this.queue.accepted.size > 0) this.step = 0
    else this.startOver()
  }

  startOver(): void {
    this.queue.clear()
    this.text = ''
    this.hand = null
    this.#inHand = null
    this.tags = ''
    this.step = 0
    this.wrong = null
  }

  async #show(monster: Monster): Promise<boolean> {
    this.#inHand = monster
    return this.#turn()
  }

  async #turn(): Promise<boolean> {
    if (!this.#inHand || this.ruleset === null) return false
    const name = this.#callsIt(this.#inHand)
    this.#turnedAs = name
    return this.turning.turn({ ...this.#inHand, name }, this.ruleset)
  }
}

/** One for each campaign on the screen: what is in hand is there when the GM comes back to it. */
export const convertPanelOf = campaignPanel(
  (screen) => new ConvertPanel(screen),
  (last) => last.startOver(),
)

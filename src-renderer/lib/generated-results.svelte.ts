import type { GeneratorLine } from '../../src-main/campaign/generator-desk.ts'
import type { Generated, PartId } from '../../src-main/rules/generators/generated.ts'
import type { Asks } from '../../src-main/rules/core/asks.ts'
import type { CallInput } from '../../src-main/ipc/contract/endpoint.ts'
import type { GeneratorSession } from '../../src-main/ipc/contract/generators.ts'
import type { ScreenContract } from '../../src-main/ipc/contract/index.ts'
import { filledInput, type ActionInput } from './action-input.ts'
import type { Screen } from './screen.svelte.ts'
import { screenPanel } from './lasting-panels.svelte.ts'

export const generatorsPlace = 'generators'
/** Results of a session, and characters of them that are remembered; the oldest go first. */
const [most, mostRemembered] = [60, 400_000]

/** A result of this session, and the parts of it that re-rolling leaves alone. */
export interface SessionResult {
  number: number
  result: Generated
  locked: PartId[]
  /** Number of the chronicle line by which the party took its treasure. */
  taken?: number | undefined
}

/** Part of a result, with the parts within it. */
export type ResultPart = Generated['parts'][number]

type BatchSeeds = NonNullable<GeneratorSession['batch']>
type Wanted = CallInput<ScreenContract, 'generators.make'>

/** A result on the screen whose parts are locked, rolled again and written over. */
export interface DealtResults {
  readonly screen: Screen
  readonly current: SessionResult | null
  toggleLock(part: PartId): void
  /** Rolls a part again, or all that is neither locked nor edited. */
  reroll(part: PartId | null): Promise<void>
  edit(part: PartId, text: string): Promise<void>
  /** Makes another, from a seed where one is given. */
  make(dealt?: Pick<Wanted, 'seed' | 'rerolled'> | null): Promise<void>
}

/** Results generated in a campaign. Each change of a result is a new one after it: nothing is lost. */
export class GeneratedResults implements DealtResults {
  readonly screen: Screen
  kinds = $state.raw<readonly GeneratorLine[]>([])
  list = $state.raw<readonly SessionResult[]>([])
  /** Number of the result shown; 0 for none. */
  shown = $state(0)
  /** Chosen kind; empty until the kinds are known. */
  kind = $state('')
  /** Results of a batch, and the kind they are of. */
  batch = $state.raw<{ of: BatchSeeds; title: string; results: readonly Generated[] } | null>(null)
  #inputs = $state.raw<Readonly<Record<string, ActionInput>>>({})
  #campaign: string | null = null
  #ready: Promise<void> = Promise.resolve()
  #turn: Promise<unknown> = Promise.resolve()

  constructor(screen: Screen) {
    this.screen = screen
  }

  readonly current = $derived.by(
    () => this.list.find(({ number }) => number === this.shown) ?? null,
  )
  readonly line = $derived.by(() => this.kinds.find(({ id }) => id === this.kind) ?? null)
  readonly input = $derived.by((): ActionInput => this.#filled(this.line))

  /** Input without blank fields, as main takes it. */
  readonly sent = $derived.by(() => withoutBlanks(this.input))

  /** Place of the shown result among all, from 0; -1 for none. */
  get at(): number {
    return this.list.findIndex(({ number }) => number === this.shown)
  }

  /** Reads what was made before, once a campaign, and the kinds with the campaign's own defaults. */
  enter(): Promise<void> {
    const campaign = this.screen.campaign?.id ?? null
    if (campaign !== this.#campaign) {
      this.#campaign = campaign
      this.list = []
      this.shown = 0
      this.batch = null
      this.#inputs = {}
      this.#ready = this.#readSession()
    }
    return this.#readKinds().then(() => this.#ready)
  }

  /** Turns to a kind, and to the result of it that was made last. */
  choose(kind: string): void {
    this.kind = kind
    if (this.current?.result.kind !== kind)
      this.shown = this.list.findLast(({ result }) => result.kind === kind)?.number ?? 0
  }

  set(input: ActionInput): void {
    this.#inputs = { ...this.#inputs, [this.kind]: input }
  }

  /** Shows a result made earlier, with the input it was made from. */
  show(number: number): void {
    const found = this.list.find((one) => one.number === number)
    if (!found) return
    this.shown = number
    this.kind = found.result.kind
    this.set(found.result.input)
    this.#remember()
  }

  /** Steps through the results: `by` -1 to the one before. */
  step(by: number): void {
    const next = this.list[this.at + by]
    if (next) this.show(next.number)
  }

  /** Makes a result of the chosen kind, from a seed where one is given. */
  make(dealt: Pick<Wanted, 'seed' | 'rerolled'> | null = null): Promise<void> {
    return this.#inTurn(async () => {
      const { kind } = this
      if (kind === '') return
      await this.#add({ kind, input: this.sent, edited: {}, ...(dealt ?? { rerolled: {} }) }, [])
    })
  }

  /** Makes a result from what another page asks for; the result shown among the generators stays. */
  makeBeside(wanted: Pick<Wanted, 'kind' | 'input' | 'seed' | 'rerolled'>): Promise<void> {
    return this.#inTurn(() => this.#add({ edited: {}, ...wanted }, [], true))
  }

  /** Makes one of a kind with the campaign's defaults; null when it could not be had. */
  async makeOne(kind: string): Promise<SessionResult | null> {
    await this.enter()
    this.choose(kind)
    const before = this.shown
    await this.make()
    return this.shown === before ? null : this.current
  }

  /** Rolls a part again, or all that is neither locked nor edited; of the result shown, unless another is named. */
  reroll(part: PartId | null, of?: number): Promise<void> {
    return this.#inTurn(async () => {
      const found = this.#one(of)
      if (!found) return
      const { locked, result } = found
      await this.#add({ ...dealtAs(result), again: { part, locked } }, locked, of !== undefined)
    })
  }

  /** Puts the GM's text in place of a part; an empty one brings back what was rolled. */
  edit(part: PartId, text: string, of?: number): Promise<void> {
    return this.#inTurn(async () => {
      const found = this.#one(of)
      if (!found) return
      const { result, locked } = found
      const { [part]: _before, ...others } = result.edited
      const edited = text.trim() === '' ? others : { ...others, [part]: text.trim() }
      await this.#add({ ...dealtAs(result), edited }, locked, of !== undefined)
    })
  }

  /** Locks a part of the shown result, or no longer. */
  toggleLock(part: PartId, of?: number): void {
    const found = this.#one(of)
    if (!found) return
    const locked = found.locked.includes(part)
      ? found.locked.filter((id) => id !== part)
      : [...found.locked, part]
    this.list = this.list.map((one) => (one === found ? { ...one, locked } : one))
    this.#remember()
  }

  /** Notes the chronicle line by which a result's treasure was taken. */
  noteTaken(number: number, taken: number): void {
    this.list = this.list.map((one) => (one.number === number ? { ...one, taken } : one))
    this.#remember()
  }

  /** Adds a result of a batch to those of the session, and shows it. */
  open(result: Generated): void {
    const same = this.list.find((one) => one.result.text === result.text)
    if (same) this.show(same.number)
    else this.#put(result, [])
  }

  /** Makes a batch of the chosen kind, with progress; the one before stays when it is called off. */
  async makeBatch(count: number): Promise<void> {
    const { kind, line } = this
    if (!line) return
    const input = this.sent
    const results = await this.screen.works.run(
      `${line.title}, ${count} of them`,
      generatorsPlace,
      (options) => this.screen.api.call('generators.batch', { kind, input, count }, options),
    )
    const [first] = results ?? []
    if (!results || !first) return
    // The first of a batch has the seed of the batch.
    this.batch = { of: { kind, input, count, seed: first.seed }, title: line.title, results }
    this.#remember()
  }

  #one(number = this.shown): SessionResult | null {
    return this.list.find((one) => one.number === number) ?? null
  }

  async #add(wanted: Wanted, locked: readonly PartId[], beside = false): Promise<void> {
    const campaign = this.#campaign
    const result = this.screen.take(
      generatorsPlace,
      await this.screen.api.call('generators.make', wanted),
    )
    if (result && campaign === this.#campaign) this.#put(result, locked, beside)
  }

  #put(result: Generated, locked: readonly PartId[], beside = false): void {
    const number = Math.max(0, ...this.list.map((one) => one.number)) + 1
    this.list = [...this.list, { number, result, locked: [...locked] }].slice(-most)
    if (!beside) {
      this.shown = number
      this.kind = result.kind
    }
    this.#remember()
  }

  #remember(): void {
    const { shown } = this
    const batch = this.batch ? { batch: this.batch.of } : {}
    const campaign = this.#campaign
    const results = newestWithin(this.list, mostRemembered)
    // Nobody asked for it, so nothing is said where it can't be written.
    if (campaign !== null)
      void this.screen.api.call('generators.remember', { campaign, results, shown, ...batch })
  }

  async #readSession(): Promise<void> {
    const campaign = this.#campaign
    const read = await this.screen.api.call('generators.session', null)
    if (!read.ok || campaign !== this.#campaign) return
    const { results, shown, batch } = read.value
    this.list = results
    if (batch) void this.#makeBatchAgain(batch)
    if (results.some(({ number }) => number === shown)) this.show(shown)
  }

  async #makeBatchAgain(of: BatchSeeds): Promise<void> {
    const campaign = this.#campaign
    const batch = await this.screen.api.call('generators.batch', of)
    const title = this.kinds.find(({ id }) => id === of.kind)?.title
    if (batch.ok && title !== undefined && campaign === this.#campaign && this.batch === null)
      this.batch = { of, title, results: batch.value }
  }

  async #readKinds(): Promise<void> {
    const read = await this.screen.api.call('generators.list', null)
    const kinds = this.screen.take(generatorsPlace, read)
    if (!kinds) return
    this.kinds = kinds
    if (this.line === null) this.kind = kinds[0]?.id ?? ''
  }

  /** Input of a kind as the GM set it, with the campaign's defaults for the rest. */
  #filled(line: GeneratorLine | null): ActionInput {
    if (!line) return {}
    const given = this.#inputs[line.id] ?? {}
    return filledInput(line.inputs as Asks, given, this.screen.views)
  }

  /** One after the other: the second sees what the first came to. */
  #inTurn(does: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(() => this.#ready).then(does)
    this.#turn = done.catch(() => undefined)
    return done
  }
}

/** The newest results whose JSON has no more than so many characters; at least one. */
function newestWithin(list: readonly SessionResult[], characters: number): SessionResult[] {
  let length = 0
  const tooOld = list.findLastIndex((one, at) => {
    length += JSON.stringify(one).length
    return length > characters && at < list.length - 1
  })
  return list.slice(tooOld + 1)
}

/** Input, seeds and edits that make a result again. */
function dealtAs({ kind, input, seed, rerolled, edited }: Generated): Wanted {
  return { kind, input: { ...input }, seed, rerolled: { ...rerolled }, edited: { ...edited } }
}

/** Removes blank fields from an input. */
function withoutBlanks(input: ActionInput): Wanted['input'] {
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined && value !== ''),
  ) as Wanted['input']
}

/** One for the screen: what was made is there when the GM comes back, and for the palette. */
export const generatedResultsOf = screenPanel((screen) => new GeneratedResults(screen))

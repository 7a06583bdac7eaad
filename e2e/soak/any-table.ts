import { bundled } from '../../src-main/app/bundled.ts'
import { apply, type Context } from '../../src-main/campaign/apply.ts'
import type { Entry, Given, Head } from '../../src-main/campaign/journal.ts'
import { Library, withOwnTables } from '../../src-main/campaign/library.ts'
import { firstHead, newState } from '../../src-main/campaign/state.ts'
import { amend } from '../../src-main/campaign/amend.ts'
import { LibraryAt } from '../../src-main/campaign/library-at.ts'
import { firstPlayed, lineage, type LineageStep } from '../../src-main/campaign/lineage.ts'
import { redo, undo } from '../../src-main/campaign/undo.ts'
import type { Ask } from '../../src-main/rules/core/asks.ts'
import type { WholeCampaign } from '../../src-main/storage/store.ts'
import { shapeFault } from '../../src-main/campaign/input.ts'
import { recordFault } from '../../src-main/session/record-fault.ts'
import type { ActionId, CampaignState, RulesetId } from '../../src-main/rules/core/situation.ts'
import { seeded, seedFrom, type Rng } from '../../src-main/rules/dice/rng.ts'
import { actionNamed, actionsOf, consequencesOf, rulesetOf } from '../../src-main/rules/registry.ts'
import { inputFor } from './any-input.ts'
import { pickOne } from './any-text.ts'
import { answerTo } from './evening.ts'

const { monsters, tables } = bundled('resources')
const at = '2026-11-21T20:00:00.000Z'
const borrowed: Partial<Record<RulesetId, CampaignState['borrowed']>> = {
  hearts: { dungeon: 'delve', travel: 'delve' },
}

/** A table where anything may be done, with its whole journal. */
export class AnyTable {
  head: Head
  readonly journal: Entry[] = []
  readonly done = new Set<ActionId>()
  private readonly library = new Library(monsters, tables, [])
  private readonly rng: Rng
  private waiting: ActionId[] = []

  constructor(
    readonly first: CampaignState,
    readonly seed: string,
  ) {
    this.head = firstHead('any', first)
    this.rng = seeded(seed)
  }

  /** Adds a character, an encounter and a fight: most actions need one of them. */
  static opened(game: RulesetId, seed: string): AnyTable {
    const table = new AnyTable(newState('Any', game, borrowed[game] ?? {}), seed)
    for (let person = 0; person < 3; person += 1) table.run(`${game}.new-character`)
    const who = table.head.state.party[0] ?? ''
    const spell = pickOne(table.rng, rulesetOf(table.first).spells)?.name ?? ''
    table.run('house.edit', { who, field: 'coins', to: 500 })
    table.run('house.give', { who, name: 'Spellbook', count: 1, ready: true, text: spell })
    table.run('house.light', { bearer: who, light: 'Torch' })
    table.run('house.meet')
    if (table.rng.die(2) === 1) table.run('house.fight')
    return table
  }

  /** A table as it was saved, with the library of now. */
  static saved({
    first,
    head,
    entries,
  }: Pick<WholeCampaign, 'first' | 'head' | 'entries'>): AnyTable {
    const table = new AnyTable(first.state, '0'.repeat(32))
    table.take(head, entries)
    return table
  }

  /** Plausible texts for fields where random characters would only be refused. */
  private written(): Record<string, unknown> {
    const { rng, head } = this
    const game = rulesetOf(head.state)
    const rule = pickOne(rng, game.houseRules)
    const { choice } = rule ?? {}
    const caster = Object.values(head.state.creatures).find(({ items }) =>
      Object.values(items).some(({ text }) => text),
    )
    return {
      caster: caster?.id,
      spell: Object.values(caster?.items ?? {}).find(({ text }) => text)?.id,
      field: pickOne(rng, game.fields)?.id,
      basket: `${rng.die(3)} ${pickOne(rng, game.gear)?.id}`,
      from: 'Elmstead',
      stops: 'Oakham 8; Mereford 12',
      months: 'Frost 30; Thaw 28',
      what: pickOne(rng, game.combat?.declarations ?? [])?.title,
      id: rule?.id,
      value: choice?.kind === 'options' ? pickOne(rng, choice.of)?.value : undefined,
      rumour: pickOne(rng, Object.keys(head.state.rumours ?? {})),
      title: pickOne(rng, Object.values(head.state.checks ?? {}))?.title,
      amount: pickOne(rng, [1, '1', 'd6']),
    }
  }

  /** One thing of all that can be done, or one taken back, done again or amended. */
  anything(): void {
    const kind = this.rng.die(20)
    if (kind === 1) return this.undo()
    if (kind === 2) return this.redo()
    if (kind === 3) return this.amend(this.rng.die(12) - 1)
    this.run(this.next())
  }

  /** Every action there is, one after another in an order of this session's own. */
  private next(): ActionId {
    if (this.waiting.length === 0)
      this.waiting = actionsOf(this.head.state).map(({ action }) => action.id)
    const [id] = this.waiting.splice(this.rng.die(this.waiting.length) - 1, 1)
    if (!id) throw new Error('there is nothing to do')
    return id
  }

  /** One action that the players may know nothing of. */
  runSecretly(id: ActionId, known: Record<string, unknown>): void {
    this.run(id, known, true)
  }

  run(id: ActionId, known: Record<string, unknown> = {}, isSecret = false): void {
    const action = actionNamed(this.head.state, id)
    if (!action) return
    const words = this.rng.die(2) === 1 ? this.written() : {}
    const fitting = Object.entries({ ...words, ...known }).filter(
      ([key, value]) =>
        value !== undefined && Object.hasOwn(action.asks, key) && fits(action.asks[key], value),
    )
    const random = inputFor(action.asks, this.head.state, this.library, this.rng)
    const input = { ...random, ...Object.fromEntries(fitting) }
    // Half of what is written down is of another kind than is asked for.
    if (shapeFault(action.asks, input, recordFault) !== null) return
    const command = {
      action: id,
      input,
      seed: seedFrom(this.rng),
      adjust: this.rng.die(10) === 1 ? this.rng.die(9) - 5 : 0,
      secret: this.rng.die(15) === 1 || isSecret,
      byHand: this.rng.die(8) === 1,
    }
    let given: Given = {}
    for (let attempts = 0; attempts < 60; attempts += 1) {
      const applied = apply(this.head, { ...command, given }, this.context())
      if (applied.end !== 'asks') return this.keep(applied)
      given = { ...given, [applied.question.label]: answerTo(applied.question, this.rng) }
    }
  }

  undo(): void {
    if (this.head.undo > 0)
      this.keep({ end: 'done', ...undo(this.head, this.entry(this.head.undo), at) })
  }

  redo(): void {
    if (this.head.redo > 0)
      this.keep({ end: 'done', ...redo(this.head, this.entry(this.head.redo), at) })
  }

  /** Another face for a line counted back from the last one; those after it are played again. */
  private amend(back: number): void {
    const { line } = this.steps()[back] ?? {}
    if (line) this.amendTo(line, { ...line.command.given, ...this.others(line.answers) }, 1)
  }

  /** Other answers of any kind for a line counted back from the last one; whether it could be amended so. */
  amendOtherwise(back: number): boolean {
    const { line } = this.steps()[back] ?? {}
    return line ? this.amendTo(line, this.others(line.answers), 60) : false
  }

  /** Amends the last line to other answers, to others again, and back to its first ones; true when all that could be done. */
  amendThereAndBack(): boolean {
    if (!this.amendOtherwise(0) || !this.amendOtherwise(0)) return false
    const { line } = this.steps()[0] ?? {}
    const first = line && firstPlayed(line, (number) => this.journal[number - 1])
    return line !== undefined && first !== undefined && this.amendTo(line, first.command.given, 1)
  }

  /** Different dice for the rolled answers; choices and texts are asked again. */
  private others(answers: Entry['answers']): Given {
    const faces = Object.entries(answers).flatMap(([label, answer]): [string, number[]][] =>
      answer.kind === 'dice' ? [[label, answer.faces.map(() => this.rng.die(answer.sides))]] : [],
    )
    return Object.fromEntries(faces)
  }

  private amendTo(line: Entry, answers: Given, most: number): boolean {
    let given = answers
    for (let attempts = 0; attempts < most; attempts += 1) {
      const of = { number: line.number, given }
      const amended = amend(this.head, this.steps(), of, (state, patches) => {
        const library = new LibraryAt(this.library, patches)
        const record: Context['record'] = (type, id) => library.record(type, id)
        return { ...this.context(), shelf: withOwnTables(library, state), record }
      })
      if (amended.end === 'done') this.take(amended.head, amended.entries)
      if (amended.end !== 'asks') return amended.end === 'done'
      given = { ...given, [amended.question.label]: answerTo(amended.question, this.rng) }
    }
    return false
  }

  private steps(): LineageStep[] {
    return lineage(this.head, (number) => this.journal[number - 1])
  }

  /** The state that the lines which stand lead to, played once each from the start; null where a session has ended. */
  replayed(): CampaignState | null {
    const steps = this.steps()
    if (steps.at(-1)?.next !== 0) return null
    const again = new AnyTable(this.first, this.seed)
    for (const { line } of steps.toReversed()) again.again(line)
    return again.head.state
  }

  private again({ command }: Entry): void {
    this.keep(apply(this.head, { ...command, byHand: false }, this.context()))
  }

  private keep(applied: ReturnType<typeof apply>): void {
    if (applied.end === 'done') this.take(applied.head, [applied.entry])
  }

  private take(head: Head, entries: readonly Entry[]): void {
    this.head = head
    for (const entry of entries) {
      this.journal.push(entry)
      this.library.follow(entry.forward.library)
      if (entry.kind === 'do') this.done.add(entry.command.action)
    }
  }

  private entry(number: number): Entry {
    const entry = this.journal[number - 1]
    if (!entry) throw new Error(`there is no entry ${number}`)
    return entry
  }

  private context(): Context {
    return {
      action: actionNamed,
      consequences: (before, after) => consequencesOf(after)(before, after),
      shelf: withOwnTables(this.library, this.head.state),
      record: (type, id) => this.library.record(type, id),
      at,
    }
  }

  /** The campaign's own records, as the store would hold them. */
  get kept(): unknown[] {
    return this.library.all().filter(({ id }) => this.library.homeOf(id) === 'campaign')
  }
}

function fits(ask: Ask | undefined, value: unknown): boolean {
  return ask !== undefined && shapeFault({ ask }, { ask: value }, recordFault) === null
}

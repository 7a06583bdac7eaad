import type { LineChange } from '../../src-main/campaign/amend.ts'
import type {
  ActionView,
  ChronicleLine,
  KnownActionId,
} from '../../src-main/campaign/view/views.ts'
import type { OutputOf, Result } from '../../src-main/ipc/contract/endpoint.ts'
import type { ScreenContract } from '../../src-main/ipc/contract/index.ts'
import type { Question } from '../../src-main/rules/core/procedure.ts'
import type { Api } from './api.ts'
import { creatureAsk } from './asks.ts'
import { fallbackPlace } from './places.svelte.ts'
import type { ScreenPlace, ScreenPlaces } from './places.svelte.ts'

export type TypedAnswer = number[] | string | number
type Ran = OutputOf<ScreenContract, 'play.run'>

/** A procedure that stopped half-way and waits for the GM. Nothing has changed yet. */
export interface PendingQuestion {
  at: ScreenPlace
  /** Title of the action under way. */
  title: string
  /** Name of the creature that it is about, where it is about one. */
  who: string | null
  question: Question
  answer(given: TypedAnswer): Promise<ChronicleLine | null>
  /** Lets the screen roll this and what is still to come; null when it can't. */
  roll: (() => Promise<ChronicleLine | null>) | null
}

/** An amendment that would change later lines. Nothing has changed yet. */
export interface Amendment {
  /** Number of the line to be amended. */
  number: number
  changes: readonly LineChange[]
  apply(): Promise<ChronicleLine | null>
}

/** Options of a command; by default the screen rolls, unless the settings say otherwise. */
export interface RunOptions {
  /** Place where the GM acted: the question and the failure appear there. */
  at?: ScreenPlace
  adjust?: number
  override?: 'success' | 'failure'
  secret?: boolean
  given?: Record<string, TypedAnswer>
  seed?: string
  /** Ask for every die; the setting says so unless this does. */
  byHand?: boolean
}

/** Parts of the screen that the command queue reads and writes. */
interface CommandHost {
  readonly places: ScreenPlaces
  readonly settings: { byHand: boolean }
  action(id: KnownActionId): ActionView | null
  creature(id: string): { name: string } | null
  /** Hears the slot of each action that was done, and each undo. */
  readonly guide: { done(what: ActionView['slot'] | 'undo'): void }
  /** Read out politely. */
  said: string
}

/** Commands sent to main one after the other, and the question or amendment at which the last one stopped. */
export class CommandQueue {
  readonly #api: Api
  readonly #host: CommandHost
  /** Question at which the last command stopped. */
  asked = $state.raw<PendingQuestion | null>(null)
  amendment = $state.raw<Amendment | null>(null)
  /** Commands on their way; a button that caused one may show it. */
  underWay = $state(0)
  /** Commands under way that may stop at a question for the GM’s dice. */
  mayAsk = $state(0)
  #last: Promise<unknown> = Promise.resolve()

  constructor(api: Api, host: CommandHost) {
    this.#api = api
    this.#host = host
  }

  /** Runs an action; null when it stopped at a question or failed, both shown where it was caused. */
  run(
    action: KnownActionId,
    input: Record<string, unknown>,
    options: RunOptions = {},
  ): Promise<ChronicleLine | null> {
    const {
      at = fallbackPlace,
      given = {},
      seed,
      byHand = this.#host.settings.byHand,
      ...ruling
    } = options
    const does = async (): Promise<ChronicleLine | null> => {
      const slot = this.#host.action(action)?.slot
      const ran = await this.#api.call('play.run', {
        action,
        input,
        given,
        byHand,
        ...ruling,
        ...(seed === undefined ? {} : { seed }),
      })
      if (ran.ok && ran.value.end === 'done' && slot) this.#host.guide.done(slot)
      return this.#end(at, ran, this.#about(action, input), (more, kept, rolls) =>
        this.run(action, input, {
          ...options,
          given: { ...given, ...more },
          seed: kept,
          ...(rolls ? { byHand: false } : {}),
        }),
      )
    }
    return this.#inTurn(at, does, byHand || Object.keys(given).length > 0)
  }

  undo(at: ScreenPlace = fallbackPlace): Promise<ChronicleLine | null> {
    return this.#inTurn(at, async () => {
      const line = this.#announce(
        this.#host.places.take(at, await this.#api.call('play.undo', null)),
      )
      if (line) this.#host.guide.done('undo')
      return line
    })
  }

  redo(at: ScreenPlace = fallbackPlace): Promise<ChronicleLine | null> {
    return this.#inTurn(at, async () =>
      this.#announce(this.#host.places.take(at, await this.#api.call('play.redo', null))),
    )
  }

  /**
   * Runs a recent line again with other answers, or with those it was first played with. Where later
   * lines would change, `amendment` tells how, and nothing happens before it is applied.
   */
  amend(
    number: number,
    answers: Record<string, TypedAnswer> | 'original',
    at: ScreenPlace = fallbackPlace,
    agreed?: number,
  ): Promise<ChronicleLine | null> {
    const given = answers === 'original' ? {} : answers
    const does = async (): Promise<ChronicleLine | null> => {
      const ran = await this.#api.call('play.amend', {
        number,
        given,
        original: answers === 'original',
        ...(agreed === undefined ? {} : { agreed }),
      })
      if (!ran.ok || ran.value.end !== 'would change')
        return this.#end(at, ran as Result<Ran>, { title: 'Amend', who: null }, (more) =>
          this.amend(number, { ...given, ...more }, at),
        )
      const { changes, version } = ran.value
      const apply = (): Promise<ChronicleLine | null> => this.amend(number, answers, at, version)
      this.amendment = { number, changes, apply }
      return null
    }
    return this.#inTurn(at, does, true)
  }

  /** Waits until every command that was begun is done, or has stopped at a question. */
  async settled(): Promise<void> {
    await this.#last
  }

  /** Drops the question: nothing had changed. */
  dropQuestion(): void {
    this.asked = null
  }

  /** Drops what waits for the GM: nothing had changed. */
  dropPending(): void {
    this.asked = null
    this.amendment = null
  }

  /** One command after another: the second sees the state that the first led to. */
  #inTurn<T>(at: ScreenPlace, does: () => Promise<T>, mayAsk = false): Promise<T> {
    this.dropPending()
    this.#host.places.clear(at)
    this.underWay += 1
    this.mayAsk += Number(mayAsk)
    const done = this.#last.then(does).finally(() => {
      this.underWay -= 1
      this.mayAsk -= Number(mayAsk)
    })
    this.#last = done.catch(() => undefined)
    return done
  }

  #about(id: KnownActionId, input: Record<string, unknown>): { title: string; who: string | null } {
    const action = this.#host.action(id)
    const ask = creatureAsk(action)
    const who = ask === null ? null : this.#host.creature(String(input[ask] ?? ''))
    return { title: action?.title ?? id, who: who?.name ?? null }
  }

  #end(
    at: ScreenPlace,
    ran: Result<Ran>,
    about: Pick<PendingQuestion, 'title' | 'who'>,
    again: (
      more: Record<string, TypedAnswer>,
      seed: string,
      rolls: boolean,
    ) => Promise<ChronicleLine | null>,
  ): ChronicleLine | null {
    const end = this.#host.places.take(at, ran)
    if (!end) return null
    if (end.end === 'done') return this.#announce(end.line)
    const { question, given, seed } = end
    this.asked = {
      at,
      ...about,
      question,
      answer: (answer) => again({ ...given, [question.label]: answer }, seed, false),
      roll: question.ask === 'dice' ? () => again(given, seed, true) : null,
    }
    return null
  }

  #announce(line: ChronicleLine | null): ChronicleLine | null {
    if (line) {
      this.#host.places.clearAll()
      this.#host.said = `${line.what}: ${line.says}`
    }
    return line
  }
}

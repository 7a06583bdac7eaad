import type { SharedAnswer } from '../../../src-main/rules/monsters/batch/answers.ts'
import type {
  ConversionTarget,
  Converted,
  Judgement,
  Monster,
} from '../../../src-main/rules/monsters/canonical.ts'
import type { Api } from '../../lib/api.ts'
import { NewestCall } from '../../lib/newest-call.ts'

/** A monster as it stands in one game or one form of stat block. */
export interface ConvertedMonster {
  converted: Converted
  judgements: readonly Judgement[]
  text: string
}

/** Games shown beside each other, the campaign's own among them. */
export const mostConversionTargets = 3

/** One monster turned into up to three targets, each with the GM's answers; always from the original. */
export class ConversionTargets {
  /** Targets beside the campaign's own game. */
  beside = $state.raw<readonly ConversionTarget[]>([])
  turned = $state.raw<Readonly<Partial<Record<ConversionTarget, ConvertedMonster>>>>({})
  /** Answers given for the monster in hand, by target. */
  given = $state.raw<Readonly<Partial<Record<ConversionTarget, Record<string, string>>>>>({})
  /** Answers given for all that are like it. */
  shared = $state.raw<readonly SharedAnswer[]>([])
  wrong = $state<string | null>(null)
  readonly #api: Pick<Api, 'call'>
  readonly #calls = new NewestCall()

  constructor(api: Pick<Api, 'call'>) {
    this.#api = api
  }

  /** Takes another monster: its own answers and none of the last one's. */
  begin(monster: Monster): void {
    this.given = { ...monster.judged }
    this.turned = {}
  }

  answer(target: ConversionTarget, judgement: string, option: string): void {
    this.given = { ...this.given, [target]: { ...this.given[target], [judgement]: option } }
  }

  /** The answer in force: given, shared or the default. */
  answerTo(target: ConversionTarget, { id, default: otherwise }: Judgement): string {
    return this.given[target]?.[id] ?? this.turned[target]?.converted.answers[id] ?? otherwise
  }

  /** Lets the answer in force hold for every monster whose question is alike; again, and it no longer does. */
  share(target: ConversionTarget, judgement: Judgement): void {
    const now = this.sharedFor(target, judgement)
    const others = this.shared.filter((one) => one !== now)
    const option = this.answerTo(target, judgement)
    this.shared =
      now?.option === option
        ? others
        : [...others, { target, judgement: judgement.id, like: likeness(judgement), option }]
  }

  /** The shared answer to questions like this one, if there is one. */
  sharedFor(target: ConversionTarget, judgement: Judgement): SharedAnswer | undefined {
    return this.shared.find(
      (one) =>
        one.target === target && one.judgement === judgement.id && one.like === likeness(judgement),
    )
  }

  toggle(target: ConversionTarget): void {
    this.beside = this.beside.includes(target)
      ? this.beside.filter((one) => one !== target)
      : [...this.beside, target].slice(-(mostConversionTargets - 1))
  }

  /** Turns the monster into every target; false when a newer turn overtook this one or it was refused. */
  async turn(monster: Monster, own: ConversionTarget): Promise<boolean> {
    const isNewest = this.#calls.start()
    const targets = [own, ...this.beside.filter((one) => one !== own)]
    const shared = [...this.shared]
    const conversions = await Promise.all(
      targets.map(async (target) => {
        const answers = this.given[target] ?? {}
        const input = {
          monster,
          ruleset: target,
          answers,
          ...(shared.length > 0 ? { shared } : {}),
        }
        return [target, await this.#api.call('convert.to', input)] as const
      }),
    )
    if (!isNewest()) return false
    const failed = conversions.find(([, result]) => !result.ok)?.[1]
    if (failed && !failed.ok) {
      this.wrong = [failed.failure.message, failed.failure.way].filter(Boolean).join(' ')
      return false
    }
    this.turned = Object.fromEntries(
      conversions.flatMap(([target, result]) => (result.ok ? [[target, result.value]] : [])),
    )
    return true
  }

  /** The answers used for each target, as they are kept with the monster. */
  get judged(): Monster['judged'] {
    return Object.fromEntries(
      Object.entries(this.turned).map(([target, { converted }]) => [target, converted.answers]),
    )
  }
}

const likeness = ({ like, evidence }: Judgement): string => like ?? evidence

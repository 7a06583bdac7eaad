import type { Ask, Asks } from '../rules/core/asks.ts'
import type { CreationStep } from '../rules/core/creation.ts'
import type { RuleId, Step } from '../rules/core/outcome.ts'
import type { Answer, Question } from '../rules/core/procedure.ts'
import type { Ruleset } from '../rules/core/ruleset.ts'
import type { ActionId } from '../rules/core/situation.ts'
import { nameKey } from '../rules/common/names.ts'
import { moneyOf, purseOf } from '../rules/gm/party/coins.ts'
import { answerFromSeed, rehearse, type Heard } from './answering.ts'
import { apply, planOf, type Context } from './apply.ts'
import { withDefaults } from './input.ts'
import type { Command, Given, Head } from './journal.ts'
import { refused, type Refused } from './refusal.ts'
import { creatureView } from './view/creatures.ts'
import type { CreatureView } from './view/views.ts'

/** A die or a choice of a step, as it stands. */
export interface CreationRoll {
  label: string
  /** Dice, a choice from `of`, or a number. */
  question: Question
  /** Faces, the chosen word or the number. */
  answer: number[] | string | number
}

/** A step of creation with its rolls and what came of them. */
interface CreationStepView extends Pick<CreationStep, 'title' | 'says' | 'rule'> {
  asks: readonly string[]
  /** Inputs under which chance decides this step. */
  random: Readonly<Record<string, unknown>>
  rolls: CreationRoll[]
  why: Step[]
}

/** A character under way: nothing is kept until the action runs with the same input, seed and answers. */
export interface CreationDraft {
  seed: string
  /** Answers that still fit. */
  given: Given
  steps: CreationStepView[]
  says: string
  creature: CreatureView
  /** Coins left, where the game has money. */
  purse: { coins: number; one: string; many: string } | null
  /** Creature before it gained a level; null for a new one. */
  before: CreatureView | null
}

interface CreationWish {
  action: ActionId
  input: Record<string, unknown>
  seed: string
  given: Given
  /** Labels of the dice to roll again, from another seed. */
  again?: { labels: readonly string[]; seed: string }
}

/** Plays a creation on the side and shows each of its steps. Nothing is kept. Pure. */
export function draftCreation(
  head: Head,
  wish: CreationWish,
  context: Context,
  game: Ruleset,
): { end: 'drafted'; draft: CreationDraft } | { end: 'refused'; refused: Refused } {
  const action = context.action(head.state, wish.action)
  if (!action?.creation) return refused('This game has no such steps.')
  const input = withDefaults(action.asks, wish.input)
  const command: Command = { ...plainCommand, ...wish, input }
  const planned = planOf(head, action, command, context)
  if ('refused' in planned) return planned
  const first = rehearse(planned.run(), command)
  const given = { ...wish.given, ...fallenAgain(first, wish.again) }
  const heard = rehearse(planned.run(), { ...command, given })
  const kept = givenOf(heard, given)
  const applied = apply(head, { ...command, given: kept }, context)
  if (applied.end === 'refused') return applied
  if (applied.end === 'asks')
    return refused(
      `It asks for “${applied.question.label}” on the way.`,
      'Run it from the palette (Ctrl+K).',
    )
  const { state } = applied.head
  const { says, why } = applied.entry.outcome
  const named = Object.values(input).map(String)
  const creature =
    Object.values(state.creatures).find(({ id }) => !head.state.creatures[id]) ??
    Object.values(state.creatures).find(({ id }) => named.includes(id))
  if (!creature) return refused(`${says}.`)
  const before = head.state.creatures[creature.id]
  const money = moneyOf(game)
  return {
    end: 'drafted',
    draft: {
      seed: wish.seed,
      given: kept,
      steps: stepViews(action.creation, action.asks, heard, why).map((step) => ({
        ...step,
        why: [...step.why, ...takenName(step, creature.name)],
      })),
      says,
      creature: creatureView(creature, state, game, []),
      purse: money
        ? { coins: purseOf(creature, money, state), one: money.one, many: money.many }
        : null,
      before: before ? creatureView(before, head.state, game, []) : null,
    },
  }
}

const plainCommand = { adjust: 0, secret: false, byHand: false }

/** New answers for the dice to roll again. */
function fallenAgain(heard: readonly Heard[], again: CreationWish['again']): Given {
  if (!again) return {}
  const fresh = heard.filter(({ question }) => again.labels.includes(question.label))
  return Object.fromEntries(
    fresh.map(({ question }) => [question.label, valueOf(answerFromSeed(question, again.seed))]),
  )
}

/** Answers given that were taken, and the choices that chance made. */
function givenOf(heard: readonly Heard[], given: Given): Given {
  return Object.fromEntries(
    heard.flatMap(({ question: { label }, answer }) => {
      if (answer.kind === 'choice') return [[label, answer.value]]
      const typed = given[label]
      const taken = answer.kind === 'dice' ? answer.typed : answer.value === typed
      return typed !== undefined && taken ? [[label, typed]] : []
    }),
  )
}

function valueOf(answer: Answer): number[] | string | number {
  return answer.kind === 'dice' ? answer.faces : answer.value
}

function stepViews(
  steps: readonly CreationStep[],
  asks: Asks,
  heard: readonly Heard[],
  why: readonly Step[],
): CreationStepView[] {
  return steps.map((step) => ({
    title: step.title,
    says: step.says,
    rule: step.rule,
    asks: step.asks ?? [],
    random: Object.fromEntries(
      (step.asks ?? []).flatMap((name) => {
        const ask = asks[name]
        const open = ask && leftToChance(ask)
        return open === undefined ? [] : [[name, open]]
      }),
    ),
    rolls: heard
      .filter(({ question: { label } }) => stepOfDie(steps, label) === step)
      .map(({ question, answer }) => ({
        label: question.label,
        question,
        answer: valueOf(answer),
      })),
    why: why.filter(({ rule }) => rule !== undefined && stepOfRule(steps, rule) === step),
  }))
}

/** Says which name stands where somebody living has the rolled one. */
function takenName({ rolls, rule }: CreationStepView, name: string): Step[] {
  return rolls.flatMap(({ label, question, answer }) => {
    if (!/^(?:first )?name$/.test(label) || question.ask !== 'dice') return []
    const rolled = Array.isArray(answer) && question.faces?.[(answer[0] ?? 0) - 1]
    if (!rolled || nameKey(rolled) === nameKey(name)) return []
    return [{ name: 'Name', value: `${name}, as ${rolled} is taken`, ...(rule ? { rule } : {}) }]
  })
}

/** The first step that the results of a rule belong to; a later one of the same rule does not repeat them. */
function stepOfRule(steps: readonly CreationStep[], of: RuleId): CreationStep | undefined {
  return steps.find(({ rule, shows = [] }) => rule === of || shows.includes(of))
}

/** The step whose beginning of a label fits best. */
export function stepOfDie(steps: readonly CreationStep[], label: string): CreationStep | undefined {
  const fitting = steps.flatMap((step) =>
    (step.dice ?? []).filter((start) => label.startsWith(start)).map((start) => ({ step, start })),
  )
  return fitting.sort((one, other) => other.start.length - one.start.length)[0]?.step
}

/** Value of an input by which dice decide; undefined where it has none. */
function leftToChance(ask: Ask): unknown {
  if (ask.kind === 'choice') return ask.of.find((word) => /^by the (?:dice|archetype)$/i.test(word))
  return ask.kind === 'text' && ask.optional ? '' : undefined
}

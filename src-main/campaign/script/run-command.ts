import type { Answers, Question } from '../../rules/core/procedure.ts'
import type { Amended } from '../amend.ts'
import type { Applied } from '../apply.ts'
import type { Given } from '../journal.ts'
import type { Refused } from '../refusal.ts'
import { rolledFaces } from '../answering.ts'
import { ScriptFault } from './fault.ts'
import { labelWords, plainName } from './match-name.ts'
import { askedFromQuestion, askedByLabel, type StepDice } from './step-dice.ts'

type Ran = Applied | Amended
type Done<T extends Ran> = Extract<T, { end: 'done' }>

/** A roll that the script did not give: it fell from the seed. */
export interface FromSeed {
  label: string
  sides: number
  count: number
}

/** End of a run with a script's dice. */
export type WithDice<T extends Ran> =
  | { end: 'done'; ran: Done<T>; unused: string[]; rolled: FromSeed[] }
  | { end: 'asks'; question: Question }
  | { end: 'refused'; refused: Refused }

const answersOf = (ran: Done<Ran>): Answers =>
  'entries' in ran ? ran.entries[0].answers : ran.entry.answers

/** Source of the dice that a script does not say: its seed, or none in a strict one. */
interface OtherDice {
  /** 32 hex digits. */
  seed: string
  strict: boolean
  /** True where the GM has ruled: no die is missed then. */
  ruled?: boolean
}

/**
 * Runs a command, each time with one more question answered: by the script, or else from the seed. Once all of
 * them are, it is run with the script's answers alone, and the same dice fall from the seed by themselves.
 * @param before answers of the line that is played again, where the script gives no other
 * @throws ScriptFault for a die that fits no question, while another was rolled in its place
 */
export function withDice<T extends Ran>(
  run: (given: Given, byHand: boolean) => T,
  dice: StepDice,
  { seed, strict, ruled = false }: OtherDice,
  before: Given = {},
): WithDice<T> {
  const known = labelsOf(run({ ...before }, false))
  const said: Given = {}
  const rolled = new Map<string, DiceQuestion>()
  for (;;) {
    const fallen = [...rolled].map(([label, asked]) => [label, rolledFaces(seed, asked)] as const)
    const ran = run({ ...said, ...Object.fromEntries(fallen) }, true)
    if (ran.end === 'refused') return ran
    if (ran.end === 'asks') {
      const { question } = ran
      const others = known.filter((one) => one !== question.label && !(one in said))
      const answer = dice.take(askedFromQuestion(question), others) ?? before[question.label]
      if (answer !== undefined) said[question.label] = answer
      else if (question.ask === 'choice' && question.usual !== undefined && !strict)
        said[question.label] = question.usual
      else if (question.ask === 'dice' && !strict) rolled.set(question.label, question)
      else return ran
      continue
    }
    const more = numberIn(ran as Done<T>, said, dice, before) ?? onlyDie(rolled, dice)
    if (more) {
      said[more.label] = more.value
      rolled.delete(more.label)
      continue
    }
    const open = [...rolled.values()].map(({ label, sides, count }) => ({
      label: labelWords(label),
      sides,
      count,
    }))
    const unused = ruled ? dice.left : leftOver(open, Object.keys(said).map(labelWords), dice)
    const last = run(said, strict)
    return last.end === 'done'
      ? { end: 'done', ran: last as Done<T>, unused, rolled: open }
      : unlike(last)
  }
}

type DiceQuestion = Extract<Question, { ask: 'dice' }>

const unlike = <T extends Ran>(ran: T): never => {
  throw new Error(`the last run ended otherwise than those before it: ${ran.end}`)
}

/** Labels of the questions of a run, as far as it came. */
function labelsOf(ran: Ran): string[] {
  return ran.end === 'done' ? Object.keys(answersOf(ran)) : []
}

type Found = { label: string; value: Given[string] } | undefined

/** First number that the script gives, of those that nobody has to be asked for. */
function numberIn(ran: Done<Ran>, said: Given, dice: StepDice, before: Given): Found {
  for (const [label, answer] of Object.entries(answersOf(ran))) {
    if (answer.kind !== 'number' || label in said) continue
    const value = dice.take(askedByLabel(label), []) ?? before[label]
    if (value !== undefined) return { label, value }
  }
  return undefined
}

/** The only roll left, answered by the only die left, whatever it is called. */
function onlyDie(rolled: ReadonlyMap<string, DiceQuestion>, dice: StepDice): Found {
  const [only, ...more] = rolled.values()
  if (!only || more.length > 0) return undefined
  const value = dice.takeOnly(askedFromQuestion(only))
  return value === undefined ? undefined : { label: only.label, value }
}

/** Dice that nothing asked for. @throws ScriptFault when a roll may have been meant by them */
function leftOver(rolled: readonly FromSeed[], said: readonly string[], dice: StepDice): string[] {
  const { left } = dice
  for (const { label, sides, count } of rolled) {
    const key = left.find((one) => plainName(one) === plainName(label))
    if (key !== undefined)
      throw new ScriptFault(`dice “${key}”`, `what is given is no roll of ${count}d${sides}.`)
  }
  const named = left.filter((one) => !dice.isWord(one))
  if (named.length > 0 && rolled.length > 0)
    throw new ScriptFault(`dice “${named.join('”, “')}”`, 'nothing is rolled by that name.', [
      ...rolled.map(({ label, sides, count }) => `${label} (${count}d${sides})`),
      ...said,
    ])
  return left
}

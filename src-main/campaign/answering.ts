import { seeded, streamFor, type Rng } from '../rules/dice/rng.ts'
import type { Outcome } from '../rules/core/outcome.ts'
import type { Answer, Answers, Procedure, Question } from '../rules/core/procedure.ts'
import type { Command, Given } from './journal.ts'
import { refused, type Refused } from './refusal.ts'

type Answered =
  | { end: 'done'; outcome: Outcome; answers: Answers }
  | { end: 'asks'; question: Question; given: Given }
  | { end: 'refused'; refused: Refused }

/**
 * Runs a procedure to its end, or to the first question that only the GM can answer. Dice that
 * were not typed come from the seed, each label from its own stream: so typing one die never
 * changes how another falls. A label that comes again is numbered.
 */
export function answering(procedure: Procedure, command: Command): Answered {
  const answers: Answers = {}
  const given: Given = { ...command.given }
  let step = procedure.next()
  while (!step.done) {
    const question = { ...step.value, label: labelOf(step.value, answers) }
    const answer = answerTo(question, command)
    if (answer === 'ask the GM') return { end: 'asks', question, given }
    if (typeof answer === 'string') return refused(answer, 'Type it again.')
    answers[question.label] = answer
    step = procedure.next(answer)
  }
  return { end: 'done', outcome: step.value, answers }
}

/** A question of a rehearsal with the answer that it got. */
export interface Heard {
  question: Question
  answer: Answer
}

/**
 * Runs a procedure to its end and asks nobody: a given answer that does not fit its question is left out,
 * and choices that nobody made come from the seed. Returns every question with its answer.
 */
export function rehearse(procedure: Procedure, command: Command): Heard[] {
  const answers: Answers = {}
  const heard: Heard[] = []
  let step = procedure.next()
  while (!step.done) {
    const question = { ...step.value, label: labelOf(step.value, answers) }
    const given = answerTo(question, { ...command, byHand: false })
    const answer = typeof given === 'string' ? answerFromSeed(question, command.seed) : given
    answers[question.label] = answer
    heard.push({ question, answer })
    step = procedure.next(answer)
  }
  return heard
}

/** Answer to a question that chance gives from a seed. */
export function answerFromSeed(question: Question, seed: string): Answer {
  if (question.ask === 'dice') return diceAnswer(question, rolledFaces(seed, question), false)
  if (question.ask === 'number') return numberAnswer(question, question.otherwise)
  const { label, of } = question
  const face = seeded(streamFor(seed, label)).die(of.length)
  return { kind: 'choice', value: of[face - 1] ?? '' }
}

/** Unique label of a question: two creatures of one name give "save, Guard" and "save, Guard (2)". */
function labelOf({ label }: Question, answers: Answers): string {
  let own = label
  for (let nth = 2; Object.hasOwn(answers, own); nth++) own = `${label} (${nth})`
  return own
}

function answerTo(question: Question, command: Command): Answer | string {
  const given = Object.hasOwn(command.given, question.label)
    ? command.given[question.label]
    : undefined
  if (given !== undefined) return givenAnswer(question, given)
  if (question.ask === 'choice') return 'ask the GM'
  if (question.ask === 'number') return numberAnswer(question, question.otherwise)
  if (command.byHand) return 'ask the GM'
  return diceAnswer(question, rolledFaces(command.seed, question), false)
}

/** Faces that fall from a seed for a question. */
export function rolledFaces(seed: string, question: DiceQuestion): number[] {
  return faces(seeded(streamFor(seed, question.label)), question)
}

function diceAnswer({ sides, sum }: DiceQuestion, faces: number[], typed: boolean): Answer {
  return { kind: 'dice', sides, faces, typed, ...(sum ? { sum: 'counts' } : {}) }
}

type NumberQuestion = Extract<Question, { ask: 'number' }>

function numberAnswer({ bid }: NumberQuestion, value: number): Answer {
  return { kind: 'number', value, ...(bid ? { bid } : {}) }
}

function faces(rng: Rng, question: { count: number; sides: number }): number[] {
  return Array.from({ length: question.count }, () => rng.die(question.sides))
}

function givenAnswer(question: Question, given: number[] | string | number): Answer | string {
  if (question.ask === 'dice') return givenDice(question, given)
  if (question.ask === 'choice') {
    if (typeof given === 'string' && question.of.includes(given))
      return { kind: 'choice', value: given }
    return `“${question.label}” is one of ${question.of.join(', ')}.`
  }
  if (
    typeof given === 'number' &&
    Number.isInteger(given) &&
    given >= question.min &&
    given <= question.max
  ) {
    return numberAnswer(question, given)
  }
  return `“${question.label}” is a whole number from ${question.min} to ${question.max}.`
}

type DiceQuestion = Extract<Question, { ask: 'dice' }>

function givenDice(question: DiceQuestion, given: number[] | string | number): Answer | string {
  if (typeof given === 'number' && question.count > 1) return givenSum(question, given)
  const typed = Array.isArray(given) ? given : [Number(given)]
  const dice = `${question.count}d${question.sides}`
  if (typed.length !== question.count) {
    return `“${question.label}” is ${dice}: ${question.count} numbers, and ${typed.length} came.`
  }
  const wrong = typed.find((face) => !Number.isInteger(face) || face < 1 || face > question.sides)
  if (wrong !== undefined) return `“${question.label}” is ${dice}: no die of it shows ${wrong}.`
  return diceAnswer(question, [...typed], true)
}

/** Faces that add up to a typed sum, as even as they can be. */
function givenSum({ label, count, sides, sum }: DiceQuestion, given: number): Answer | string {
  const dice = `${count}d${sides}`
  if (!sum) return `“${label}” needs each of its ${dice}: every face counts by itself.`
  if (!Number.isInteger(given) || given < count || given > count * sides)
    return `“${label}” is ${dice}: ${count} to ${count * sides}, not ${given}.`
  const faces = Array.from({ length: count }, (_, at) =>
    Math.floor((given + count - 1 - at) / count),
  )
  return { kind: 'dice', sides, faces, typed: true, sum: 'typed' }
}

import type { Action } from '../../rules/core/action.ts'
import type { Answers } from '../../rules/core/procedure.ts'
import type { Situation } from '../../rules/core/situation.ts'
import { isDown } from '../../rules/common/incapacitated.ts'
import type { AppliedEffects } from '../apply.ts'
import type { Entry } from '../journal.ts'
import type { Refused } from '../refusal.ts'
import { isFields, numberFrom } from './fault.ts'
import type { PlayStep } from './form.ts'
import { labelWords, plainName } from './match-name.ts'
import { effectsReading, tableReading } from './readings.ts'
import { nothingDone, type OpenQuestion, type StepResult } from './results.ts'
import type { FromSeed, WithDice } from './run-command.ts'
import type { ScriptTable } from './script-table.ts'

interface Did {
  number: number
  did: string
  before: Situation
  effects: AppliedEffects | undefined
  unused: string[]
  rolled: FromSeed[]
}

export function stepResult(
  entry: Entry,
  { number, did, before, effects, unused, rolled }: Did,
  table: ScriptTable,
): StepResult {
  const { outcome, answers } = entry
  const after = table.state
  return {
    ...nothingDone(number, did, tableReading(after)),
    what: outcome.what,
    says: outcome.says,
    tone: outcome.tone,
    total: outcome.total ?? null,
    why: outcome.why,
    rule: outcome.rule,
    effects: effectsReading(effects?.own ?? [], before, after),
    followed: effectsReading(effects?.followed ?? [], before, after),
    dice: diceReading(answers),
    ...(rolled.length > 0 ? { rolled } : {}),
    ...(unused.length > 0 ? { unused } : {}),
  }
}

/** Dice and answers of a step by their labels, without those that are a list. */
export function namedDice(step: PlayStep): Readonly<Record<string, unknown>> {
  const all = [step['dice'], step['answers']]
  return Object.assign({}, ...all.filter(isFields)) as Readonly<Record<string, unknown>>
}

/**
 * A result that names dice which nothing asked for as a fault of the script.
 * @param elsewhere labels of what the step would roll if it ended otherwise: dice for these are only left over
 */
export function withFault(
  result: StepResult,
  action: Action,
  before: Situation,
  after: Situation,
  said: Readonly<Record<string, unknown>> = {},
  elsewhere: () => readonly string[] = () => [],
): StepResult {
  const { unused = [], step } = result
  // A choice in words that nothing asked for was none here.
  const isInWords = (one: string): boolean =>
    typeof said[one] === 'string' && numberFrom(said[one]) === null
  // What is certain, or fails untried, rolls nothing.
  const isUntried = Object.keys(result.dice).length === 0
  const fails = result.tone === 'bad'
  // Nobody who falls saves against what follows.
  const hasFallen = Object.values(after.creatures).some(
    (one) => isDown(one) && !isDown(before.creatures[one.id] ?? one),
  )
  const left = unused.filter(
    (one) =>
      isDieLeft(one, action) &&
      !isInWords(one) &&
      !(isUntried && ((fails && !(one in said)) || /(?:^|[^a-z])d\d+$/i.test(one))) &&
      !(isUntried && action.phase === 'fight' && /^(?:attack|defen[cs]e)$/i.test(one)) &&
      !(hasFallen && /\b(?:save|faint|death)\b/i.test(one)),
  )
  const others = left.length > 0 ? elsewhere().map(plainName) : []
  // What begins only now rolls later: a poison that acts after a round.
  const begins = Object.keys(after.timers).some((id) => !(id in before.timers))
  const rolled = new Set(Object.keys(result.dice).map(plainName))
  // A die by its sides alone is of what would have been rolled otherwise.
  const isOther = (one: string): boolean =>
    /^\d*d\d+$/i.test(one)
      ? begins || others.some((label) => !rolled.has(label))
      : others.some((label) => label.includes(plainName(one)))
  return left.some((one) => !isOther(one))
    ? { ...result, error: tooMany(unused, Object.keys(result.dice), step, newDues(before, after)) }
    : result
}

/** Rolls that an attack asks for only where it hits. */
const onHit = /^(?:\d|\[)|damage|dmg|crit|hits?$/i

/**
 * False for a choice of a list, as nothing asks for it where there was nothing to choose between, for the damage
 * of a blow that missed, and for a bid on a roll that it could not turn.
 */
const isDieLeft = (unused: string, { slot, phase }: Pick<Action, 'slot' | 'phase'>): boolean =>
  !/^"\D/.test(unused) &&
  !/^(?:mojo|bid)$/i.test(unused) &&
  !((slot === 'attack' || phase === 'fight') && onHit.test(unused)) &&
  // A rest of the hale rolls nothing.
  !(slot === 'camp' && /^\d*d\d+$/.test(unused))

/** Fault of a step that was played, and was given dice that nothing asked for. */
function tooMany(
  unused: readonly string[],
  dice: readonly string[],
  number: number,
  due: readonly string[],
): string {
  const askedDice = dice.length > 0 ? `It asked for: ${dice.join(', ')}.` : 'It asked for none.'
  const next = due.map((title) => ` Now due, as a step of its own: {"due": "${title}"}.`).join('')
  return `step ${number}, dice “${unused.join('”, “')}”: nothing asked for ${unused.length > 1 ? 'them' : 'it'}. ${askedDice}${next}`
}

/** Titles of what has become due. */
function newDues(before: Situation, after: Situation): string[] {
  return Object.values(after.dues)
    .filter(({ id }) => !(id in before.dues))
    .map(({ title }) => title)
}

/** Answers by their labels in words; of two alike, the second is numbered. */
function diceReading(answers: Answers): StepResult['dice'] {
  const dice: StepResult['dice'] = {}
  for (const [label, answer] of Object.entries(answers)) {
    const words = labelWords(label)
    const same = Object.keys(dice).filter((one) => one.replace(/ \d+$/, '') === words).length
    const key = words in dice ? `${words} ${same + 1}` : words
    dice[key] = answer.kind === 'dice' ? answer.faces : answer.value
  }
  return dice
}

export function unfinished(
  ended: Exclude<WithDice<never>, { end: 'done' }>,
  number: number,
  did: string,
  state: Situation,
): StepResult {
  const result = nothingDone(number, did, tableReading(state))
  if (ended.end === 'refused')
    return { ...result, refused: reasonOf(ended.refused), rule: ended.refused.rule ?? null }
  const { question } = ended
  const asks: OpenQuestion = {
    label: labelWords(question.label),
    ask: question.ask,
    ...(question.ask === 'dice' ? { sides: question.sides, count: question.count } : {}),
    ...(question.ask === 'dice' && question.faces ? { of: question.faces } : {}),
    ...(question.ask === 'choice' ? { of: question.of } : {}),
  }
  return { ...result, asks }
}

function reasonOf({ why, way }: Refused): string {
  return way ? `${why} ${way}` : why
}

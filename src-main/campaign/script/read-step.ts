import type { Action } from '../../rules/core/action.ts'
import { askFor } from '../../rules/core/asks.ts'
import type { ReadonlyCreature, Situation } from '../../rules/core/situation.ts'
import { isFields, listed, numberFrom, quoted, ScriptFault } from './fault.ts'
import type { PlayStep } from './form.ts'
import { onlyMeant, plainName, wordList } from './match-name.ts'

/** Things that a step does without an action, also where a script names them as one. */
const deeds = ['undo', 'redo', 'advance', 'settle', 'dismiss']

/** A step as it is meant: `{ action: "undo" }` is `{ undo: true }`. */
export function plainStep(step: PlayStep): PlayStep {
  const deed = plainName(String(step['action'] ?? ''))
  if (!deeds.includes(deed) || step[deed] !== undefined) return step
  // Whoever advances gains a level; the clock moves by a time.
  if (
    deed === 'advance' &&
    Object.keys(givenTo(step)).some((one) => /^(?:who|character)$/i.test(one))
  )
    return step
  const { action: _, ...rest } = step
  const key = ['steps', 'times', 'by', 'due', 'time'].find((one) => rest[one] !== undefined)
  const { [key ?? '']: value = true, ...others } = rest
  return { ...others, [deed]: value }
}

/** Parts of a step that are no input of its action. */
const stepKeys: ReadonlySet<string> = new Set(
  wordList(`action, input, dice, answers, adjust, override, secret, strict, seed, preview, undo,
    redo, amend, advance, set, due, settle, dismiss, expect, note, rule, id, title,
    comment`),
)

/** Parts of a step that only describe it, unless its action asks for them. */
const describing: ReadonlySet<string> = new Set(['note', 'rule', 'id', 'title', 'comment'])

/** Input of a step: `input`, and every other key that is no part of a step. */
export function givenTo(step: PlayStep, asks: Action['asks'] = {}): Record<string, unknown> {
  const { input } = step
  if (input !== undefined && !isFields(input))
    throw new ScriptFault('input', `${quoted(input)} is no object.`)
  const beside = Object.entries(step).filter(
    ([key]) => !stepKeys.has(key) || (describing.has(key) && key in asks),
  )
  return { ...Object.fromEntries(beside), ...input }
}

/** Words for the dice and the ± of a step, where its action asks for no such thing. */
const besideWords: Readonly<Record<string, 'dice' | 'adjust' | 'answers'>> = {
  roll: 'dice',
  rolls: 'dice',
  rolled: 'dice',
  face: 'dice',
  faces: 'dice',
  bonus: 'adjust',
  modifier: 'adjust',
  mod: 'adjust',
  adjustment: 'adjust',
  'attack bonus': 'adjust',
  'to hit': 'adjust',
  attack: 'adjust',
  penalty: 'adjust',
  malus: 'adjust',
  minus: 'adjust',
  choice: 'answers',
  chooses: 'answers',
  answer: 'answers',
  cost: 'answers',
}

/** Words for a ± that is taken off, however it is written. */
const taken = /^(?:penalty|malus|minus)$/i

/** Words for a ± that titles have for other things. */
const ownOnly = /^(?:penalty|malus|minus|attack|to hit)$/i

/** Dice as they are called: “d20”, “2d6”. */
const dieName = /^\d*d\d+$/i

/** A step and its input, with “roll” read as its dice and “bonus” as its ± where it is no input. */
export function readBeside(
  said: PlayStep,
  { asks }: Action,
): { step: PlayStep; given: Record<string, unknown> } {
  const step: Record<string, unknown> = { ...said }
  const given = givenTo(said, asks)
  // “adjust: advantage” is how it is rolled, and no number.
  const { adjust } = step
  if (typeof adjust === 'string' && numberFrom(adjust) === null && !('mode' in given)) {
    const isSwitch = isOption(asks, adjust) || plainName(adjust) in asks
    if (isSwitch) {
      given['mode'] = adjust
      delete step['adjust']
    }
  }
  for (const [key, value] of Object.entries(given)) {
    // Mojo that an action does not ask for is bid on its roll.
    const isBid = /^(?:mojo|bid)$/i.test(key) && numberFrom(value) !== null
    const isDie = dieName.test(key) || isBid
    const part = isBid ? 'answers' : isDie ? 'dice' : besideWords[key.toLowerCase()]
    if (part === 'adjust' && numberFrom(value) === null) continue
    if (part === 'answers' && isOption(asks, value)) continue
    const isAsked =
      (isBid && askFor(asks, 'bid') !== null) ||
      Object.entries(asks).some(([name, { title }]) =>
        // “Of which this much is no penalty” asks for none.
        [name, ...(isBid || ownOnly.test(key) ? [] : title.toLowerCase().split(' '))].includes(
          key.toLowerCase(),
        ),
      )
    if (
      !part ||
      isAsked ||
      (key === 'roll' && 'face' in asks) ||
      (step[part] !== undefined && !isDie)
    )
      continue
    if (isDie && step[part] !== undefined && !isFields(step[part])) continue
    const said = taken.test(key) ? -Math.abs(Number(value)) : value
    step[part] = isDie ? { ...(isFields(step[part]) ? step[part] : {}), [key]: value } : said
    delete given[key]
  }
  return { step, given }
}

/** True for the option of one of the choices that are asked for: it is their answer, and not a later one. */
function isOption(asks: Action['asks'], value: unknown): boolean {
  const choices = Object.values(asks).filter((ask) => ask.kind === 'choice')
  return choices.some(({ of }) => onlyMeant(String(value), of, (one) => [one]) !== undefined)
}

/** The only number of a value, also with what it is of, or why: `{ attack: 2 }`, `{ value: 1, why: "the sun" }`. */
function onlyNumber(said: unknown): number | null {
  if (!isFields(said)) return numberFrom(said)
  const numbers = Object.values(said).flatMap((one) => numberFrom(one) ?? [])
  return numbers.length === 1 ? (numbers[0] ?? null) : null
}

/** The ± of a step, with what the GM makes of its only roll where the ruling is a number: 5 rolled, `{ damage: 2 }` is −3. */
export function adjustIn({ adjust = 0, override, dice }: PlayStep): number | null {
  const [faces, ...more] = isFields(dice) ? Object.values(dice) : []
  const to = isFields(override) && more.length === 0 ? onlyNumber(override) : null
  if (to === null || faces === undefined) return onlyNumber(adjust)
  return to - listed(faces).reduce<number>((sum, face) => sum + Number(face), 0)
}

/** A ruling in the script's words: “pass” and “hit” are a success. @throws ScriptFault for anything else */
export function overrideIn(said: unknown): 'success' | 'failure' | undefined {
  if (said === undefined || said === null) return undefined
  const word = String(said).toLowerCase()
  if (/^(succe|pass|hit|saved?$|yes|true|holds?$)/.test(word)) return 'success'
  if (/^(fail|miss|not |no$|false|breaks?$)/.test(word)) return 'failure'
  throw new ScriptFault('override', `${quoted(said)} is none.`, ['success', 'failure'])
}

/** Titles of the inputs that each person is, for dice that are named by who rolls them or with what weapon. */
export function rollersOf(
  { asks, title }: Action,
  input: Readonly<Record<string, unknown>>,
  { creatures }: Situation,
): ReadonlyMap<string, readonly string[]> {
  const titles = new Map<string, string[]>()
  const armsOf = ({ attacks, items }: ReadonlyCreature): string[] =>
    [...Object.values(attacks), ...Object.values(items).filter(({ ready }) => ready)].map(
      ({ name }) => name,
    )
  const called = (names: Iterable<string>, words: readonly string[]): void => {
    for (const name of names) titles.set(name, [...(titles.get(name) ?? []), ...words])
  }
  for (const [key, ask] of Object.entries(asks)) {
    const all = listed(input[key] ?? []).flatMap((id) => creatures[String(id)] ?? [])
    if (ask.kind === 'creature')
      for (const one of all) called(new Set([one.name, ...armsOf(one)]), [ask.title, key])
    // Of several who strike, each rolls with their own.
    if (ask.kind === 'creatures' && ask.role === 'actor')
      for (const one of all) called(new Set(armsOf(one)), [one.name])
  }
  const weapon = askFor(asks, 'weapon', 'text')
  for (const key of weapon === null ? [] : [weapon, 'second']) {
    const said = input[key]
    if (typeof said === 'string' && said !== '')
      titles.set(said, [...(titles.get(said) ?? []), 'attack', 'damage', title])
  }
  return titles
}

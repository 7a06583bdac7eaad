import type { Action } from '../../rules/core/action.ts'
import { askFor } from '../../rules/core/asks.ts'
import type { ReadonlyCreature, Situation } from '../../rules/core/situation.ts'
import { actionsOf, rulesetOf } from '../../rules/registry.ts'
import { stemOf } from './alike-inputs.ts'
import { isFields, listed, numberFrom, quoted, ScriptFault } from './fault.ts'
import { fieldNamed } from './field-names.ts'
import { isActionName } from './find-action.ts'
import type { PlayStep } from './form.ts'
import { meantBy, onlyMeant, plainName, wordList } from './match-name.ts'

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

const whoKeys = /^(?:who|whom|target|character|creature|on|by)$/i

/**
 * A step whose action is a condition of the game marks somebody with it: `{ action: "deprived", who: "Ada" }`; what is
 * also an action, or the like of one, stays that.
 */
function conditionStep(step: PlayStep, state: Situation): PlayStep {
  const all = Object.entries(givenTo(step))
  const lacks = plainName(String(step['action'] ?? '')) === 'deprivation'
  const of = all.find(([key]) => /^(?:cause|kind|of|type)$/i.test(key))?.[1]
  const said = lacks
    ? plainName(`deprived of ${String(of ?? 'sleep')}`)
    : plainName(String(step['action'] ?? ''))
  const given = lacks ? all.filter(([key]) => whoKeys.test(key)) : all
  const isLike = (id: string): boolean => stemOf(id.slice(id.indexOf('.') + 1)) === stemOf(said)
  const named = rulesetOf(state).conditions.find(
    ({ name }) => plainName(name) === said || plainName(name).startsWith(`${said} of `),
  )
  const [who, ...more] = given
  if (!named || !who || more.length > 0 || !whoKeys.test(who[0])) return step
  if (actionsOf(state).some(({ action: { id } }) => isLike(id)) || isActionName(state, said))
    return step
  const name = plainName(named.name) === said ? named.name : said
  const { [who[0]]: _, input: _input, days: _days, ...rest } = step
  const lasts = lacks ? all.filter(([key]) => key === 'days') : []
  const bearer = Object.values(state.creatures).find((one) => one.name === who[1])
  // Who has such a thing uses it: a salve.
  const [held] = meantBy(name, Object.values(bearer?.items ?? {}), (one) => [one.name], true)
  if (held && isActionName(state, 'use'))
    return { ...step, action: 'use', input: { who: who[1], item: held.name } }
  return {
    ...rest,
    action: 'house.condition',
    input: { who: who[1], name, ...Object.fromEntries(lasts) },
  }
}

/** A step that only says that the next day has come, where the game has no action for it. */
function newDayStep(step: PlayStep, state: Situation): PlayStep {
  const said = plainName(String(step['action'] ?? '')).replace(/^an? /, '')
  return /^(?:(?:new|next) (?:day|morning)|day passes)$/.test(said) && !isActionName(state, said)
    ? { advance: '1 day' }
    : step
}

/** The end of the raised dead, where the game has an action for that alone: `{ action: "spell ends", spell: "Animate Dead" }`. */
function spellEndStep(step: PlayStep, state: Situation): PlayStep {
  const { spell, ...given } = givenTo(step)
  const isEnd = /^(?:spell ends|end (?:a |the )?spell|end of (?:a |the )?spell)$/.test(
    plainName(String(step['action'] ?? '')),
  )
  const hasOwn = actionsOf(state).some(({ action: { id } }) => id.endsWith('.end-spell'))
  const called = `end ${plainName(String(spell))}`
  return isEnd && !hasOwn && isActionName(state, called)
    ? {
        ...(step['dice'] === undefined ? {} : { dice: step['dice'] }),
        action: called,
        input: given,
      }
    : step
}

/** The use of a remedy by what it is: `{ action: "use a remedy", remedy: "Healing Salve" }`. */
function remedyStep(step: PlayStep): PlayStep {
  const { remedy, ...given } = givenTo(step)
  const isUse = /^use (?:a )?remedy$/.test(plainName(String(step['action'] ?? '')))
  const dice = step['dice'] === undefined ? {} : { dice: step['dice'] }
  return isUse && remedy !== undefined
    ? { ...dice, action: 'use', input: { ...given, item: remedy } }
    : step
}

/** A roll for work on a complex task, where the step rolls two dice: the task itself rolls one for its steps. */
function workStep(step: PlayStep, state: Situation): PlayStep {
  const { dice } = step
  const isRoll = isFields(dice) && Object.keys(dice).some((key) => plainName(key) === '2d6')
  return plainName(String(step['action'] ?? '')) === 'complex task' &&
    isRoll &&
    isActionName(state, 'complex task roll')
    ? { ...step, action: 'complex task roll' }
    : step
}

/** A step that raises a score by its name: “raise strength” is to raise the ability of strength. */
function abilityStep(step: PlayStep, state: Situation): PlayStep {
  const said = plainName(String(step['action'] ?? ''))
  const [, verb, what = ''] = /^(raise|increase|improve) ([a-z]+)$/.exec(said) ?? []
  if (verb === undefined || isActionName(state, said)) return step
  const field = rulesetOf(state).fields.find(
    ({ id, label, title }) =>
      plainName(id) === what || plainName(label) === what || plainName(title) === what,
  )
  return field
    ? { ...step, action: 'raise ability', input: { ...givenTo(step), ability: field.label } }
    : step
}

/** A step that asks only for the rate of something shows it, and does nothing: “study rate”. */
function rateStep(step: PlayStep, state: Situation): PlayStep {
  const said = plainName(String(step['action'] ?? ''))
  const [, what = ''] = /^(.+) (?:rate|odds)$/.exec(said) ?? []
  if (isActionName(state, said) || !isActionName(state, what)) return step
  const { action: _, ...rest } = step
  return { ...rest, preview: what }
}

/** A step that drops coins alone takes them from the purse: `{ action: "drop", who: "Ode", coins: 1500 }`. */
function coinStep(step: PlayStep, state: Situation): PlayStep {
  const said = plainName(String(step['action'] ?? ''))
  if (!/^(?:drop|lose|leave|put down)(?: coins| money)?$/.test(said)) return step
  const { who, ...rest } = givenTo(step)
  const [[key, amount] = [], ...more] = Object.entries(rest)
  const { money } = rulesetOf(state)
  const field = key === undefined ? undefined : fieldNamed(rulesetOf(state), key)
  const people: readonly ReadonlyCreature[] = Object.values(state.creatures)
  const bearer = onlyMeant(String(who ?? people[0]?.name), people, ({ name }) => [name])
  const number = numberFrom(amount)
  if (!field || field.id !== money?.field || number === null || more.length > 0 || !bearer)
    return step
  const to = (bearer.values[field.id] ?? 0) - number
  return { ...step, action: 'house.edit', input: { who: bearer.name, field: field.label, to } }
}

/** A charge with its blow is an attack by the better die, where the game has a move into reach for a charge. */
function chargeStep(step: PlayStep, state: Situation): PlayStep {
  const said = plainName(String(step['action'] ?? ''))
  const { charge, ...given } = givenTo(step)
  const isBlow = step['dice'] !== undefined || 'weapon' in given
  if ((said !== 'charge' && charge !== true) || !isBlow) return step
  const attack = actionsOf(state).find(({ action: { slot } }) => slot === 'attack')?.action
  const { how } = attack?.asks ?? {}
  return how?.kind === 'choice' && how.of.includes('enhanced')
    ? { ...step, action: said === 'charge' ? 'attack' : said, input: { ...given, how: 'enhanced' } }
    : step
}

/** A long rest is one of those who have eaten, where the game asks who eats and the step says nothing of it. */
function longRestStep(step: PlayStep, state: Situation): PlayStep {
  const given = givenTo(step)
  const isSaid = Object.keys(given).some((key) =>
    /^(?:ate|eats?|eaten|eaters|fed|food)$/i.test(key),
  )
  const asksEaters = rulesetOf(state).actions.some(({ asks }) => asks['eaters'] !== undefined)
  return plainName(String(step['action'] ?? '')) === 'long rest' && asksEaters && !isSaid
    ? { ...step, input: { ...given, ate: true } }
    : step
}

/** A step by what its name means: a condition that somebody has now, or a score that is raised. */
export const meantStep = (step: PlayStep, state: Situation): PlayStep =>
  [
    newDayStep,
    workStep,
    spellEndStep,
    remedyStep,
    conditionStep,
    abilityStep,
    diseaseStep,
    rateStep,
    coinStep,
    chargeStep,
    longRestStep,
  ].reduce((meant, mean) => mean(meant, state), step)

/** A step that names a disease of somebody who has it not yet: they catch it, unless a day’s save is rolled. */
function diseaseStep(step: PlayStep, state: Situation): PlayStep {
  const { disease, ...people } = givenTo(step)
  const bearer = Object.values(state.creatures).find(({ name }) =>
    Object.values(people).includes(name),
  )
  const isDay = isFields(step['dice']) && 'd20' in step['dice']
  const isMeant = plainName(String(step['action'])) === 'disease' && typeof disease === 'string'
  if (!isMeant || !bearer || isDay) return step
  const has = onlyMeant(disease, Object.keys(bearer.conditions), (one) => [one]) !== undefined
  return has || !actionsOf(state).some(({ action: { id } }) => id.endsWith('.catch'))
    ? step
    : { ...step, action: 'catch' }
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
  { asks }: Action,
  input: Readonly<Record<string, unknown>>,
  { creatures }: Situation,
): ReadonlyMap<string, readonly string[]> {
  const titles = new Map<string, string[]>()
  for (const [key, { kind, title }] of Object.entries(asks)) {
    const creature = kind === 'creature' ? creatures[String(input[key])] : undefined
    if (!creature) continue
    const arms = [
      ...Object.values(creature.attacks),
      ...Object.values(creature.items).filter(({ ready }) => ready),
    ]
    for (const name of new Set([creature.name, ...arms.map((arm) => arm.name)]))
      titles.set(name, [...(titles.get(name) ?? []), title, key])
  }
  const weapon = askFor(asks, 'weapon', 'text')
  const said = weapon === null ? undefined : input[weapon]
  if (typeof said === 'string' && said !== '')
    titles.set(said, [...(titles.get(said) ?? []), 'attack', 'damage'])
  return titles
}

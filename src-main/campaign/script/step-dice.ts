import type { Answer, Question } from '../../rules/core/procedure.ts'
import type { Given } from '../journal.ts'
import { isFields, listed, numberFrom, quoted, ScriptFault } from './fault.ts'
import type { PlayStep } from './form.ts'
import { labelWords, plainName } from './match-name.ts'
import { optionMeant, optionOf } from './input-value.ts'

/** A question that a script's dice may answer, as far as it is known. */
interface AskedValue {
  label: string
  kind: Answer['kind']
  sides: number
  count: number
  /** True where only the sum counts. */
  sum: boolean
  of?: readonly string[]
}

/** Asked question, from the question itself. */
export function askedFromQuestion(question: Question): AskedValue {
  const label = labelWords(question.label)
  if (question.ask === 'dice') {
    const { sides, count } = question
    return { label, kind: 'dice', sides, count, sum: question.sum === true }
  }
  return question.ask === 'choice'
    ? { label, kind: 'choice', sides: 0, count: 0, sum: false, of: question.of }
    : { label, kind: 'number', sides: 0, count: 0, sum: false }
}

/** Asked number, by its label alone. */
export function askedByLabel(label: string): AskedValue {
  return { label: labelWords(label), kind: 'number', sides: 0, count: 0, sum: false }
}

type Value = Given[string]

/** Ways in which a key may name a question, the strictest first. */
const meets: readonly ((key: string, label: string, question: AskedValue) => boolean)[] = [
  (key, label) => key === label,
  (key, label) => label.startsWith(key),
  (key, label) => label.endsWith(key),
  // Dice by their notation are those dice, before dice that are named by whose they are.
  (key, _label, question) => question.kind === 'dice' && notations(question).includes(key),
  (key, label) => key.split(' ').every((word) => label.split(' ').includes(word)),
  (key, label) => key.startsWith(label) || key.endsWith(label),
  isAlike,
  // By a word alone only where the die, if it is named, is that of the question.
  (key, label, question) =>
    key.split(' ').some((word) => word.length > 2 && label.includes(word)) &&
    (withoutDie(key, question) !== key || !/\bd\d/.test(key.replaceAll(/\d+d/g, 'd'))),
]

const noDamage = /event|turn|mile|weather|table|number|distance|activity|clue|surprise|mends|rests/

/** Words for rolls that the labels name by another one. */
const alikeWords: Readonly<Record<string, string | readonly string[]>> = {
  champion: 'turning',
  pc: 'turning',
  monster: 'unholy',
  foe: 'unholy',
  undead: 'unholy',
  hd: 'hit dice',
  budget: 'hit dice',
  defender: 'defence',
  opponent: 'opposition',
  opposing: 'opposition',
  opposed: 'opposition',
  'opposing d20': 'opposition',
  'opposition d20': 'opposition',
  'opposing d6': 'the d6',
  'opposition d6': 'the d6',
  'to hit': 'attack',
  hit: 'attack',
  against: 'opposition',
  spell: 'spellbook',
  skills: ['3d6', 'score'],
  scores: ['3d6', 'score'],
  fall: 'hazard',
  trap: 'hazard',
  venom: 'hazard',
  lost: 'the way',
  purse: 'coins',
  money: 'coins',
  'hit protection': 'hp',
  'hit points': 'hp',
  stamina: 'sta',
  day: 'travel',
  night: 'travel',
  augury: 'answer',
  bed: 'rests',
  location: 'where',
  area: 'where',
  'hit location': 'where',
  attacker: 'attack',
  target: 'parry',
  save: 'sav',
  cost: 'upkeep',
  injury: 'sav',
  sta: 'rests',
  wil: 'song',
}

/** True where a word of an input’s title is another one for a roll: the champion’s for the turning. */
const standsFor = (title: string, label: string): boolean =>
  title.split(' ').some((word) => isCalled(label, alikeWords[word] ?? []))

const isCalled = (label: string, words: string | readonly string[]): boolean =>
  [words].flat().some((word) => label.includes(word))

/** False for one face where several are asked for and each counts, and for a face that no such die has. */
function answers({ kind, count, sides, sum }: AskedValue, value: unknown): boolean {
  if (kind !== 'dice') return true
  const faces = listed(value)
  const most = faces.length === 1 && sum ? sides * count : sides
  return (
    (faces.length >= count || sum) &&
    // What goes beyond is for the next roll of that name.
    faces.slice(0, Math.max(count, 1)).every((face) => Array.isArray(face) || Number(face) <= most)
  )
}

/** True for “damage” where a roll is harm by another name, and for “STR save” where it is one against critical damage. */
function isAlike(key: string, label: string, { kind, sides }: AskedValue): boolean {
  if (kind !== 'dice') return false
  const word = alikeWords[key]
  if (word !== undefined) return isCalled(label, word)
  if (key === 'damage' || key === 'dmg') return sides !== 20 && !noDamage.test(label)
  return sides === 20 && key.endsWith('save') && label.includes('critical')
}

/** True for “damage” beside a save against critical damage: it is the harm that is meant, and not the save. */
function isSaveAgainst(key: string, label: string): boolean {
  return (key === 'damage' || key === 'dmg') && label.endsWith('critical damage')
}

function notations({ sides, count }: AskedValue): string[] {
  return [`d${sides}`, `${count}d${sides}`, `1d${sides}`]
}

const isOneDie = (key: string): boolean => /^1?d\d+$/.test(key)

/** A key without its die, where that is one of the question’s: “dmg” for “dmg 2d6”; else the key as it is. */
function withoutDie(key: string, { sides }: AskedValue): string {
  const words = key.split(' ')
  const bare = words.filter((word) => !/^\d*d\d+$/.test(word))
  const isOfQuestion = words.every((word) => bare.includes(word) || word.endsWith(`d${sides}`))
  return bare.length > 0 && isOfQuestion ? bare.join(' ') : key
}

/** Name of a roll that is made for each of several people, with its dice: “Fireball 2d6” of “2. Ghoul B: Fireball”. */
function rollOfEach({ label, count, sides }: AskedValue): string {
  const [, roll = label] = /^\d+\. .+: (.+)$/.exec(label) ?? []
  return `${roll} ${count}d${sides}`
}

/** Dice and choices of a step: by label, or as a list in the order of the questions. */
export class StepDice {
  readonly #byKey = new Map<string, unknown>()
  readonly #list: unknown[] = []
  readonly #words: ReadonlySet<string>
  /** Answers given once for what is rolled for each of several people, by the roll. */
  readonly #forAll = new Map<string, Value>()
  /** Label of the roll that keys with more faces have answered: what its dice roll on goes by them too. */
  readonly #further = new Map<string, string>()
  /** Titles of inputs by the plain name of who they are. */
  readonly #rollers: ReadonlyMap<string, readonly string[]>

  /**
   * @param said `dice` and `answers` of the step
   * @param rollers titles of the inputs that each person is: labels may say “who tries it” for a name
   * @param words keys that answer choices only
   */
  constructor(
    said: readonly unknown[],
    rollers: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>(),
    words: ReadonlySet<string> = new Set<string>(),
  ) {
    this.#words = words
    const titlesOf = [...rollers].map(
      ([name, titles]) => [plainName(name), titles.map(plainName)] as const,
    )
    // “Zombie” is the one of them who rolls: Zombie 2.
    const unnumbered = titlesOf.map(
      ([name, titles]) => [name.replace(/ \d+$/, ''), titles] as const,
    )
    this.#rollers = new Map([...unnumbered, ...titlesOf])
    for (const one of said) {
      if (isFields(one)) for (const [key, value] of Object.entries(one)) this.#byKey.set(key, value)
      else this.#list.push(...listed(one))
    }
  }

  /** True for a key that answers a choice, and no roll. */
  isWord(key: string): boolean {
    return this.#words.has(key)
  }

  /** Keys and list entries that nothing has asked for yet. */
  get left(): string[] {
    return [...this.#byKey.keys(), ...this.#list.map((one) => JSON.stringify(one))]
  }

  /** A step with those of its dice that are left, where a list by name was for several rolls. */
  leftIn(step: PlayStep): PlayStep {
    const { dice } = step
    return isFields(dice)
      ? { ...step, dice: { ...dice, ...Object.fromEntries(this.#byKey) } }
      : step
  }

  /**
   * Takes the answer to a question; undefined when the script has none.
   * @param others labels of the questions known besides: a key that names one of them better is left to it
   * @throws ScriptFault when it is none that the question takes
   */
  take(question: AskedValue, others: readonly string[]): Value | undefined {
    const key = this.#keyFor(
      question,
      others.map((other) => plainName(labelWords(other))),
    )
    if (key !== undefined) {
      const { now, rest } = facesApart(question, this.#byKey.get(key))
      if (rest.length > 0) this.#further.set(key, plainName(question.label))
      if (rest.length > 0) this.#byKey.set(key, rest)
      else this.#byKey.delete(key)
      const answer = answerFrom(question, now)
      // Dice that name nobody are for all: “2d6” of a fireball that takes two.
      if (rest.length === 0 && notations(question).includes(plainName(key)))
        this.#forAll.set(rollOfEach(question), answer)
      return answer
    }
    const only = this.#onlyOption(question) ?? this.#forAll.get(rollOfEach(question))
    if (only !== undefined) return only
    if (this.#list.length === 0 || question.kind === 'number') return undefined
    // A list of dice answers no choice that stands between them.
    if (question.kind === 'choice' && isDie(this.#list[0]) && !question.of?.some(isDie))
      return undefined
    return answerFrom(question, this.#next(question))
  }

  /** Answers a question with the only die that is left, whatever it is called; undefined without one. */
  takeOnly(question: AskedValue): Value | undefined {
    const [[key, value] = [], ...more] = [...this.#byKey]
    if (key === undefined || more.length > 0) return undefined
    const faces = listed(value)
    const isOther = /^\d*d\d+$/i.test(key) && !notations(question).includes(plainName(key))
    const fits =
      question.kind === 'dice' &&
      !isOther &&
      faces.every(
        (face) => Number(face) <= question.sides * (faces.length === 1 ? question.count : 1),
      )
    if (!fits) return undefined
    this.#byKey.delete(key)
    return answerFrom(question, value)
  }

  /** The only answer that is left, where a choice has it as an option, whatever it is called. */
  #onlyOption(question: AskedValue): Value | undefined {
    const words = [...this.#byKey].filter(([, value]) => typeof value === 'string')
    const [[key, value] = [], ...more] = words
    if (question.kind !== 'choice' || !question.of || key === undefined || more.length > 0)
      return undefined
    if (optionMeant(question.of, value) === undefined) return undefined
    this.#byKey.delete(key)
    return answerFrom(question, value)
  }

  #keyFor(question: AskedValue, others: readonly string[]): string | undefined {
    const label = plainName(question.label)
    const further = [...this.#further].find(
      ([key, first]) => this.#byKey.has(key) && label.startsWith(`${first} `),
    )
    if (further && question.count === 1) return further[0]
    const keys = [...this.#byKey.keys()]
      .filter((key) => question.kind === 'choice' || !this.isWord(key))
      .map((key) => [key, plainName(key)] as const)
    const tierBy = (key: string, of: string): number => {
      const tier = isSaveAgainst(key, of) ? -1 : meets.findIndex((meet) => meet(key, of, question))
      const isRoller = this.#rollers
        .get(key)
        ?.some((title) => of.includes(title) || standsFor(title, of))
      return tier < 0 && isRoller ? meets.length : tier
    }
    const tierOf = (key: string, of: string): number => {
      const tier = tierBy(key, of)
      const bare = tier < 0 ? withoutDie(key, question) : key
      const further = bare === key ? -1 : tierBy(bare, of)
      return further < 0 ? tier : meets.length + 1 + further
    }
    const meantElse = (key: string, said: string): boolean =>
      !answers(question, this.#byKey.get(key)) && others.some((other) => tierOf(said, other) >= 0)
    return keys
      .map(([key, said]) => ({ key, said, tier: tierOf(said, label) }))
      .filter(({ key, said, tier }) => tier >= 0 && !meantElse(key, said))
      .filter(({ said }) => !this.#isTheirs(said, label, others))
      .filter(
        ({ key, said }, _at, all) =>
          !(isOneDie(said) && this.#faces(key) < question.count) ||
          all.every((other) => this.#faces(other.key) !== question.count),
      )
      .filter(({ said, tier }) =>
        others.every((other) => tierOf(said, other) < 0 || tierOf(said, other) >= tier),
      )
      .sort((a, b) => a.tier - b.tier)[0]?.key
  }

  #faces(key: string): number {
    return listed(this.#byKey.get(key)).length
  }

  /** True for “1d6”, how much it is, where somebody named rolls another such die: what they win back, and not what happens. */
  #isTheirs(key: string, label: string, others: readonly string[]): boolean {
    const names = [...this.#rollers.keys()]
    const isOfThem = (one: string): boolean =>
      names.some((name) => ` ${one} `.includes(` ${name} `))
    return /^1d\d+$/.test(key) && !isOfThem(label) && others.some(isOfThem)
  }

  /** Next of the list: a face for each die, or a list or a total that stands for all of them. */
  #next(question: AskedValue): unknown {
    const { kind, count, sides, sum } = question
    const [first] = this.#list
    if (kind !== 'dice') return this.#list.shift()
    if (Array.isArray(first)) {
      // Faces of several dice, given before those of the one die that is rolled first.
      const fits = this.#list.findIndex((one) => listed(one).length === count)
      if (first.length !== count && fits > 0) return this.#list.splice(fits, 1)[0]
      const { now, rest } = facesApart(question, this.#list.shift())
      if (rest.length > 0) this.#list.unshift(rest)
      return now
    }
    const total = Number(first)
    if (count > 1 && sum && (this.#list.length < count || total > sides)) return this.#list.shift()
    return this.#list.splice(0, count)
  }
}

/**
 * Value of a question, and the rest for the next one of its name: of “opposition: [9, 3]” the d20 and the
 * d6, of exploding dice `[[6, 2], [3]]` the first faces and those rolled again, of `[[1, 2, 3], [4, 5, 6]]` a roll each.
 */
function facesApart(
  { kind, count }: AskedValue,
  value: unknown,
): { now: unknown; rest: readonly unknown[] } {
  if (kind !== 'dice' || !Array.isArray(value)) return { now: value, rest: [] }
  const [first] = value as readonly unknown[]
  const isRollEach = value.every((one) => Array.isArray(one) && one.length === count)
  if (value.length > 1 && isRollEach) return { now: first, rest: value.slice(1) }
  const faces = value.length === 1 && Array.isArray(first) ? first : (value as unknown[])
  if (faces.length === count && faces.some((face) => Array.isArray(face))) {
    const chains = faces.map(listed)
    return { now: chains.map(([face]) => face), rest: chains.flatMap(([, ...more]) => more) }
  }
  return faces.length > count
    ? { now: faces.slice(0, count), rest: faces.slice(count) }
    : { now: faces, rest: [] }
}

const isDie = (value: unknown): boolean => listed(value).every((one) => numberFrom(one) !== null)

function answerFrom(question: AskedValue, value: unknown): Value {
  const field = `dice “${question.label}”`
  if (question.kind === 'choice')
    return question.of ? optionOf(question.of, value, field) : String(value)
  if (question.kind === 'number') {
    const number = numberFrom(value)
    if (number === null) throw new ScriptFault(field, `${quoted(value)} is no number.`)
    return number
  }
  return facesFrom(question, value, field)
}

function facesFrom({ count, sides, sum }: AskedValue, value: unknown, field: string): Value {
  const dice = `${count}d${sides}`
  const faces = listed(value).map((face) => numberFrom(face))
  const numbers = faces.filter((face) => face !== null)
  if (numbers.length !== faces.length || numbers.some((face) => !Number.isInteger(face)))
    throw new ScriptFault(field, `${quoted(value)} is no roll of ${dice}.`)
  const [total = 0] = numbers
  if (numbers.length === 1 && count > 1) {
    if (!sum) throw new ScriptFault(field, `every face of ${dice} counts: give a list of ${count}.`)
    if (total < count || total > count * sides)
      throw new ScriptFault(field, `${dice} adds up to ${count} to ${count * sides}, not ${total}.`)
    return total
  }
  if (numbers.length !== count)
    throw new ScriptFault(field, `${dice} wants ${count} faces, and ${numbers.length} are given.`)
  const wrong = numbers.find((face) => face < 1 || face > sides)
  if (wrong !== undefined) throw new ScriptFault(field, `no die of ${dice} shows ${wrong}.`)
  return numbers
}

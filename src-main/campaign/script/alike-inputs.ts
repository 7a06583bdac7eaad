import { rememberedWord } from '../../rules/core/remembered.ts'
import type { Ask } from '../../rules/core/asks.ts'
import { numberFrom } from './fault.ts'
import { plainName, wordList } from './match-name.ts'

type NamedAsk = readonly [name: string, ask: Ask]

/** Words that scripts use for one another, where an action asks for only one of them. */
const alike: readonly (readonly string[])[] = [
  ['feet', 'distance', 'height', 'depth', 'far', 'yards', 'range', 'length'],
  ['skill', 'ability', 'attribute', 'stat', 'score', 'reaction', 'task', 'trait', 'use', 'by'],
  ['type', 'kind', 'sort', 'way', 'how', 'mode', 'method', 'direction', 'move'],
  ['severity', 'bad', 'level', 'grade', 'rank', 'lvl'],
  [
    'rounds',
    'turns',
    'minutes',
    'hours',
    'days',
    'weeks',
    'months',
    'periods',
    'duration',
    'in',
    'after',
    'lasts',
    'time',
    'long',
  ],
  ['count', 'number', 'many', 'amount', 'quantity', 'monsters', 'pursuers'],
  ['damage', 'harm', 'amount', 'points'],
  ['damage', 'survival'],
  ['threat', 'against', 'versus', 'vs', 'danger', 'source'],
  wordList(`thing, item, items, name, gear, what, object, wares, goods, purchases, recipe,
    preparation`),
  ['bonus', 'modifier', 'plus', 'circumstance', 'help'],
  ['power', 'spell', 'miracle', 'song', 'manifestation', 'spirit'],
  ['response', 'defence', 'defense', 'reaction', 'answer'],
  ['coins', 'silver', 'gold', 'price', 'cost', 'money', 'amount', 'sum', 'each'],
  ['terrain', 'region', 'ground', 'land'],
  ['wound', 'injury', 'hurt', 'type'],
  ['helps', 'benefit', 'benefits', 'advantages'],
  ['hinders', 'hindrance', 'hindrances', 'drawbacks'],
  ['obstacle', 'size', 'height', 'wall', 'amount'],
  ['group', 'followers', 'size', 'tracked', 'passed', 'count', 'many'],
  ['area', 'side', 'feet', 'room'],
  ['floors', 'storeys', 'stories', 'turns', 'watches', 'times', 'how often'],
  ['contact', 'taken', 'exposure', 'mode'],
  ['gambit', 'trick', 'maneuver', 'manoeuvre', 'stunt'],
  ['maneuver', 'manoeuvre', 'aim', 'special', 'shot'],
  ['weather', 'sky'],
  ['career', 'careers'],
  ['bid', 'mojo'],
  ['roll', 'face', 'rolled'],
  ['blood', 'sacrifice', 'sacrificed'],
  ['slower', 'reduced', 'slowed'],
]

const wordsOf = ([name, ask]: NamedAsk): string[] => plainName(`${name} ${ask.title}`).split(' ')

/** True when an input can take such a value at all: no word for a number, no number for a creature. */
function fits(ask: Ask, value: unknown): boolean {
  const isNumber = numberFrom(value) !== null
  if (ask.kind === 'number') return isNumber
  if (ask.kind === 'switch') return typeof value === 'boolean'
  return !isNumber || ask.kind === 'notation' || ask.kind === 'text'
}

/**
 * The only input that a key means by another word for it: “distance” where feet are asked for; of several, the
 * one that has such a word for its name. Undefined where none or several do.
 */
export function alikeInput<T extends NamedAsk>(
  free: readonly T[],
  key: string,
  value: unknown,
): T | undefined {
  const said = plainName(key).split(' ')
  const words = new Set(alike.filter((group) => said.some((one) => group.includes(one))).flat())
  const found = free.filter(
    (named) =>
      fits(named[1], value) &&
      named[1].kind !== 'due' &&
      wordsOf(named).some((word) => words.has(word)),
  )
  // Of several, no choice that has no such option.
  const able = found.filter(
    ([, ask]) =>
      ask.kind !== 'choice' ||
      ask.of.some((one) => plainName(one) === plainName(String(value))) ||
      alikeOption(ask.of, String(value)) !== undefined,
  )
  const fit = able.length > 0 ? able : found
  const byName = fit.length > 1 ? fit.filter(([name]) => words.has(plainName(name))) : fit
  return byName.length === 1 ? byName[0] : undefined
}

/** Words of the books for options, each with the word by which an option is known that means the same, the likeliest first. */
const optionWords: Readonly<Record<string, string | readonly string[]>> = {
  effect: 'trick',
  'take effect': 'trick',
  'take the effect': 'trick',
  'take the damage': 'damage',
  'take damage': 'damage',
  magic: 'spells',
  unintelligent: 'rations',
  mindless: 'rations',
  food: 'rations',
  ration: 'rations',
  intelligent: 'silver',
  coins: 'silver',
  treasure: 'silver',
  'pick lock': 'lock',
  'knockout blow': 'knockout',
  'knock out': 'knockout',
  grapple: 'grab',
  surprised: 'unaware',
  helpless: 'immobile',
  asleep: 'immobile',
  sleeping: 'immobile',
  bound: 'immobile',
  'non archetypal': 'not archetypal',
  'non archetypal damage': 'not archetypal',
  partial: 'weak',
  half: 'weak',
  complete: 'full',
  hard: 'difficult',
  'very hard': 'very difficult',
  'extremely hard': 'extremely difficult',
  'spider bite': 'giant spider',
  'drink alcohol': 'alcohol',
  'eat spoiled food': 'food poisoning',
  immobilize: 'grab',
  brew: 'brew',
  'brew a potion': 'brew',
  potion: 'brew',
  tracking: 'track',
  climb: ['climb', 'agility'],
  climbing: ['climb', 'agility'],
  'change looks': 'looks',
  notice: 'wis',
  'notice hidden': 'wis',
  'mount nerve': 'wil',
  'nerve of a mount': 'wil',
  'hold breath': 'con',
  sway: 'cha',
  persuade: 'cha',
  'pick a lock': 'lock',
  lockpicking: 'lock',
  'pick pocket': 'lock',
  locks: 'lock',
  pockets: 'lock',
  bonds: 'lock',
  appearance: 'looks',
  unoccupied: 'nobody',
  empty: 'nobody',
  ranged: 'shot',
  missile: 'shot',
  propelled: 'shot',
  fired: 'shot',
  shoot: 'shot',
  fire: 'shot',
  throw: 'thrown',
  melee: 'close',
  attack: 'hit',
  defence: 'guard',
  defend: 'guard',
  raise: 'worsens',
  worsen: 'worsens',
  upgrade: 'worsens',
  none: 'nothing',
  drunk: 'accepted',
  swallowed: 'accepted',
  'taken in': 'accepted',
  willing: 'accepted',
  bite: 'forced',
  evasion: 'forced',
  field: 'new field',
  city: 'urban',
  outdoors: 'natural',
  wilderness: 'natural',
  raw: 'desperate',
  'raw meat': 'desperate',
  'raw fish': 'desperate',
  rats: 'desperate',
  bolt: 'sculpt',
  berries: 'fresh',
  fruit: 'fresh',
  vegetables: 'fresh',
  grilled: 'simple',
  roasted: 'simple',
  luxury: 'comfortable',
  common: 'basic',
  awake: 'none',
  'all nighter': 'none',
  armor: 'amr',
  'poor visibility': 'sight',
}

/** Threats that a score is for, where a save goes by threats alone. Rule HBK-SAVE-02. */
const threats: Readonly<Record<string, string>> = {
  str: 'crushing',
  strength: 'crushing',
  dex: 'tripping',
  dexterity: 'tripping',
  con: 'poison',
  constitution: 'poison',
  int: 'spells',
  intelligence: 'spells',
  wis: 'illusions',
  wisdom: 'illusions',
  cha: 'fear',
  charisma: 'fear',
}

/** A word without its ending: “dodging” and “dodges” as “dodg”. */
export const stemOf = rememberedWord((said) => {
  const word = plainName(said)
  const stem = word.replace(/(?:ing|ied|ies|ed|es|s|e|y)$/, '').replace(/(.)\1$/, '$1')
  return stem.length > 2 ? stem : word
})

/** Option that the book's word for it means; undefined where there is none. */
export function alikeOption(of: readonly string[], said: string): string | undefined {
  if (of.includes('tripping')) return threats[plainName(said)] ?? optionLike(of, said)
  return optionLike(of, said)
}

function optionLike(of: readonly string[], said: string): string | undefined {
  const bare = plainName(said).replace(/^(?:the|an?|on|by|definitely|clearly|surely) /, '')
  if (bare !== plainName(said) && of.some((one) => plainName(one) === bare))
    return of.find((one) => plainName(one) === bare)
  for (const word of [optionWords[bare] ?? []].flat()) {
    const whole = of.find((one) => plainName(one) === word)
    if (whole !== undefined) return whole
    const found = of.filter((one) => plainName(one).split(' ').includes(word))
    if (found.length === 1) return found[0]
  }
  const stem = stemOf(said)
  const alikes = stem.length > 2 ? of.filter((one) => stemOf(one) === stem) : []
  return alikes.length === 1 ? alikes[0] : undefined
}

/** The only option with a word of what is said, whatever their endings: “pick locks” for “Lock, pocket, trap or bonds”. */
export function optionByWord(of: readonly string[], said: string): string | undefined {
  const stems = (words: string): string[] =>
    plainName(words)
      .split(' ')
      .filter((word) => word.length > 3)
      .map(stemOf)
  const found = of.filter((one) => stems(one).some((stem) => stems(said).includes(stem)))
  return found.length === 1 ? found[0] : undefined
}

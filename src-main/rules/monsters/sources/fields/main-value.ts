import type { FieldKey } from './keys.ts'
import { wordsOf, type Branch } from './tree.ts'
import { valueUnder } from './worded.ts'

/** Words of a branch for its figure, and the keys that held them. */
interface MainValue {
  words: string
  used: Set<string>
}

/** Words of the first of some keys that says anything. */
type Sayer = (...keys: readonly string[]) => string | null

/** The one value that a branch of a figure is about: `{ value: 14, label: … }`, `{ number: 4, mod: 1 }`. */
export function mainValue(branch: Branch, field: FieldKey): MainValue | null {
  const says: Sayer = (...keys) => {
    for (const key of keys) {
      const tree = valueUnder(branch, key)
      const words = tree?.kind === 'branch' ? mainValue(tree, field)?.words : wordsOf(tree)
      if (words !== undefined && words !== null && words !== '') return words
    }
    return null
  }
  return particular[field]?.(says) ?? plainValue(says, field)
}

/** Figures that programs keep in parts. */
const particular: Partial<Record<FieldKey, (says: Sayer) => MainValue | null>> = {
  saveAs(says) {
    const as = says('class', 'Class', 'as', 'type')
    if (as === null) return null
    return { words: `${as} ${says('level', 'Level') ?? ''}`, used: new Set(saveKeys) }
  },
  hd(says) {
    const [formula, average] = [says('formula', 'roll'), says('average', 'avg', 'hp')]
    if (formula !== null && average !== null && /^\d{1,4}$/.test(average))
      return { words: `${formula} (${average}hp)`, used: new Set([...diceKeys, ...formulaKeys]) }
    const count = says('number', 'count', 'num', 'base', 'dice')
    if (count === null || !/^\s*\d+(?:\.\d+)?\s*$/.test(count)) return null
    const added = Number(says('mod', 'modifier', 'bonus', 'plus', 'adds', 'add') ?? 0)
    const stars = Number(says('stars', 'special_ability_stars', 'asterisks') ?? 0)
    const dice = /^0?\.5$/.test(count) ? '½' : count
    const words = `${dice}${added > 0 ? '+' : ''}${added === 0 ? '' : added}${'*'.repeat(stars > 0 && stars < 10 ? stars : 0)}`
    return { words, used: new Set(diceKeys) }
  },
  numberAppearing(says) {
    const inside = ['d', 'dungeon', 'Dungeon']
    const outside = ['w', 'wilderness', 'Wilderness', 'wild', 'lair']
    return pairOf(says, inside, outside, (indoors, outdoors) => `${indoors} (${outdoors})`)
  },
  treasure(says) {
    const words = says('type', 'value') ?? says('table', 'Table')
    const keys = ['table', 'Table', 'type', 'value'].filter((key) => says(key) !== null)
    return words === null ? null : { words, used: new Set(keys) }
  },
  movement(says) {
    const whole = says('details')
    if (whole !== null && /\d['"]? \(\d/.test(whole))
      return { words: whole, used: new Set(['details', 'base']) }
    const turn = ['base', 'turn', 'exploration', 'value', 'rate_feet', 'rate']
    const round = ['encounter', 'round', 'combat', 'encounter_rate_feet', 'encounter_rate']
    if (says(...round) === null) return waysOf(says)
    const feet = pairOf(says, turn, round, movementText)
    const others = waysOf(says)
    return feet && others
      ? { words: `${feet.words}, ${others.words}`, used: new Set([...feet.used, ...others.used]) }
      : feet
  },
  hp(says) {
    const [average, formula] = [says('average'), says('formula')]
    return average === null || formula === null
      ? null
      : { words: `${average} (${formula})`, used: new Set(['average', 'formula']) }
  },
  ac(says) {
    const [descending, ascending] = [says('descending'), says('ascending')]
    if (descending !== null && ascending !== null)
      return {
        words: `${descending} [${ascending}]`,
        used: new Set(['descending', 'ascending']),
      }
    return armourNoted(says)
  },
}

/** Movement in a turn and in a round; in feet when `far` is a bare number. */
export function movementText(far: string, near: string): string {
  return /\D/.test(far) ? `${far} (${near})` : `${far}' (${near}')`
}

const saveKeys = ['class', 'Class', 'as', 'type', 'level', 'Level']
const formulaKeys = ['formula', 'roll', 'average', 'avg', 'hp']
const diceKeys = [
  ...[
    'number',
    'count',
    'num',
    'base',
    'dice',
    'mod',
    'modifier',
    'bonus',
    'plus',
    'adds',
    'add',
    'size',
    'die',
    'sides',
  ],
  ...['stars', 'special_ability_stars', 'asterisks'],
]

/** `{ Value: 14, Notes: '[AC 5]' }`: the other scale stands in the notes, or both do. */
function armourNoted(says: Sayer): MainValue | null {
  const [value, notes] = [says('Value', 'value') ?? '', says('Notes', 'notes') ?? '']
  if (/^\s*-?\d{1,2}\s?\[/.test(notes))
    return { words: notes, used: new Set(['Notes', 'notes', 'Value', 'value']) }
  const [noted, before = '', number = '', after = ''] = otherScale.exec(notes) ?? []
  const one = Number(value)
  const other = Number(number)
  const named = `${before}${after}`
  const sum = one + other
  if (noted === undefined || value === '' || !Number.isInteger(one)) return null
  if (!/[ad]sc|aac|dac/i.test(named) && (sum < 18 || sum > 21)) return null
  const down = /desc|dac/i.test(named) || (!/asc|aac/i.test(named) && other < one)
  const rest = /\p{L}/u.test(notes.replace(noted, ''))
  return {
    words: down ? `${other} [${one}]` : `${one} [${other}]`,
    used: new Set(['Value', 'value', ...(rest ? [] : ['Notes', 'notes'])]),
  }
}

const otherScale =
  /[([]?\s?((?:ac\s?|(?:desc|asc)(?:ending)?\.?\s?|dac\s?|aac\s?){0,3}):?\s?(-?\d{1,2})\s?((?:desc|asc)(?:ending)?\.?)?\s?[)\]]?/i

const ways = [
  'fly',
  'flying',
  'swim',
  'swimming',
  'climb',
  'climbing',
  'burrow',
  'burrowing',
  'web',
]

/** `{ walk: 90' (30'), fly: 180' (60') }`: how fast on foot, then otherwise. */
function waysOf(says: Sayer): MainValue | null {
  const walk = says('walk', 'land', 'walking', 'ground')
  const others = ways.flatMap((way) => {
    const words = says(way)
    return words === null || words === '0' ? [] : [`${way} ${words}`]
  })
  if (walk === null && others.length === 0) return null
  const used = new Set(['walk', 'land', 'walking', 'ground', ...ways])
  return { words: [...(walk === null ? [] : [walk]), ...others].join(', '), used }
}

function pairOf(
  says: Sayer,
  one: readonly string[],
  other: readonly string[],
  joined: (one: string, other: string) => string,
): MainValue | null {
  const [left, right] = [says(...one), says(...other)]
  if (left === null && right === null) return null
  const words = left === null || right === null ? (left ?? right ?? '') : joined(left, right)
  return { words, used: new Set([...one, ...other]) }
}

const mains = [
  ...[
    'value',
    'Value',
    'base',
    'type',
    'total',
    'formula',
    'average',
    'text',
    'dice',
    'current',
    'score',
    'rating',
    'number',
    'options',
  ],
]

/** The full value before the current one, and a number that counts before a zero. */
function plainValue(says: Sayer, field: FieldKey): MainValue | null {
  const full = ['hp', 'str', 'dex', 'wil'].includes(field)
  const order = full ? ['max', 'Max', ...mains] : mains
  const key =
    order.find((each) => ![null, '0'].includes(says(each))) ??
    order.find((each) => says(each) !== null)
  const words = key === undefined ? null : says(key)
  if (key === undefined || words === null || (field === 'hp' && words === '0')) return null
  const same = field === 'movement' ? ['base', 'value'] : []
  const used = new Set(full ? [key, 'value', 'max', 'Value', 'Max'] : [key, ...same])
  const notes = field === 'hp' ? (says('Notes', 'notes') ?? '') : ''
  return /\d/.test(notes)
    ? { words: `${words} (${notes})`, used: new Set([...used, 'Notes', 'notes']) }
    : { words, used }
}

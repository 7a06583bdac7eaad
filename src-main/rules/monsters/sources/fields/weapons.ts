import type { Attack, Span } from '../../canonical.ts'
import { attackOf, type ItemContents } from './armed/index.ts'
import { timesFromRoutine, routineName } from './armed/routine.ts'
import { attacksIn } from './attack-fields.ts'
import { bareKey, fieldOf } from './keys.ts'
import { parseNamedPair, parseInnerJson } from './meaning.ts'
import { at, wordsOf, type Branch, type TreeEntry, type Tree } from './tree.ts'
import { attackNameKeys, nameKeys, textKeys, firstWords } from './worded.ts'

/** Contents of a list of weapons, actions or other things carried. */
interface Weapons {
  attacks: { attack: Attack; span: Span }[]
  details: (ItemContents['details'][number] & { span: Span })[]
  armour: { words: string; span: Span }[]
  /** Items that are nothing of the kind. */
  left: { span: Span; value: Tree }[]
}

/** Lists of nothing but attacks; among actions and items are other things too. */
const listed = /^(?:attacks?|atta?cks?routine|atts?|atks?|weapons?)$/

/** Weapons in the order of their list; an attack that only follows another has `first` for its joint. */
export function weaponsIn(items: readonly Tree[], key: string): Weapons {
  const found: Weapons = { attacks: [], details: [], armour: [], left: [] }
  const onlyAttacks = listed.test(bareKey(key))
  let joins: Attack['joins'] = 'first'
  let pattern = ''
  let routine = ''
  for (const item of items.flatMap(routineOf)) {
    const { span } = item
    const value = namedByKey(positional(parseNamedPair(parseInnerJson(item))))
    const words = wordsOf(value)
    const joint = words === null ? null : jointOf(words)
    if (joint) joins = joint
    if (joint) continue
    if (words === null && value.kind !== 'branch') found.left.push({ span, value })
    if (value.kind === 'branch' && routineName.test(firstWords(value, nameKeys) ?? ''))
      routine = firstWords(value, textKeys) ?? ''
    const armed = value.kind === 'branch' ? attackOf(value, onlyAttacks) : spoken(words ?? '')
    const own = value.kind === 'branch' ? patternOf(value) : ''
    const other = pattern !== '' && own !== '' && own !== pattern
    const [first, ...more] = armed.attacks
    if (first) {
      const by = first.joins === 'first' ? joins : first.joins
      found.attacks.push({ attack: { ...first, joins: by === 'first' && other ? 'or' : by }, span })
      joins = 'first'
      pattern = own || pattern
    }
    found.attacks.push(...more.map((attack) => ({ attack, span })))
    found.details.push(...armed.details.map((detail) => ({ ...detail, span })))
    if (armed.armor) found.armour.push({ words: String(armed.armor), span })
  }
  if (routine !== '') {
    found.attacks = found.attacks.map(({ attack, span }) => ({
      attack: timesFromRoutine(routine, attack),
      span,
    }))
  }
  return found
}

/** `{ routine_name: 'melee', attacks: […] }` is its attacks. */
function routineOf(item: Tree): readonly Tree[] {
  const inner = item.kind === 'branch' ? at(item, 'attacks') : undefined
  return inner?.kind === 'list' ? inner.items : [item]
}

/** `['claw', 2, '1d6']`: a name, how often, what it deals. */
function positional(item: Tree): Tree {
  if (item.kind !== 'list' || item.items.length < 2 || item.items.length > 5) return item
  const [name, ...more] = item.items
  if (name?.kind !== 'leaf' || typeof name.value !== 'string' || /\dd\d/.test(name.value))
    return item
  const entries = more.map((value): TreeEntry => {
    const counts = value.kind === 'leaf' && typeof value.value === 'number'
    const deals = value.kind !== 'leaf' || /\d{0,2}d\d/i.test(String(value.value))
    return { key: counts ? 'count' : deals ? 'damage' : 'notes', span: value.span, value }
  })
  const deals = entries.some(({ key }) => key === 'damage')
  const named: TreeEntry = { key: 'name', span: name.span, value: name }
  return deals ? { kind: 'branch', entries: [named, ...entries], span: item.span } : item
}

/** `{ claw: '1d4', count: 2 }`: an attack whose name is the key of its dice. */
function namedByKey(item: Tree): Tree {
  if (
    item.kind !== 'branch' ||
    item.entries.length > 4 ||
    firstWords(item, attackNameKeys) !== null
  )
    return item
  const own = item.entries.filter(
    ({ key, value }) => /^\s*\d{0,2}d\d/i.test(wordsOf(value) ?? '') && !ofDice.has(bareKey(key)),
  )
  const [only, ...more] = own
  if (!only || more.length > 0 || fieldOf(only.key) !== null) return item
  const named: TreeEntry = {
    ...only,
    key: 'name',
    value: { kind: 'leaf', value: only.key, span: only.span },
  }
  const entries = item.entries.map((each) => (each === only ? { ...each, key: 'damage' } : each))
  return { ...item, entries: [named, ...entries] }
}

const ofDice = new Set([
  'dice',
  'formula',
  'die',
  'roll',
  'hit',
  'value',
  'amount',
  'desc',
  'description',
  'text',
  'effect',
  'entry',
  'content',
  'detail',
  'details',
  'notes',
])

/** Joint that an item of the list consists of: `or`; null for any other item. */
function jointOf(words: string): 'or' | 'and' | null {
  const joint = /^\s*(or|and)\s*$/i.exec(words)?.[1]?.toLowerCase()
  return joint === 'or' || joint === 'and' ? joint : null
}

function spoken(words: string): ItemContents {
  const [, joint, said = words] = /^\s*(or|and)\s(.*)$/is.exec(words) ?? []
  const [first, ...more] = attacksIn(said)
  const joins = joint?.toLowerCase() === 'or' ? 'or' : joint ? 'and' : 'first'
  return { attacks: first ? [{ ...first, joins }, ...more] : [], details: [], armor: 0 }
}

/** In Foundry's OSE the attacks of one colour are one routine; white and none are no colour. */
function patternOf(item: Branch): string {
  const said = wordsOf(at(at(item, 'system') ?? at(item, 'data'), 'pattern')) ?? ''
  return /^(?:white|transparent)$/.test(said) ? '' : said
}

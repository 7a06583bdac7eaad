import type { Span } from '../../canonical.ts'
import { bareKey, fieldOf, saveOf, type FieldKey } from './keys.ts'
import { innerJson } from './json/index.ts'
import { listedFields } from './listed-fields.ts'
import { isStatLine, statLineIn } from './stat-line.ts'
import { isEmpty, type Branch, type TreeEntry, type TreeLeaf, type Tree } from './tree.ts'

/** One monster's part of a structured file. */
export interface MonsterBranch {
  branch: Branch
  /** Its key in a file that is keyed by name; absent in a list. */
  key?: TreeEntry
  /** Offset where its part of the file begins. */
  from: number
}

/** Monsters of a file, and the entries beside them: the title of a pack, its author. */
export interface FileMonsters {
  monsters: MonsterBranch[]
  beside: TreeEntry[]
}

/** Searches a file for monsters; never inside a monster. */
export function placesIn(trees: readonly Tree[]): FileMonsters {
  const places: FileMonsters = { monsters: [], beside: [] }
  for (const tree of trees) look(tree, null, places)
  return places
}

function look(found: Tree, entry: TreeEntry | null, places: FileMonsters): void {
  const tree = listedFields(found)
  if (tree.kind === 'leaf' && typeof tree.value === 'string') {
    const inside = innerJson(tree.value, tree.span)
    if (inside) look(inside, entry, places)
  }
  if (tree.kind === 'list')
    for (const item of tree.items) if (!lookAtLine(item, null, places)) look(item, null, places)
  if (tree.kind !== 'branch') return
  if (entry && isPattern(entry.key)) return
  const several = tree.entries.filter(({ value }) => isLine(value)).length > 1
  if (several ? hasFigures(tree) : isMonster(tree, entry !== null)) {
    const from = Math.min(tree.span.from, entry?.span.from ?? tree.span.from)
    places.monsters.push({ branch: tree, from, ...(entry ? { key: entry } : {}) })
    return
  }
  for (const each of tree.entries) {
    const before = places.monsters.length
    const beside = places.beside.length
    if (!lookAtLine(each.value, each, places)) look(each.value, each, places)
    if (places.monsters.length > before) continue
    places.beside.splice(beside)
    if (fieldOf(each.key) !== 'machinery' && !isEmpty(each.value)) places.beside.push(each)
  }
}

/** A text that is a stat line, and not a structure of its own in quotes. */
function isLine(tree: Tree): tree is TreeLeaf {
  if (tree.kind !== 'leaf' || typeof tree.value !== 'string') return false
  return !/^\s*(?:[[{]|---)/.test(tree.value) && isStatLine(tree.value)
}

/** A text that is a whole monster: `- "Goblin: AC 6, HD 1-1, Att 1 × weapon (1d6)"`. */
function lookAtLine(tree: Tree, entry: TreeEntry | null, places: FileMonsters): boolean {
  if (!isLine(tree) || statLineIn(String(tree.value)) === null) return false
  const { span } = tree
  const key = entry && !isGathering(entry.key) && fieldOf(entry.key) === null ? { key: entry } : {}
  const branch: Branch = { kind: 'branch', entries: [{ key: '', span, value: tree }], span }
  places.monsters.push({
    branch,
    from: entry?.span.from ?? span.from,
    ...key,
  })
  return true
}

/** True for keys of defaults and templates that other entries build on; these are no monsters. */
function isPattern(key: string): boolean {
  return /^(?:defaults?|templates?|anchors|x-.*)$/i.test(key)
}

/** Branches that only gather figures of the monster around them. */
const gathers = new Set([
  ...['system', 'data', 'details', 'stats', 'attributes', 'abilities', 'scores', 'combat'],
  ...['characteristics', 'defense', 'defenses', 'properties', 'statistics', 'values', 'core'],
  ...['abilityscores', 'statblock', 'block', 'fields', 'monster', 'stat', 'general'],
  ...['tables', 'table', 'rows', 'figures'],
  ...['virtues', 'attribs', 'attrs', 'sheet', 'profile', 'vitals', 'numbers', 'basics', 'basic'],
  ...['defence', 'defences', 'offense', 'offence', 'resources', 'mechanics'],
  ...['statblocks', 'combatstats', 'gamestats'],
])
/** Keys that gather figures only beside a name; elsewhere they are creatures, or kinds, that key a file. */
const gathersNamed = new Set([
  ...['character', 'creature', 'npc', 'actor', 'meta', 'main', 'base', 'derived', 'info', 'game'],
  ...['rules', 'osr', 'ose', 'bx', 'becmi', 'bfrpg', 'cairn'],
])

/** True when a key only gathers figures of the monster around it. */
export function isGathering(key: string): boolean {
  const bare = bareKey(key)
  return gathers.has(bare) || gathersNamed.has(bare)
}

const core = new Set<FieldKey>([
  ...(['ac', 'acUp', 'acDown', 'hd', 'hp', 'hpMax', 'thac0', 'morale', 'saves', 'saveAs'] as const),
  ...(['str', 'dex', 'wil', 'armor', 'attacks', 'damage', 'movement', 'xp'] as const),
])
const vital = new Set<FieldKey>(['ac', 'acUp', 'acDown', 'hd', 'hp', 'hpMax', 'str'])

/** True when at least two core figures, one of them vital, have keys of their own. */
function hasFigures(branch: Branch): boolean {
  const found = new Set<FieldKey>()
  figuresIn(branch, 0, found)
  const says = [...found]
  return (
    says.filter((field) => core.has(field)).length >= 2 && says.some((field) => vital.has(field))
  )
}

function isMonster(branch: Branch, keyed: boolean): boolean {
  return (
    hasFigures(branch) ||
    ((keyed || branch.entries.some(({ key }) => fieldOf(key) === 'name')) &&
      branch.entries.some(
        ({ value }) => value.kind === 'leaf' && isStatLine(String(value.value ?? '')),
      ))
  )
}

function figuresIn(branch: Branch, depth: number, found: Set<FieldKey>): void {
  const named = branch.entries.some(({ key }) => fieldOf(key) === 'name')
  for (const { key, value: written } of branch.entries) {
    const field = fieldOf(key)
    const gathering = named ? isGathering(key) : gathers.has(bareKey(key))
    const value = written.kind === 'list' && gathering ? listedFields(written) : written
    if (field !== null && !(value.kind === 'branch' && looksApart(value))) found.add(field)
    if (value.kind === 'branch' && depth < 3 && gathering) figuresIn(value, depth + 1, found)
  }
}

/** A branch that is itself a creature: a file keyed by names may hold one called "Will". */
function looksApart(branch: Branch): boolean {
  const fields = branch.entries.map(({ key }) => fieldOf(key))
  return fields.some((field) => field !== null && vital.has(field)) && !isSaves(branch)
}

function isSaves(branch: Branch): boolean {
  return branch.entries.every(({ key }) => saveOf(key) !== null)
}

/** The span cut to a stretch of the file, by places in the stretch. */
export function spanWithin(span: Span, stretch: Span): Span {
  const length = stretch.to - stretch.from
  const from = Math.min(length, Math.max(0, span.from - stretch.from))
  return { from, to: Math.min(length, Math.max(from, span.to - stretch.from)) }
}

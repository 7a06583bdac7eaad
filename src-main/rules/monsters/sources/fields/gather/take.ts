import { attackColumns } from '../attack-columns.ts'
import { bareSaves } from '../bare-saves.ts'
import { fieldOf, type FieldKey } from '../keys.ts'
import {
  isFigure,
  isUntouched,
  scoresAmong,
  scoresIn,
  headingOf,
  parseInnerJson,
  unwrapList,
} from '../meaning.ts'
import { isStatLine } from '../stat-line.ts'
import { listedFields } from '../listed-fields.ts'
import { at, isEmpty, wordsOf, type Branch, type TreeEntry, type Tree } from '../tree.ts'
import { takeBranch } from './branch.ts'
import { GatheredMonster } from './gathering.ts'
import { takeLeaf } from './leaf.ts'
import { takeList } from './list.ts'
import { settleLevels } from './settle.ts'

/** Gathers all that a monster's branch holds. */
export function gathered(branch: Branch): GatheredMonster {
  const got = new GatheredMonster()
  const beside = new Map<TreeEntry, FieldKey>([...bareSaves(branch), ...attackColumns(branch)])
  const scores = scoresAmong(branch)
  for (const entry of branch.entries) {
    const field = beside.get(entry)
    const words = wordsOf(entry.value) ?? ''
    if (scores.has(entry))
      got.details.push({ title: headingOf(entry.key), text: words, span: entry.span })
    else if (field) got.hold(field, { key: entry.key, words, span: entry.span })
    else take(got, entry, '')
  }
  settleLevels(got)
  return got
}

function take(got: GatheredMonster, entry: TreeEntry, above: string): void {
  const path = above === '' ? entry.key : `${above}.${entry.key}`
  const field = fieldOf(entry.key)
  const inside = parseInnerJson(entry.value)
  const unwrappedValue = isListed(field) ? unwrapList(inside) : inside
  const value = field === null ? listedFields(unwrappedValue) : unwrappedValue
  if (field === 'machinery' && !holdsFigures(entry.key, value)) {
    takeOwn(got, value)
    return got.leave(path, entry, false)
  }
  if (/^abilities$/i.test(entry.key) && isUntouched(value)) return got.leave(path, entry, false)
  const scores = value.kind === 'branch' ? scoresIn(value) : null
  if (scores !== null) {
    got.keep(path, entry.value)
    if (value.kind === 'branch') got.scores = value.entries
    got.details.push({ title: 'Abilities', text: scores, span: entry.span })
    return
  }
  const kind = field === 'machinery' ? null : field
  takeValue(got, { ...entry, value: isFigure(kind) ? onlyOf(value) : value }, path, kind)
}

/** `statblock: { … }`, or a stat line under that key; `statblock: inline` is how a note is shown. */
function holdsFigures(key: string, value: Tree): boolean {
  if (!/^stat[_ -]?block$/i.test(key)) return false
  return value.kind === 'branch' || isStatLine(wordsOf(value) ?? '')
}

/** Fields that may be lists. */
function isListed(field: FieldKey | null): boolean {
  return field === 'attacks' || field === 'saves'
}

/** `[{ rate: 90 }]`: a figure in a list of one. */
function onlyOf(value: Tree): Tree {
  const [only, ...more] = value.kind === 'list' ? value.items : []
  return only?.kind === 'branch' && more.length === 0 ? only : value
}

function takeValue(
  got: GatheredMonster,
  entry: TreeEntry,
  path: string,
  field: FieldKey | null,
): void {
  const { value } = entry
  if (value.kind === 'leaf') return takeLeaf(got, entry, path, field)
  if (isEmpty(value)) return got.leave(path, entry, false)
  const further = (inner: TreeEntry, above: string) => take(got, inner, above)
  if (value.kind === 'list') return takeList(got, { ...entry, value }, path, field, further)
  takeBranch(got, { ...entry, value }, path, field, further)
}

/** Holds the saves that our own export keeps in a foreign file without a field for them. */
function takeOwn(got: GatheredMonster, flags: Tree): void {
  const own = at(flags, 'gatefold')
  if (own?.kind !== 'branch') return
  const level = wordsOf(at(own, 'saveAs', 'level'))
  const as = wordsOf(at(own, 'saveAs', 'class'))
  const save = wordsOf(at(own, 'save'))
  const { span } = own
  if (as !== null) got.hold('saveAs', { key: 'saveAs', words: `${as} ${level ?? 0}`, span })
  if (save !== null) got.hold('saves', { key: 'save', words: save, span })
}

import type { Span } from '../../../canonical.ts'
import { fieldOf } from '../keys.ts'
import { placesIn, type MonsterBranch } from '../find.ts'
import type { Branch, Tree } from '../tree.ts'
import { classesIn, holdsClasses } from './classes.ts'
import { shownAs } from '../worded.ts'
import { proseAround } from './prose.ts'
import { rowsIn } from './rows.ts'
import { Tokens } from './tokens.ts'
import { isBranch, ScriptReader } from './values.ts'

/** Data in a program's text, and the prose around it. */
interface ScriptData {
  trees: Tree[]
  prose: Span[]
}

/** Limit of reading, in lengths of the text: text without data is tried again from each bracket. */
const mostTurns = 3

/** Cheap test: a text without any of these holds no data of a program. */
const marks = ['{', '="', "='", '=>', '= "', "= '", '",', "',"]

/**
 * The monsters in a program's text, or in a piece of it: objects, structures and calls in any of the
 * usual languages, whatever code stands around them. Null where nothing is surely data.
 */
export function scriptData(text: string): ScriptData | null {
  const found =
    (holdsClasses(text) ? surelyIn(text, classesIn) : null) ??
    (marks.some((mark) => text.includes(mark))
      ? (pieceOf(text) ?? surelyIn(text, rowsIn) ?? groupsOf(text))
      : [])
  if (found.length === 0) return null
  return {
    trees: found,
    prose: proseAround(
      text,
      found.map(({ span }) => span),
    ),
  }
}

/** The classes or the rows of SQL inserts that are monsters; null where none is. */
function surelyIn(text: string, treesIn: typeof classesIn | typeof rowsIn): Tree[] | null {
  const tokens = new Tokens(text)
  const found = treesIn(text, tokens, new ScriptReader(tokens)).filter((each) =>
    placesIn([each]).monsters.some((place) => isSure(text, place)),
  )
  return found.length === 0 ? null : found
}

const opening = /\{|\((?=\s{0,40}(?:["'`{]|[\p{L}_]\w{0,40}\s?[=:]))/gu

function groupsOf(text: string): Tree[] {
  const tokens = new Tokens(text)
  const values = new ScriptReader(tokens)
  const found: Tree[] = []
  let left = text.length * mostTurns + 1000
  opening.lastIndex = 0
  for (let match = opening.exec(text); match && left > 0; match = opening.exec(text)) {
    tokens.place = match.index
    const tree = values.value(0)
    left -= Math.min(tokens.place, text.length) - match.index + 1
    if (!tree) continue
    const keyed = isBranch(tree) && !nameOf(tree) ? keyedBy(text, tree) : tree
    if (placesIn([keyed]).monsters.some((place) => isSure(text, place))) found.push(keyed)
    opening.lastIndex = Math.max(tokens.place, match.index + 1)
  }
  return found
}

/** `Snake: { … }`, `const goblin = { … }`: the key that an object is under. */
const before =
  /(?:^|[\s,{([])\[?["']?([\p{L}_$][\p{L}\p{N}_$ '-]{0,40}?)["']?\]?\s?(?::|=>?)\s?(?:new\s|&)?(?:[\p{L}_$][\p{L}\p{N}_$]{0,40}\s?)?$/u

function keyedBy(text: string, tree: Branch): Branch {
  const { from, to } = tree.span
  const line = text.slice(Math.max(0, from - 100), from)
  const head = before.exec(line.slice(line.lastIndexOf('\n') + 1))
  if (!head?.[1]) return tree
  const key = head[1].replace(/^(?:const|let|var|static|export)\s/, '')
  const start = from - (head[0].length - head[0].indexOf(head[1]))
  const span = { from: Math.max(0, start), to }
  return { kind: 'branch', entries: [{ key, span, value: tree }], span }
}

const pieceStart =
  /^\s*["'`]?[a-z_$][\w$-]{0,30}["'`]?\s?[:=]\s?(?:["'`[{][^\n]{0,300}|-?[\w.]{1,40}),\s*$/imy

/** A piece that was cut out of an object: keys and values with commas, and no bracket before them. */
function pieceOf(text: string): Tree[] | null {
  pieceStart.lastIndex = 0
  if (!pieceStart.test(text)) return null
  const tokens = new Tokens(text)
  const tree = new ScriptReader(tokens).group('', 0, 0)
  if (!isBranch(tree)) return null
  const rest = text.slice(tokens.place)
  return /^[\s)\]},;]*$/.test(rest) &&
    placesIn([tree]).monsters.some((place) => isSure(text, place))
    ? [tree]
    : null
}

/** True when the name is quoted, or is the key of at least three entries; prose has brackets too. */
function isSure(text: string, { branch, key }: MonsterBranch): boolean {
  const name = nameOf(branch)
  if (name) return /["'`]/.test(text.slice(name.span.from, name.span.from + 3))
  return key !== undefined && branch.entries.length >= 3
}

function nameOf({ entries }: Branch): Tree | undefined {
  return (
    entries.find(({ key }) => fieldOf(key) === 'name') ??
    entries.find(({ key }) => shownAs.test(key))
  )?.value
}

import type { Amount } from '../dice/expression.ts'
import { parse, print } from '../dice/notation.ts'
import { parseCondition, type RowCondition } from './conditions.ts'
import { shapes, type WordForm } from './grammar.ts'
import type { Part, ReadyDice } from './ready.ts'
import { wholeWeights } from './weights.ts'

/** A fault in a row's text; `at` is the position of its first character. */
interface PartFault {
  at: number
  says: string
}

interface ReadParts {
  parts: readonly Part[]
  faults: readonly PartFault[]
}

/** Greatest depth of brackets inside brackets; what is deeper stays plain text. */
const deepest = 12

/** Splits a row's text into its parts. What cannot be read stays plain text, and is reported as a fault. */
export function parseParts(text: string): ReadParts {
  const faults: PartFault[] = []
  return { parts: partsOf(text, 0, 0, faults), faults }
}

const openers: Readonly<Record<string, string>> = { '[': ']', '{': '}' }

function partsOf(text: string, from: number, depth: number, faults: PartFault[]): Part[] {
  const parts: Part[] = []
  let words = ''
  let ends: ReadonlyMap<number, number> | null = null
  const flush = (): void => {
    if (words !== '') parts.push({ kind: 'words', words })
    words = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (sign === '\\' && /[[\]{}|\\^]/.test(text[at + 1] ?? '')) {
      words += text[at + 1] ?? ''
      at += 1
      continue
    }
    if (sign !== '[' && sign !== '{') {
      words += sign
      continue
    }
    ends ??= closings(text)
    const end = ends.get(at) ?? null
    if (end === null || depth >= deepest) {
      faults.push({
        at: from + at,
        says:
          end === null
            ? `The bracket “${sign}” is never closed.`
            : `Brackets stand more than ${deepest} deep.`,
      })
      words += sign
      continue
    }
    const inside = text.slice(at + 1, end)
    const read =
      sign === '['
        ? bracketed(inside, from + at + 1, depth + 1, faults)
        : braced(inside, from + at + 1, depth + 1, faults)
    if (read) {
      flush()
      parts.push(read)
    } else words += text.slice(at, end + 1)
    at = end
  }
  flush()
  return parts
}

/** Positions of the brackets that close others, by the positions of those; a bracket without one is left out. */
function closings(text: string): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  const open: { at: number; by: string }[] = []
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    const by = openers[sign]
    if (sign === '\\') at += 1
    else if (by !== undefined) open.push({ at, by })
    else if (sign === open.at(-1)?.by) found.set(open.pop()?.at ?? 0, at)
  }
  return found
}

const repeated = /^(.+?)\s+[x×]\s+([^;]+?)(?:;(.*))?$/i

/** Reads what stands between square brackets: dice, a reference, or parts that have to be known first. */
function bracketed(inside: string, from: number, depth: number, faults: PartFault[]): Part | null {
  if (inside.trim() === '') return null
  if (/[[{]/.test(inside)) return { kind: 'computed', parts: partsOf(inside, from, depth, faults) }
  return readBracket(inside)
}

/** Reads the text of a bracket that holds no other: dice, several rows of a table, or a reference. */
export function readBracket(inside: string): Part {
  const bare = inside.trimStart().replace(/^=\s*/, '')
  const [, many, name, joiner] = repeated.exec(bare) ?? []
  const times = many === undefined ? null : diceOf(many)
  if (times && name !== undefined)
    return { kind: 'call', name: name.trim(), times, joiner: joiner ?? null, found: null }
  return (
    diceIn(bare.trim()) ?? {
      kind: 'call',
      name: bare.trim(),
      times: null,
      joiner: null,
      found: null,
    }
  )
}

/** Dice of a notation; null when it is none. */
function diceOf(text: string): ReadyDice | null {
  const parsed = parse(text.trim())
  if (!parsed.ok || parsed.expression.kind === 'check' || parsed.expression.kind === 'contest')
    return null
  return prepareDice(parsed.expression)
}

/** An amount with what is needed to roll it fast. */
export function prepareDice(expression: Amount): ReadyDice {
  const quick =
    expression.kind !== 'pool' ||
    expression.faces !== 'plain' ||
    expression.keep ||
    expression.explodes ||
    expression.reroll
      ? null
      : { count: expression.count, sides: expression.sides }
  return { notation: print(expression), expression, quick }
}

const dies = new Map<number, ReadyDice>()

/** One die of so many sides, for choices and for rows that may not all come up. */
export function oneDie(sides: number): ReadyDice {
  const before = dies.get(sides)
  if (before) return before
  const expression = {
    kind: 'pool',
    count: 1,
    sides,
    faces: 'plain',
    explodes: false,
    reroll: null,
    keep: null,
  } as const
  const die = { notation: `d${sides}`, expression, quick: { count: 1, sides } }
  if (dies.size > 500) dies.clear()
  dies.set(sides, die)
  return die
}

/** Splits `2d4 goblin` into dice and the words after them; null when it has no dice. */
function diceIn(inside: string): Part | null {
  if (!/\dd|^d|d\d|^[\d\s+*×x().-]+$/i.test(inside)) return null
  let end = inside.length
  while (end > 0) {
    const dice = diceOf(inside.slice(0, end))
    if (dice) {
      const words = inside.slice(end)
      return { kind: 'dice', ...dice, words, whole: dice.notation + words }
    }
    end = inside.lastIndexOf(' ', end - 1)
  }
  return null
}

const keeping = /^([a-z][\w-]*)(:?)=(.*)$/is
const conditional = /^(?:if\s+|else\s*:)/i
const shaping = new RegExp(`^(${Object.keys(shapes).join('|')}):\\s*`)

/** Reads what stands between braces; null for what means nothing, which stays plain text. */
function braced(inside: string, from: number, depth: number, faults: PartFault[]): Part | null {
  if (conditional.test(inside)) return ifOf(inside, from, depth, faults)
  const shape = shaping.exec(inside)
  if (shape) {
    const at = shape[0].length
    const parts = partsOf(inside.slice(at), from + at, depth, faults)
    return { kind: 'shaped', shape: shape[1] as WordForm, parts }
  }
  const kept = keeping.exec(inside)
  if (kept?.[1] !== undefined && kept[3] !== undefined) {
    const at = inside.length - kept[3].length
    return {
      kind: 'kept',
      name: kept[1].toLowerCase(),
      unseen: kept[2] === ':',
      parts: partsOf(kept[3], from + at, depth, faults),
    }
  }
  const options = splitAt(inside, '|')
  if (options.length > 1) return choiceOf(options, from, depth, faults)
  const dice = diceOf(inside)
  if (dice) return { kind: 'dice', ...dice, words: '', whole: dice.notation }
  const name = /^\s*([a-z][\w-]*)\s*$/i.exec(inside)?.[1]
  if (name !== undefined) return { kind: 'recalled', name: name.toLowerCase() }
  faults.push({
    at: from - 1,
    says: `“{${inside.slice(0, 40)}}” is neither a choice {a|b}, a kept value {name} nor a form {cap: …}.`,
  })
  return null
}

function choiceOf(
  options: readonly Split[],
  from: number,
  depth: number,
  faults: PartFault[],
): Part {
  const read = options.map(({ text, at }) => {
    const [, bare = text, weight] = /^(.*?)\s*(?<!\\)\^(\d+(?:\.\d+)?)\s*$/s.exec(text) ?? []
    return {
      weight: weight === undefined ? 1 : Number(weight),
      parts: partsOf(bare, from + at, depth, faults),
    }
  })
  const weights = wholeWeights(read.map(({ weight }) => weight))
  return {
    kind: 'choice',
    options: read.map(({ parts }, nth) => ({ parts, weight: weights[nth] ?? 1 })),
    total: weights.reduce((sum, weight) => sum + weight, 0),
  }
}

function ifOf(inside: string, from: number, depth: number, faults: PartFault[]): Part {
  const branches = splitAt(inside, '|').map(({ text, at }) => {
    const [, head = '', body = ''] = /^([^:]*):\s?(.*)$/s.exec(text) ?? []
    const otherwise = /^\s*else\s*$/i.test(head)
    const when = otherwise ? null : parseCondition(head.replace(/^\s*if\s+/i, ''))
    if (!otherwise && !when)
      faults.push({
        at: from + at,
        says: `“${text.slice(0, 40)}” is no condition: write if level>=3: … or else: …`,
      })
    const skipped = text.length - body.length
    return {
      when: otherwise ? null : (when ?? never),
      parts: partsOf(body, from + at + skipped, depth, faults),
    }
  })
  return { kind: 'if', branches }
}

/** RowCondition that holds for nothing, in place of one that cannot be read. */
const never: RowCondition = { kind: 'compares', fact: '', with: '=', values: ['\0'] }

interface Split {
  text: string
  at: number
}

/** Splits a text at a sign that stands in no bracket and behind no backslash. */
export function splitAt(text: string, sign: string): Split[] {
  const pieces: Split[] = []
  let depth = 0
  let begin = 0
  for (let at = 0; at < text.length; at += 1) {
    const here = text[at] ?? ''
    if (here === '\\') at += 1
    else if (here === '[' || here === '{') depth += 1
    else if (here === ']' || here === '}') depth -= 1
    else if (depth === 0 && text.startsWith(sign, at)) {
      pieces.push({ text: text.slice(begin, at), at: begin })
      begin = at + sign.length
      at = begin - 1
    }
  }
  pieces.push({ text: text.slice(begin), at: begin })
  return pieces
}

/** Names of the tables that parts refer to, nested ones included; those in computed brackets are unknown. */
export function callsIn(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'call') return [part.name]
    if (part.kind === 'choice') return part.options.flatMap((option) => callsIn(option.parts))
    if (part.kind === 'if') return part.branches.flatMap((branch) => callsIn(branch.parts))
    return 'parts' in part && part.kind !== 'computed' ? callsIn(part.parts) : []
  })
}

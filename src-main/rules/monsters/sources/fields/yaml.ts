import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  parseAllDocuments,
  type Document,
  type Node,
  type YAMLMap,
} from 'yaml'
import type { Span } from '../../canonical.ts'
import { yamlParts } from './yaml-parts.ts'
import { deepest, UnreadableText, tooDeepError, type TreeEntry, type Tree } from './tree.ts'

/** Most places that may be repeated by alias: enough for shared traits, too few for a bomb. */
const mostRepeats = 2000

/** Parts of a long text are parsed one after the other: the parser needs a hundred times their memory. */
const partLength = 100_000
/** Longest that is parsed at once: a file that has no parts. */
const longestPart = 2_000_000

/** Every document of a YAML text; null when it is none. Aliases are followed only so far. */
export function yamlTrees(text: string, offset = 0): Tree[] | null {
  if (nestedInFlow(text) > deepest || nestedInLine.test(text)) throw tooDeepError('YAML')
  const parts = text.length > 2 * partLength ? yamlParts(text, partLength) : []
  const trees = parts.length > 1 ? treesOfParts(text, parts, offset) : null
  return trees ?? treesOf(text, offset)
}

/** Null where a part cannot stand alone: an alias of it may be anchored in another. */
function treesOfParts(text: string, parts: readonly Span[], offset: number): Tree[] | null {
  const found: Tree[] = []
  for (const { from, to } of parts) {
    const trees = treesOf(text.slice(from, to), offset + from)
    if (!trees) return null
    found.push(...trees)
  }
  return found
}

function treesOf(text: string, offset: number): Tree[] | null {
  if (text.length > longestPart)
    throw new UnreadableText(
      `This YAML is one piece of ${(text.length / 1_000_000).toFixed(1)} million characters; 2 million are read at once. Part it with lines of “---”, or make it a list.`,
    )
  const documents = parsed(text.includes('[[') ? text.replace(noteLink, linkSigns) : text)
  if (documents.some(({ errors }) => errors.length > 0)) return null
  return documents.flatMap((document) => {
    const walk = new Walk(offset)
    const tree = document.contents === null ? null : walk.tree(document.contents, 0)
    return tree ? [tree] : []
  })
}

/** `[[Treasure types#Type E|E]]`: a note's link, which is no list in a list. */
const noteLink = /\[\[(?:[^[\]"',|\n]{1,120}|[^[\]"\n]{0,120}[|#][^[\]"\n]{0,120})\]\]/g

/** Its brackets as signs that mean nothing to the parser, so that every place stays where it is. */
function linkSigns(link: string): string {
  return `\uE0AA\uE0AA${link.slice(2, -2)}\uE0AB\uE0AB`
}

function withLinks(words: string): string {
  return words.includes('\uE0AA')
    ? words.replaceAll('\uE0AA', '[').replaceAll('\uE0AB', ']')
    : words
}

const quick = { logLevel: 'silent', prettyErrors: false, uniqueKeys: false, strict: false } as const

/** @throws Refused where the parser, which calls itself for each level, runs out of stack. */
function parsed(text: string): readonly Document.Parsed[] {
  try {
    const found = parseAllDocuments(text, quick)
    return Array.isArray(found) ? found : []
  } catch (error) {
    if (error instanceof RangeError) throw tooDeepError('YAML')
    throw error
  }
}

/** `- - - 1`: a list in a list in a list. */
const nestedInLine = new RegExp(String.raw`(?:[-?][ \t]{1,8}){${deepest + 1}}`)

/** Brackets open at once at most: the parser itself calls itself for each. */
function nestedInFlow(text: string): number {
  let depth = 0
  let most = 0
  for (let place = 0; place < text.length; place += 1) {
    const sign = text.charCodeAt(place)
    if (sign === 91 || sign === 123) most = Math.max(most, (depth += 1))
    else if (sign === 93 || sign === 125) depth = Math.max(0, depth - 1)
  }
  return most
}

class Walk {
  private repeats = 0
  /** Nodes by anchor. The parser's own look-up goes through the document for each alias. */
  private readonly anchors = new Map<string, unknown>()
  constructor(private readonly offset: number) {}

  tree(node: unknown, depth: number, repeated = false): Tree | null {
    if (depth > deepest) throw tooDeepError('YAML')
    if (repeated && (this.repeats += 1) > mostRepeats)
      throw new UnreadableText(
        `This YAML repeats itself more than ${mostRepeats} times over. Paste the monsters alone.`,
      )
    if (isAlias(node)) return this.tree(this.anchors.get(node.source), depth + 1, true)
    if ((isMap(node) || isSeq(node) || isScalar(node)) && node.anchor !== undefined)
      this.anchors.set(node.anchor, node)
    if (isMap(node)) {
      const entries = node.items.flatMap((pair) => {
        if (isScalar(pair.key) && pair.key.value === '<<')
          return this.merged(pair.value, node, depth + 1)
        const value = this.tree(pair.value ?? pair.key, depth + 1, repeated)
        const key = isScalar(pair.key) ? String(pair.key.value) : ''
        if (!value || !isScalar(pair.key)) return []
        const from = this.span(pair.key).from
        const leaf = pair.value === null ? { ...value, kind: 'leaf' as const, value: null } : value
        return [{ key, span: { from, to: Math.max(leaf.span.to, from) }, value: leaf }]
      })
      return { kind: 'branch', entries, span: this.span(node) }
    }
    if (isSeq(node)) {
      const items = node.items.flatMap((item) => this.tree(item, depth + 1, repeated) ?? [])
      return { kind: 'list', items, span: this.span(node) }
    }
    if (!isScalar(node)) return null
    return { kind: 'leaf', value: scalar(node.value, node.source), span: this.span(node) }
  }

  /** Entries of an alias that the map does not override: `<<: *beast`. */
  private merged(from: unknown, into: YAMLMap, depth: number): TreeEntry[] {
    const tree = this.tree(from, depth, true)
    const own = new Set(into.items.map(({ key }) => (isScalar(key) ? String(key.value) : '')))
    const span = this.span(into)
    return tree?.kind === 'branch'
      ? tree.entries.flatMap((entry) =>
          own.has(entry.key)
            ? []
            : [
                {
                  ...entry,
                  span: { from: span.from, to: span.from },
                  value: placedAt(entry.value, span.from),
                },
              ],
        )
      : []
  }

  private span(node: Node) {
    const [from, to] = node.range ?? [0, 0]
    return { from: from + this.offset, to: to + this.offset }
  }
}

/** Tree with all spans at `place`, for merged entries, which stand outside their monster in the file. */
function placedAt(tree: Tree, place: number): Tree {
  const span = { from: place, to: place }
  if (tree.kind === 'leaf') return { ...tree, span }
  if (tree.kind === 'list')
    return { kind: 'list', items: tree.items.map((item) => placedAt(item, place)), span }
  const entries = tree.entries.map(({ key, value }) => ({
    key,
    span,
    value: placedAt(value, place),
  }))
  return { kind: 'branch', entries, span }
}

/** `2-5`, `1e3` and dates are words of a stat block, not numbers of a program. */
function scalar(value: unknown, source: string | undefined): string | number | boolean | null {
  if (typeof value === 'string') return withLinks(value)
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'number' && /^-?\d+(?:\.\d+)?$/.test(source ?? String(value))) return value
  return source ?? String(value)
}

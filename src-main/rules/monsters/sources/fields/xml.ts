import { deepest, type TreeEntry, type Tree } from './tree.ts'

/** An element that is still open. */
interface Element {
  tag: string
  from: number
  /** Offset where its content begins. */
  within: number
  attributes: TreeEntry[]
  children: TreeEntry[]
}

const tags =
  /<(?:!--[\s\S]*?-->|[!?][^>]{0,400}>|(\/?)([\p{L}_][\w:.-]{0,60})((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>)/gu
const attribute = /([\p{L}_][\w:.-]{0,60})\s*=\s*(?:"([^"]*)"|'([^']*)')/gu
const inPages =
  'html|head|body|div|span|p|br|hr|table|thead|tbody|td|tr|th|ul|ol|li|h[1-6]|b|i|u|em|strong|font|dl|dt|dd|blockquote|pre|code|details|section|article|main|center|header|nav|aside|a|img|small|style|script|svg'
/** Beginning of a web page or a forum post. */
const page = new RegExp(
  String.raw`^[\s\ufeff]*(?:<[?!][^>]{0,400}>\s*){0,4}<(?:${inPages})[\s/>]`,
  'i',
)
/** Tags of formatted text, in files that keep its markup. */
const marks = new RegExp(`^(?:${inPages}|list|link|linklist|frame)$`)

/** The elements of an XML text as a tree; null for web pages and for anything that is not whole. */
export function xmlTrees(text: string): Tree[] | null {
  if (!/^[\s\ufeff]{0,40}<[?!\p{L}_]/u.test(text) || page.test(text.slice(0, 2000))) return null
  // A comment without an end would be looked for from each of its beginnings.
  if (text.lastIndexOf('<!--') > text.lastIndexOf('-->')) return null
  const found: Tree[] = []
  const open: Element[] = []
  let at = 0
  tags.lastIndex = 0
  for (let match = tags.exec(text); match; match = tags.exec(text)) {
    if (open.length === 0 && text.slice(at, match.index).trim() !== '') return null
    at = tags.lastIndex
    const [, closing, tag, said = '', single] = match
    if (tag === undefined) continue
    if (closing === '/') {
      const element = open.pop()
      if (element?.tag !== tag) return null
      put(element, text, match.index, at)
      continue
    }
    const start = match.index + 1 + tag.length
    const element = {
      tag,
      from: match.index,
      within: at,
      attributes: attributesOf(said, start),
      children: [],
    }
    if (open.push(element) > deepest) return null
    if (single === '/') put(open.pop() ?? element, text, at, at)
  }
  return open.length === 0 && found.length > 0 && text.slice(at).trim() === '' ? found : null

  function put(element: Element, whole: string, end: number, to: number): void {
    const value = valueOf(element, whole, end, to)
    const parent = open.at(-1)
    if (parent) parent.children.push({ key: element.tag, span: { from: element.from, to }, value })
    else found.push(value)
  }
}

/** Values of a `type` attribute that name a program's data type. */
const stored =
  /^(?:string|number|dataset|formattedtext|int|integer|float|bool|boolean|image|token|windowreference|xs:\w+)$/i

function attributesOf(said: string, start: number): TreeEntry[] {
  if (!said.includes('=')) return []
  return [...said.matchAll(attribute)].flatMap((match): TreeEntry[] => {
    const [whole, key = '', double, simple] = match
    const value = bare(double ?? simple ?? '')
    if (/^(?:type|xmlns.*|xml:.*|xsi:.*)$/i.test(key) && (key !== 'type' || stored.test(value)))
      return []
    const span = { from: start + match.index, to: start + match.index + whole.length }
    return [{ key, span, value: { kind: 'leaf', value, span } }]
  })
}

function valueOf(
  { from, within, attributes, children }: Element,
  text: string,
  end: number,
  to: number,
): Tree {
  const span = { from, to }
  if (children.length > 0 && children.every(({ key }) => marks.test(key)))
    return { kind: 'leaf', value: bare(text.slice(within, end)).trim(), span }
  if (children.length > 0)
    return { kind: 'branch', entries: [...attributes, ...gathered(children)], span }
  const words = bare(text.slice(within, end)).trim()
  const leaf: Tree = { kind: 'leaf', value: words, span }
  if (attributes.length === 0) return leaf
  const said: TreeEntry[] = words === '' ? [] : [{ key: 'text', span, value: leaf }]
  return { kind: 'branch', entries: [...attributes, ...said], span }
}

/** Elements of one tag, or of numbers for tags, are a list. */
function gathered(children: readonly TreeEntry[]): TreeEntry[] {
  const by = new Map<string, [TreeEntry, ...TreeEntry[]]>()
  for (const child of children) {
    const key = child.key.replace(/^id-?\d+$/, '')
    const others = by.get(key)
    if (others) others.push(child)
    else by.set(key, [child])
  }
  return [...by].map(([key, entries]): TreeEntry => {
    const [first] = entries
    if (entries.length === 1 && key !== '') return first
    const span = { from: first.span.from, to: entries.at(-1)?.span.to ?? first.span.to }
    return { key, span, value: { kind: 'list', items: entries.map(({ value }) => value), span } }
  })
}

const named = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

function bare(words: string): string {
  const text = words.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1')
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,6})|(\w{2,6}));/g, (sign, code?: string, name?: string) =>
    code ? String.fromCodePoint(Math.min(0x10ffff, Number(code))) : (named.get(name ?? '') ?? sign),
  )
}

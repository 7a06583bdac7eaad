/** Words of a piece of HTML, and what was in it besides. */
interface HtmlWords {
  text: string
  /** Names of elements that were left out. */
  dropped: string[]
  /** Elements that would run; they stay as text. */
  scripts: string[]
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  times: '×',
  frac12: '½',
}
/** Elements without a meaning for a row's words. */
const quiet = new Set(
  'p br div span b i u em strong small sub sup ul ol li h1 h2 h3 h4 h5 h6 section'.split(' '),
)
const running = /^\/?(?:script|iframe|object|embed|style|svg|form|link|meta|base)$/
const breaks = /^\/?(?:p|br|div|li|h\d|section|ul|ol)$/
const element = /<(\/?[a-zA-Z][\w-]{0,20})((?:\s[^<>]{0,2000})?)\/?>/g

/** Reads words from HTML. Nothing of it is ever shown as HTML: what would run stays visible as text. */
export function fromHtml(html: string): HtmlWords {
  if (!/[<&]/.test(html)) return { text: html.trim(), dropped: [], scripts: [] }
  const dropped = new Set<string>()
  const scripts: string[] = []
  const text = html
    .replace(/<!--[^]{0,5000}?-->/g, '')
    .replace(element, (whole, tag: string, attributes: string) => {
      const name = tag.toLowerCase()
      if (running.test(name) || /\son\w+\s*=|javascript:/i.test(attributes)) {
        if (!tag.startsWith('/')) scripts.push(whole.slice(0, 60))
        return whole
      }
      if (!quiet.has(name.replace('/', ''))) dropped.add(name.replace('/', ''))
      return breaks.test(name) ? ' ' : ''
    })
    .replace(
      /&(#\d{1,7}|#x[\da-f]{1,6}|\w{1,10});/gi,
      (whole, code: string) => character(code) ?? whole,
    )
    .replace(/\s+/g, ' ')
    .trim()
  return { text, dropped: [...dropped], scripts }
}

function character(code: string): string | null {
  if (!code.startsWith('#')) return entities[code.toLowerCase()] ?? null
  const number = /^#x/i.test(code) ? parseInt(code.slice(2), 16) : Number(code.slice(1))
  return number > 0 && number <= 0x10ffff ? String.fromCodePoint(number) : null
}

/** Words as HTML shows them. */
export function toHtml(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

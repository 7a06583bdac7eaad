/** A line that begins a keyed area. */
export interface Heading {
  /** Index of the line. */
  line: number
  label: string
  title: string
  /** Text of the area that goes on in the same line. */
  rest: string
  /** Marks of a Markdown heading; 0 for any other line. */
  level: number
}

interface Candidate extends Heading {
  /** Layout of the heading: lines of one layout belong together. */
  style: string
}

const word = '(?:areas?|rooms?|locations?|chambers?|places?|caves?|keyed area|hex)'
const numbered = new RegExp(
  String.raw`^(?:(${word})\s+)?(?:#\s?)?([A-Z]{0,2}-?\d{1,3}[a-z]?)\s*([.:)\]]|\s[-–—]|\s(?=\S)|$)\s*(.*)$`,
  'i',
)
/** Words above a list that numbers rows of a table, no areas. */
const tableWords =
  /\b(?:d\d+|rumou?rs?|wandering|random|encounters? tables?|hooks?|roll|events?|omens?|table|checklist)\b/i

/** Lines that begin keyed areas: those of the layout that most areas of the text have. */
export function findHeadings(lines: readonly string[]): Heading[] {
  const candidates = withoutLists(
    lines.flatMap((line, at) => candidateOf(line, at, lines) ?? []),
    lines,
  )
  const styles = new Map<string, Candidate[]>()
  for (const one of candidates) {
    const alike = styles.get(one.style)
    if (alike) alike.push(one)
    else styles.set(one.style, [one])
  }
  const weights = [...styles.values()].map((of) => ({ of, weight: weight(of, lines) }))
  const best = weights.sort((a, b) => b.weight - a.weight)[0]?.of
  if (!best) return []
  const [first] = best
  const mates = candidates.filter(
    (one) => one.style === best[0]?.style || (first && one.level > 0 && one.level === first.level),
  )
  return mates.map(({ style: _style, ...heading }) => heading)
}

/** Reads a line as the heading of an area; null when it is none. */
function candidateOf(raw: string, at: number, lines: readonly string[]): Candidate | null {
  const line = raw.trim()
  if (line.length < 2 || line.length > 2000) return null
  const level = /^(#{1,6})\s/.exec(line)?.[1]?.length ?? 0
  const bold = level === 0 ? /^(\*\*|__)(.+?)\1(.*)$/.exec(line) : null
  const head =
    level > 0
      ? line
          .slice(level)
          .trim()
          .replace(/^\*\*|\*\*$/g, '')
      : (bold?.[2] ?? line)
  const [, named, label, mark = '', after = ''] = numbered.exec(head.trim()) ?? []
  if (label === undefined || /^[a-z]/.test(label) || /^\d{1,3}d$/.test(label)) return null
  const isMarked = /[.:)\]–—-]/.test(mark)
  const { title, rest } = split(after.trim(), bold !== null || level > 0)
  if (bold) {
    const more = bold[3]?.replace(/^[\s.:–—-]+/, '').trim() ?? ''
    if (title === '') {
      const parted = split(more, false)
      return make(parted.title, parted.rest, 'bold number')
    }
    return make(title, [rest, more].filter(Boolean).join(' '), 'bold')
  }
  if (level > 0) return make(title, rest, `heading ${level}`)
  // A plain line needs a mark behind its number, a word before it, or capitals.
  const isCapitals = title.length > 2 && title === title.toUpperCase() && /[A-Z]/.test(title)
  if (!isMarked && !named && !isCapitals) return null
  if (title === '' && !named) return null
  if (/^\d+(?:[.,]\d+)?\s*(?:ft|feet|gp|sp|cp|hp|xp|%|yards?|miles?)\b/i.test(head)) return null
  return make(
    title,
    rest,
    `${named ? 'word' : ''}${isMarked ? mark.trim() : isCapitals ? 'caps' : ''}`,
  )

  function make(name: string, text: string, style: string): Candidate | null {
    const bare = name.replace(/[*_]+/g, '').replace(/[.:]$/, '').trim()
    if (bare === '' && !named && level === 0) return null
    const letters = /^[A-Z]+/i.exec(label ?? '')?.[0] ?? ''
    return {
      line: at,
      label: (label ?? '')
        .toUpperCase()
        .replace(/([A-Z])$/, (end) => (letters ? end : end.toLowerCase())),
      title: titled(bare || `${named ?? 'Area'} ${label ?? ''}`),
      rest: text,
      level,
      style: `${style}${letters === '' ? '' : ' letters'}`,
    }
  }

  /** Parts a heading from the text that runs on behind it. */
  function split(text: string, isWhole: boolean): { title: string; rest: string } {
    if (isWhole && text.length <= 80) return { title: text, rest: '' }
    const end = /^(.{1,60}?)(?:[.:]\s+|\s[–—-]\s+)(\S.*)$/.exec(text)
    if (end?.[1] && end[2] && end[1].split(/\s+/).length <= 8)
      return { title: end[1], rest: end[2] }
    const isTitle = text.length <= 70 && !/[.!?;]$/.test(text.replace(/\.$/, ''))
    const next = lines[at + 1]?.trim() ?? ''
    if (isTitle && !(text.endsWith('.') && next === '' && text.split(/\s+/).length > 6))
      return { title: text, rest: '' }
    return { title: '', rest: text }
  }
}

/** GUARD ROOM becomes Guard room; other titles stay. */
function titled(title: string): string {
  const bare = title.replace(/\([^)]*\)/g, '')
  const isLoud = bare === bare.toUpperCase() && /[A-Z]{3}/.test(bare)
  if (!isLoud) return title
  // Words in brackets that are not in capitals stay as they are.
  return title.replace(/\([^)]*\)|[^(]+/g, (part, at: number) => {
    if (part.startsWith('(') && part !== part.toUpperCase()) return part
    return at === 0 ? part.charAt(0) + part.slice(1).toLowerCase() : part.toLowerCase()
  })
}

/** Without numbered rows of tables: lists below words that announce a table. */
function withoutLists(candidates: readonly Candidate[], lines: readonly string[]): Candidate[] {
  const styles = new Map(candidates.map(({ line, style }) => [line, style]))
  return candidates.filter((one) => {
    if (one.level > 0) return true
    for (let at = one.line - 1; at >= 0 && at > one.line - 40; at -= 1) {
      const line = lines[at]?.trim() ?? ''
      if (line === '' || styles.get(at) === one.style) continue
      const isHeading =
        line.length < 70 &&
        (/^#|:$|^\*\*/.test(line) || (line.length < 40 && !/[.!?”"]$/.test(line)))
      return !(isHeading && tableWords.test(line))
    }
    return true
  })
}

/** Weight of a layout: its headings, those with text below or behind them double. */
function weight(of: readonly Candidate[], lines: readonly string[]): number {
  const [first] = of
  const score = of.reduce((sum, one, nth) => {
    const end = of[nth + 1]?.line ?? lines.length
    const body =
      lines
        .slice(one.line + 1, end)
        .join(' ')
        .trim().length + one.rest.length
    return sum + (body > 20 ? 2 : 0.2)
  }, 0)
  return score * (first && first.level > 0 ? 1.5 : first?.style.startsWith('word') ? 1.3 : 1)
}

import type { Book } from '../../../src-main/rules/registry.ts'

/** One text of the rules with every rule that it stands for. */
export interface Passage {
  /** The first of its rules: what it is chosen by. */
  key: string
  rules: string[]
  title: string
  text: string
  section: string
  book: string
}

/** A section of a book, as the list at the left shows it. */
export interface BookSection {
  book: string
  section: string
  count: number
}

/** Texts in the order of their books; rules that share a text stand together. */
export function passagesOf(books: readonly Book[]): Passage[] {
  return books.flatMap(({ title: book, texts }) => {
    const found: Passage[] = []
    for (const { rule, title, text, section } of texts) {
      const last = found.at(-1)
      if (last && last.title === title && last.text === text && last.section === section)
        last.rules.push(rule)
      else found.push({ key: rule, rules: [rule], title, text, section, book })
    }
    return found
  })
}

export function headingsOf(passages: readonly Passage[]): BookSection[] {
  const headings = new Map<string, BookSection>()
  for (const { book, section } of passages) {
    const key = `${book}\n${section}`
    const heading = headings.get(key) ?? { book, section, count: 0 }
    headings.set(key, { ...heading, count: heading.count + 1 })
  }
  return [...headings.values()]
}

/** Passages that hold every word; those that hold them in title or number stand first. */
export function searchPassages(passages: readonly Passage[], words: string): readonly Passage[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return passages
  const holds = (text: string): boolean => {
    const lower = text.toLowerCase()
    return wanted.every((word) => lower.includes(word))
  }
  const titled = passages.filter(({ title, rules }) => holds(`${title} ${rules.join(' ')}`))
  const rest = passages.filter(
    (one) => !titled.includes(one) && holds(`${one.title} ${one.text} ${one.section}`),
  )
  return [...titled, ...rest]
}

/** Rule numbers as one reads them: "HRT-ITEM-01 to 05, E-HRT-09". */
export function ruleNumbers(rules: readonly string[]): string {
  const runs: { stem: string; from: string; to: string }[] = []
  for (const rule of rules) {
    const [, stem = rule, digits = ''] = /^(.*-)(\d+)$/.exec(rule) ?? []
    const last = runs.at(-1)
    if (last && last.stem === stem && Number(digits) === Number(last.to) + 1) last.to = digits
    else runs.push({ stem, from: digits, to: digits })
  }
  return runs
    .map(({ stem, from, to }) => (from === to ? stem + from : `${stem}${from} to ${to}`))
    .join(', ')
}

/** A text cut where it names rules, so that those can be followed. */
export function splitAtRules(text: string): { text: string; rule: boolean }[] {
  const rule = /((?:E-)?(?:HRTX?|HBKX?|DLVX?|BDPX?|GAMX?|GF)-[A-Z0-9]+(?:-[A-Z0-9]+)*)/
  return text
    .split(rule)
    .map((part, at) => ({ text: part, rule: at % 2 === 1 }))
    .filter((part) => part.text !== '')
}

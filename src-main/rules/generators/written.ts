import { guardCell } from '../core/spreadsheet-cell.ts'
import { furtherParts, type GeneratedPart, type Generated } from './generated.ts'
import { allParts } from './make.ts'

/** Forms in which results are written. `handout` is Markdown without what only the GM may know. */
type WrittenForm = 'text' | 'markdown' | 'handout' | 'csv'

/** Results as a text in one of the forms, in their order. */
export function writeResults(results: readonly Generated[], form: WrittenForm): string {
  switch (form) {
    case 'text':
      return results.map(({ text }) => text).join('\n\n')
    case 'markdown':
      return results.map((result) => markdown(result, true)).join('\n\n') + '\n'
    case 'handout':
      return results.map((result) => markdown(result, false)).join('\n\n')
    case 'csv':
      return csv(results)
  }
}

/** A heading and a list of the parts; the text alone where there is only one part. */
function markdown({ title, parts }: Generated, secrets: boolean): string {
  const [only, ...others] = parts.filter(({ hidden }) => secrets || !hidden)
  if (only && others.length === 0 && furtherParts(only).length === 0) return escaped(only.text)
  const lines = [only, ...others].flatMap((part) => (part ? listed(part, title, secrets, 0) : []))
  return [...(secrets ? [`## ${escaped(title)}`, ''] : []), ...lines].join('\n')
}

function listed(part: GeneratedPart, above: string, secrets: boolean, depth: number): string[] {
  const { title, text } = part
  const inner = furtherParts(part)
    .filter(({ hidden }) => secrets || !hidden)
    .flatMap((one) => listed(one, text, secrets, depth + 1))
  // The name of a result is above it already.
  if (text === above) return inner
  const says = text === '' ? '' : `: ${escaped(text).replace(/\s*\n\s*/g, ' ')}`
  return [`${'  '.repeat(depth)}- **${escaped(title)}**${says}`, ...inner]
}

/** A text whose signs Markdown would read keep their meaning. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>#|]/g, (sign) => `\\${sign}`)
}

/** One row a result: its title, a column for each part that any of them has, and the seed. */
function csv(results: readonly Generated[]): string {
  const headings = [...new Set(results.flatMap(({ parts }) => parts.map(({ title }) => title)))]
  const rows = results.map(({ title, parts, seed }) => [
    title,
    ...headings.map((heading) =>
      parts
        .filter((part) => part.title === heading)
        .map(cellOf)
        .join('; '),
    ),
    seed,
  ])
  const quoted = (cell: string): string => `"${guardCell(cell).replaceAll('"', '""')}"`
  return [['Result', ...headings, 'Seed'], ...rows]
    .map((cells) => `${cells.map(quoted).join(',')}\n`)
    .join('')
}

function cellOf(part: GeneratedPart): string {
  const inner = allParts(furtherParts(part)).map(({ title, text }) => `${title}: ${text}`)
  return [part.text, ...inner].filter((one) => one !== '').join('; ')
}

/** A line of headings between double bars. */
const doubled = /^\|\|.*\|\|[ \t]*$/gm
/** Bar and sign that mark a cell as a heading. */
const mark = /\|(?:_\. ?|=(?=[^=|\n]))/g

/**
 * A text in which single bars part the cells of every table, whatever the wiki it comes from:
 * `||AC||HD||` and `|_. AC |_. HD |`. Each sign stays where it was.
 */
export function normaliseBars(text: string): string {
  if (!text.includes('||') && !text.includes('|_.') && !text.includes('|=')) return text
  return text
    .replace(doubled, (line) => line.replaceAll('||', '| '))
    .replace(mark, (found) => `|${' '.repeat(found.length - 1)}`)
}

import type { Span } from '../../canonical.ts'

/** A text whose typesetting commands are blank; every other sign keeps its offset. */
interface Typeset {
  text: string
  /** Spans that were replaced. */
  set: readonly Span[]
}

/** LaTeX's environments and breaks, which hold no text. */
const latex =
  /\\(?:(?:begin|end)\{[a-z]{1,20}\*?\}(?:\{[lcrpX|@{}. \d]{1,40}\})?|(?:newpage|pagebreak|noindent|medskip|smallskip|bigskip|hline|toprule|midrule|bottomrule|clearpage|par|quad|centering)(?![a-z])|\\|(?=\n|$))/g
/** Lines that fence something off for other programs. */
const fence =
  /(?<=^|\n)[ \t]*(?::::[^\n]{0,40}|'''[a-z -]{0,20}|~~~[a-z -]{0,20}|\{\{[a-zA-Z, :-]{0,40}|\}\}|:(?:PROPERTIES|END|LOGBOOK):[ \t]*)(?=\n|$)/g
const fenced = /:::|'''|~~~|\{\{|\}\}|\n:[A-Z]{3}/

/** `\section{Troll}` alone on its line is a heading; `\textbf{HP}` is replaced by its content. */
const command = /\\[a-zA-Z]{2,20}\*?\{([^{}\\\n]{0,80})\}/g

/** Blanks out LaTeX's commands and the fences of other programs. */
export function typesetting(text: string): Typeset {
  const set: Span[] = []
  let plain = text
  const blank = (mark: string, from: number): string => {
    set.push({ from, to: from + mark.length })
    return ' '.repeat(mark.length)
  }
  if (fenced.test(text)) plain = plain.replace(fence, blank)
  if (!text.includes('\\')) return { text: plain, set }
  plain = plain.replace(latex, blank)
  return { text: /\\[a-zA-Z]{2,20}\*?\{/.test(plain) ? withoutCommands(plain, set) : plain, set }
}

function withoutCommands(text: string, set: Span[]): string {
  const bare = text.replace(command, (whole: string, inside: string, from: number) => {
    const open = whole.indexOf('{') + 1
    const to = from + whole.length
    set.push({ from, to: from + open }, { from: to - 1, to })
    const alone = /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, from - 9), from))
    const heading = alone && /^[ \t]*(?:\n|$)/.test(text.slice(to, to + 9))
    return `${heading ? '#' : ' '}${' '.repeat(open - 1)}${inside} `
  })
  // A tilde is a space that does not break, an ampersand parts the cells of a row.
  return bare
    .replace(/(?<=\S)~(?=\S)/g, ' ')
    .replace(/ & /g, ' | ')
    .replace(/\}\{/g, '| ')
}

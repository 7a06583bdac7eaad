import type { ChronicleLine } from './views.ts'

/** Characters that Markdown would read as layout. */
const escape = (text: string): string => text.replace(/[\\`*_[\]<>#|]/g, '\\$&')

/** Chronicle lines as Markdown, oldest first, under the headings that the chronicle has. */
export function chronicleMarkdown(title: string, lines: readonly ChronicleLine[]): string {
  const ordered = [...lines].filter(({ undone }) => !undone).sort((a, b) => a.number - b.number)
  const written: string[] = [`# ${escape(title)}`]
  let under = ''
  for (const line of ordered) {
    const day = `Day ${line.day}`
    const heading = line.heading === day ? day : `${day}, ${line.heading.toLowerCase()}`
    if (heading !== under) written.push('', `## ${heading}, ${line.time}`, '')
    under = heading
    written.push(...linesOf(line))
  }
  return `${written.join('\n')}\n`
}

function linesOf(line: ChronicleLine): string[] {
  const faces = line.dice.map(({ sides, face }) => `d${sides} ${face}`).join(', ')
  const notes = [faces, line.ruleTitle].filter(Boolean).map(escape).join('; ')
  const secret = line.secret ? ', secret' : ''
  return [
    `- **${escape(line.what)}**${secret}: ${escape(line.says)} (${notes})`,
    // The last line of a session tells its reasons itself.
    ...line.why
      .map(({ name, value }) => `${name}: ${value}`)
      .filter((reason) => !line.says.includes(reason))
      .map((reason) => `  - ${escape(reason)}`),
  ]
}

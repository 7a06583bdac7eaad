import { Scanner } from './scanner.ts'

/** Message about the first error in a text that begins as JSON; null for any other text. */
export function jsonFault(text: string): string | null {
  if (!/^[\s\ufeff]*(?:\[\s*\{\s*"|\{\s*"[^"\n]{0,200}"\s*:)/.test(text.slice(0, 2000))) return null
  const scanner = new Scanner(text)
  scanner.skip()
  while (scanner.place < text.length) {
    if (!scanner.value(0)) return faultAt(text, scanner.place)
    scanner.skip()
    if (text.charAt(scanner.place) === ',') scanner.place += 1
    scanner.skip()
  }
  return null
}

function faultAt(text: string, place: number): string {
  if (text.slice(place).trim() === '')
    return 'This JSON breaks off before its last bracket. Export or copy it again, to its end.'
  const line = text.slice(0, place).split('\n').length
  const near = text.slice(place, place + 20).split('\n', 1)[0] ?? ''
  return `This JSON has a mistake in line ${line}, at “${near}”: a comma, quote or bracket is missing or too many. Mend it there, or export it again.`
}

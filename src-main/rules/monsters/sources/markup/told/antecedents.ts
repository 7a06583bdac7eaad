import { numberInWords } from './numbers.ts'

const proper = String.raw`\p{Lu}[\p{L}'-]+(?:\s(?:(?:of|the|von|de)\s){0,2}\p{Lu}[\p{L}'-]+){0,3}`
const stands =
  'is|are|was|were|comes?|stands?|sits?|lives?|lies?|lurks?|waits?|sleeps?|hides?|dwells?|crawls?|rests?|by|stehen|steht|liegt|liegen|sitzt|lauert|lauern|wartet|warten|haust|hausen'
const count = String.raw`(?:an?|the|also|only|some|${numberInWords}|zwei|drei|vier|fünf|sechs|eine?|der|die|das|\d{1,2})`
const adverbs = 'itself|himself|herself|themselves|never|always|once|selbst'

/** Sentences that name someone whom the next one takes up with `He has`. */
const introductions = [
  // `His champion, Dame Heloise, never takes off her helm.`
  String.raw`^[^.,;:()]{2,50},\s(${proper})(?=[,.]|$)`,
  // `In the wheel pit is the Miller's Daughter.`, `There are also ten crossbowmen.`
  String.raw`^(?:There|Last|Next|First|(?:What|In|On|At|Under|Behind|Below|Above|Beside|Near|By|His|Her|Their|Im|Am|Unter|Hinter|Vor|Auf|An)\s[^,;:()]{2,60}?)\s(?:${stands})\s(?:${count}\s){1,2}(\p{L}[^.,;:()]{2,40}?)(?=\s(?:who|that|which|whose|of\s(?:his|her|their)|des|der)\b|[.,;]|$)`,
  // `Captain Verhoeven commands here`
  String.raw`^(?!(?:The|An?|No|Nothing|Nobody|There|Here|His|Her|Its|Their|It|He|She|They|This|These|In|On|At|Of|By|From|Under|Behind|Below|Above|Beside|Near|If|When|Once|Am|Im|Unter|Hinter|Vor|Auf|Der|Die|Das|Eine?|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve)\s)(${proper})(?=\s\p{Ll}|,)`,
  // `The prisoner in the wagon claims`, `Three marsh bravos who want`
  String.raw`^(?:The|An?|Some|Der|Die|Das|Eine?|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve|\d{1,2})\s((?:\p{L}[\p{L}'-]*\s){0,4}?\p{L}[\p{L}'-]+)(?=\s(?:${stands}|${adverbs}|in|on|at|with|under|who|that|which|has|have|claims?|keeps?|serves?|guards?|rules?)\b|,)`,
].map((pattern) => new RegExp(pattern, 'u'))

/** `miller's three dogs`: the reader of names counts them. */
const counted = new RegExp(String.raw`^.*\b(?:${numberInWords})\s`, 'i')

/** Name of the one whom a pronoun behind these sentences takes up; null where none of them names anybody. */
export function namedIn(sentences: string): string | null {
  const parts = sentences
    .split(/(?<=[\p{L}\d)'"][.!?:]["')]?)\s+/u)
    .map((part) => part.replaceAll(/[*_]+/g, '').replace(/^\W*(?:\d{1,2}[.)]\s+)?/, ''))
  for (const sentence of parts.reverse())
    for (const introduction of introductions) {
      const name = introduction.exec(sentence.trim())?.[1]
      if (name !== undefined) return counted.test(name) ? null : name
    }
  return null
}

import { hasDigit } from '../../signs.ts'

const weekday = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sat|sun)(?:day)?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|(?:segunda|ter[cç]a|quarta|quinta|sexta)(?:-feira)?`
const month = String.raw`(?:jan|feb|f[eé]v|mar|m[aä]r|apr|avr|abr|ma[iy]|mag|jui?n|giu|jui?l|lug|aug|ao[uû]|ago|sep|set|oct|okt|ott|out|nov|de[cz]|d[eé]c|dic|ene|gen)[\p{L}]{0,8}\.?`
const day = String.raw`\d{1,2}(?:st|nd|rd|th|er|[.º])?`
const year = String.raw`(?:19|20)\d\d(?!\d)`
/** `Posted on`, `am`, `el`: what leads to a date. */
const lead = String.raw`(?:(?:posted|published|written|updated|originally|on|at|am|le|el|il|em|den) ){0,3}`

const date = new RegExp(
  String.raw`^\W{0,4}${lead}(?:(?:${weekday}),? )?(?:${day},? (?:of |de |del |di )?${month},? (?:de |del )?${year}|${month} (?:${day},? )?${year}|(?:19|20)\d\d([-/.])\d\d?\1\d\d?(?!\d)|\d\d?([-/.])\d\d?\2(?:${year}|\d\d(?!\d)))`,
  'iu',
)

/** `maeve - Today at 21:14`, `Re: imps » 9:14 PM`: a post's own line. */
const posted = /(?:^|\s)\d{1,2}[:.]\d\d(?::\d\d)?(?:\s?[ap]\.?m\.?)?$|\b(?:today|yesterday) at \d/i
/** `On Friday maeve wrote:`. */
const wrote = /\b(?:wrote|said|schrieb|a [eé]crit|escribi[oó]|ha scritto|escreveu):?$/iu
const longestVerb = 14

/** True when a line gives its date or author, as in diaries and forums. */
export function isDated(line: string): boolean {
  if (hasDigit(line) && (date.test(line) || posted.test(line))) return true
  return wrote.test(line.slice(-longestVerb))
}

import type { Span } from '../../canonical.ts'
import { lineStartOf } from '../spans.ts'
import type { Clause } from './clauses.ts'
import { gapsOf, type Unfinished } from './unlabelled/gaps.ts'

/** Classes of people, in the languages of the labels. */
export const classWords =
  'fighter|cleric|thief|magic-user|mage|wizard|paladin|ranger|druid|assassin|illusionist|bard|monk|elf|dwarf|halfling|specialist|knight|rogue|barbarian|priest|kämpfer|krieger|kleriker|dieb|magier|guerrero|clérigo|ladrón|mago|guerrier|clerc|voleur|magicien|guerriero|chierico|ladro|guerreiro|ladrão'
const short = 'MU|M-U|Ftr|Clr|Thf|Dru|Pal|Ran|Ill|Ass|Wiz|Rgr|Spc|F|C|T|M|D|E|H|K|P|R|W'
/** `F3, `, `NM; `: a person's class at the opening of the bracket with the figures. */
export const personCode = String.raw`(?:(?:N[MH]|0)|(?:${short}) ?\d{1,2}|(?:[Ll]vl|[Ll]v|[Ll]evel)\.? ?\d{1,2}(?: [A-Za-z-]{3,14})?)(?:[,;:]|\s-)\s{0,2}`
/** `4th level cleric`, `level 4 cleric`, `Fighter 3``. */
const level = new RegExp(
  String.raw`\b(?:(\d{1,2})(?:st|nd|rd|th|d)?[ -]level\b|(?:level |lvl?\.? ?|L)(\d{1,2})\b|(?<=\bis an? (?:[a-z]+ ){0,3})(\d{1,2}) ?(?:HD|hit dice)\b|(?:${classWords})(?:,? level)? (\d{1,2})(?![\d'"-]))`,
  'i',
)
/** `T5`, `Ftr 4`, `f3`; a small d is of dice. */
const code = new RegExp(
  String.raw`(?<=[\s(,;])(?:${short}|mu|ftr|clr|f|c|t)(?:\(\p{L}{3,14}\))? ?(\d{1,2})(?=[\s,;):./]|$)`,
  'u',
)

/** Hit Dice of a person by level, `Brother Aldo (4th level cleric): AC 3`, where the block prints none. */
export function readPersonLevel(
  text: string,
  clauses: readonly Clause[],
  name: Span | null,
  reading: Unfinished,
): void {
  const { figures, spans } = reading
  const first = clauses[0]?.hit.from
  if (first === undefined || (figures.hd && figures.hd.value.dice > 0)) return
  if (figures.hd && figures.hd.value.modifier !== 0) return
  const lead =
    !name || name.from < first ? { from: name?.from ?? lineStartOf(text, first), to: first } : null
  const beside = clauses[1] ? gapsOf(text, clauses, reading).slice(0, 2) : []
  for (const { from, to } of [...(lead ? [lead] : []), ...beside]) {
    const words = text.slice(from, Math.min(to, from + 300))
    const [worded, coded] = [level.exec(words), code.exec(words)]
    const found = worded && coded && coded.index < worded.index ? coded : (worded ?? coded)
    const dice = found && Number(found.slice(1).find((digits) => digits !== undefined))
    if (!found || !dice) continue
    const span = { from: from + found.index, to: from + found.index + found[0].length }
    const before = figures.hd?.value ?? { modifier: 0, stars: 0, hitPoints: null }
    figures.hd = { value: { ...before, dice }, span: figures.hd?.span ?? span }
    spans.push(span)
    return
  }
}

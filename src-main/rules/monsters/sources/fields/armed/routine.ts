import type { Attack } from '../../../canonical.ts'
import { numberOf, numberWords } from '../../number-words.ts'
import { sameName } from '../attack-fields.ts'

/** Names that forms for newer games give the line that says how often each attack is made. */
export const routineName =
  /^(?:multi-?attack|multiple attacks|attack routine|attaques? multiples?|multiataque|ataques? m[uú]ltiples?|multiattacco|mehrfachangriff)\.?$/i

const word = ['twice', ...numberWords.keys()].join('|')
const times = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,2}|${word})\\s+((?:(?!(?:and|or|et|ou|und|oder|y|e|o|${word})(?!\\p{L}))[\\p{L}'’-]{1,20}\\s?){1,4})`,
  'giu',
)

/** `Makes two claw attacks and one bite`: an attack as often as the routine says. */
export function timesFromRoutine(routine: string, attack: Attack): Attack {
  if (attack.count > 1) return attack
  for (const [, count = '', what = ''] of routine.slice(0, 400).matchAll(times)) {
    const often = /^twice$/i.test(count) ? 2 : (numberOf(count) ?? Number(count))
    if (sameName(what, attack.name) && often >= 1 && often <= 20) return { ...attack, count: often }
  }
  return attack
}

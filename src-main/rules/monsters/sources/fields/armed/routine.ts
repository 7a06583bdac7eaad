import type { Attack } from '../../../canonical.ts'
import { sameName } from '../attack-fields.ts'

/** Names that forms for newer games give the line that says how often each attack is made. */
export const routineName =
  /^(?:multi-?attack|multiple attacks|attack routine|attaques? multiples?|multiataque|ataques? m[uú]ltiples?|multiattacco|mehrfachangriff)\.?$/i

const numbers: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, ten: 10 },
  ...{ un: 1, une: 1, deux: 2, trois: 3, quatre: 4, una: 1, dos: 2, tres: 3, cuatro: 4 },
  ...{ ein: 1, eine: 1, einen: 1, zwei: 2, drei: 3, vier: 4, uno: 1, due: 2, quattro: 4 },
  ...{ um: 1, uma: 1, dois: 2, duas: 2, quatro: 4, twice: 2 },
}
const word = Object.keys(numbers).join('|')
const times = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,2}|${word})\\s+((?:(?!(?:and|or|et|ou|und|oder|y|e|o|${word})(?!\\p{L}))[\\p{L}'’-]{1,20}\\s?){1,4})`,
  'giu',
)

/** `Makes two claw attacks and one bite`: an attack as often as the routine says. */
export function timesFromRoutine(routine: string, attack: Attack): Attack {
  if (attack.count > 1) return attack
  for (const [, count = '', what = ''] of routine.slice(0, 400).matchAll(times)) {
    const often = numbers[count.toLowerCase()] ?? Number(count)
    if (sameName(what, attack.name) && often >= 1 && often <= 20) return { ...attack, count: often }
  }
  return attack
}

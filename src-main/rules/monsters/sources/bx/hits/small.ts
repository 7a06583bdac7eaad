import { matchesAt } from '../value-starts.ts'
import type { Hit } from './hit.ts'
import { isSmallLetter } from './letters.ts'

/** True when a near label before is in lower case or, without a near one, such a label follows. */
export function isAmongSmall(
  text: string,
  at: number,
  value: number,
  last: Hit | undefined,
): boolean {
  return last && at - last.to < 60
    ? isSmallLetter(text.charCodeAt(last.turned ? last.to - 1 : last.from))
    : matchesAt(smallNext, text, value)
}

const smallNext =
  /[^,;|/\n]{1,12}[,;|/] ?(?:hd|hp|ac|att?k?|mv|ml|thac0|xp|sv|tt|na|al|hit dice|morale|move(?:ment)?|attacks?|saves?|align(?:ment)?) [\w+-]/y

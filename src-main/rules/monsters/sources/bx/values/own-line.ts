import { matchesAt, valueStarts } from '../value-starts.ts'
import type { ClauseValue } from './found.ts'
import { readAlignment, readLine } from './phrases.ts'

/** The reading that reaches farther, which has a second way of moving; the first on a tie. */
export function longerReading(
  first: ClauseValue<string> | null,
  second: ClauseValue<string> | null,
): ClauseValue<string> | null {
  return first && (!second || second.to <= first.to) ? first : second
}

/** A line of prose is more than a value. */
export function line(value: string): ClauseValue<string> | null {
  const found = readLine(value)
  return found && /[.!?]\s+\p{Lu}/u.test(found.value) ? null : found
}

/** `Neutral, but judgmental`: a remark, and not of the alignment. */
const but = /,\s(?:but|though|although|unless|except|when)\b/i

/** `Neutral. Curious, driven by wanderlust` on a line of its own: its first sentence alone. */
export function alignment(value: string, own: boolean): ClauseValue<string> | null {
  if (!own) return readAlignment(value)
  const whole = line(value)
  const remark =
    whole && matchesAt(valueStarts.alignment.plainly, value, 0) ? but.exec(whole.value) : null
  if (remark) return { value: whole?.value.slice(0, remark.index) ?? '', to: remark.index }
  return whole ?? (matchesAt(valueStarts.alignment.plainly, value, 0) ? readAlignment(value) : null)
}

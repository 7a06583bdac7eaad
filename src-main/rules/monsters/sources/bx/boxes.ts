const boxed = /(?<=[\w.)%#]:\s?)\[([^[\]\n]{0,60})\]/g
/** Fewest values in brackets of their own that make a form. */
const fewest = 4
/** Most brackets of another kind above such a form. */
const others = 3

/** `HD: [4+3]AC: [5]`: a form whose values stand in brackets, without them and sign for sign as long. */
export function withoutBoxes(text: string): string {
  if (!mayHoldBoxes(text)) return text
  const found = text.match(boxed)
  return found && found.length >= fewest ? text.replace(boxed, ' $1;') : text
}

/** True when one of the first brackets follows a colon. */
function mayHoldBoxes(text: string): boolean {
  let at = text.indexOf('[')
  for (let seen = 0; at >= 0 && seen < others; seen += 1) {
    const before = text.charCodeAt(at - 1) === 32 ? at - 2 : at - 1
    if (text.charCodeAt(before) === 58) return true
    at = text.indexOf('[', at + 1)
  }
  return false
}

const boxed = /(?<=[\w.)%#]:\s?)\[([^[\]\n]{0,60})\]/g
/** Fewest values in brackets of their own that make a form. */
const fewest = 4

/** `HD: [4+3]AC: [5]`: a form whose values stand in brackets, without them and sign for sign as long. */
export function unboxed(text: string): string {
  if (!text.includes(': [') && !text.includes(':[')) return text
  const found = text.match(boxed)
  return found && found.length >= fewest ? text.replace(boxed, ' $1;') : text
}

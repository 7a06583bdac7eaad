/** The word as it begins a line. */
export function capitalise(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

/** Number with a minus as wide as a plus: "−2". */
export function figure(value: number): string {
  return String(value).replace('-', '−')
}

/** "Odo" of "Odo Fenwick". */
export function firstName(name: string): string {
  return name.split(' ')[0] ?? name
}

/** Letters of a name for which a button has room. */
const buttonLetters = 11

/** A first name that fits on a button: "Bartholomew" whole, a longer one with dots. */
export function buttonName(name: string): string {
  const letters = Array.from(firstName(name))
  return letters.length > buttonLetters
    ? `${letters.slice(0, buttonLetters - 1).join('')}…`
    : letters.join('')
}

/** "Maud" of "Maud Tallow"; whole where another begins alike, as "Mule 2" does, or the first word is an owner. */
export function shortNames(names: readonly string[]): (name: string) => string {
  const first = names.map(firstName)
  return (name) => {
    const short = firstName(name)
    const isOwn = first.filter((one) => one === short).length === 1 && !/[’']s?$/.test(short)
    return isOwn ? short : name
  }
}

/**
 * A question's label without the ids that tell two of one name apart in the journal: "Maud rests" for
 * "Maud rests (c3)".
 */
export function labelWords(label: string): string {
  return label.replace(/ \([a-z]\d+\)/g, '')
}

/** Number with its noun: "1 table", "12 tables". */
export function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`
}

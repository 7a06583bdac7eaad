/** The word as it begins a line. */
export function capitalise(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

/** "Odo" of "Odo Fenwick". */
export function firstName(name: string): string {
  return name.split(' ')[0] ?? name
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

/** The word as it begins a line. */
export function capitalise(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

/** "Odo" of "Odo Fenwick". */
export function firstName(name: string): string {
  return name.split(' ')[0] ?? name
}

/** Fields whose label needs no colon before its value. */
export const unset = new Set([
  'special',
  'special attack',
  'special attacks',
  'special defense',
  'special defenses',
  'special defence',
  'special defences',
  'size',
  'intelligence',
  'taille',
  'tamano',
  'tamanho',
  'taglia',
  'besonderes',
  'especial',
  'speciale',
])

/** True when a field within a line is not the second half of an unknown one: `WEAPON CLASS:`. */
export function isOwnWord(text: string, at: number, word: string, shouted: boolean): boolean {
  return (
    word.includes(' ') ||
    word === 'frequency' ||
    (shouted && !shoutedBefore.test(text.slice(Math.max(0, at - 4), at)))
  )
}

const shoutedBefore = /[A-Z]{2}[ -]$/

/** Words that stay small within a title. */
const small =
  /^(?:a|an|and|the|of|in|on|at|to|for|from|with|by|or|below|beneath|under|de|der|des|du|von|la|le|el|y|und)$/
const roman = /^(?:ii|iii|iv|vi|vii|viii|ix|xi|xii)$/
/** Marks that set words in bold or as a heading; a dagger or one star may say something. */
const marks = /\*\*|__|~~|`|^[#*_>\s]+|(?<!\*)[_#\s]+$/g

/** `Grave Miller*`, `Ghoul †`: the sign of a note. */
const noteSign = /(?<=[\p{L}\p{N})'"])\s?[*†‡]{1,3}$/u

/** A name without the marks around it, and in title case where it is all capitals. */
export function plainName(name: string): string {
  const bare = /[*_~`#>†‡]/.test(name)
    ? name.replace(marks, '').replace(noteSign, '').trim() || name
    : name
  return isShouted(bare) ? titleCase(bare) : bare
}

/** `MIRE OWL`, and not `NPC` or `T-2`. */
function isShouted(name: string): boolean {
  return (
    /\p{Lu}{3}/u.test(name) && !/\p{Ll}/u.test(name) && name.replace(/[^\p{L}]/gu, '').length > 3
  )
}

function titleCase(name: string): string {
  return name.toLowerCase().replace(/\p{L}[\p{L}'’]*/gu, (word, at: number) => {
    if (at > 0 && small.test(word) && name.charAt(at - 1) !== '(') return word
    if (roman.test(word)) return word.toUpperCase()
    const first = word.charAt(0).toUpperCase()
    // `O'Neil`, `D'Arc`; but `Miller's`.
    const apart = /^([a-z]['’])(\p{L})(?=\p{L})/u.exec(word)
    return apart
      ? `${(apart[1] ?? '').toUpperCase()}${(apart[2] ?? '').toUpperCase()}${word.slice(3)}`
      : first + word.slice(1)
  })
}

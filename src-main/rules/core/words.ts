const numberWords = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
]

const irregular: Readonly<Record<string, string>> = {
  man: 'men',
  woman: 'women',
  wolf: 'wolves',
  werewolf: 'werewolves',
  dwarf: 'dwarves',
  elf: 'elves',
  thief: 'thieves',
  mouse: 'mice',
  ox: 'oxen',
  deer: 'deer',
  sheep: 'sheep',
  lich: 'liches',
  pegasus: 'pegasi',
  calf: 'calves',
  hoof: 'hooves',
  knife: 'knives',
  undead: 'undead',
  fungus: 'fungi',
  cyclops: 'cyclops',
  triceratops: 'triceratops',
}

/** Count with a name: "Six goblins", "A troll", "14 rats". */
export function countOf(count: number, name: string): string {
  if (count === 1) return `${/^[aeiou]/i.test(name) ? 'An' : 'A'} ${lowerKind(name)}`
  return `${numberWords[count] ?? count} ${lowerKind(plural(name))}`
}

/** A name on a list with its count: "2 × Torch"; one is the name alone. */
export function timesName(count: number, name: string): string {
  return count > 1 ? `${count} × ${name}` : name
}

/** Plural of a monster's name; "Rat, giant" and "Zombie of the Crypt" inflect their first noun. */
export function plural(name: string): string {
  const parts = /^(.*?)(,.*| of .*| \(.*)$/i.exec(name)
  if (parts?.[1] && parts[2]) return plural(parts[1]) + parts[2]
  const last = /([a-z]+)$/i.exec(name)?.[1] ?? ''
  return name.slice(0, name.length - last.length) + pluralWord(last)
}

/** Singular of a plural: "harpies" gives "harpy", "swarms of bats" gives "swarm of bats". */
export function singular(name: string): string {
  const parts = /^(.+?)( of .*| \(.*)$/i.exec(name)
  if (parts?.[1] && parts[2]) return singular(parts[1]) + parts[2]
  const last = /([a-z]+)$/i.exec(name)?.[1] ?? ''
  const found = Object.entries(irregular).find(([, many]) => last.toLowerCase().endsWith(many))
  const one = found
    ? last.slice(0, last.length - found[1].length) + found[0]
    : last
        .replace(/([^aeiou])ies$/i, '$1y')
        .replace(/(ss|x|z|ch|sh|os|us|ps)es$/i, '$1')
        .replace(/([^su])s$/i, '$1')
  return name.slice(0, name.length - last.length) + one
}

/** Possible singulars of a word in a table, itself first. */
export function singulars(name: string): string[] {
  const trimmed = name.trim()
  const found = Object.entries(irregular).find(([, many]) => trimmed.toLowerCase().endsWith(many))
  const bent = found ? [trimmed.slice(0, trimmed.length - found[1].length) + found[0]] : []
  return [
    trimmed,
    ...bent,
    ...(/ies$/i.test(trimmed) ? [trimmed.replace(/ies$/i, 'y')] : []),
    ...(/(?:s|x|z|ch|sh)es$/i.test(trimmed) ? [trimmed.slice(0, -2)] : []),
    ...(/s$/i.test(trimmed) ? [trimmed.slice(0, -1)] : []),
  ]
}

/** Joins names with "and": "Maud", "Maud and Odo", "Maud, Odo and Pell". */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? ''
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
}

/** Joins names with "or": "horse or mule", "horse, mule or ox". */
export function alternatives(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? ''
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`
}

/** Number that a word stands for, up to twelve: "a" is 1, "three" is 3; null for other words. */
export function numberNamed(word: string): number | null {
  const lower = word.toLowerCase()
  if (lower === 'a' || lower === 'an') return 1
  const at = numberWords.findIndex((each) => each.toLowerCase() === lower)
  return at > 0 ? at : null
}

/** Stem shared by singular and plural of a word, for comparison only: "horse" and "horses" give "hors". */
export function stem(word: string): string {
  const lower = word.toLowerCase()
  const single = Object.entries(irregular).find(([, many]) => many === lower)?.[0] ?? lower
  return single
    .replace(/ies$/, 'y')
    .replace(/ves$/, 'f')
    .replace(/(?:es?|s)$/, '')
}

/** Count with its noun: "1 hit", "2 hits". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

function pluralWord(word: string): string {
  const known = irregular[word.toLowerCase()]
  if (known) return word.slice(0, 1) + known.slice(1)
  if (/[^aeiou]y$/i.test(word)) return word.replace(/y$/i, 'ies')
  if (/(?:s|x|z|ch|sh)$/i.test(word)) return `${word}es`
  return word === '' ? '' : `${word}s`
}

/** Lower-cases the first letter, unless the first two are capitals ("NPC party"). */
export function lowerFirst(name: string): string {
  return /^[A-Z]{2}/.test(name) ? name : name.slice(0, 1).toLowerCase() + name.slice(1)
}

/** A kind in a sentence: "giant rats" of "Giant rats"; a name written with capitals keeps them, as "Marsh Lurkers". */
export function lowerKind(name: string): string {
  return /\s\p{Lu}/u.test(name) ? name : lowerFirst(name)
}

/** Upper-cases the first letter: "Open door" for "open door". */
export function upperFirst(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** Ordinal number: 1st, 2nd, 3rd, 11th, 22nd. */
export function ordinal(number: number): string {
  const teen = number % 100 > 10 && number % 100 < 14
  return `${number}${(teen ? undefined : ['th', 'st', 'nd', 'rd'][number % 10]) ?? 'th'}`
}

/** Compares two by their titles, for lists from which the GM chooses. */
export function byTitle(one: { title: string }, other: { title: string }): number {
  return one.title.localeCompare(other.title, 'en')
}

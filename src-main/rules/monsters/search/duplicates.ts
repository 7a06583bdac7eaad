import { singulars } from '../../core/words.ts'
import type { Id } from '../../core/situation.ts'
import type { Attack, Monster } from '../canonical.ts'
import { normaliseWord } from './word-index.ts'

/** Monsters that may be one and the same. */
export interface Alike {
  monsters: readonly Monster[]
  /** `text`: the same words; `figures`: one name and the same figures; `name`: one name, other figures. */
  by: 'text' | 'figures' | 'name'
}

/** Shortest text that is compared; shorter ones may be alike by chance. */
const tellingText = 24

/** Groups of two and more, by the name of their first; a monster that fits two groups joins them. */
export function duplicatesIn(monsters: readonly Monster[]): Alike[] {
  const groups = new Groups()
  for (const monster of monsters) groups.put(monster, keysOf(monster))
  return groups
    .all()
    .map((found) => ({ monsters: found, by: alikeBy(found) }))
    .sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'))
}

/** Other monsters that may be the same as this one. */
export function duplicatesOf(monster: Monster, monsters: Iterable<Monster>): Monster[] {
  const keys = new Set(keysOf(monster))
  return [...monsters].filter(
    (other) => other.id !== monster.id && keysOf(other).some((key) => keys.has(key)),
  )
}

const nameOf = ({ monsters }: Alike): string => monsters[0]?.name ?? ''

const known = new WeakMap<Monster, readonly string[]>()

/** Keys of a monster, cached; two monsters that share one may be the same. */
export function keysOf(monster: Monster): readonly string[] {
  const before = known.get(monster)
  if (before) return before
  const text = plainText(monster.source.text)
  const keys = [
    `name ${monster.figures.family} ${nameKey(monster.name)}`,
    ...(text.length >= tellingText ? [`text ${text}`] : []),
  ]
  known.set(monster, keys)
  return keys
}

/** Comparable form of a name: "Rats, Giant", "Rat (Giant)" and "giant rat" are one name. */
function nameKey(name: string): string {
  return normaliseWord(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'the' && word !== 'of' && word !== 'a')
    .map((word) => singulars(word).at(-1) ?? word)
    .sort()
    .join(' ')
}

const plainText = (text: string): string =>
  normaliseWord(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Closest likeness of monsters that share a key. */
export function alikeBy(monsters: readonly Monster[]): Alike['by'] {
  const [first, ...others] = monsters
  if (!first) return 'name'
  const same = (of: (monster: Monster) => string): boolean =>
    others.every((other) => of(other) === of(first))
  const text = plainText(first.source.text)
  if (text.length >= tellingText && same(({ source }) => plainText(source.text))) return 'text'
  return same(figuresOf) ? 'figures' : 'name'
}

/** All figures and attacks, without their places in the text. */
function figuresOf({ figures, attacks }: Monster): string {
  const values = Object.entries(figures).map(([name, read]) => [
    name,
    typeof read === 'object' && read !== null && 'value' in read ? (read.value as unknown) : read,
  ])
  return JSON.stringify([values, attacks.map(blow)])
}

const blow = ({ count, name, dice, joins }: Attack): unknown[] => [
  count,
  normaliseWord(name),
  dice,
  joins,
]

/** Groups of monsters that share keys, directly or through a third. */
class Groups {
  readonly #groupOf = new Map<Id, Monster[]>()
  readonly #byKey = new Map<string, Monster[]>()

  put(monster: Monster, keys: readonly string[]): void {
    let mine: Monster[] = [monster]
    this.#groupOf.set(monster.id, mine)
    for (const key of keys) {
      const theirs = this.#byKey.get(key)
      if (theirs) mine = this.#join(this.#newest(theirs), mine)
      else this.#byKey.set(key, mine)
    }
  }

  all(): Monster[][] {
    return [...new Set(this.#groupOf.values())].filter(({ length }) => length > 1)
  }

  #newest(group: Monster[]): Monster[] {
    const [first] = group
    return (first && this.#groupOf.get(first.id)) ?? group
  }

  #join(theirs: Monster[], mine: Monster[]): Monster[] {
    if (theirs === mine) return mine
    theirs.push(...mine)
    for (const { id } of mine) this.#groupOf.set(id, theirs)
    return theirs
  }
}

import type { Attack } from '../../../canonical.ts'
import type { ReadAttack } from './attack.ts'

type Named = readonly { attack: Attack }[]

/** Which attack a part is named after; `bite` may be a `snakebite`'s. */
export function ownerOf(placed: Named, part: ReadAttack): number {
  const owner = placed.findIndex(({ attack }) => isNamed(attack, part))
  return owner >= 0 ? owner : placed.findIndex(({ attack }) => isJoinedTo(attack, part))
}

/** `bite` and `snakebite`, `sting` and `stinger`. */
function isJoinedTo(attack: Attack, { name }: ReadAttack): boolean {
  const [stem = ''] = nameStems(name).slice(-1)
  const isPart = (word: string): boolean => word.endsWith(stem) || word.startsWith(stem)
  return stem.length > 3 && nameStems(attack.name).some(isPart)
}

/** `claws` and `claw`, `tail spike` and `spikes`. */
function isNamed(attack: Attack, part: ReadAttack): boolean {
  const words = nameStems(attack.name)
  return nameStems(`${part.name} ${part.notes}`).some((stem) =>
    words.some((word) => word === stem || word === `${stem}e` || `${word}e` === stem),
  )
}

/** The words of a name by which blows and their damage know each other. */
export function nameStems(words: string): string[] {
  return words
    .toLowerCase()
    .split(/[^a-zà-ÿ]+/)
    .filter(
      (word) =>
        word.length > 2 &&
        !/^(?:see|below|the|and|with|per|plus|attack|all|normal|giant|by|or)$/.test(word),
    )
    .map((word) => (word === 'hooves' ? 'hoof' : word.replace(/s$/, '').slice(0, 12)))
}

import type { Monster } from '../../../canonical.ts'
import { readMonsters } from '../../../read.ts'

/** Value of a figure of a monster; null where it has none. */
export function figure(monster: Monster | undefined, key: string): unknown {
  const figures = monster?.figures as unknown as Record<string, { value?: unknown } | null>
  return figures[key]?.value ?? null
}

/** The names of the monsters in a text. */
export function namesIn(text: string): string[] {
  return readMonsters(text).monsters.map(({ name }) => name)
}

/** `2 claw 1d6`: the attacks of the first monster in a text. */
export function attacksIn(text: string): string[] {
  return firstAttacks(text).map(inWords)
}

/** Attacks of the first monster in a text, with choices marked: `or 1 breath 2d6`. */
export function routineIn(text: string): string[] {
  return firstAttacks(text).map(
    (attack) => `${attack.joins === 'or' ? 'or ' : ''}${inWords(attack)}`,
  )
}

function firstAttacks(text: string): Monster['attacks'] {
  return readMonsters(text).monsters[0]?.attacks ?? []
}

function inWords({ count, name, dice }: Monster['attacks'][number]): string {
  return `${count} ${name} ${dice}`.trim()
}

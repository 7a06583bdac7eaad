import type { Tree } from '../tree.ts'

/** `dice(2, 6)`, `roll(1, 8, 1)`, `d6(2)`: dice that a program rolls, as they are written on paper. */
export function parseDiceCall(name: string, group: Tree): string | null {
  const numbers = numbersOf(group)
  if (numbers === null) return null
  const sides = /^d(\d{1,3})$/i.exec(name)?.[1]
  if (sides !== undefined && numbers.length <= 1) return `${numbers[0] ?? ''}d${sides}`
  if (!/^(?:d|nd|dice|die|rolls?|damage|dmg)$/i.test(name)) return null
  const [count, of, bonus = 0] = numbers
  if (count === undefined || of === undefined || numbers.length > 3) return null
  return `${count}d${of}${bonus === 0 ? '' : bonus > 0 ? `+${bonus}` : bonus}`
}

function numbersOf(group: Tree): number[] | null {
  const items = group.kind === 'list' ? group.items : [group]
  const numbers = items.map((item) => (item.kind === 'leaf' ? item.value : null))
  return numbers.every((value) => typeof value === 'number') ? numbers : null
}

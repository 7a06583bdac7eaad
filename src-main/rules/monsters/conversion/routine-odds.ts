import type { Routine } from './routine.ts'

/** What a round is held against: so much harm, through so much armour. */
const harm = 4
const armour = 1
const enough = armour + harm

export const roundHarmTitle = `${harm} harm or more through Armor ${armour} in a round`

/** More blows than these change nothing that could be seen. */
const mostBlows = 20

/** Chance, 0 to 1, that the attacks of a round do it together, each against the armour by itself; those without dice do nothing. */
export function roundHarms(round: Routine): number {
  let done = unhurt()
  for (const { count, dice } of round)
    for (let blow = 0; blow < Math.min(mostBlows, count); blow += 1)
      done = added(done, through(thrown(dice)), harm)
  return done[harm] ?? 0
}

/** Chances of 0, 1, 2 … points; the last stands for as many and more. */
type Chances = number[]

function unhurt(): Chances {
  return [1]
}

/** `2d6+1`, or `d8+d8` of which the higher counts. */
const sum = /^(\d{0,2})d(\d{1,3})(?:([+-]\d{1,3}))?$/i
const highest = /^d\d{1,3}(?:\s*\+\s*d\d{1,3})+$/i

function thrown(dice: string): Chances {
  if (highest.test(dice)) {
    const sides = dice.split('+').map((die) => Number(die.trim().slice(1)))
    const atMost = (face: number): number =>
      sides.reduce((chance, each) => chance * Math.min(1, face / each), 1)
    const exact = Array.from({ length: enough }, (_, face) => atMost(face) - atMost(face - 1))
    return [0, ...exact.slice(1), 1 - atMost(enough - 1)]
  }
  const [, count = '', sides, more = '0'] = sum.exec(dice) ?? []
  if (sides === undefined) return unhurt()
  const least = Math.max(0, enough - Number(more))
  let total = unhurt()
  for (let die = 0; die < Number(count || 1); die += 1)
    total = added(total, one(Number(sides)), least)
  return moved(total, Number(more))
}

function one(sides: number): Chances {
  return [0, ...Array.from({ length: sides }, () => 1 / sides)]
}

/** Both together, counted up to `most`. */
function added(a: Chances, b: Chances, most: number): Chances {
  const both = Array.from({ length: most + 1 }, () => 0)
  for (const [at, chance] of a.entries())
    for (const [more, its] of b.entries()) {
      const place = Math.min(most, at + more)
      both[place] = (both[place] ?? 0) + chance * its
    }
  return both
}

function moved(chances: Chances, by: number): Chances {
  const after: Chances = []
  for (const [at, chance] of chances.entries()) {
    const place = Math.max(0, at + by)
    after[place] = (after[place] ?? 0) + chance
  }
  return Array.from(after, (chance) => chance ?? 0)
}

function through(chances: Chances): Chances {
  return moved(chances, -armour)
}

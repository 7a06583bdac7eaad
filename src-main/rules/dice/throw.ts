import { roll, type Asking } from '../procedure.ts'
import type { Pool } from './expression.ts'
import { limits } from './limits.ts'

/** One die on the table. */
export interface RolledDie {
  /** Sides of the physical die: 6 for each half of a d66, 3 for a dF. */
  sides: number
  /** What it showed, 1 to `sides`. */
  face: number
  /** False for a die that was dropped or thrown again. */
  kept: boolean
  /** It showed its maximum and was thrown again on top. */
  exploded: boolean
}

/** What a pool came to. */
export interface Thrown { total: number; dice: RolledDie[]; says: string }

/** One die of the pool with its rerolls and explosions: `dice` in the order they fell. */
interface Chain { value: number; dice: RolledDie[]; says: string }

/** Throws a pool by asking. All its dice come first, then further throws as `label 1.2`, die by die. */
export function* throwPool(label: string, pool: Pool): Asking<Thrown> {
  const physical = pool.faces === 'd66' ? 6 : pool.sides
  const count = pool.faces === 'd66' ? pool.count * 2 : pool.count
  const faces = yield* roll(label, physical, count)
  if (faces.length !== count) throw new Error(`“${label}” asks for ${count} dice and got ${faces.length}`)
  const chains = pool.faces === 'd66' ? pairs(faces) : yield* chainsOf(label, pool, faces)
  const dropped = droppedBy(pool, chains.map((chain) => chain.value))
  let total = 0
  chains.forEach((chain, place) => {
    if (dropped.has(place)) chain.dice.forEach((die) => { die.kept = false })
    else total += chain.value
  })
  const says = chains.map((chain, place) => (dropped.has(place) ? `(${chain.says})` : chain.says))
  const text = says.length === 1 ? (says[0] ?? '') : `[${says.join(' ')}]`
  return { total, dice: chains.flatMap((chain) => chain.dice), says: text }
}

const shown = (sides: number, face: number): RolledDie => ({ sides, face, kept: true, exploded: false })

function pairs(faces: readonly number[]): Chain[] {
  return Array.from({ length: faces.length / 2 }, (_, pair) => {
    const [tens, units] = [faces[pair * 2] ?? 0, faces[pair * 2 + 1] ?? 0]
    const value = tens * 10 + units
    return { value, dice: [shown(6, tens), shown(6, units)], says: String(value) }
  })
}

function* chainsOf(label: string, pool: Pool, faces: readonly number[]): Asking<Chain[]> {
  const chains: Chain[] = []
  for (const [place, face] of faces.entries()) {
    if (pool.explodes || pool.reroll) chains.push(yield* chainOf(`${label} ${place + 1}`, pool, face))
    else chains.push(single(pool, face))
  }
  return chains
}

const fate = ['−', '0', '+']

function single(pool: Pool, face: number): Chain {
  const value = pool.faces === 'fate' ? face - 2 : face
  const says = pool.faces === 'fate' ? (fate[face - 1] ?? '') : String(face)
  return { value, dice: [shown(pool.sides, face)], says }
}

function* chainOf(label: string, pool: Pool, first: number): Asking<Chain> {
  const dice = [shown(pool.sides, first)]
  let says = String(first)
  let value = 0
  let rerolled = false
  for (let throws = 2; ; throws += 1) {
    const last: RolledDie | undefined = dice[dice.length - 1]
    if (!last) throw new Error('a chain of dice begins with a die')
    const again: Fate = throws <= limits.throws ? after(pool, last.face, rerolled) : 'stands'
    if (again === 'stands') return { value: value + last.face, dice, says }
    rerolled = again === 'rerolled'
    if (rerolled) last.kept = false
    else {
      last.exploded = true
      value += last.face
    }
    const [face] = yield* roll(`${label}.${throws}`, pool.sides)
    if (face === undefined) throw new Error(`“${label}.${throws}” asks for one die and got none`)
    dice.push(shown(pool.sides, face))
    says += `${rerolled ? '→' : '!+'}${face}`
  }
}

export type Fate = 'rerolled' | 'exploded' | 'stands'

/** What becomes of a face just thrown; `rerolled` when it came from a reroll itself. */
export function after(pool: Pool, face: number, rerolled: boolean): Fate {
  const { reroll } = pool
  if (reroll && !(reroll.once && rerolled) && reroll.faces.includes(face)) return 'rerolled'
  return pool.explodes && face === pool.sides ? 'exploded' : 'stands'
}

/** Places of the dice that do not count; of equal dice the earlier is kept. */
function droppedBy(pool: Pool, values: readonly number[]): Set<number> {
  if (!pool.keep) return new Set()
  const sign = pool.keep.end === 'high' ? -1 : 1
  const order = values.map((value, place) => ({ value, place }))
  order.sort((a, b) => sign * (a.value - b.value) || a.place - b.place)
  return new Set(order.slice(pool.keep.count).map((die) => die.place))
}

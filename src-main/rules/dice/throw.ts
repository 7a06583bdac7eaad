import { askSummed, roll, type ProcedureOf } from '../core/procedure.ts'
import type { Pool } from './expression.ts'
import { figure } from './figure.ts'
import { limits } from './limits.ts'

/** A rolled die. */
export interface RolledDie {
  /** Sides of the physical die: 6 for each half of a d66, 3 for a dF. */
  sides: number
  /** Face it showed, 1 to `sides`. */
  face: number
  /** False for a die that was dropped or rerolled. */
  kept: boolean
  /** True when it showed its maximum and another roll was added. */
  exploded: boolean
}

/** Result of a pool. */
interface Thrown {
  total: number
  dice: RolledDie[]
  says: string
}

/** A die of the pool with its rerolls and explosions; `dice` in the order rolled. */
interface Chain {
  value: number
  dice: RolledDie[]
  says: string
}

/**
 * Rolls a pool by asking: all its dice first, then further rolls as `label 1.2`, die by die.
 * If only the sum counts, and the rule needs no faces, the sum may be typed.
 */
export function* throwPool(label: string, pool: Pool, needsFaces = false): ProcedureOf<Thrown> {
  const physical = pool.faces === 'd66' ? 6 : pool.sides
  const count = physicalDice(pool)
  if (!needsFaces && isSummed(pool)) {
    const { faces, sumTyped } = yield* askSummed(label, physical, count)
    const came = poolResult(pool, faces)
    return sumTyped ? { ...came, says: String(came.total) } : came
  }
  const faces = yield* roll(label, physical, count)
  if (faces.length !== count)
    throw new Error(`“${label}” asks for ${count} dice and got ${faces.length}`)
  if (!throwsAgain(pool)) return poolResult(pool, faces)
  return settled(pool, yield* chainsOf(label, pool, faces))
}

/** True when the dice of a pool are only added up. */
function isSummed(pool: Pool): boolean {
  return pool.faces === 'plain' && pool.keep === null && !throwsAgain(pool)
}

/** Number of dice rolled for a pool: a d66 is two. */
export const physicalDice = (pool: Pool) => (pool.faces === 'd66' ? pool.count * 2 : pool.count)

/** True when a die of the pool may be rolled again once its face is known. */
export const throwsAgain = (pool: Pool) => pool.explodes || pool.reroll !== null

/** Result of a pool from its faces, when no die is rolled again. */
export function poolResult(pool: Pool, faces: readonly number[]): Thrown {
  return pool.faces === 'd66' ? settled(pool, pairs(faces)) : counted(pool, faces)
}

// Like `settled`, but faster: without a chain for every die. Nearly all rolls take this path.
function counted(pool: Pool, faces: readonly number[]): Thrown {
  const dice: RolledDie[] = []
  for (let place = 0; place < faces.length; place += 1)
    dice.push(shown(pool.sides, faces[place] as number))
  if (pool.keep) setAside(pool.keep, dice)
  const lift = pool.faces === 'fate' ? -2 : 0
  let total = 0
  let text = ''
  for (let place = 0; place < dice.length; place += 1) {
    const { face, kept } = dice[place] as RolledDie
    if (kept) total += face + lift
    const word = lift === 0 ? figure(face) : (fate[face - 1] ?? '')
    if (place > 0) text += ' '
    text += kept ? word : `(${word})`
  }
  return { total, dice, says: dice.length === 1 ? text : `[${text}]` }
}

/** Marks the dropped dice; of equal dice the earlier is kept. */
function setAside(keep: NonNullable<Pool['keep']>, dice: readonly RolledDie[]): void {
  for (let drops = dice.length - keep.count; drops > 0; drops -= 1) {
    let worst: RolledDie | null = null
    for (let place = 0; place < dice.length; place += 1) {
      const die = dice[place] as RolledDie
      if (!die.kept) continue
      if (worst === null || (keep.end === 'high' ? die.face <= worst.face : die.face >= worst.face))
        worst = die
    }
    if (worst) worst.kept = false
  }
}

function settled(pool: Pool, chains: readonly Chain[]): Thrown {
  const dropped = pool.keep ? droppedBy(pool.keep, chains) : null
  const dice: RolledDie[] = []
  let total = 0
  let text = ''
  for (let place = 0; place < chains.length; place += 1) {
    const chain = chains[place] as Chain
    const kept = !dropped?.[place]
    if (kept) total += chain.value
    for (const die of chain.dice) {
      if (!kept) die.kept = false
      dice.push(die)
    }
    text += (place === 0 ? '' : ' ') + (kept ? chain.says : `(${chain.says})`)
  }
  return { total, dice, says: chains.length === 1 ? text : `[${text}]` }
}

const shown = (sides: number, face: number): RolledDie => ({
  sides,
  face,
  kept: true,
  exploded: false,
})

function pairs(faces: readonly number[]): Chain[] {
  return Array.from({ length: faces.length / 2 }, (_, pair) => {
    const [tens, units] = [faces[pair * 2] ?? 0, faces[pair * 2 + 1] ?? 0]
    const value = tens * 10 + units
    return { value, dice: [shown(6, tens), shown(6, units)], says: String(value) }
  })
}

function* chainsOf(label: string, pool: Pool, faces: readonly number[]): ProcedureOf<Chain[]> {
  const chains: Chain[] = []
  for (const [place, face] of faces.entries())
    chains.push(yield* chainOf(`${label} ${place + 1}`, pool, face))
  return chains
}

const fate = ['−', '0', '+']

function* chainOf(label: string, pool: Pool, first: number): ProcedureOf<Chain> {
  const dice = [shown(pool.sides, first)]
  let says = String(first)
  let value = 0
  let rerolled = false
  for (let throws = 2; ; throws += 1) {
    const last: RolledDie | undefined = dice[dice.length - 1]
    if (!last) throw new Error('a chain of dice begins with a die')
    const again: Fate = throws <= limits.throws ? fateOfFace(pool, last.face, rerolled) : 'stands'
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

type Fate = 'rerolled' | 'exploded' | 'stands'

/** Fate of a face just rolled; `rerolled` is true when it came from a reroll itself. */
export function fateOfFace(pool: Pool, face: number, rerolled: boolean): Fate {
  const { reroll } = pool
  if (reroll && !(reroll.once && rerolled) && reroll.faces.includes(face)) return 'rerolled'
  return pool.explodes && face === pool.sides ? 'exploded' : 'stands'
}

/** Flags of the dropped dice, one for each die; of equal dice the earlier is kept. */
function droppedBy(keep: NonNullable<Pool['keep']>, chains: readonly Chain[]): boolean[] {
  const dropped = new Array<boolean>(chains.length).fill(false)
  for (let drops = chains.length - keep.count; drops > 0; drops -= 1) {
    let worst = -1
    for (let place = 0; place < chains.length; place += 1) {
      if (!dropped[place] && (worst < 0 || !isBetter(keep.end, chains, place, worst))) worst = place
    }
    dropped[worst] = true
  }
  return dropped
}

function isBetter(
  end: 'high' | 'low',
  chains: readonly Chain[],
  one: number,
  other: number,
): boolean {
  const [a, b] = [(chains[one] as Chain).value, (chains[other] as Chain).value]
  return end === 'high' ? a > b : a < b
}

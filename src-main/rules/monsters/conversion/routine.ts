import type { Attack } from '../canonical.ts'

/** Attacks of one round, joined by `and`; a block may offer several such rounds to choose from. */
export type Routine = readonly Attack[]

/** Splits an attack list at each `or`. */
export function routinesOf(attacks: readonly Attack[]): Routine[] {
  const routines: Attack[][] = []
  for (const attack of attacks) {
    const under = routines.at(-1)
    if (attack.joins === 'or' || !under) routines.push([attack])
    else under.push(attack)
  }
  return routines
}

/** `d8`, `1d8`: a die that can be kept as the highest of several; `d8+2d4` would be ambiguous. */
const single = /^1?d\d{1,3}$/i
const plain = /^(\d{0,2})d(\d{1,3})$/i

/** Most dice rolled together, enough for a hydra. */
const mostDice = 12

/** A whole round as one roll, highest die counts; null for one attack, or dice that cannot be combined. */
function together(routine: Routine): { name: string; dice: string; notes: string } | null {
  const dice = routine.flatMap((attack) =>
    Array.from({ length: Math.min(mostDice + 1, attack.count) }, () => attack.dice),
  )
  if (dice.length < 2 || dice.length > mostDice) return null
  if (!dice.every((die) => single.test(die))) return null
  return { ...inOne(routine), dice: dice.map(shortDie).join('+') }
}

/** Place of the first round with several attacks that could be thrown together; -1 where there is none. */
export function severalAt(attacks: readonly Attack[]): number {
  return routinesOf(attacks).findIndex(
    (routine) => together(routine) !== null || routine.some((one) => together([one]) !== null),
  )
}

/** Each round as one attack whose highest die counts, the choice between rounds kept. */
export function thrownTogether(attacks: readonly Attack[]): Attack[] {
  return routinesOf(attacks).flatMap((routine, at): Attack[] => {
    const [first] = routine
    if (!first) return []
    const joins = at === 0 ? ('first' as const) : ('or' as const)
    const one = together(routine)
    if (one) return [{ ...first, ...one, count: 1, joins }]
    return routine.map((attack, place) => {
      const own = together([attack])
      return {
        ...attack,
        ...(own ? { dice: own.dice, count: 1 } : {}),
        joins: place === 0 ? joins : attack.joins,
      }
    })
  })
}

/** Each round of several attacks as one on everybody near: its biggest die. */
export function asBlast(attacks: readonly Attack[]): Attack[] {
  return routinesOf(attacks).flatMap((routine, at): Attack[] => {
    const joins = at === 0 ? ('first' as const) : ('or' as const)
    const best = routine.reduce((most, each) =>
      mostOf(each.dice) > mostOf(most.dice) ? each : most,
    )
    if (mostOf(best.dice) === 0 || routine.every((one) => one === best && one.count < 2))
      return routine.map((attack, place) => (place === 0 ? { ...attack, joins } : attack))
    const { name, notes } = inOne(routine)
    const blastNotes = [notes, 'blast'].filter(Boolean).join('; ')
    return [{ ...best, name, dice: shortDie(best.dice), notes: blastNotes, count: 1, joins }]
  })
}

/** Names and notes of a round that becomes one attack; a note of several of them stands once. */
function inOne(routine: Routine): Pick<Attack, 'name' | 'notes'> {
  const all = routine.flatMap((attack) => attack.notes.split('; '))
  const notes = [...new Set(all.filter(Boolean))]
  return { name: routine.map((attack) => attack.name).join(' and '), notes: notes.join('; ') }
}

function mostOf(dice: string): number {
  const [, count = '', sides = '0'] = plain.exec(dice) ?? []
  return Number(count || 1) * Number(sides)
}

/** Cairn writes d8 for 1d8. */
export function shortDie(dice: string): string {
  return dice.replace(/^1d(?=\d+$)/i, 'd')
}

/** `d6+d6`: two dice of which the higher counts. */
const kept = /^d\d{1,3}(?:\s*\+\s*d\d{1,3})+$/i

/** True when some attack rolls several dice and keeps the highest. */
export function keepsHighest(attacks: readonly Attack[]): boolean {
  return attacks.some(({ dice }) => kept.test(dice))
}

/** `d6+d6` as two attacks of 1d6, or as one of the highest die; single dice as B/X prints them. */
export function withSingleDice(attacks: readonly Attack[], reading: 'each' | 'one'): Attack[] {
  return attacks.flatMap((attack): Attack[] => {
    if (!kept.test(attack.dice)) return [{ ...attack, dice: longDie(attack.dice) }]
    const dice = attack.dice.split('+').map((die) => longDie(die.trim()))
    const best = dice.reduce((most, die) => (mostOf(die) > mostOf(most) ? die : most))
    if (reading === 'one') return [{ ...attack, dice: best }]
    const different = [...new Set(dice)]
    return different.map((die, at) => ({
      ...attack,
      id: at === 0 ? attack.id : `${attack.id}.${at + 1}`,
      dice: die,
      count: attack.count * dice.filter((each) => each === die).length,
      joins: at === 0 ? attack.joins : 'and',
    }))
  })
}

/** B/X writes 1d8 for d8. */
function longDie(dice: string): string {
  return dice.replace(/^d(?=\d+$)/i, '1d')
}

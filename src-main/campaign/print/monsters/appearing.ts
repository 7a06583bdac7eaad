import type { Monster } from '../../../rules/monsters/canonical.ts'

/** Bounds on the individuals whose wounds a card tracks without being asked for a number. */
const [fewest, most] = [1, 12]
/** Individuals where the text names no number. */
const unnamed = 4

/** Number of individuals that usually appear together: the average of the number appearing, outside a lair. */
export function usuallyAppearing({ figures }: Pick<Monster, 'figures'>): number {
  const said = figures.numberAppearing?.value ?? ''
  const average = averageOf(said.replace(/\(.*$/u, ''))
  if (average === null || average === 0) return unnamed
  return Math.max(fewest, Math.min(most, Math.ceil(average)))
}

/** "2d4+1", "3–18" or "6"; null for anything else. */
function averageOf(text: string): number | null {
  const [, count, sides, added] = /^\s*(\d*)d(\d+)\s*([+−-]\s*\d+)?/iu.exec(text) ?? []
  if (sides !== undefined)
    return (Number(count || 1) * (Number(sides) + 1)) / 2 + signed(added ?? '')
  const [, from, to] = /^\s*(\d+)(?:\s*[-–—]\s*(\d+))?/u.exec(text) ?? []
  return from === undefined ? null : (Number(from) + Number(to ?? from)) / 2
}

const signed = (text: string): number => Number(text.replace('−', '-').replace(/\s/gu, '')) || 0

import type { Spoil } from '../../gm/fight/loot.ts'
import type { GeneratedPart, PartId } from '../generated.ts'
import type { PartRoller } from '../roller.ts'

/** Treasure as it is found: its parts, its coins and its things. */
export interface FoundTreasure {
  parts: GeneratedPart[]
  /** Coins in gp, before they are rounded to coins of the game. */
  gp: number
  /** Coins of the game that the GM wrote in place of what was rolled. */
  written: number
  things: Spoil[]
  /** Worth of the things in gp; magic counts nothing. */
  worth: number
}

export const nothing = (): FoundTreasure => ({ parts: [], gp: 0, written: 0, things: [], worth: 0 })

/** Several finds as one. */
export function combineFinds(finds: readonly FoundTreasure[]): FoundTreasure {
  return {
    parts: finds.flatMap(({ parts }) => parts),
    gp: finds.reduce((sum, { gp }) => sum + gp, 0),
    written: finds.reduce((sum, { written }) => sum + written, 0),
    things: finds.flatMap(({ things }) => things),
    worth: finds.reduce((sum, { worth }) => sum + worth, 0),
  }
}

/** Sum at the beginning of a text by the GM: 1250 for “about 1,250 sp”; 0 without one. */
export function sumIn(text: string): number {
  return Number(/\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '') ?? 0)
}

/** “, worth 1,100 coins” or “, worth 4 GP, 2 SP” at the end: commas of a sum belong to it. */
const worthAtEnd = /, worth (?:[^,;]|,(?= ?\d))+$/

/** Longest name of a thing on a sheet. */
const longestName = 80

/** A thing found as the stash takes it, by the text that its part has now. */
export function spoilFromPart(part: GeneratedPart, count = 1): Spoil {
  const bare = part.text.replace(/^(?:an?|the) /, '')
  const [head = bare] = bare.split(/ – |: |; /)
  const worth = worthAtEnd.exec(bare)?.[0] ?? ''
  const short = head.replace(worthAtEnd, '')
  const room = longestName - worth.length
  const name = short.length > room ? `${short.slice(0, room - 1).replace(/\s+\S*$/, '')}…` : short
  const whole = `${name}${worth}`
  return { name: whole, count, ...(whole === bare ? {} : { text: part.text }) }
}

/** A part whose parts lie within it: “3 gems, worth 150 sp”. */
export function group(
  on: PartRoller,
  id: PartId,
  title: string,
  text: string,
  parts: GeneratedPart[],
  why: GeneratedPart['why'] = [],
): GeneratedPart {
  return on.part(id, title, text, { why, parts })
}

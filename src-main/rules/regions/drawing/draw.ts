import type {
  HexKnowledge,
  HexMark,
  Region,
  RegionHex,
  RegionLine,
} from '../../core/state/region.ts'
import { directions, hexBeside, hexNumber, hexOf, isWater } from '../hexes.ts'
import {
  apart,
  directionTo,
  drawingSize,
  middleOf,
  outlineOf,
  radius,
  roundCoordinate,
  sideOf,
  type MapSpot,
} from './geometry.ts'
import { markPaths } from './marks.ts'
import { drawGround, type DrawnGround } from './ground.ts'

/** A hex as it is drawn. */
export interface DrawnHex {
  id: string
  number: string
  x: number
  y: number
  outline: string
  terrain: RegionHex['terrain'] | null
  /** Null where the readers of the map may not know the ground. */
  ground: DrawnGround | null
  mark: HexMark | null
  /** Sign of the place as a path around the middle of the hex. */
  sign: string
  /** Name on the map, in lines. */
  title: string[]
  known: HexKnowledge
  locked: boolean
  hasSite: boolean
}

/** A region as it is drawn. */
export interface RegionDrawing {
  width: number
  height: number
  /** How far columns and rows are apart. */
  apart: MapSpot
  hexes: DrawnHex[]
  rivers: string
  roads: string
  /** Line around what is known. */
  border: string
  trail: string
  camps: MapSpot[]
}

/** Reader of the map: players see the ground that they know, and names that they have heard of. */
interface RegionReader {
  players: boolean
}

/** Draws the map of a region. */
export function drawRegion(region: Readonly<Region>, { players }: RegionReader): RegionDrawing {
  const shows = (hex: RegionHex | undefined): boolean =>
    hex !== undefined && (!players || isKnown(hex))
  return {
    ...drawingSize(region),
    apart,
    hexes: region.hexes.map((hex): DrawnHex => {
      const isNamed = !players || hex.known !== 'unknown'
      return {
        id: hex.id,
        number: hexNumber(hex.id),
        ...middleOf(hex.id),
        outline: outlineOf(hex.id),
        terrain: shows(hex) ? hex.terrain : null,
        ground: shows(hex) ? drawGround(hex.id, hex.terrain) : null,
        mark: isNamed ? (hex.mark ?? null) : null,
        sign: isNamed && hex.mark ? markPaths[hex.mark] : '',
        title: isNamed && hex.title ? titleLines(hex.title) : [],
        known: hex.known,
        locked: hex.locked === true && !players,
        hasSite: hex.site !== undefined && isNamed,
      }
    }),
    rivers: region.rivers.map((line) => drawnLine(region, line, shows, 2.4)).join(''),
    roads: region.roads.map((line) => drawnLine(region, line, shows, -2.4)).join(''),
    border: borderOf(region),
    trail: trailOf(region),
    camps: region.trail.filter(({ camp }) => camp).map(({ hex }) => middleOf(hex)),
  }
}

function isKnown({ known }: Pick<RegionHex, 'known'>): boolean {
  return known === 'seen' || known === 'visited'
}

/** Name in lines that a hex and a half can hold. */
function titleLines(title: string): string[] {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= 15)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/**
 * A river or road through the sides of its hexes, bent at their middles; `off` keeps the two apart where they run
 * beside each other. A river ends at the shore.
 */
function drawnLine(
  region: Readonly<Region>,
  { hexes }: RegionLine,
  shows: (hex: RegionHex | undefined) => boolean,
  off: number,
): string {
  const gates = hexes.slice(1).map((id, nth) => gateBetween(region, hexes[nth] ?? id, id, off))
  let path = ''
  hexes.forEach((id, nth) => {
    const hex = hexOf(region, id)
    if (!hex || !shows(hex)) return
    const middle = middleOf(id)
    const into = gates[nth - 1]
    const out = gates[nth]
    // In open water there is no river to draw.
    if (isWater(hex) && (nth === hexes.length - 1 || nth === 0)) return
    const bend = {
      x: roundCoordinate(middle.x + off * 0.6),
      y: roundCoordinate(middle.y - off * 0.8),
    }
    if (into && out) path += `M${into.x} ${into.y}Q${bend.x} ${bend.y} ${out.x} ${out.y}`
    else if (out) path += `M${bend.x} ${bend.y}L${out.x} ${out.y}`
    else if (into) path += `M${into.x} ${into.y}L${bend.x} ${bend.y}`
  })
  return path
}

/** Point at which a line leaves one hex for the next. */
function gateBetween(region: Readonly<Region>, from: string, to: string, off: number): MapSpot {
  const [low = from, high = to] = [from, to].sort()
  const direction = directionTo(region, low, high)
  if (!direction) return middleOf(to)
  const [one, other] = sideOf(low, direction)
  const part = 0.5 + off / (2 * radius)
  return {
    x: roundCoordinate(one.x + (other.x - one.x) * part),
    y: roundCoordinate(one.y + (other.y - one.y) * part),
  }
}

/** Sides between what is known and what is not. */
function borderOf(region: Readonly<Region>): string {
  return region.hexes
    .filter(isKnown)
    .flatMap(({ id }) =>
      directions.flatMap((direction) => {
        const beside = hexBeside(region, id, direction)
        if (beside && isKnown(beside)) return []
        const [from, to] = sideOf(id, direction)
        return [`M${from.x} ${from.y}L${to.x} ${to.y}`]
      }),
    )
    .join('')
}

function trailOf({ trail }: Readonly<Region>): string {
  const stages = trail.filter(({ hex }, nth) => hex !== trail[nth - 1]?.hex)
  if (stages.length < 2) return ''
  return `M${stages
    .map(({ hex }) => middleOf(hex))
    .map(({ x, y }) => `${x} ${y + 7}`)
    .join('L')}`
}

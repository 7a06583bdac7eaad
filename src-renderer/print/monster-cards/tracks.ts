import type { Being } from '../../../src-main/campaign/print/monsters/cards.ts'
import type { FillItem } from '../monsters/fill.ts'
import { lengthOf, divideIntoLines, lineOf, type TextSetting } from '../monsters/lines.ts'

/** Wounds of one individual. */
export interface WoundTrack extends Being {
  /** Hearts for a few, boxes for more, a place to write for many. */
  drawn: 'pips' | 'boxes' | 'written'
  /** Boxes of one line, and their size as a part of the usual. */
  perLine: number
  scale: number
}
/** Tracks beside each other, each as wide as the widest. */
export interface TrackRow {
  kind: 'tracks'
  tracks: WoundTrack[]
  /** Millimetres of one track, and of what stands before its boxes; a long name is above them. */
  width: number
  label: number
  above: boolean
}

/** The most that is drawn as hearts, and as boxes on a narrow card and on a wide one. */
const hearts = 6
const boxes = { narrow: 20, wide: 40 } as const
/** Millimetres from which a card is wide. */
const wide = 70

/** Millimetres: the style sheet has the same. */
const heart = { size: 3.7, gap: 0.4 }
const box = { size: 2.9, gap: 0.45, five: 0.9 }
/** Boxes are as small as this where a track then stands on one line. */
const smallBoxes = 0.86
const written = 20
const between = 3.5

/** Rows of wound tracks, so that any number of individuals stands in even columns. */
export function trackPieces(
  beings: readonly Being[],
  width: number,
  set: TextSetting,
): FillItem<TrackRow>[] {
  if (beings.length === 0) return []
  const widest = Math.max(...beings.map(({ label }) => labelWidth(label, set)))
  const above = widest > width / 3
  const label = above ? 0 : widest
  const most = width < wide ? boxes.narrow : boxes.wide
  const tracks = beings.map((being) => trackOf(being, width - label, most))
  const track = Math.min(width, label + Math.max(...tracks.map(widthOfTrack)))
  const columns = above ? 1 : Math.max(1, Math.floor((width + between) / (track + between)))
  return Array.from({ length: Math.ceil(tracks.length / columns) }, (_, at) => {
    const row = tracks.slice(at * columns, (at + 1) * columns)
    return {
      what: { kind: 'tracks', tracks: row, width: track, label, above },
      height: Math.max(...row.map((one) => heightOf(one, above ? width : 0, set))),
      gap: 0,
    }
  })
}

function trackOf(being: Being, room: number, most: number): WoundTrack {
  if (being.most <= hearts) return { ...being, drawn: 'pips', perLine: hearts, scale: 1 }
  if (being.most > most) return { ...being, drawn: 'written', perLine: 1, scale: 1 }
  const five = 5 * (box.size + box.gap) + box.five
  const whole: WoundTrack = { ...being, drawn: 'boxes', perLine: most, scale: 1 }
  const onOneLine = [whole, { ...whole, scale: smallBoxes }].find(
    (track) => widthOfTrack(track) <= room,
  )
  return onOneLine ?? { ...whole, perLine: Math.max(1, Math.floor((room + box.five) / five)) * 5 }
}

function widthOfTrack({ drawn, most, perLine, scale }: WoundTrack): number {
  if (drawn === 'written') return written
  if (drawn === 'pips') return most * (heart.size + heart.gap)
  const line = Math.min(most, perLine)
  return line * (box.size + box.gap) * scale + Math.floor((line - 1) / 5) * box.five
}

function heightOf(track: WoundTrack, nameWidth: number, set: TextSetting): number {
  const name =
    nameWidth > 0
      ? divideIntoLines(track.label, nameWidth, set.size).ends.length * lineOf(set) + 0.4
      : 0
  const lines = Math.max(1, Math.ceil(track.most / track.perLine))
  const drawn =
    track.drawn === 'boxes'
      ? lines * (box.size + box.gap) * track.scale
      : Math.max(heart.size, lineOf(set))
  return name + Math.max(drawn, lineOf(set))
}

function labelWidth(label: string, { size }: TextSetting): number {
  return label === '' ? 0 : Math.max(3.4, lengthOf(label, size * 1.06) + 1.2)
}

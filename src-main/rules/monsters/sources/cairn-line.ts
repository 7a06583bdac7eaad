import type { Attack, CairnFigures, Monster, Read, Span } from '../canonical.ts'
import { blocksOf, type Block } from './blocks.ts'
import { piecesOf, readAttack, type Placed } from './bx-attacks.ts'
import { scoreRuns, type CairnLabel, type Score } from './cairn-labels.ts'
import { detailsIn } from './details.ts'
import { plain } from './plain.ts'
import type { Reader } from './reader.ts'
import { lineStartOf, trimmed, unreadBetween } from './spans.ts'
import { tagsIn } from './tags.ts'

/** The stat line of Cairn, with bullets under it: `4 HP, 1 Armor, 8 STR, 14 DEX, 8 WIL, dagger (d6)`. */
export const cairnLine: Reader = {
  id: 'cairn-line',
  title: 'Cairn stat line',
  family: 'cairn',
  recognise(text) {
    const most = Math.max(0, ...scoreRuns(text).map((run) => run.length))
    return Math.min(1, most / 4)
  },
  read(text) {
    const runs = scoreRuns(text)
    const starts = runs.map((run) => startOfLine(text, run[0]?.from ?? 0))
    return blocksOf(text, starts).map((block, index) =>
      readBlock(text, block, runs[index] ?? [], index),
    )
  },
}

/** Attacks may stand before the first score; a name with a colon, or in bold, never belongs to them. */
function startOfLine(text: string, at: number): number {
  const lineStart = lineStartOf(text, at)
  const before = text.slice(Math.max(lineStart, at - 300), at)
  const dice =
    /^(?:[^\n]{0,80}?[:*]\*{0,2}\s)?((?:[^,\n]{1,60}\(?\d{0,2}d\d{1,2}[^,\n]{0,40},\s*)+)$/.exec(
      before,
    )
  return dice?.[1] ? at - dice[1].length : at
}

function readBlock(paste: string, block: Block, run: readonly Score[], index: number): Monster {
  const text = paste.slice(block.from, block.to)
  const easy = plain(paste).slice(block.from, block.to)
  const scores = run.map(({ figure, value, from, to }) => ({
    figure,
    value,
    from: from - block.from,
    to: to - block.from,
  }))
  const name = block.name
    ? { from: block.name.from - block.from, to: block.name.to - block.from }
    : undefined
  const start = block.figures - block.from
  const end = endOfLine(easy, scores.at(-1)?.to ?? start)
  const others = readOthers(easy, start, end, scores)
  const details = [
    ...around(text, name, start),
    ...others.qualities,
    ...detailsIn(text, end, text.length),
  ]
  const spans = [
    ...scores,
    ...others.attacks.map(({ span }) => span),
    ...details.map(({ span }) => span),
  ]
  return {
    id: `m${index + 1}`,
    name: name ? text.slice(name.from, name.to).replace(/\s+/g, ' ') : 'Unnamed monster',
    ...(name ? { nameSpan: name } : {}),
    layout: 'cairn-line',
    sureness: Math.min(1, run.length / 4),
    source: { text, system: 'Cairn', licence: '', credit: '' },
    figures: figuresOf(scores),
    attacks: others.attacks.map(({ attack }) => attack),
    attackSpans: others.attacks.map(({ span }) => span),
    details,
    tags: [
      ...new Set([
        ...tagsIn(text),
        ...others.qualities.map((quality) => quality.text.replace(/[_*]/g, '')),
      ]),
    ],
    unread: unreadBetween(text, name ? [...spans, name] : spans),
    foreign: {},
    judged: {},
  }
}

/** What stands above and between the name and the figures. */
function around(text: string, name: Span | undefined, start: number): Monster['details'] {
  if (!name) return detailsIn(text, 0, start)
  const lineStart = lineStartOf(text, name.from)
  const lineEnd = text.indexOf('\n', name.to)
  const under = lineEnd < 0 || lineEnd > start ? start : lineEnd
  return [...detailsIn(text, 0, lineStart), ...detailsIn(text, under, start)]
}

/** The stat line goes on to the end of its paragraph, or to the first bullet or sentence. */
function endOfLine(easy: string, lastScore: number): number {
  const rest = easy.slice(lastScore, lastScore + 1000)
  const stop =
    /\n\s*\n|\n\s*(?:[-*•▶] |\*\*)|(?<![,(]|\bor|\band)\s*\n(?!\s{0,4}(?:or\b|and\b|\(|[^\n]{0,60}\(?\d{0,2}d\d))|\.\s+(?=\p{Lu})|\.\s*$/u.exec(
      rest,
    )
  return stop ? lastScore + stop.index : lastScore + rest.length
}

function figuresOf(scores: readonly Score[]): CairnFigures {
  const of = (figure: CairnLabel): Read<number> | null => {
    const found = scores.find((score) => score.figure === figure)
    return found ? { value: found.value, span: { from: found.from, to: found.to } } : null
  }
  return {
    family: 'cairn',
    hp: of('hp'),
    armor: of('armor'),
    str: of('str'),
    dex: of('dex'),
    wil: of('wil'),
  }
}

/** Attacks have dice; `_detachment_` is a quality of the whole creature; the rest stays unread. */
function readOthers(
  easy: string,
  start: number,
  end: number,
  scores: readonly Score[],
): { attacks: Placed[]; qualities: Monster['details'] } {
  const attacks: Placed[] = []
  const qualities: Monster['details'] = []
  let at = start
  for (const score of [...scores, { from: end, to: end }]) {
    for (const piece of piecesOf(easy, at, Math.max(at, score.from))) {
      const span = trimmed(easy, piece.from, piece.to)
      const words = easy.slice(span.from, span.to)
      const quality = /^[_*]*(detachment|blast)[_*]*\.?$/i.exec(words)
      if (quality) qualities.push({ title: '', text: (quality[1] ?? '').toLowerCase(), span })
      else if (/\d{0,2}d\d/i.test(words)) {
        const attack = readAttack(words, attacks.length + 1, piece.joins, false)
        if (attack) attacks.push({ attack: chosen(attack), span })
      }
    }
    at = score.to
  }
  return { attacks, qualities }
}

/** Cairn's creatures make one attack a round, so each listed one is a choice. */
function chosen(attack: Attack): Attack {
  return {
    ...attack,
    name: attack.name.replace(/^[,.\s]+/, '') || 'attack',
    joins: attack.joins === 'first' ? 'first' : 'or',
  }
}

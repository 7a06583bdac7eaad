import type { Monster, Span } from '../../canonical.ts'
import { detailsIn } from '../details.ts'
import { lineStartOf } from '../spans.ts'
import type { AttackOrQuality } from './attacks/index.ts'
import type { CairnBlock } from './names.ts'

type Details = Monster['details']

/** Details before and after the figures, without the lines that told of attacks. */
export function proseOf(
  text: string,
  block: CairnBlock,
  zones: readonly Span[],
  armed: readonly AttackOrQuality[],
): Details {
  const details: Details = []
  const add = (from: number, to: number) => {
    if (to > from) for (const detail of detailsIn(text, from, to)) details.push(detail)
  }
  const { name, figures } = block
  if (name) {
    const lineStart = Math.max(block.from, lineStartOf(text, name.from))
    // In the middle of a sentence what leads up to the name is prose too.
    const leadsUp = name.from < figures && /\p{L}{3}/u.test(text.slice(lineStart, name.from))
    add(block.from, leadsUp ? name.from : lineStart)
    const lineEnd = name.to + text.slice(name.to, Math.max(name.to, figures)).indexOf('\n')
    if (lineEnd >= name.to && lineEnd + 2 < figures)
      add(lineEnd, lineStartOf(text, figures) <= lineEnd ? lineEnd : figures)
  } else add(block.from, figures)
  let at = zones[0]?.to ?? figures
  if (name && name.from >= at) at = name.to
  for (let nth = 1; nth < zones.length; nth += 1) {
    const zone = zones[nth]
    if (!zone || !armed.some(({ from }) => from >= zone.from && from < zone.to)) continue
    add(at, zone.from)
    at = zone.to
  }
  add(at, block.to)
  return details
}

import type { Span } from '../../canonical.ts'
import { armedIn, type AttackOrQuality } from './attacks/index.ts'
import type { Score } from './labels.ts'
import type { CairnBlock } from './names.ts'

/** Shorter stretches between two scores hold no attack. */
const shortest = 3

/** A monster's attacks and qualities: in the zones, between the scores, and in brackets after its name. */
export function armedOf(
  text: string,
  block: CairnBlock,
  zones: readonly Span[],
  run: readonly Score[],
): AttackOrQuality[] {
  const armed = qualityOfName(text, block)
  let attacks = 0
  const look = (from: number, to: number, noDice: boolean) => {
    if (to - from < shortest) return
    for (const each of armedIn(text, from, to, attacks, noDice)) {
      if (noDice && !each.attack) continue
      if (each.attack) attacks += 1
      armed.push(each)
    }
  }
  const lookIn = (zone: Span, noDice: boolean) => {
    let at = zone.from
    for (const { from, to } of run) {
      if (from < zone.from || to > zone.to) continue
      look(at, from, noDice)
      at = Math.max(at, to)
    }
    look(at, zone.to, noDice)
  }
  for (const zone of zones) lookIn(zone, false)
  const [line] = zones
  if (attacks === 0 && line && text.slice(line.from, line.to).includes(' (')) lookIn(line, true)
  return armed
}

/** `Levy of Kesh (detachment)` */
function qualityOfName(text: string, { name, figures }: CairnBlock): AttackOrQuality[] {
  if (!name || name.to >= figures) return []
  const beside = text.slice(name.to, name.to + 20)
  if (!beside.includes('(')) return []
  const found = /^\s*\((detachment|warband|swarm)\)/i.exec(beside)
  return found?.[1]
    ? [{ from: name.to, to: name.to + found[0].length, quality: found[1].toLowerCase() }]
    : []
}

import { hasDice } from './cairn/attacks.ts'
import { readBlock } from './cairn/monster.ts'
import { blocksOf } from './cairn/names.ts'
import { looked, surenessOf } from './cairn/page.ts'
import type { Reader } from './reader.ts'
import { lineStartOf } from './spans.ts'

/** The stat line of Cairn and its kin, with bullets under it: `4 HP, 1 Armor, 8 STR, 14 DEX, 8 WIL, dagger (d6)`. */
export const cairnLine: Reader = {
  id: 'cairn-line',
  title: 'Cairn stat line',
  family: 'cairn',
  recognise(text) {
    return looked(text).runs.reduce((most, run) => Math.max(most, surenessOf(text, run)), 0)
  },
  read(text) {
    const { page, runs } = looked(text)
    const starts = runs.map((run) => ({
      from: startOfFigures(page.text, run[0]?.from ?? 0),
      to: run.at(-1)?.to ?? 0,
    }))
    const blocks = blocksOf(page.text, starts)
    return blocks.map((block, index) => readBlock(text, page, block, runs[index] ?? [], index))
  },
}

/** Attacks may stand before the first score; a name with a colon never belongs to them. */
function startOfFigures(text: string, at: number): number {
  const lineStart = lineStartOf(text, at)
  const before = text.slice(Math.max(lineStart, at - 300), at)
  if (!hasDice(before)) return at
  const dice =
    /^(?:[^\n:]{0,80}:\s)?((?:[^,\n:]{1,60}\(?\d{0,2}d\d{1,2}[^,\n]{0,40},\s*){1,8})$/i.exec(before)
  return dice?.[1] ? at - dice[1].length : at
}

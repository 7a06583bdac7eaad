import { hasDice } from './cairn/attacks/index.ts'
import { readBlock } from './cairn/monster.ts'
import { blocksOf } from './cairn/names.ts'
import { scanText } from './cairn/page.ts'
import type { Reader } from './reader.ts'
import { lineStartOf } from './spans.ts'

/** The stat line of Cairn and its kin, with bullets under it: `4 HP, 1 Armor, 8 STR, 14 DEX, 8 WIL, dagger (d6)`. */
export const cairnLine: Reader = {
  id: 'cairn-line',
  title: 'Cairn stat line',
  family: 'cairn',
  recognise(source) {
    return source.get(scanText).runs.reduce((most, { sureness }) => Math.max(most, sureness), 0)
  },
  read(source) {
    const { page, runs } = source.get(scanText)
    const stretches = runs.map(({ from, to }) => ({ from: startOfFigures(page.text, from), to }))
    return blocksOf(page, stretches).flatMap((block, index) => {
      const run = runs[index]
      return run ? [readBlock(source.text, page, block, run, index)] : []
    })
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

import type { Shelf } from '../../core/action.ts'
import { refusal, type RefusedPreview } from '../../core/preview.ts'
import { countOf, lowerFirst, lowerKind, plural, singulars, upperFirst } from '../../core/words.ts'
import { oddsOrRefusal } from '../../dice/odds.ts'
import { readAmount } from '../../dice/read-notation.ts'
import type { Monster } from '../../monsters/canonical.ts'
import { entryOf, mostFoes, monsterInRow } from '../meeting.ts'
import { hitPointWays, type HitPointWay } from './hit-points.ts'

/** A band of a prepared encounter: a library monster and its number, by dice or fixed. */
export interface PreparedBand {
  monster: Monster
  dice: string
  tale: string
  /** Hit points: a way to find them, one number for all or one for each; absent where the house rule says it. */
  hitPoints?: HitPointWay | readonly number[]
  /** True for hit points of the text that the monster came with: `printed hp 4, 5`. */
  isPrinted?: true
  /** Things that the first of the band carries, as typed: `2d6 coins, a horn`. */
  carries?: string
}

/** Bands of a prepared encounter, the one it begins with first. */
export type PreparedBands = readonly [PreparedBand, ...PreparedBand[]]

const carrying = /[,;]\s*carr(?:ying|ies|y)\s+(.+)$/i
const hitPointWords =
  /[,;]\s*(printed\s+)?(?:hp|hit points?)\s+(rolled|average|as written|\d{1,4}(?:(?:,| and|\/)\s?\d{1,4})*)(?=\s*(?:[,;]|$))/i

/** Fault of a band's line; `isUnknown` where all that is wrong is that no monster of its name is in the library. */
type BandFault = RefusedPreview & { isUnknown?: true }

/** Parses a line into a band, or refuses with its fault. */
export function readBand(
  line: string,
  shelf: Pick<Shelf, 'monsterNamed'>,
): PreparedBand | BandFault {
  const carries = carrying.exec(line)?.[1]?.trim()
  const who = line.replace(carrying, '')
  const [, printed, listed] = hitPointWords.exec(who) ?? []
  const points = listed?.toLowerCase()
  const bare = who.replace(hitPointWords, '')
  const { monster, tale } = monsterInRow(bare, shelf)
  const dice = entryOf(bare).dice ?? '1'
  const read = readAmount(dice)
  if ('says' in read) return refusal(`“${line}”: ${read.says}.`)
  const odds = oddsOrRefusal(read.expression)
  if (!('refused' in odds) && odds.least > mostFoes)
    return refusal(`“${line}”: more than ${mostFoes} are too many for one encounter.`)
  if (!monster)
    return {
      ...refusal(`“${line}”: no monster of that name is in the library. Convert it under Prep.`),
      isUnknown: true,
    }
  const way = hitPointWays.find((one) => one === points)
  return {
    monster,
    dice,
    tale,
    ...(points === undefined ? {} : { hitPoints: way ?? numbersIn(points) }),
    ...(printed === undefined ? {} : { isPrinted: true as const }),
    ...(carries ? { carries } : {}),
  }
}

function numbersIn(list: string): number[] {
  return (list.match(/\d+/g) ?? []).map((one) => Math.max(1, Number(one)))
}

/** Parses lines into bands, or refuses with the fault of the first line that is not one. */
export function readBands(
  lines: readonly string[],
  shelf: Pick<Shelf, 'monsterNamed'>,
): PreparedBands | RefusedPreview {
  const bands: PreparedBand[] = []
  for (const line of lines) {
    const band = readBand(line, shelf)
    if ('refuses' in band) return band
    bands.push(band)
  }
  const [lead, ...further] = bands
  return lead ? [lead, ...further] : refusal(nobodyComes)
}

/**
 * Lines of bands to be kept in a few words, or the fault of the first that can't be: one whose monster is in no
 * library yet stays as it was written.
 */
export function keptBandsSay(
  lines: readonly string[],
  shelf: Pick<Shelf, 'monsterNamed'>,
): string | RefusedPreview {
  const says: string[] = []
  for (const line of lines) {
    const band = readBand(line, shelf)
    if (!('refuses' in band)) says.push(bandSays(band))
    else if (band.isUnknown) says.push(`${line} (not in the library yet)`)
    else return band
  }
  return says.length > 0 ? says.join(', ') : refusal(nobodyComes)
}

const nobodyComes = 'Write who comes, such as 2d4 goblins; one band a line.'

/** Name that a monster of a band would have: “3 soot hags” are of Soot hag. */
export function monsterNameOf(band: string): string {
  const { name, dice } = entryOf(band)
  return upperFirst((dice === '1' ? name : singulars(name).at(-1)) ?? '')
}

/** Lines of bands in a text: parted by line breaks or semicolons. */
export function bandLines(text: string | undefined): string[] {
  return (text ?? '')
    .split(/\n|;/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Bands in a few words: "2d4 goblins, an ogre". */
export function bandsSay(bands: readonly PreparedBand[]): string {
  return bands.map(bandSays).join(', ')
}

/** A band in a few words: "2d4 goblins". */
function bandSays({ monster, dice }: Pick<PreparedBand, 'monster' | 'dice'>): string {
  return /^\d+$/.test(dice)
    ? lowerFirst(countOf(Number(dice), monster.name))
    : `${dice} ${lowerKind(plural(monster.name))}`
}

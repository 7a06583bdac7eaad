import type {
  BxFigures,
  CairnFigures,
  HitDice,
  Monster,
} from '../../../rules/monsters/canonical.ts'

/** A figure as it was read, in the words of its own game: "Move", "60’ (20’)". */
export interface Fact {
  label: string
  value: string
}

/** Every figure the text gave, unconverted. */
export function factsOf({ figures }: Monster): Fact[] {
  const rows = figures.family === 'bx' ? bxFacts(figures) : cairnFacts(figures)
  return factsFromRows(rows)
}

/**
 * Figures that no conversion carries over: hit dice, movement, number appearing.
 * @param own numbers of the game, none of which is printed twice.
 */
export function tableFactsOf({ figures }: Monster, own: readonly { label: string }[]): Fact[] {
  const { hd = null, movement = null } = figures.family === 'bx' ? figures : {}
  return factsFromRows([
    ['HD', hd && hitDiceSays({ ...hd.value, hitPoints: null })],
    ['Move', movement?.value],
    // The number in brackets is that of their lair.
    ['Number', figures.numberAppearing?.value.replace(/\s*\(.*$/u, '')],
  ]).filter(({ label }) => !own.some((one) => one.label === label))
}

type FigureRows = [label: string, value: string | number | null | undefined][]

function factsFromRows(rows: FigureRows): Fact[] {
  return rows.flatMap(([label, value]) =>
    value === null || value === undefined || value === '' ? [] : [{ label, value: `${value}` }],
  )
}

function bxFacts(figures: BxFigures): FigureRows {
  const { hd, ac, saves, saveAs, save, thac0 } = figures
  return [
    ['Hit dice', hd && hitDiceSays(hd.value)],
    ['AC', ac && bothWays(ac.value.descending, ac.value.ascending)],
    ['THAC0', thac0 && bothWays(thac0.value.thac0, signed(thac0.value.bonus))],
    ['Move', figures.movement?.value],
    ['Saves', saves && lettered(saves.value)],
    ['Saves as', saveAs && `${saveAs.value.class} ${saveAs.value.level}`],
    ['Save', save?.value],
    ['Morale', figures.morale?.value],
    ['Alignment', figures.alignment?.value],
    ['XP', figures.xp?.value],
    ['Number', figures.numberAppearing?.value],
    ['Treasure', figures.treasure?.value],
  ]
}

function cairnFacts({ hp, armor, str, dex, wil, numberAppearing }: CairnFigures): FigureRows {
  return [
    ['HP', hp?.value],
    ['Armor', armor?.value],
    ['STR', str?.value],
    ['DEX', dex?.value],
    ['WIL', wil?.value],
    ['Number', numberAppearing?.value],
  ]
}

function hitDiceSays({ dice, modifier, stars, hitPoints }: HitDice): string {
  const points = hitPoints === null ? '' : `${hitPoints} hp`
  if (dice === 0) return points
  const number = dice === 0.5 ? '½' : `${dice}`
  const added = modifier === 0 ? '' : signed(modifier)
  return `${number}${added}${'*'.repeat(stars)}${points && ` (${points})`}`
}

/** "6 [13]": down and up, whichever the text has. */
function bothWays(down: number | null, up: number | string | null): string {
  if (up === null || up === '') return down === null ? '' : `${down}`
  return down === null ? `[${up}]` : `${down} [${up}]`
}

function signed(number: number | null): string {
  if (number === null) return ''
  return number < 0 ? `−${-number}` : number === 0 ? '0' : `+${number}`
}

function lettered(saves: Readonly<Record<string, number>>): string {
  return Object.entries(saves)
    .map(([letter, save]) => `${letter}${save}`)
    .join(' ')
}

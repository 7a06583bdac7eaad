import { singular } from '../../../core/words.ts'
import type { Attack, BxFigures, HitDice, Monster, SaveLetter } from '../../canonical.ts'

/** Figures of a monster in the words of the corpus, its name first, in the singular as rosters are kept: `Fen Hound`, `ac 6`, `att 2 claw 1d4`. */
export function figuresOf({ name, figures, attacks, own, roster }: Monster): string[] {
  const printed: [string, string | number | null | undefined][] = own
    ? Object.entries(own.values).map(([field, { value }]) => [field, value])
    : figures.family === 'cairn'
      ? (['hp', 'armor', 'str', 'dex', 'wil'] as const).map((key) => [key, figures[key]?.value])
      : bxFigures(figures)
  const number = figures.family === 'cairn' || own ? figures.numberAppearing?.value : undefined
  return [
    singular(name),
    ...[...printed, ['na', number] as const].flatMap(([key, value]) =>
      value == null || value === '' ? [] : [`${key} ${value}`],
    ),
    ...(roster ? [`hp ${roster.value.join(', ')}`] : []),
    ...attacks.map((attack) => `att ${attackWords(attack)}`),
  ].map(plain)
}

/** Figures of one line of the corpus: `Fen Hound ; ac 6 ; att 2 claw 1d4 & 1 bite 1d6 | 1 breath`. */
export function figuresIn(line: string): string[] {
  return line
    .split(' ; ')
    .flatMap((figure, nth) =>
      nth === 0
        ? [singular(figure)]
        : figure.startsWith('att ')
          ? figure
              .slice(4)
              .split(/ & | (?=\| )/)
              .map((attack) => `att ${attack.replace('| ', 'or ')}`)
          : [figure],
    )
    .map(plain)
}

function bxFigures(figures: BxFigures): [string, string | number | null | undefined][] {
  const { hd, ac, saves, saveAs, save, thac0 } = figures
  return [
    ['ac', ac && pair(ac.value.descending, ac.value.ascending)],
    ['hd', hd && hitDice(hd.value)],
    ['hp', hd?.value.hitPoints],
    ['thac0', thac0 && pair(thac0.value.thac0, signed(thac0.value.bonus))],
    ['saves', saves && savesInWords(saves.value)],
    ['as', saveAs && `${saveAs.value.class} ${saveAs.value.level}`],
    ['save', save?.value],
    ['ml', figures.morale?.value],
    ['al', figures.alignment?.value],
    ['xp', figures.xp?.value],
    ['mv', figures.movement?.value],
    ['na', figures.numberAppearing?.value],
    ['tt', figures.treasure?.value],
  ]
}

function pair(down: number | null, up: number | string | null): string {
  return [down, up === null ? null : `[${up}]`].filter((each) => each !== null).join(' ')
}

function signed(bonus: number | null): string | null {
  return bonus === null ? null : bonus > 0 ? `+${bonus}` : String(bonus)
}

const fractions: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½', 0.75: '¾' }

function hitDice({ dice, modifier, stars }: HitDice): string {
  const sign = modifier > 0 ? '+' : ''
  return `${fractions[dice] ?? dice}${modifier === 0 ? '' : `${sign}${modifier}`}${'*'.repeat(stars)}`
}

function savesInWords(saves: Readonly<Record<SaveLetter, number>>): string {
  return (['D', 'W', 'P', 'B', 'S'] as const).map((letter) => `${letter}${saves[letter]}`).join(' ')
}

function attackWords({ joins, count, name, dice }: Attack): string {
  return `${joins === 'or' ? 'or ' : ''}${count} ${name} ${dice}`.trim()
}

/** Normalises a figure: straight feet marks, hyphens, no plural, no capitals. */
function plain(figure: string): string {
  return figure
    .toLowerCase()
    .replaceAll(/[’′]/g, "'")
    .replaceAll('–', '-')
    .replaceAll(/(?<=^att .*)hooves\b/g, 'hoof')
    .replaceAll(/(?<=^att .*[a-z](?:ch|sh|x))es\b|(?<=^att .*[a-z]{2}[^\sis])s\b/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

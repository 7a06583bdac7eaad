import type { Attack, Monster } from '../canonical.ts'

/** A figure of several monsters side by side; empty where a text prints none. */
export interface ComparedFigure {
  title: string
  values: string[]
}

const titles: Readonly<Record<string, string>> = {
  hd: 'HD',
  ac: 'AC',
  saves: 'Saves',
  saveAs: 'Save as',
  save: 'Save',
  thac0: 'THAC0',
  morale: 'Morale',
  alignment: 'Alignment',
  xp: 'XP',
  movement: 'Movement',
  numberAppearing: 'Number',
  treasure: 'Treasure',
  hp: 'HP',
  armor: 'Armor',
  str: 'STR',
  dex: 'DEX',
  wil: 'WIL',
}

/** Figures, attacks, tags and source of monsters side by side; what none of them prints is left out. */
export function compareMonsters(monsters: readonly Monster[]): ComparedFigure[] {
  const figures = monsters.map(({ figures }) => figures as unknown as Record<string, unknown>)
  return [
    ...Object.entries(titles).map(([key, title]) => ({
      title,
      values: figures.map((one) => printed(one[key])),
    })),
    { title: 'Attacks', values: monsters.map(({ attacks }) => attacks.map(attack).join(' ')) },
    { title: 'Tags', values: monsters.map(({ tags }) => tags.join(', ')) },
    { title: 'System', values: monsters.map(({ source, layout }) => source.system || layout) },
    { title: 'Source', values: monsters.map(sourceOf) },
  ].filter(({ values }) => values.some((value) => value !== ''))
}

/** Source of a monster as the GM reads it: its file with the day, or the credit of its text. */
export function sourceOf({ origin, source }: Monster): string {
  if (!origin) return source.credit
  const day = origin.at.slice(0, 10)
  if (origin.by === 'file') return `${origin.file}, ${day}`
  return origin.by === 'hand' ? `typed by hand, ${day}` : `pasted, ${day}`
}

function attack({ joins, count, name, dice, notes }: Attack): string {
  const join = joins === 'first' ? '' : `${joins} `
  const words = [count > 1 ? `${count} ×` : '', name, dice && `(${dice})`, notes]
  return join + words.filter(Boolean).join(' ')
}

function printed(read: unknown): string {
  if (typeof read !== 'object' || read === null || !('value' in read)) return ''
  const { value } = read
  if (typeof value !== 'object' || value === null) return String(value)
  const parts = Object.entries(value).filter(([, part]) => part !== null && part !== '')
  if ('dice' in value) return hitDice(value as { dice: number; modifier: number })
  if ('class' in value) return parts.map(([, part]) => String(part)).join(' ')
  if ('descending' in value) {
    const { descending, ascending } = value as Record<'descending' | 'ascending', number | null>
    return bothWays(descending, ascending)
  }
  if ('thac0' in value) {
    const { thac0, bonus } = value as Record<'thac0' | 'bonus', number | null>
    return bothWays(thac0, bonus === null ? null : withSign(bonus))
  }
  return parts.map(([key, part]) => `${key.length === 1 ? key : ''}${String(part)}`).join(' ')
}

/** "6 [13]": of a scale that counts down and up, whichever the text has. */
function bothWays(down: number | null, up: number | string | null): string {
  return [down ?? '', up === null ? '' : `[${up}]`].join(' ').trim()
}

function hitDice({ dice, modifier }: { dice: number; modifier: number }): string {
  return `${dice === 0.5 ? '½' : dice}${modifier === 0 ? '' : withSign(modifier)}`
}

/** "+2", "−1". The rules' own `signed` stands in a room above. */
const withSign = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

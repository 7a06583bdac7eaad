/** Fields of a monster in the labels of one of the games: read, written and put back. */
import type { Monster, Read } from '../canonical.ts'
import { ownLineOf } from '../game-lines.ts'
import { figuresFrom, ownFigure, type OwnLabel } from '../own-lines.ts'
import type { FormFieldId } from './form-fields.ts'

/** Label of a form's field, where the monster stands in a game's own labels. */
export function ownLabelOf({ own }: Monster, field: FormFieldId): OwnLabel | undefined {
  return ownLineOf(own?.game)?.labels.find(({ form }) => form === field)
}

/** A figure in the words of its field, or the fault in them. */
export function readOwn({ label, words }: OwnLabel, said: string): number | string {
  if (words) {
    const at = words.indexOf(said.toLowerCase())
    return at >= 0 ? at : `One of ${words.join(', ')}.`
  }
  const bare = said.toLowerCase().startsWith(`${label.toLowerCase()} `)
    ? said.slice(label.length + 1)
    : said
  return /^[+-]?\d{1,3}$/.test(bare.trim()) ? Number(bare) : 'A whole number from -999 to 999.'
}

export function writtenOwn(label: OwnLabel, value: number | undefined): string {
  return value === undefined ? '' : ownFigure(label, value).slice(label.label.length + 1)
}

/** Parts of a monster that change with some of its own figures; a null one is taken away. */
export function withOwnValues(
  { own, figures }: Monster,
  changed: Readonly<Record<string, Read<number> | null>>,
): Pick<Monster, 'own' | 'figures'> {
  const line = ownLineOf(own?.game)
  if (!own || !line) return { figures }
  const entries = Object.entries({ ...own.values, ...changed })
  const values: Record<string, Read<number>> = {}
  for (const [field, read] of entries) if (read) values[field] = read
  const { numberAppearing } = figures
  const follow = figuresFrom(line, values)
  return {
    own: { ...own, values },
    figures: numberAppearing ? { ...follow, numberAppearing } : follow,
  }
}

/** A figure that stat blocks of the B/X family label; `other` is a field that is no figure of ours. */
export type LabelledFigure =
  | 'ac'
  | 'hd'
  | 'hp'
  | 'level'
  | 'attacks'
  | 'damage'
  | 'thac0'
  | 'bonus'
  | 'movement'
  | 'alsoMoves'
  | 'saves'
  | 'morale'
  | 'alignment'
  | 'xp'
  | 'numberAppearing'
  | 'lairAppearing'
  | 'treasure'
  | 'other'

export type LabelLanguage = 'en' | 'es' | 'fr' | 'pt' | 'de' | 'it'

/**
 * Labels of the figures in one language, in lower case and without accents. A word that ends in `!`
 * is never found in prose, so it needs no comma before it.
 */
export interface LabelWords {
  language: LabelLanguage
  figures: Readonly<Partial<Record<LabelledFigure, readonly string[]>>>
  /** Words that join attacks of one round, and words that leave a choice. */
  joins: { and: readonly string[]; or: readonly string[] }
}

/** Labels of one figure, parted by bars. */
export function labels(list: string): readonly string[] {
  return list.split('|').map((label) => label.trim())
}

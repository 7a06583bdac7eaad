/** Peoples whose names the bundled tables hold, each by a tongue of its own. */
export const cultures = [
  'hodrem',
  'iselai',
  'kvarst',
  'okragh',
  'pelotu',
  'quilby',
  'vesheth',
  'wenlow',
] as const

/** Choice of no culture in particular: the table draws one. */
export const anyCulture = 'any'

/** Table of given names of a culture, or of any. */
export function givenNames(of: string): string {
  return of === anyCulture ? 'names/any' : `names/${of}-given`
}

/** Last sentence of a spell's text when its condition is shown but no rule reads it. */
export const marksOnlySentence = 'Marks only; the GM rules the effect.'

/** Last sentence of the text of a spell that a word alone describes. */
export const gmRules = 'The GM rules the effect.'

export function marksOnly(says: string): string {
  return `${says} ${marksOnlySentence}`
}

/** Tags of creatures that a circle of protection keeps out. */
const unnatural = ['undead', 'fey', 'demon', 'unnatural']

export function isUnnatural({ tags }: { tags: Readonly<Record<string, true>> }): boolean {
  return unnatural.some((tag) => tag in tags)
}

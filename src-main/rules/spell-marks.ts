/** Ends the text of a spell whose state is shown and read by no rule. */
export const marksOnlySentence = 'Marks only; the GM rules the effect.'

export function marksOnly(says: string): string {
  return `${says} ${marksOnlySentence}`
}

/** Tags of beings that no circle of protection lets in. */
const unnatural = ['undead', 'fey', 'demon', 'unnatural']

export function isUnnatural({ tags }: { tags: Readonly<Record<string, true>> }): boolean {
  return unnatural.some((tag) => tag in tags)
}

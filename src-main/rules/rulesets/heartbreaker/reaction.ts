/** Reactions from worst to best, each with the highest total that yields it. Rule HBK-REA-01. */
export const moods = [
  { mood: 'Aggressive', upTo: 4, says: 'attacks at once' },
  { mood: 'Greedy', upTo: 7, says: 'wants gold, food or a toll' },
  { mood: 'Defensive', upTo: 10, says: 'armed; fights only if attacked' },
  { mood: 'Cautious', upTo: 13, says: 'avoids a fight' },
  { mood: 'Nonplussed', upTo: 16, says: 'takes no notice' },
  { mood: 'Open', upTo: Infinity, says: 'will talk, trade or help' },
] as const
export type Mood = (typeof moods)[number]['mood']

/** Reaction by a d20 and the CHA modifier of the apparent leader. Rule HBK-REA-01. */
export function reaction(d20: number, chaModifier: number): { total: number; reaction: Mood } {
  const total = d20 + chaModifier
  return { total, reaction: moods.find(({ upTo }) => total <= upTo)?.mood ?? 'Open' }
}

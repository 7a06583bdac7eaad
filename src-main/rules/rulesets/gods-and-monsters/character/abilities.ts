/** The six abilities, also the ids of their fields and the names that worked checks use. Rule GAM-CON-01. */
export const abilities = [
  'charisma',
  'intelligence',
  'wisdom',
  'endurance',
  'agility',
  'strength',
] as const
export type AbilityName = (typeof abilities)[number]
export type Scores = Readonly<Record<AbilityName, number>>

/** The six reactions, also the ids of their fields. Rule GAM-CON-01. */
export const reactions = [
  'health',
  'fortitude',
  'willpower',
  'evasion',
  'reason',
  'perception',
] as const
export type ReactionName = (typeof reactions)[number]

/** Score of somebody whose own is not known: an ability of 10, a reaction of 4. */
export function plainScore(name: AbilityName | ReactionName): number {
  return (abilities as readonly string[]).includes(name) ? 10 : 4
}

/** Weight with which an ability adds to another number. Rule GAM-CON-01. */
export type Share = 'major' | 'minor'
/** Table of the bonus that a score gives as a major or a minor share. */
export type ShareBonus = (score: number, share: Share) => number

/** Scores the book shows the major part of. Rules GAM-CON-02, GAM-CON-03. */
const pinned: readonly number[] = [8, 10, 11, 12, 13, 14, 15, 16, 18]

/**
 * Bonus of an ability to the numbers it feeds; inferred when the book shows no figure for the score.
 * Beyond 20 and below 1 the steps go on. Rules GAM-CON-04, GAMX-CON-02, GAM-AMB-01.
 */
export function contributor(score: number, share: Share): { bonus: number; inferred: boolean } {
  const high = score > 10 ? majorOf(score) : -majorOf(21 - score)
  const bonus = share === 'major' ? high : Math.trunc(high / 2)
  return { bonus: bonus === 0 ? 0 : bonus, inferred: !pinned.includes(score) }
}

/** Major share of a score above 10; lower scores mirror it about 10.5. */
function majorOf(score: number): number {
  if (score <= 11) return 0
  if (score < 15) return 1
  return score < 17 ? 2 : score - 14
}

/** Gatefold’s own table of shares. */
export const ourShares: ShareBonus = (score, share) => contributor(score, share).bonus

export const major = (score: number, shares = ourShares): number => shares(score, 'major')
export const minor = (score: number, shares = ourShares): number => shares(score, 'minor')

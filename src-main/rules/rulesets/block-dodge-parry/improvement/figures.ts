/** Fights against one thing that make somebody better at it, with the least damage they then do. Rule BDPX-IMP-03. */
const practice = [
  { fights: 3, title: 'Adept', least: 2 },
  { fights: 7, title: 'Seasoned', least: 3 },
  { fights: 15, title: 'Expert', least: 4 },
] as const

/** Least damage of somebody who has fought the like so often, and at how many fights they get better; null for nobody better. Rule BDPX-IMP-03. */
export function seasoned(fights: number): { title: string; least: number; next: number | null } {
  const { title, least } = practice.findLast((step) => step.fights <= fights) ?? {
    title: 'new to it',
    least: 1,
  }
  return { title, least, next: practice.find((step) => step.fights > fights)?.fights ?? null }
}

interface Training {
  weeks: number
  coins: number
  dice: number
  /** Max HP that the pupil must have already. */
  needs: number
}

/**
 * Terms of training by somebody of so many max HP. A week’s price of the best trainers is not printed:
 * theirs is that of the next best. Rule BDPX-IMP-05.
 */
export function hpTraining(trainer: number): Training {
  if (trainer >= 13) return { weeks: 4, coins: 300, dice: 3, needs: 12 }
  if (trainer >= 7) return { weeks: 4, coins: 300, dice: 2, needs: 6 }
  return { weeks: 1, coins: 50, dice: 1, needs: 0 }
}

/** A new maximum is what was rolled, or one more where that is less. Rule BDPX-IMP-05. */
export function newMaximum(now: number, rolled: number): number {
  return rolled > now ? rolled : now + 1
}

/** Training raises an ability where a d20 shows more than it has, up to 18. Rule BDPX-IMP-06. */
export function abilityGrows(full: number, d20: number): boolean {
  return full < 18 && d20 > full
}

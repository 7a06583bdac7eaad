/** Points between a creature and death, and its injuries. */
export interface Points {
  /** A temporary pool; 0 without one. */
  pool: number
  verve: number
  survival: number
  injuries: number
}

/** Damage through the pool, verve where it is archetypal, survival, and injuries for the rest. Rules GAM-SUR-06, GAM-SUR-10, GAM-SUR-12, GAM-INJ-01. */
export function applyDamage(had: Points, damage: number, archetypal: boolean): Points {
  const off = (points: number, harm: number): number => Math.min(Math.max(0, points), harm)
  let left = Math.max(0, damage)
  const pool = off(had.pool, left)
  left -= pool
  const verve = archetypal ? off(had.verve, left) : 0
  left -= verve
  const survival = off(had.survival, left)
  left -= survival
  return {
    pool: had.pool - pool,
    verve: had.verve - verve,
    survival: had.survival - survival,
    injuries: had.injuries + left,
  }
}

/** More injuries than points that could have taken them; equality is none. Rules GAM-INJ-07, GAM-AMB-82. */
export function deathCheckDue(
  { injuries, survival, verve }: Omit<Points, 'pool'>,
  latestArchetypal: boolean,
): boolean {
  return injuries > survival + (latestArchetypal ? verve : 0)
}

/** The player's target in a death check. Rules GAM-INJ-08, GAM-INJ-09, GAM-SEM-03. */
function deathTarget(
  endurance: number,
  injuries: number,
  unconscious: boolean,
  fieldBonus = 0,
): number {
  return endurance - injuries + (unconscious ? 2 : 0) + fieldBonus
}

/** Minutes that the dying have left, from the moment they began to die. Rule GAM-INJ-10. */
function minutesToLive(endurance: number, injuries: number, passed = 0): number {
  return Math.max(0, endurance - injuries - passed)
}

/** Dying only where the injuries' roll succeeds and the player's fails. Rules GAM-INJ-08, GAM-AMB-27. */
export function deathCheck(
  hurt: { endurance: number; injuries: number; unconscious: boolean; fieldBonus?: number },
  guide: number,
  player: number,
): { target: number; dying: boolean; minutes?: number } {
  const target = deathTarget(hurt.endurance, hurt.injuries, hurt.unconscious, hurt.fieldBonus)
  const dying = guide <= hurt.injuries && player > target
  return {
    target,
    dying,
    ...(dying ? { minutes: minutesToLive(hurt.endurance, hurt.injuries) } : {}),
  }
}

/** The dying clock: whole minutes left become hours for the unconscious. Rules GAM-INJ-10, GAM-AMB-27. */
export function dyingTime(
  endurance: number,
  injuries: number,
  passed: number,
  unconscious: boolean,
): { minutes_left?: number; hours_left?: number } {
  const left = minutesToLive(endurance, injuries, passed)
  return unconscious ? { hours_left: Math.floor(left) } : { minutes_left: left }
}

/** The highest spell that somebody hurt may cast or memorize; 0 is none. Rule GAM-INJ-03. */
export function maxSpellLevel(level: number, injuries: number): number {
  return Math.max(0, level - injuries)
}

/** An estimate for somebody who has no endurance written down; half points stay. Rules GAM-INJ-13, GAM-AMB-28. */
export function npcEndurance(level: number, perDieBonus: number): number {
  return 10 + level / 2 + perDieBonus
}

type Coin = 'CP' | 'SP' | 'GP'

/**
 * Hireling roles: how each fights and lives, and the coin of their 3d6 upkeep between adventures. Rule
 * HBK-HIRE-02.
 */
export const roles = {
  torchbearer: { fights: 'not at all', lives: 'squalid', unit: 'CP' },
  'pack-carrier': { fights: 'not at all', lives: 'squalid', unit: 'CP' },
  scout: { fights: 'at range', lives: 'basic', unit: 'SP' },
  archer: { fights: 'at range', lives: 'basic', unit: 'SP' },
  bodyguard: { fights: 'at range or close', lives: 'lavish', unit: 'GP' },
  wizard: { fights: 'at range or close', lives: 'lavish', unit: 'GP' },
} as const satisfies Readonly<
  Record<string, { fights: string; lives: 'squalid' | 'basic' | 'lavish'; unit: Coin }>
>
export type Role = keyof typeof roles
export const roleNames = Object.keys(roles) as Role[]

/** Upkeep of a hireling from three dice. Rules HBK-HIRE-02, E-HBK-20. */
export function hirelingUpkeep(
  role: Role,
  dice: readonly number[],
  doubled = false,
): { amount: number; unit: Coin } {
  const amount = dice.reduce((sum, die) => sum + die, 0)
  return { amount: doubled ? 2 * amount : amount, unit: roles[role].unit }
}

/** True when the hireling's level is not above the employer's. Rule HBK-HIRE-01. */
export function mayHire(employerLevel: number, hirelingLevel: number): boolean {
  return hirelingLevel <= employerLevel
}

export type Nerve = 'quits' | 'continues' | 'risks life'

/** 2d6 and the employer's CHA modifier: 6 or less quits, 11 or more risks life. Rule HBK-HIRE-04. */
export function nerve(
  dice: readonly number[],
  chaModifier: number,
): { total: number; result: Nerve } {
  const total = dice.reduce((sum, die) => sum + die, 0) + chaModifier
  if (total <= 6) return { total, result: 'quits' }
  return { total, result: total >= 11 ? 'risks life' : 'continues' }
}

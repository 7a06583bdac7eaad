import { employerOf as recordedEmployer } from '../../../gm/party/employers.ts'
import { type Step, step } from '../../../core/outcome.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { levelOf, partyOf } from '../character/people.ts'
import type { Coin } from '../money.ts'

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

/** True when the hireling's level is not above the employer's. Rule HBK-HIRE-01. */
export function mayHire(employerLevel: number, hirelingLevel: number): boolean {
  return hirelingLevel <= employerLevel
}

export function hirelingsOf(situation: Situation): ReadonlyCreature[] {
  return partyOf(situation).filter(
    ({ kind, conditions }) => kind === 'hireling' && !('dead' in conditions),
  )
}

/** Role of a hireling by tag; torchbearer when untagged. Rule HBK-HIRE-02. */
export function roleOf({ tags }: Pick<ReadonlyCreature, 'tags'>): Role {
  return roleNames.find((role) => role in tags) ?? 'torchbearer'
}

/** True for a hireling whose role is not to fight. Rule HBK-HIRE-02. */
export function avoidsFights(creature: ReadonlyCreature): boolean {
  return creature.kind === 'hireling' && roles[roleOf(creature)].fights === 'not at all'
}

/** Step that warns of a blow that a hireling's role is not for; never a refusal. Rule HBK-HIRE-02. */
export function roleSteps(creature: ReadonlyCreature, ranged: boolean): Step[] {
  if (creature.kind !== 'hireling') return []
  const role = roleOf(creature)
  const { fights } = roles[role]
  if (fights === 'at range or close' || (fights === 'at range' && ranged)) return []
  return [step('Hired', `as ${role}, fights ${fights}`, 'HBK-HIRE-02')]
}

/** Employer of a hireling: the character named, else the one recorded, else the first of the highest level. */
export function employerOf(
  situation: Situation,
  hireling: ReadonlyCreature,
  named?: string,
): ReadonlyCreature | undefined {
  const characters = partyOf(situation).filter(({ kind }) => kind === 'character')
  const employer = named ?? recordedEmployer(situation, hireling)
  return (
    characters.find(({ id }) => id === employer) ??
    [...characters].sort((a, b) => levelOf(b) - levelOf(a))[0]
  )
}

/** Step that warns of a hireling above the employer’s level; never a refusal. Rule HBK-HIRE-01. */
export function levelSteps(
  employer: ReadonlyCreature | undefined,
  hireling: ReadonlyCreature,
): Step[] {
  if (!employer || mayHire(levelOf(employer), levelOf(hireling))) return []
  return [
    step(
      hireling.name,
      `level ${levelOf(hireling)}, above the ${levelOf(employer)} of ${employer.name}`,
      'HBK-HIRE-01',
    ),
  ]
}

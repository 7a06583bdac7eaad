import type { RuleId } from '../../../core/outcome.ts'

export const speedNames = [
  'semi-conscious',
  'combat',
  'dash',
  'explore',
  'walk',
  'jog',
  'run',
  'sprint',
] as const
export type SpeedName = (typeof speedNames)[number]

interface Speed {
  /** Yards a minute for each point of Movement; half as many feet a round. */
  yards: number
  /** Time it can be kept up: a multiple of endurance, in minutes or in rounds. */
  lasts: { times: number; unit: 'minutes' | 'rounds' }
  /** Modifier of the mover’s reactions. */
  reactions: number
  /** Attack bonus of those who attack the mover. */
  attack: number
  rule: RuleId
}

function row(
  yards: number,
  lasts: Speed['lasts'],
  reactions: number,
  attack: number,
  rule: RuleId,
): Speed {
  return { yards, lasts, reactions, attack, rule }
}

const rounds = (times: number): Speed['lasts'] => ({ times, unit: 'rounds' })
const minutes = (times: number): Speed['lasts'] => ({ times, unit: 'minutes' })

/** The eight ways to go. Rules GAM-MOV-02, GAM-MOV-03. */
export const speeds: Readonly<Record<SpeedName, Speed>> = {
  'semi-conscious': row(1, rounds(1), 0, 0, 'GAM-MOV-T01'),
  combat: row(2, minutes(1), 0, 0, 'GAM-MOV-T02'),
  dash: row(6, minutes(1), -1, 4, 'GAM-MOV-T03'),
  explore: row(4, minutes(10), 0, 0, 'GAM-MOV-T04'),
  walk: row(10, minutes(30), -2, 2, 'GAM-MOV-T05'),
  jog: row(20, minutes(5), -4, 4, 'GAM-MOV-T06'),
  run: row(30, minutes(1), -8, 8, 'GAM-MOV-T07'),
  sprint: row(50, rounds(1), -16, 16, 'GAM-MOV-T08'),
}

const doublers = /\b(?:horse|pony|mule|donkey)\b/i

/** Horses, ponies, mules and donkeys jog, run and sprint at double. Rule GAM-EQ-13. */
export function runsDouble(animal: string): boolean {
  return doublers.test(animal)
}

/** One row worked out; fractions stay. Rules GAM-MOV-02, GAM-EQ-13, GAM-AMB-61. */
export function pace(
  movement: number,
  name: SpeedName,
  doubles = false,
): { yardsPerMinute: number; feetPerRound: number } {
  const fast = name === 'jog' || name === 'run' || name === 'sprint'
  const yards = speeds[name].yards * movement * (doubles && fast ? 2 : 1)
  return { yardsPerMinute: yards, feetPerRound: yards / 2 }
}

/** How long a speed can be kept up before resting. Rules GAM-MOV-02, GAM-MOV-08. */
export function timeBase(
  name: SpeedName,
  endurance: number,
): { count: number; unit: 'minutes' | 'rounds' } {
  const { times, unit } = speeds[name].lasts
  return { count: times * endurance, unit }
}

const slower: Partial<Record<SpeedName, SpeedName>> = { jog: 'walk', run: 'jog', sprint: 'run' }

/** On open, safe ground each fast speed counts as the next slower one. Rules GAM-MOV-05, GAM-AMB-60. */
export function outdoors(name: SpeedName, column: 'reactions' | 'attack'): number {
  if (name === 'walk') return 0
  return speeds[slower[name] ?? name][column]
}

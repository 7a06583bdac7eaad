import type { GearRow } from '../../ruleset.ts'

export const gear: readonly GearRow[] = []

export function gearNamed(name: string): GearRow | undefined {
  const wanted = name.toLowerCase()
  return gear.find((row) => row.id === wanted || row.name.toLowerCase() === wanted)
}

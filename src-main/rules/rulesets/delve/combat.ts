const ladder = [4, 6, 8, 10, 12] as const

/** One die size up or down, never past d4 or d12. Rules DLV-ATK-05, E-DLV-09. */
export function step(die: number, mode: 'normal' | 'enhanced' | 'impaired'): { die: number } {
  const at = ladder.findIndex((size) => size === die)
  if (at < 0) throw new Error(`d${die} is no die of the ladder`)
  const to = mode === 'enhanced' ? at + 1 : mode === 'impaired' ? at - 1 : at
  return { die: ladder[Math.min(ladder.length - 1, Math.max(0, to))] ?? die }
}

/** Why a side must check morale: its first casualty, half of it lost. Rules DLV-MOR-01, E-DLV-14. */
export function morale(
  start: number,
  lostBefore: number,
  lostAfter: number,
): { check: boolean; reasons: string[] } {
  const reasons = [
    ...(lostBefore === 0 && lostAfter > 0 ? ['first casualty'] : []),
    ...(2 * lostBefore < start && 2 * lostAfter >= start ? ['half lost'] : []),
  ]
  return { check: reasons.length > 0, reasons }
}

/** What stops a chase: food for the mindless, silver for the rest. Rule DLV-FLEE-02. */
export function distract(
  kind: 'unintelligent' | 'intelligent',
  monsters: number,
): { rations?: number; sp?: number } {
  return kind === 'unintelligent' ? { rations: monsters } : { sp: 100 * monsters }
}

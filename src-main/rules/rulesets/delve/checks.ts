export type Mode = 'normal' | 'advantage' | 'disadvantage'

/** A d20 strictly under the score, no automatic 1 or 20; the better of two is the lower. Rules DLV-SAVE-01, DLV-SAVE-02. */
export function save(
  score: number,
  rolls: readonly number[],
  mode: Mode = 'normal',
): { used: number; success: boolean } {
  const used =
    mode === 'advantage'
      ? Math.min(...rolls)
      : mode === 'disadvantage'
        ? Math.max(...rolls)
        : (rolls[0] ?? 20)
  return { used, success: used < score }
}

/** A WIL save to hear who is behind a door; the undead make no sound. Rule DLV-DOOR-01. */
export function listen(
  wil: number,
  d20: number,
  occupant: 'living' | 'undead' | 'empty',
): { heard: boolean } {
  return { heard: occupant === 'living' && save(wil, [d20]).success }
}

/** A STR save to burst a stuck door; a failed try spoils surprise. Rule DLV-DOOR-02. */
export function forceDoor(str: number, d20: number): { open: boolean; canSurprise: boolean } {
  const { success } = save(str, [d20])
  return { open: success, canSurprise: success }
}

/** A DEX save to pick a lock. Rule DLV-DOOR-03. */
export function pickLock(dex: number, d20: number): { open: boolean } {
  return { open: save(dex, [d20]).success }
}

/** A trap goes off on a failed DEX save and hurts an ability past HP and DR. Rules DLV-TRAP-01, DLV-TRAP-05. */
export function roomTrap(
  dex: number,
  d20: number,
  abilityScore: number,
  damage: number,
): { triggered: boolean; abilityScore: number } {
  const triggered = !save(dex, [d20]).success
  return { triggered, abilityScore: triggered ? Math.max(0, abilityScore - damage) : abilityScore }
}

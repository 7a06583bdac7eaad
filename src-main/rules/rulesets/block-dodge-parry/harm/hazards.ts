import type { Ability } from '../../../common/abilities.ts'

/** Harm that nobody can parry: what it costs, and whether it is lethal or disabling. */
export interface Hazard {
  title: string
  /** For one floor, turn, watch or sting. */
  dice: string
  ability: Ability
  critSave: boolean
  /** Unit that multiplies the harm; absent where more of it is no worse. */
  each?: 'floor' | 'turn' | 'watch'
  /** The wound that it may leave. */
  leaves?: string
}

/** The examples of the text. Rule BDP-DMG-06. */
export const hazards: readonly Hazard[] = [
  {
    title: 'Fall',
    dice: '1d10',
    ability: 'STR',
    critSave: true,
    each: 'floor',
    leaves: 'Fracture',
  },
  { title: 'Noxious gas', dice: '1', ability: 'STR', critSave: false, each: 'turn' },
  {
    title: 'Frigid cold',
    dice: '1',
    ability: 'STR',
    critSave: false,
    each: 'watch',
    leaves: 'Frostbite',
  },
  { title: 'Bear trap', dice: '1d4', ability: 'DEX', critSave: false, leaves: 'Cut' },
  {
    title: 'Night Spider venom',
    dice: '1d8',
    ability: 'DEX',
    critSave: true,
    leaves: 'Poisoning',
  },
  { title: 'An unnatural glimpse', dice: '1', ability: 'WIL', critSave: false },
  { title: 'An eldritch being seen', dice: '1d8', ability: 'WIL', critSave: true },
]

export const hazardTitles = hazards.map(({ title }) => title)

/** A hazard so many times over: "3d10" for three floors, "4" for four turns of gas. */
export function hazardDice(hazard: Hazard, times: number): string {
  const many = hazard.each ? Math.max(1, Math.floor(times)) : 1
  const [, sides] = hazard.dice.split('d')
  if (sides === undefined) return String(Number(hazard.dice) * many)
  return `${many}d${sides}`
}

/** Kinds of harm that each ability takes. Rule BDP-DMG-04. */
export const kindsOfHarm: Readonly<Record<Ability, string>> = {
  STR: 'wounds and injuries',
  DEX: 'sprains, poisons, shocks',
  WIL: 'fear, attacks on the mind, extreme strain',
}

export const areas = ['Torso', 'Left Leg', 'Right Leg', 'Left Arm', 'Right Arm', 'Head'] as const
export type Area = (typeof areas)[number]

type HeadWound = 'die' | 'lose an eye' | 'cool scar'

export interface Injury {
  area: Area
  /** STR lost by an injury to the torso; null where none is rolled. */
  strLoss: number | null
  /** DEX lost by an injury to a leg; null where none is rolled. */
  dexLoss: number | null
  dropsItem: boolean
  attacksImpaired: boolean
  /** Result of an injury to the head; null where none is rolled. */
  result: HeadWound | null
  /** The wound that is added, whatever the table says. */
  wound: 'severe'
}

/** Area hit, by a d10: the torso on 1 to 5. Rule BDP-CRIT-05. */
export function areaOf(d10: number): Area {
  if (d10 <= 5) return 'Torso'
  return areas[d10 - 5] ?? 'Head'
}

/** Result of an injury to the head, by a d6. Rule BDP-CRIT-06. */
function headOf(d6: number): HeadWound {
  if (d6 <= 3) return 'die'
  return d6 <= 5 ? 'lose an eye' : 'cool scar'
}

/** The die that an area calls for besides: how much STR or DEX it costs, or what became of the head. */
export function dieFor(area: Area): 4 | 6 | null {
  if (area === 'Head') return 6
  return area === 'Left Arm' || area === 'Right Arm' ? null : 4
}

/** Injury to an area that is known already. Rule BDP-CRIT-08. */
export function injuryAt(area: Area, d4: number | null, d6: number | null): Injury {
  const arm = area.endsWith('Arm')
  return {
    area,
    strLoss: area === 'Torso' ? d4 : null,
    dexLoss: area.endsWith('Leg') ? d4 : null,
    dropsItem: arm,
    attacksImpaired: arm,
    result: area === 'Head' && d6 !== null ? headOf(d6) : null,
    wound: 'severe',
  }
}

import { choice } from '../../../core/choice.ts'

export const hpOverflow = choice(
  'hpOverflow',
  'Fight and morale',
  'E-BDP-06',
  'Harm beyond the last HP',
  'A blow takes more than there is. This chapter does not say where the rest goes.',
  ['toStr', 'To STR', 'The rest comes off STR, and a Critical Damage Save is due.'],
  ['gm', 'As you say', 'HP stop at 0, and you rule what else it does.'],
)

export const foeCritical = choice(
  'foeCritical',
  'Fight and morale',
  'BDPX-GAP-10',
  'Foes and critical damage',
  'Does the table of injuries hold for foes? Our ruling.',
  ['out', 'Out of it', 'A foe that fails its save takes no further part.'],
  ['sameAsPc', 'Like anybody', 'Foes roll on the table of injuries too.'],
)

export const harmRules = [hpOverflow, foeCritical]

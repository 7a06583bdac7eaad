import { choice } from '../../../core/choice.ts'

export const injuryPersists = choice(
  'injuryPersists',
  'Rest',
  'E-HBK-18',
  'How long an injury lasts',
  'Below half STA is injured. Is that a state of its own?',
  [true, 'Until it is cured', 'It stays until a SAV after a night in a bed.'],
  [false, 'While below half', 'At half STA or more nobody is injured.'],
)

export const conOnHealing = choice(
  'conOnHealing',
  'Rest',
  'E-HBK-36',
  'CON and healing',
  'CON joins STA rolls. Is a healing die one?',
  [false, 'No', 'Only where STA is gained for good.'],
  [true, 'Yes', 'CON is added to what a rest gives back.'],
)

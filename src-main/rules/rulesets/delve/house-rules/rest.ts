import { choice } from '../../../core/choice.ts'

export const shortRestClearsFatigue = choice(
  'shortRestClearsFatigue',
  'Rest',
  'E-DLV-02',
  'Fatigue and a short rest',
  'One section lets a short rest clear fatigue, the list of rests does not.',
  [true, 'It clears', 'A short rest takes all fatigue away.'],
  [false, 'It stays', 'Only long and full rests take fatigue away.'],
)

export const deprivation = choice(
  'deprivation',
  'Rest',
  'DLVX-CRN-08',
  'Going without food',
  'Whoever has not eaten gets no HP back until a long rest. Is there more?',
  ['hp', 'No more', 'Only the HP stay away.'],
  ['cairn', 'It tires', 'A fatigue for every day after the first, as in Cairn.'],
)

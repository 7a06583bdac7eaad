import type { HouseRule } from '../../../core/ruleset/house-rules.ts'
import { choice } from './choice.ts'

export const shortRestClearsFatigue: HouseRule = {
  id: 'shortRestClearsFatigue',
  title: 'Fatigue and a short rest',
  group: 'Rest',
  rule: 'E-DLV-02',
  asks: 'One section lets a short rest clear fatigue, the list of rests does not.',
  choice: {
    kind: 'options',
    of: [
      { value: true, title: 'It clears', means: 'A short rest takes all fatigue away.' },
      { value: false, title: 'It stays', means: 'Only long and full rests take fatigue away.' },
    ],
  },
}

export const deprivation = choice(
  'deprivation',
  'Rest',
  'DLVX-CRN-08',
  'Going without food',
  'Whoever has not eaten gets no HP back until a long rest. Is there more?',
  ['hp', 'No more', 'Only the HP stay away.'],
  ['cairn', 'It tires', 'A fatigue for every day after the first, as in Cairn.'],
)

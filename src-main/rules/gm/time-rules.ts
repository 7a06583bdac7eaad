import type { HouseRule } from '../core/ruleset/house-rules.ts'

const yesNo = (no: string, yes: string) =>
  ({
    kind: 'options',
    of: [
      { value: false, title: 'No', means: no },
      { value: true, title: 'Yes', means: yes },
    ],
  }) as const

/** Lights burn in real time while the campaign is open. Rule GF-REAL-01. */
export const realTimeLights: HouseRule = {
  id: 'realTimeLights',
  title: 'Lights burn in real time',
  asks: 'Do lights burn by the game’s clock, or by the one on your wall while you play?',
  rule: 'GF-REAL-01',
  group: 'Lights and time',
  choice: yesNo(
    'Lights burn as game time passes.',
    'Lights burn a minute for each real minute, and game time leaves them alone. P holds them.',
  ),
}

/** When the burning item is used up. Rule GF-LIGHT-06. */
export const usedUp: HouseRule = {
  id: 'lightUsedUp',
  title: 'A torch is used up',
  asks: 'When is the torch, candle or flask of oil crossed off?',
  rule: 'GF-LIGHT-06',
  group: 'Lights and time',
  choice: {
    kind: 'options',
    of: [
      { value: 'lit', title: 'When it is lit', means: 'It leaves the pack as it is lit.' },
      {
        value: 'ended',
        title: 'When it ends',
        means: 'It stays in the pack until it is burnt out.',
      },
    ],
  },
}

/** Turns before its end at which a light gives warning. Rule GF-LIGHT-07. */
export const lightWarning: HouseRule = {
  id: 'lightWarning',
  title: 'Warn of a dying light',
  asks: 'How many turns before it burns out does a light give warning? 0 for no warning.',
  rule: 'GF-LIGHT-07',
  group: 'Lights and time',
  choice: { kind: 'number', default: 2, min: 0, max: 12 },
}

function burnsFor(id: string, title: string): HouseRule {
  return {
    id,
    title: `${title} burns, in turns`,
    asks: 'How long does one burn that is lit from now on? 0 is as the game has it.',
    rule: 'GF-LIGHT-10',
    group: 'Lights and time',
    choice: { kind: 'number', default: 0, min: 0, max: 999 },
  }
}

/** Burning times by kind of light, in turns; 0 keeps the game's own. Rule GF-LIGHT-10. */
export const burningTimes: Readonly<Record<string, HouseRule>> = {
  torch: burnsFor('torchTurns', 'A torch'),
  lantern: burnsFor('lanternTurns', 'A lantern'),
  candle: burnsFor('candleTurns', 'A candle'),
}

/** Fate of a light whose bearer falls. Rule GF-LIGHT-05. */
export const fallenLights: HouseRule = {
  id: 'fallenLights',
  title: 'A light whose bearer falls',
  asks: 'Does it go out, or burn on where it lies?',
  rule: 'GF-LIGHT-05',
  group: 'Lights and time',
  choice: {
    kind: 'options',
    of: [
      { value: 'ask', title: 'Ask me', means: 'It falls due: you say which.' },
      {
        value: 'out',
        title: 'It goes out',
        means: 'It is out at once, with the time it had left.',
      },
      { value: 'burns', title: 'It burns on', means: 'It lies on the floor and burns on.' },
    ],
  },
}

/** House rule that makes the day's weather due each morning. Rule GF-WEATHER-01. */
export const weatherMornings: HouseRule = {
  id: 'weatherMornings',
  title: 'Weather each morning',
  asks: 'Is the day’s weather rolled each morning?',
  rule: 'GF-WEATHER-01',
  group: 'Lights and time',
  choice: yesNo('Only when you roll it.', 'It falls due at six in the morning.'),
}

/** House rules about lights and time for every game. */
export const timeRules: readonly HouseRule[] = [
  realTimeLights,
  usedUp,
  lightWarning,
  ...Object.values(burningTimes),
  fallenLights,
  weatherMornings,
]

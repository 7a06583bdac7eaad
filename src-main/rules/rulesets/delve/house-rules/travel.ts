import { choice } from '../../../core/choice.ts'

export const halfMiles = choice(
  'halfMiles',
  'Travel',
  'E-DLV-08',
  'Half an odd mile',
  'The encumbered cover half; of 7 miles that is 3½.',
  ['down', 'Rounded down', '7 miles come to 3.'],
  ['exact', 'By the half', '7 miles come to 3½.'],
)

export const forcedMarchHalved = choice(
  'forcedMarchHalved',
  'Travel',
  'E-DLV-18',
  'A forced march with a load',
  'The text halves only travel by day.',
  [true, 'Halved', 'The encumbered cover half by night too.'],
  [false, 'Whole', 'The d6 of miles stands.'],
)

export const eventsWhenCamping = choice(
  'eventsWhenCamping',
  'Travel',
  'E-DLV-29',
  'Events while they stay',
  'The event die belongs to a watch of travel. To others too?',
  [false, 'Travel only', 'Travel and forced marches roll it.'],
  [true, 'Every watch', 'Exploring, foraging and camping roll it too.'],
)

export const nightTravel = choice(
  'nightTravel',
  'Travel',
  'E-DLV-32',
  'Travel by night',
  'A forced march belongs to the night. Plain travel?',
  [false, 'By day only', 'By night they camp or force the march.'],
  [true, 'At any hour', 'A watch of travel may fall in the dark.'],
)

export const weatherScale = choice(
  'weatherScale',
  'Travel',
  'E-DLV-30',
  'Steps of the weather',
  'Better and worse are said, the steps are not.',
  ['four', 'Four skies', 'Clear, overcast, rain, storm.'],
  ['three', 'Three skies', 'Clear, rain, storm.'],
)

export const terrainSlows = choice(
  'terrainSlows',
  'Travel',
  'GF-ROAD-03',
  'Country that slows',
  'The miles of a watch are the same anywhere.',
  [false, 'As written', 'Country changes nothing.'],
  [true, 'It slows', 'Forest, hills, marsh and desert halve the miles, mountains quarter them.'],
)

export const weatherSlows = choice(
  'weatherSlows',
  'Travel',
  'GF-ROAD-04',
  'Weather that slows',
  'The miles of a watch are the same under any sky.',
  [false, 'As written', 'Weather changes nothing.'],
  [true, 'It slows', 'A storm halves the miles.'],
)

export const gettingLost = choice(
  'gettingLost',
  'Travel',
  'GF-ROAD-05',
  'Losing the way',
  'Nothing is said of it.',
  [false, 'Never', 'They know the way.'],
  [
    true,
    'By a die',
    'A d6 a watch: 1 to 3 by the country, and their miles lead nowhere. Never on a road.',
  ],
)

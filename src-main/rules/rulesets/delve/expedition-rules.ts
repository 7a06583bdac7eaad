import type { HouseRule } from '../../ruleset.ts'
import { choice } from './fight-rules.ts'

export const dungeonClock = choice(
  'dungeonClock',
  'Dungeon',
  'DLVX-ANS-21',
  'What the event die does',
  'A d6 each turn brings one of six events. A later edition counts down to a meeting instead.',
  ['events', 'Six events', 'The event table.'],
  ['countdown', 'Counts down', 'From 20, less a d6 a turn: at 0 an encounter, and from 20 again.'],
)

export const doorFailOpens = choice(
  'doorFailOpens',
  'Dungeon',
  'DLVX-ANS-16',
  'A door that does not burst',
  'A failed try gives the party away. Does the door open all the same?',
  [false, 'It holds', 'It stays shut, and another try takes another turn.'],
  [true, 'It gives way', 'It opens, loudly: only the surprise is gone, as in a later edition.'],
)

export const lockJams = choice(
  'lockJams',
  'Dungeon',
  'DLVX-ANS-17',
  'A lock that is not picked',
  'May it be tried again?',
  [false, 'Again', 'Another try takes another turn.'],
  [true, 'It jams', 'A failed try jams it for good, as in a later edition.'],
)

export const thiefOnly = choice(
  'thiefOnly',
  'Dungeon',
  'E-DLV-28',
  'Who disarms traps',
  'Thieves may disarm, and there are no classes.',
  [true, 'Thieves', 'Whoever is tagged a thief, or whom you call one.'],
  [false, 'Anybody', 'Any character may try, as in a later edition.'],
)

export const localityLight = choice(
  'localityLight',
  'Dungeon',
  'DLVX-GAP-03',
  'What a locality is',
  'The place changes, and no examples are given.',
  ['note', 'As the table or you say', 'A row of the locality table, or a thing of your own.'],
  ['light', 'A light fails', 'A light goes out, as in the author’s related game.'],
)

export const darkness = choice(
  'darkness',
  'Dungeon',
  'DLVX-CRN-15',
  'When they are in the dark',
  'A delve’s kit holds the lights; another text lets a torch burn six turns.',
  ['said', 'When you say so', 'The switch of a roll says it.'],
  ['lights', 'When no light burns', 'Below ground, no burning light on the clock is darkness.'],
)

export const largeRoomTurns: HouseRule = {
  id: 'largeRoomTurns',
  title: 'Searching a large room',
  group: 'Dungeon',
  rule: 'DLV-DOOR-04',
  asks: 'How many turns does a thorough search of a large room take?',
  choice: { kind: 'number', default: 2, min: 2, max: 6 },
}

export const encumberedHp = choice(
  'encumberedHp',
  'Carrying',
  'E-DLV-04',
  'The HP of the encumbered',
  'They have 0 HP. Is what they had lost?',
  ['lost', 'Lost', 'It comes back by rest, once the load is off.'],
  ['suspended', 'Set aside', 'It is back as soon as the load is off.'],
)

export const coinUnitsRule = choice(
  'coinUnits',
  'Carrying',
  'E-DLV-05',
  'Less than a thousand coins',
  'A thousand coins are a unit of treasure. And fewer, or some more?',
  ['floor', 'Nothing', 'Only full thousands count.'],
  ['ceil', 'A unit', 'Every thousand begun counts.'],
)

export const animalCapacity = choice(
  'animalCapacity',
  'Carrying',
  'DLVX-ANS-05',
  'What a beast carries',
  'No figure is given for animals.',
  [
    'kind',
    'By its kind',
    'Mule and horse 8 units, warhorse 12, ox 24, others 4: two, three and six men’s, as later texts have it.',
  ],
  ['man', 'As a man', '4 units, whatever it is.'],
)

export const cartLoadEncumbers = choice(
  'cartLoadEncumbers',
  'Carrying',
  'E-DLV-11',
  'A load on wheels',
  'Does what lies in a cart or on a beast slow those who lead it?',
  [
    true,
    'The puller',
    'Whoever pulls a loaded cart is encumbered. A beast within its load is not.',
  ],
  [false, 'Nobody', 'A cart within its load slows nobody.'],
)

export const trackWater = choice(
  'trackWater',
  'Carrying',
  'E-DLV-06',
  'Water',
  'A unit of supplies is a week of food, or one day of food and water.',
  [false, 'Found on the way', 'Food alone is carried: a unit lasts seven days.'],
  [true, 'Carried', 'A day’s food and water is a unit.'],
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
  'Only travel by day is said to be halved.',
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

/** Choices about the dungeon, load, supplies and the road. */
export const expeditionRules: readonly HouseRule[] = [
  dungeonClock,
  doorFailOpens,
  lockJams,
  thiefOnly,
  localityLight,
  darkness,
  largeRoomTurns,
  encumberedHp,
  coinUnitsRule,
  animalCapacity,
  cartLoadEncumbers,
  trackWater,
  deprivation,
  halfMiles,
  forcedMarchHalved,
  eventsWhenCamping,
  nightTravel,
  weatherScale,
  terrainSlows,
  weatherSlows,
  gettingLost,
]

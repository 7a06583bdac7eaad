import type { Season } from '../../core/state/time.ts'

/** A whole calendar to begin with, as it is typed. */
export interface CalendarPreset {
  title: string
  weekdays: string
  months: readonly [season: Season, names: string][]
  /** Days of each month, in turn. */
  days: readonly number[]
  moons: string
  yearNames: string
  holidays: readonly [month: string, day: number, title: string][]
}

/** Invented calendars; the plain one has no moons. Rule GF-DATE-01. */
export const calendarPresets: readonly CalendarPreset[] = [
  {
    title: 'Lantern year: 13 months of 28 days',
    weekdays: 'Wickday, Oilday, Glassday, Handday, Roadday, Doorday, Darkday',
    months: [
      ['spring', 'Kindling, Budlight, Rainlamp'],
      ['summer', 'Longwick, Noonlamp, Beelight, Haylight'],
      ['autumn', 'Ciderlamp, Smokelight, Leaflamp'],
      ['winter', 'Shortwick, Frostlamp, Emberkeep'],
    ],
    days: [28],
    moons: 'The Lamp 28',
    yearNames: 'of the Lantern',
    holidays: [
      ['Kindling', 1, 'First Lamp'],
      ['Noonlamp', 14, 'Night without lamps'],
      ['Leaflamp', 28, 'Lanterns for the dead'],
    ],
  },
  {
    title: 'Tide reckoning: 8 months of 45 days',
    weekdays: 'Neap, Ebb, Slack, Flood, Spring, Surge, Haul, Net, Harbour',
    months: [
      ['spring', 'Gullcry, Sailcloth'],
      ['summer', 'Calm, Amber'],
      ['autumn', 'Herring, Squall'],
      ['winter', 'Rime, Deepwater'],
    ],
    days: [45],
    moons: 'Old Salt 30, The Pilot 12 4',
    yearNames: '',
    holidays: [
      ['Sailcloth', 1, 'Blessing of the boats'],
      ['Squall', 45, 'Bells for the drowned'],
    ],
  },
  {
    title: 'Iron almanac: 10 months of 36 days',
    weekdays: 'Ore, Coal, Bellows, Hammer, Quench, Rest',
    months: [
      ['spring', 'Thawpick, Newvein'],
      ['summer', 'Highforge, Goldseam, Brightanvil'],
      ['autumn', 'Scale, Slag'],
      ['winter', 'Coldhearth, Deepdelve, Banked'],
    ],
    days: [36],
    moons: 'The Anvil 40 10',
    yearNames: 'of Copper, of Tin, of Iron, of Silver, of Gold',
    holidays: [
      ['Highforge', 18, 'Day of masters'],
      ['Banked', 36, 'All fires out'],
    ],
  },
  {
    title: 'Green round: 12 months, 365 days',
    weekdays: 'Root, Stem, Leaf, Flower, Seed',
    months: [
      ['spring', 'Sapwake, Catkin, Maybough'],
      ['summer', 'Meadow, Bramble, Honey'],
      ['autumn', 'Nutfall, Toadstool, Rook'],
      ['winter', 'Holly, Wolfsnow, Snowdrop'],
    ],
    days: [30, 31, 30, 31, 30, 31, 30, 31, 30, 30, 30, 31],
    moons: 'The White Hind 29.5, Ember 77 20',
    yearNames: 'of the Oak, of the Ash, of the Thorn, of the Yew, of the Willow, of the Elder',
    holidays: [
      ['Maybough', 1, 'Bringing in the bough'],
      ['Honey', 15, 'Sharing of the comb'],
      ['Rook', 30, 'Night of open doors'],
      ['Holly', 21, 'Longest night'],
    ],
  },
]

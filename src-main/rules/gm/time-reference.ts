import type { RuleId } from '../core/outcome.ts'

/** Gatefold's own rules of time, light and calendar: id, title, text. */
export const timeTexts: readonly (readonly [RuleId, string, string])[] = [
  [
    'GF-TIME-01',
    'Time passes',
    'Moving the clock forward lets everything that runs on it run: lights burn down, timers ring, checks and mornings fall due, conditions end.',
  ],
  [
    'GF-TIME-02',
    'The clock set right',
    'Setting the clock back is a correction. Nothing burns longer or rings twice: each light and timer keeps the time it had left. What was rolled, burnt out, eaten or paid meanwhile stays; undo takes such a line back.',
  ],
  [
    'GF-LIGHT-01',
    'Torch',
    'Six turns, an hour. Where the game gives no time, this is what old-school games commonly use. One carried torch is used up.',
  ],
  [
    'GF-LIGHT-02',
    'Lantern',
    'Twenty-four turns, four hours, on one flask of oil, as old-school games commonly have it. A carried flask is used up.',
  ],
  [
    'GF-LIGHT-03',
    'Candle',
    'Twelve turns, two hours. Our own figure, between a stub and a church candle. One carried candle is used up.',
  ],
  [
    'GF-LIGHT-04',
    'Putting out and relighting',
    'A light that is put out keeps the time it has left, and goes on from there when it is lit again. Any other timer can be stopped and run on in the same way.',
  ],
  [
    'GF-LIGHT-05',
    'A light whose bearer falls',
    'Whoever is dead, dying or unconscious drops the light. It goes out, burns on where it lies, or the GM is asked, as the campaign chooses. The fallen can’t carry, relight or take a light.',
  ],
  [
    'GF-LIGHT-06',
    'When a light is used up',
    'The torch, candle or flask leaves the pack as it is lit, or, if the campaign chooses so, when it is burnt out.',
  ],
  [
    'GF-LIGHT-07',
    'A light is nearly out',
    'So many turns before its end a light is told of in the chronicle and drawn in red. Two turns unless the campaign says otherwise.',
  ],
  [
    'GF-LIGHT-11',
    'Without a spare',
    'When a light burns out and nobody carries another, a card says who is in the dark, or what still burns. Take over a light, light one that stands on no list, or go on without.',
  ],
  [
    'GF-LIGHT-10',
    'Burning times of the campaign',
    'A campaign may set how many turns a torch, a lantern or a candle burns; 0 keeps the game’s own time or die. Lights that burn already keep what they have.',
  ],
  [
    'GF-LIGHT-08',
    'Light another',
    'A light of the same kind as the one that went out, or is about to, for the same bearer: out of their pack, else out of that of the first companion who carries one.',
  ],
  [
    'GF-LIGHT-09',
    'Handing over a light',
    'A light goes to somebody else of the party, burning or not, and keeps its time. One that lies on the floor is taken up in the same way.',
  ],
  [
    'GF-REAL-01',
    'Lights in real time',
    'As a choice of the campaign lights burn a minute for each real minute while it lies open and is not held; game time then leaves them alone. The chronicle gets a line for each ten minutes and for each light that goes out. A campaign that is opened is held until the GM lets it run.',
  ],
  [
    'GF-TIMER-01',
    'Timers',
    'A timer of your own runs on the game clock and falls due when its time is up, once or again and again, with a warning before if you like.',
  ],
  ['GF-TIMER-02', 'The time left', 'The GM may set any light or timer to another time left.'],
  [
    'GF-RATION-01',
    'Rations by the day',
    'A timer that calls for a meal every day from when it was started.',
  ],
  [
    'GF-RATION-02',
    'A meal',
    'One ration off everybody of the party who carries any; whoever has none is named. What hunger does is for the game to say.',
  ],
  [
    'GF-WAGE-01',
    'Wages',
    'A wage falls due each day or each week, from one purse to another, until the hireling dies.',
  ],
  [
    'GF-WAGE-02',
    'Payday',
    'The sum goes from the payer’s purse to the earner’s, if the purse holds it.',
  ],
  [
    'GF-CHECK-01',
    'Repeating checks',
    'The campaign may roll something every so many turns, or whenever a turn, a rest, noise, a door, a search, listening or a fight calls for it. What fell due several times in one stretch is one card.',
  ],
  [
    'GF-CHECK-02',
    'Rolling a check',
    'Rolled as often as it fell due, and no further once it comes up; then what you named is due.',
  ],
  [
    'GF-DATE-01',
    'The calendar',
    'A week of seven days and twelve months of thirty, three a season, are ours. Names, lengths and seasons may be changed, moons and names of years added; today keeps its date as far as it can. Four invented calendars may be taken whole, and those of Fantasy-Calendar and Calendarium read.',
  ],
  ['GF-DATE-02', 'The date', 'Today may be any date of the calendar. No time passes by it.'],
  [
    'GF-DATE-03',
    'A date to remember',
    'A festival or a reminder falls due at six in the morning of its day, once or every year.',
  ],
  [
    'GF-WEATHER-01',
    'The day’s weather',
    '2d6 by the season, for games that have no weather and borrow none. Clear up to 5 in spring, 7 in summer, 4 in autumn and winter; overcast to 8, 9, 7, 8; rain to 10, 11, 10, 10; storm above. In winter it snows. Our own table.',
  ],
  [
    'GF-WEATHER-02',
    'The weather by hand',
    'The sky as the GM says, or one step worse or better: clear, overcast, rain, storm.',
  ],
]

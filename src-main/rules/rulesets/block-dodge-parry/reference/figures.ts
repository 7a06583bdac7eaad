import { figures, figuresByRule, rolledFigures, type Figures } from '../../../core/reference.ts'
import type { GearRow } from '../../../core/ruleset/gear.ts'
import { careers } from '../character/careers.ts'
import { taskKinds } from '../checks/complex.ts'
import { gear, slotsOf, weapons } from '../gear.ts'
import { diseases } from '../harm/disease/index.ts'
import { hazards } from '../harm/hazards.ts'
import { feedbackChance } from '../magic/dice.ts'
import { spells, type Art } from '../magic/spells.ts'
import { mealNeeds, meals } from '../rest/meals.ts'
import { tables } from '../tables.ts'
import { tradeNames, trades } from '../town.ts'
import { distances, grounds, journeyLength, ways } from '../travel/journey.ts'
import { weatherOf } from '../travel/weather.ts'
import { potencyOf, rarities, recipes } from '../wildcrafting/recipes.ts'

const price = {
  Thing: ({ name }: GearRow) => name,
  Coins: ({ cost }: GearRow) => cost,
  Slots: ({ name }: GearRow) => slotsOf(name),
}
const notes = { Notes: ({ notes: said }: GearRow) => said }
const armed = {
  ...price,
  Die: ({ die }: GearRow) => die,
  Hands: ({ hands }: GearRow) => hands,
  ...notes,
}
const armor = gear.filter(({ rule }) => rule === 'BDPX-ARM-01')
const things = gear.filter(({ rule }) => /^BDPX-(?:GEA|MAG|DIV)-/.test(rule))

const powers = (rules: string, art: Art): Figures =>
  figures(
    rules,
    spells.filter((one) => one.art === art),
    {
      Name: ({ name }) => name,
      ...(art === 'song'
        ? { Complexity: ({ complexity }: (typeof spells)[number]) => complexity }
        : {}),
      Effect: ({ says }) => says,
    },
  )

const faces = [1, 2, 3, 4, 5, 6]
const sky = (season: Parameters<typeof weatherOf>[0]) => (face: number) =>
  weatherOf(season, face, undefined)
const watches = (more: Partial<Parameters<typeof journeyLength>[0]>): number =>
  journeyLength({ distance: 'short', way: 'road', ground: 'easy', ascending: false, ...more }) - 1

/** Figures of the rules, from the data that the actions use. */
export const listed: readonly Figures[] = [
  figures('BDPX-WPN-01', weapons, armed),
  ...figuresByRule(weapons, armed),
  figures('BDPX-ARM-01 BDPX-DEF-01', armor, {
    ...price,
    Armor: ({ gives }) => gives?.armor,
    ...notes,
  }),
  ...figuresByRule(things, { ...price, ...notes }),
  figures('BDPX-CAR-01', careers, {
    Career: ({ name }) => name,
    'Knows about': ({ knows }) => knows,
    Skills: ({ skills }) => skills.join(', '),
  }),
  figures('BDP-DMG-06', hazards, {
    Hazard: ({ title, each }) => (each ? `${title}, a ${each}` : title),
    Damage: ({ dice, ability }) => `${dice} ${ability}`,
    'Critical save': ({ critSave }) => (critSave ? 'yes' : 'no'),
    'May leave': ({ leaves }) => leaves?.toLowerCase(),
  }),
  figures('BDP-DIS-04', diseases, {
    Disease: ({ name }) => name,
    Lasts: ({ lasts, saves }) =>
      lasts !== 'indefinite' ? lasts : saves === null ? 'until cured' : `until ${saves} saves`,
    'A day': ({ damage, ability }) => `${damage} ${ability}`,
    Signs: ({ signs }) => signs,
  }),
  figures('BDP-FOOD-01..05', meals, {
    Meal: (kind) => kind,
    Needs: (kind) => {
      const { fire, pot } = mealNeeds(kind)
      return pot ? 'fire, pot' : fire ? 'fire' : undefined
    },
  }),
  figures('BDP-WILD-02', rarities, { Ingredient: (one) => one, Potency: (one) => potencyOf[one] }),
  figures('BDP-WILD-04..14', recipes, {
    Recipe: ({ name }) => name,
    Potency: ({ potency }) => potency,
    Region: ({ region }) => (region ? `${region.name} ${region.least}+` : undefined),
    Effect: ({ says }) => says,
  }),
  figures('BDPX-CT-01 BDPX-IMP-02', Object.entries(taskKinds), {
    Task: ([kind]) => kind,
    Steps: ([, { steps }]) => steps,
    'Counted by': ([, { unit }]) => unit,
  }),
  figures(
    'BDPX-WLD-02',
    [
      ...distances.map((distance) => [`Distance: ${distance}`, watches({ distance }) + 1] as const),
      ...ways.map((way) => [`Way: ${way}`, watches({ way })] as const),
      ...grounds.map((ground) => [`Ground: ${ground}`, watches({ ground })] as const),
      ['Ascending', watches({ ascending: true })] as const,
    ],
    { Journey: ([part]) => part, Watches: ([, count]) => count },
  ),
  figures('BDPX-WLD-09', faces, {
    d6: (face) => face,
    'Spring, summer': sky('spring'),
    Autumn: sky('autumn'),
    Winter: sky('winter'),
  }),
  figures('BDPX-SET-02 BDPX-GAP-03', tradeNames, {
    Hireling: (trade) => trade,
    'Coins a day': (trade) => trades[trade],
  }),
  figures('BDPX-MAG-10', [2, 3, 4], {
    Dice: (dice) => dice,
    Feedback: (dice) => `${Math.floor(100 * feedbackChance(dice))} %`,
  }),
  powers('BDPX-MAG-07', 'word'),
  powers('BDPX-DIV-03', 'miracle'),
  powers('BDPX-SNG-02', 'song'),
  ...rolledFigures(tables),
]

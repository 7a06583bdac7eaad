import { defineAction } from '../../core/action.ts'
import { isRefusal, plain, refusal } from '../../core/preview.ts'
import { roll } from '../../core/procedure.ts'
import type { Region } from '../../core/state/region.ts'
import { counted } from '../../core/words.ts'
import { streamFor } from '../../dice/rng.ts'
import { chosenSeed, seedAsk, seedFaces, typedSeed } from '../../generators/chosen-seed.ts'
import type { Games } from '../../gm/games.ts'
import { gmOutcome } from '../../gm/gm-outcome.ts'
import { tablesAt } from '../../gm/tables/circumstances.ts'
import { makeRegion } from '../make-region.ts'
import { hexMeasure } from '../measure.ts'
import { regionInputs, regionRecipe } from '../recipe.ts'
import { regionAsk, findRegion } from './asks.ts'

/** Every place of a region has a name, from this table where its culture has none. */
const villageNames = 'names/village'
const noNames = `There is no table of names “${villageNames}”, and places need names.`

/** Generates a region of hexes and keeps it. Rule GF-HEX-01. */
export const generateRegion = ({ road }: Pick<Games, 'road'>) =>
  defineAction({
    id: 'house.generate-region',
    title: 'Generate a region',
    rule: 'GF-HEX-01',
    phase: 'table',
    slot: 'keep',
    finds: 'hex map wilderness terrain rivers roads hexcrawl new prep',
    asks: {
      ...regionInputs,
      seed: seedAsk,
    },
    plan(_situation, { seed: typed, ...input }, at) {
      if (!tablesAt(at).table(villageNames)) return refusal(noNames)
      const seed = typedSeed(typed)
      return isRefusal(seed) ? seed : { input, wanted: seed.wanted }
    },
    preview: ({ input: { columns, rows, climate } }) =>
      plain(`${columns} by ${rows} hexes, ${climate}`),
    *run({ input, wanted }, situation, at) {
      const seed = yield* chosenSeed(wanted)
      const frame = {
        id: `region-${situation.nextId}`,
        miles: hexMeasure(situation, road(situation)),
      }
      const region = makeRegion(regionRecipe(input, seed), frame, { situation, at })
      return gmOutcome(
        'GF-HEX-01',
        'Region',
        `${region.title}, ${counted(region.hexes.length, 'hex', 'hexes')}`,
        [{ do: 'keep region', region }],
        { secret: true, why: [{ name: 'Seed', value: seed }] },
      )
    },
  })

/** Generates a region again around the hexes that are locked. Rule GF-HEX-01. */
export const remakeRegion = defineAction({
  id: 'house.remake-region',
  title: 'Generate a region again',
  rule: 'GF-HEX-01',
  phase: 'table',
  slot: 'keep',
  finds: 'hex map wilderness again reroll lock',
  asks: { region: regionAsk },
  plan(situation, { region: named }, at) {
    const region = findRegion(situation, named)
    if (isRefusal(region)) return region
    if (!tablesAt(at).table(villageNames)) return refusal(noNames)
    return situation.place.hex?.region === region.id
      ? refusal(`The party is in ${region.title}: take it off the map first.`)
      : { region, kept: region.hexes.filter(({ locked }) => locked) }
  },
  preview: ({ region, kept }) =>
    plain(`${region.title}: all but ${counted(kept.length, 'locked hex', 'locked hexes')}`),
  *run({ region, kept }, situation, at) {
    const [die = 1] = yield* roll('seed', seedFaces)
    const seed = streamFor(region.recipe.seed, `again ${die}`)
    const remade = makeRegion(
      { ...region.recipe, seed },
      { id: region.id, miles: region.miles, kept },
      { situation, at },
    )
    const after: Region = { ...remade, title: region.title, tables: region.tables }
    return gmOutcome(
      'GF-HEX-01',
      region.title,
      `generated again, ${counted(kept.length, 'hex', 'hexes')} kept`,
      [{ do: 'keep region', region: after }],
      { secret: true },
    )
  },
})

/** Rule GF-HEX-01. */
export const renameRegion = defineAction({
  id: 'house.rename-region',
  title: 'Rename a region',
  rule: 'GF-HEX-01',
  phase: 'table',
  slot: 'keep',
  finds: 'hex map title name',
  asks: { region: regionAsk, title: { kind: 'text', title: 'Name', max: 120 } },
  plan(situation, { region: named, title }) {
    const region = findRegion(situation, named)
    if (isRefusal(region)) return region
    return title?.trim() ? { region, title: title.trim() } : refusal('Give the region a name.')
  },
  preview: ({ region, title }) => plain(`${region.title} becomes ${title}`),
  run: ({ region, title }) =>
    gmOutcome('GF-HEX-01', 'Region', `${region.title} becomes ${title}`, [
      { do: 'keep region', region: { ...region, title } },
    ]),
})

/** Rule GF-HEX-01. */
export const forgetRegion = defineAction({
  id: 'house.forget-region',
  title: 'Discard a region',
  rule: 'GF-HEX-01',
  phase: 'table',
  slot: 'keep',
  finds: 'hex map delete remove drop',
  asks: { region: regionAsk },
  plan: (situation, { region }) => findRegion(situation, region),
  preview: ({ title }) => plain(`${title} is discarded`),
  run: ({ id, title }) =>
    gmOutcome('GF-HEX-01', 'Region', `${title} discarded`, [{ do: 'forget region', region: id }]),
})

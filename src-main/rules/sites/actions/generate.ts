import { defineAction } from '../../core/action.ts'
import { plain, refusal } from '../../core/preview.ts'
import { isRefusal } from '../../core/preview.ts'
import { counted } from '../../core/words.ts'
import { chosenSeed, seedAsk, typedSeed } from '../../generators/chosen-seed.ts'
import { gmOutcome } from '../../gm/gm-outcome.ts'
import { tablesAt } from '../../gm/tables/circumstances.ts'
import { makeSite } from '../make-site.ts'
import { dungeonInputs, dungeonRecipe } from '../recipe.ts'
import { siteAsk, findSite } from './asks.ts'

/** Generates a site and keeps it. Rule GF-SITE-01. */
export const generateSite = defineAction({
  id: 'house.generate-site',
  title: 'Generate a dungeon',
  rule: 'GF-SITE-01',
  phase: 'table',
  slot: 'keep',
  needs: [],
  finds: 'site map rooms keyed places new crypt mine caves tower prep',
  asks: {
    ...dungeonInputs,
    seed: seedAsk,
  },
  prefill: ({ place }) => ({ level: Math.max(1, place.level) }),
  plan(_situation, { seed: typed, ...input }, at) {
    const seed = typedSeed(typed)
    if (isRefusal(seed)) return seed
    const { wanted } = seed
    const { stocking } = dungeonRecipe(input, wanted)
    if (!tablesAt(at).table(stocking))
      return refusal(`There is no stocking table “${stocking}”: choose another under Contents.`)
    return { input, wanted }
  },
  preview: ({ input: { size, level, purpose } }) =>
    plain(`${purpose === 'any' ? 'Dungeon' : purpose} of ${size} places, level ${level}`),
  *run({ input, wanted }, situation, at) {
    const seed = yield* chosenSeed(wanted)
    const id = `site-${situation.nextId}`
    const site = makeSite(dungeonRecipe(input, seed), id, { situation, at })
    return gmOutcome(
      'GF-SITE-01',
      'Site',
      `${site.title}, ${counted(site.places.length, 'place')}`,
      [{ do: 'keep site', site }],
      { secret: true, why: [{ name: 'Seed', value: seed }] },
    )
  },
})

/** Rule GF-SITE-01. */
export const renameSite = defineAction({
  id: 'house.rename-site',
  title: 'Rename a site',
  rule: 'GF-SITE-01',
  phase: 'table',
  slot: 'keep',
  needs: [],
  finds: 'dungeon title name',
  asks: { site: siteAsk, title: { kind: 'text', title: 'Name', max: 120 } },
  plan(situation, { site: named, title }) {
    const site = findSite(situation, named)
    if (isRefusal(site)) return site
    return title?.trim() ? { site, title: title.trim() } : refusal('Give the site a name.')
  },
  preview: ({ site, title }) => plain(`${site.title} becomes ${title}`),
  run: ({ site, title }) =>
    gmOutcome('GF-SITE-01', 'Site', `${site.title} becomes ${title}`, [
      { do: 'keep site', site: { ...site, title } },
    ]),
})

/** Rule GF-SITE-01. */
export const forgetSite = defineAction({
  id: 'house.forget-site',
  title: 'Discard a site',
  rule: 'GF-SITE-01',
  phase: 'table',
  slot: 'keep',
  needs: [],
  finds: 'dungeon delete remove drop',
  asks: { site: siteAsk },
  plan: (situation, { site }) => findSite(situation, site),
  preview: ({ title }) => plain(`${title} is discarded`),
  run: ({ id, title }) =>
    gmOutcome('GF-SITE-01', 'Site', `${title} discarded`, [{ do: 'forget site', site: id }]),
})

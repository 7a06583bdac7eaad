import { defineAction } from '../../core/action.ts'
import { plain, refusal } from '../../core/preview.ts'
import { roll } from '../../core/procedure.ts'
import { counted } from '../../core/words.ts'
import { streamFor } from '../../dice/rng.ts'
import { seedFaces } from '../../generators/chosen-seed.ts'
import { culture } from '../../generators/kinds/inputs.ts'
import { gmOutcome } from '../../gm/gm-outcome.ts'
import { tablesAt } from '../../gm/tables/circumstances.ts'
import {
  makeSettlement,
  settlementNames,
  settlementPlaces,
  type SettlementSize,
} from '../make-settlement.ts'

const sizes = Object.keys(settlementPlaces) as SettlementSize[]

/** Generates a settlement as a list of places and keeps it as a site. Rule GF-SITE-05. */
export const generateSettlement = defineAction({
  id: 'house.generate-settlement',
  title: 'Generate a settlement',
  rule: 'GF-SITE-05',
  phase: 'table',
  slot: 'keep',
  needs: [],
  finds: 'village town hamlet houses inn places site prep new',
  asks: { size: { kind: 'choice', title: 'Size', of: sizes, default: 'village' }, culture },
  plan(_situation, { size, culture: people }, at) {
    const names = settlementNames(people)
    if (!tablesAt(at).table(names))
      return refusal(`There is no table of names “${names}”: choose another culture.`)
    return { size, people }
  },
  preview: ({ size }) => plain(`${size}, ${counted(settlementPlaces[size], 'place')}`),
  *run({ size, people }, situation, at) {
    const [die = 1] = yield* roll('seed', seedFaces)
    const seed = streamFor('bb67ae8584caa73b3c6ef372fe94f82b', `settlement ${die}`)
    const site = makeSettlement({ size, culture: people, seed }, `site-${situation.nextId}`, {
      situation,
      at,
    })
    return gmOutcome(
      'GF-SITE-05',
      'Settlement',
      `${site.title}, ${counted(site.places.length, 'place')}`,
      [{ do: 'keep site', site }],
      { secret: true, why: [{ name: 'Seed', value: seed }] },
    )
  },
})

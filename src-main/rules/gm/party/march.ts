import { defineAction, type Action } from '../../core/action.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { counted, listed } from '../../core/words.ts'
import type { Situation } from '../../core/situation.ts'

/** Default number of creatures walking side by side. */
export const usualAbreast = 2

/** Ranks of the party, front first. */
export function ranks(situation: Pick<Situation, 'party' | 'abreast'>): string[][] {
  const abreast = situation.abreast ?? usualAbreast
  const count = Math.ceil(situation.party.length / abreast)
  return Array.from({ length: count }, (_, rank) => [
    ...situation.party.slice(rank * abreast, (rank + 1) * abreast),
  ])
}

/** Moves a creature to a place in the marching order; 1 is the front. Rule GF-ORDER-01. */
const march: Action = defineAction({
  id: 'house.march',
  title: 'Move in the marching order',
  rule: 'GF-ORDER-01',
  phase: 'table',
  slot: 'order',
  needs: [],
  finds: 'marching order rank front rear place formation',
  asks: {
    who: { kind: 'creature', title: 'Whom', side: 'party' },
    place: { kind: 'number', title: 'To which place, 1 in front', min: 1, max: 99, default: 1 },
  },
  preview(situation, { who, place }) {
    const now = situation.party.indexOf(who)
    if (now < 0) return refusal('Choose somebody who marches with the party.')
    const to = Math.min(place, situation.party.length)
    return plain(`${situation.creatures[who]?.name ?? ''}, place ${now + 1} to ${to}`)
  },
  *run(situation, { who, place }) {
    yield* []
    const party = situation.party.filter((id) => id !== who)
    party.splice(place - 1, 0, who)
    return gmOutcome(
      'GF-ORDER-01',
      `Marching order, ${situation.creatures[who]?.name ?? ''}`,
      listed(party.map((id) => situation.creatures[id]?.name ?? id)),
      [{ do: 'march', party }],
      { who: [who] },
    )
  },
})

/** Sets the number walking side by side. Rule GF-ORDER-02. */
const abreast: Action = defineAction({
  id: 'house.abreast',
  title: 'How many abreast',
  rule: 'GF-ORDER-02',
  phase: 'table',
  slot: 'order',
  needs: [],
  finds: 'marching order side by side corridor ranks single file',
  asks: {
    abreast: {
      kind: 'number',
      title: 'Side by side',
      min: 1,
      max: 6,
      default: usualAbreast,
    },
  },
  preview: (situation, { abreast: many }) =>
    plain(
      many === 1
        ? 'Single file'
        : `${many} abreast: ${counted(ranks({ ...situation, abreast: many }).length, 'rank')}`,
    ),
  *run(situation, { abreast: many }) {
    yield* []
    return gmOutcome(
      'GF-ORDER-02',
      'Marching order',
      many === 1 ? 'Single file' : `${many} abreast`,
      [{ do: 'march', party: [...situation.party], abreast: many }],
    )
  },
})

export const marching: readonly Action[] = [march, abreast]

import { defineAction } from '../../core/action.ts'
import { plain, refusal } from '../../core/preview.ts'
import type { Situation } from '../../core/situation.ts'
import { listed } from '../../core/words.ts'
import { journeyOf, nightWatch } from '../../travel/journey.ts'
import { gmOutcome } from '../gm-outcome.ts'

function namesOf(situation: Situation, ids: readonly string[]): string[] {
  return ids.map((id) => situation.creatures[id]?.name ?? '')
}

/** Sets the creatures that keep watch in turn; the rest sleep. Rule GF-ROAD-06. */
const order = defineAction({
  id: 'house.night-watch',
  title: 'Set the night watch',
  rule: 'GF-ROAD-06',
  phase: 'table',
  slot: 'order',
  finds: 'camp guard awake sleep sentry order',
  asks: { order: { kind: 'creatures', role: 'actor', title: 'Who, in turn', side: 'party' } },
  plan(situation, { order: wanted }) {
    const now = nightWatch(situation)
    const same = wanted.length === now.length && wanted.every((id, at) => id === now[at])
    if (same && wanted.length > 0)
      return refusal('They keep watch so already: change who, or their order.')
    return { wanted }
  },
  preview({ wanted }, situation) {
    const names = namesOf(situation, wanted)
    return plain(names.length > 0 ? `${listed(names)}, in turn` : 'Nobody keeps watch')
  },
  run({ wanted }, situation) {
    const kept = [...new Set(wanted)].filter((id) => situation.party.includes(id))
    return gmOutcome(
      'GF-ROAD-06',
      'The night watch',
      kept.length > 0 ? listed(namesOf(situation, kept)) : 'Nobody',
      [{ do: 'night watch', order: kept }],
      { who: kept },
    )
  },
})

/** Turn of the next one on the watch: the whole night where nobody keeps it yet. */
function turnAfter(watching: readonly string[]): string {
  return watching.length === 0 ? 'Watches all night' : 'Watches last'
}

const swap = defineAction({
  id: 'house.watch-turn',
  title: 'Add to the night watch, or take off it',
  rule: 'GF-ROAD-06',
  phase: 'table',
  slot: 'order',
  finds: 'camp guard awake sleep sentry',
  asks: { who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party' } },
  plan: ({ creatures }, { who }) => creatures[who] ?? refusal('Choose who: nobody is chosen.'),
  preview: ({ id, name }, situation) =>
    plain(
      journeyOf(situation).night.includes(id)
        ? `${name} sleeps through`
        : `${name} ${turnAfter(nightWatch(situation)).toLowerCase()}`,
    ),
  run({ id, name }, situation) {
    const now = nightWatch(situation)
    const on = !now.includes(id)
    return gmOutcome(
      'GF-ROAD-06',
      name,
      on ? turnAfter(now) : 'Sleeps through',
      [{ do: 'night watch', order: on ? [...now, id] : now.filter((one) => one !== id) }],
      { who: [id] },
    )
  },
})

export const nightWatches = [order, swap]

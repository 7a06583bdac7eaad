import { defineAction, type Action } from '../../core/action.ts'
import { journeyOf, nightWatch } from '../../travel/journey.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { listed } from '../../core/words.ts'

/** Sets the creatures that keep watch in turn; the rest sleep. Rule GF-ROAD-06. */
const order = defineAction({
  id: 'house.night-watch',
  title: 'Set the night watch',
  rule: 'GF-ROAD-06',
  phase: 'table',
  slot: 'order',
  needs: [],
  finds: 'camp guard awake sleep sentry order',
  asks: { order: { kind: 'creatures', title: 'Who, in turn', side: 'party' } },
  preview(situation, { order: wanted }) {
    const names = wanted.map((id) => situation.creatures[id]?.name ?? '')
    const now = nightWatch(situation)
    if (
      wanted.length === now.length &&
      wanted.every((id, at) => id === now[at]) &&
      wanted.length > 0
    )
      return refusal('They keep watch so already: change who, or their order.')
    return plain(names.length > 0 ? `${listed(names)}, in turn` : 'Nobody keeps watch')
  },
  *run(situation, { order: wanted }) {
    yield* []
    const kept = [...new Set(wanted)].filter((id) => situation.party.includes(id))
    const names = kept.map((id) => situation.creatures[id]?.name ?? '')
    return gmOutcome(
      'GF-ROAD-06',
      'The night watch',
      names.length > 0 ? listed(names) : 'Nobody',
      [{ do: 'night watch', order: kept }],
      { who: kept },
    )
  },
})

const swap = defineAction({
  id: 'house.watch-turn',
  title: 'Add to the night watch, or take off it',
  rule: 'GF-ROAD-06',
  phase: 'table',
  slot: 'order',
  needs: [],
  finds: 'camp guard awake sleep sentry',
  asks: { who: { kind: 'creature', title: 'Who', side: 'party' } },
  preview(situation, { who }) {
    const { name } = situation.creatures[who] ?? {}
    if (!name) return refusal('Choose who: nobody is chosen.')
    return plain(
      journeyOf(situation).night.includes(who) ? `${name} sleeps through` : `${name} watches last`,
    )
  },
  *run(situation, { who }) {
    yield* []
    const now = nightWatch(situation)
    const on = !now.includes(who)
    return gmOutcome(
      'GF-ROAD-06',
      situation.creatures[who]?.name ?? 'Nobody',
      on ? 'Watches last' : 'Sleeps through',
      [{ do: 'night watch', order: on ? [...now, who] : now.filter((id) => id !== who) }],
      { who: [who] },
    )
  },
})

export const nightWatches: readonly Action[] = [order, swap]

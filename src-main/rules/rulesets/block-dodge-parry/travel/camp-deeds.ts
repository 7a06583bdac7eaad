import { defineAction } from '../../../action.ts'
import { hour } from '../../../clock/clock.ts'
import type { Effect } from '../../../effects.ts'
import { plain, refusal } from '../../../house/trial.ts'
import { line } from '../../../line.ts'
import type { Step } from '../../../outcome.ts'
import { rollOne, type Asking } from '../../../procedure.ts'
import type { Situation } from '../../../situation.ts'
import { cannotAct, missing } from '../people.ts'
import { walkers } from './weathering.ts'

const deeds = ['take stock', 'treat injuries', 'check maps', 'forecast', 'boost morale'] as const
type Deed = (typeof deeds)[number]

const means: Readonly<Record<Deed, string>> = {
  'take stock': 'on a 6 of a d6, one more of something',
  'treat injuries': 'the sick save with two dice today, or an injury eases by a day',
  'check maps': 'on a 1 of a d6, the way is a watch shorter',
  forecast: 'you roll a d6: 5 or 6 is true, else false',
  'boost morale': 'a point of WIL for all, two if skilled',
}

/** Has done their part in this camp. */
const doneMark = 'Busy in camp'

interface Came {
  says: string
  secret?: boolean
  effects: Effect[]
}

function* doneBy(situation: Situation, deed: Deed, skilled: boolean): Asking<Came> {
  if (deed === 'boost morale') {
    const by = skilled ? 2 : 1
    const all = walkers(situation).filter((creature) => missing(creature, 'WIL') > 0)
    return {
      says: all.length > 0 ? `${by} WIL for all who had lost any` : 'Nobody had lost WIL',
      effects: all.map((creature) => ({
        do: 'change',
        creature: creature.id,
        field: 'wil',
        by: Math.min(by, missing(creature, 'WIL')),
      })),
    }
  }
  if (deed === 'treat injuries') return { says: means[deed], effects: [] }
  const face = yield* rollOne(deed, 6)
  if (deed === 'take stock')
    return { says: face === 6 ? 'One more than they thought' : 'All as it was', effects: [] }
  if (deed === 'check maps')
    return face === 1 && situation.journey
      ? { says: 'A watch shorter', effects: [{ do: 'onward', miles: 1 }] }
      : { says: 'No shorter way', effects: [] }
  return {
    says: face >= 5 ? 'The forecast is true' : 'The forecast is false',
    secret: true,
    effects: [],
  }
}

/** One thing each in camp. Rule BDPX-WLD-07. */
export const campDeed = defineAction({
  id: 'block-dodge-parry.camp-deed',
  title: 'Busy in camp',
  rule: 'BDPX-WLD-07',
  phase: 'travel',
  slot: 'task',
  needs: [],
  finds: 'camp action take stock treat injuries check maps forecast boost morale',
  asks: {
    who: { kind: 'creature', title: 'Who', side: 'party' },
    deed: { kind: 'choice', title: 'Does what', of: deeds, default: 'take stock' },
    skilled: { kind: 'switch', title: 'Skilled at it', default: false },
  },
  preview(situation, { who, deed }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who does something in camp.')
    const hindrance = cannotAct(creature, situation)
    if (hindrance) return refusal(hindrance)
    if (doneMark in creature.conditions)
      return refusal(`${creature.name} has done their part in this camp: choose another.`)
    return {
      ...plain(means[deed]),
      why: [{ name: 'In camp', value: 'one thing each', rule: 'BDPX-WLD-07' }],
      ...(deed === 'boost morale' ? {} : { scope: { skilled: { idle: true as const } } }),
    }
  },
  *run(situation, { who, deed, skilled }, at) {
    const came = yield* doneBy(situation, deed, skilled)
    const why: Step[] = [{ name: deed, value: means[deed], rule: 'BDPX-WLD-07' }]
    return line(at, {
      rule: 'BDPX-WLD-07',
      what: `${situation.creatures[who]?.name ?? 'Nobody'}, ${deed}`,
      says: came.says,
      who: [who],
      why,
      ...(came.secret ? { secret: true } : {}),
      effects: [
        ...came.effects,
        ...(situation.creatures[who]
          ? [
              {
                do: 'condition' as const,
                creature: who,
                name: doneMark,
                to: {
                  until: situation.clock.seconds + 8 * hour,
                  rule: 'BDPX-WLD-07' as const,
                },
              },
            ]
          : []),
      ],
    })
  },
})

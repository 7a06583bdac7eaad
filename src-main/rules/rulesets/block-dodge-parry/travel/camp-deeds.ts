import { defineAction } from '../../../core/action.ts'
import { day, hour } from '../../../clock/clock.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import type { Situation } from '../../../core/situation.ts'
import { diseasesOf } from '../disease/course.ts'
import { tendedMark } from '../disease/tended.ts'
import { listed } from '../../../core/words.ts'
import { easedBy, easing } from '../wounds/easing.ts'
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

/** Condition of somebody who has done their one thing in this camp. */
const doneMark = 'Busy in camp'

interface Came {
  says: string
  secret?: boolean
  effects: Effect[]
}

/** Looked after in camp: the next save against a disease is rolled with two dice. Rule BDPX-WLD-07. */
function lookedAfter(situation: Situation, on: string | undefined): Came {
  const { seconds } = situation.clock
  const ill = walkers(situation).filter(
    (creature) => (!on || creature.id === on) && diseasesOf(creature).length > 0,
  )
  if (ill.length > 0)
    return {
      says: `${listed(ill.map(({ name }) => name))}: two dice in today’s disease saves`,
      effects: ill.map(({ id }) => ({
        do: 'condition',
        creature: id,
        name: tendedMark,
        to: { until: seconds + day, rule: 'BDPX-WLD-07' },
      })),
    }
  const hurt = walkers(situation).find(
    (creature) => (!on || creature.id === on) && easing(creature) !== null,
  )
  const wound = hurt ? easing(hurt) : null
  if (!hurt || !wound)
    return { says: 'Nobody is ill, or has a wound that a week would heal', effects: [] }
  return easedBy(hurt, wound, seconds)
}

function* doneBy(
  situation: Situation,
  deed: Deed,
  skilled: boolean,
  on: string | undefined,
): ProcedureOf<Came> {
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
  if (deed === 'treat injuries') return lookedAfter(situation, on)
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
    on: { kind: 'creature', title: 'Whom they treat', side: 'party', optional: true },
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
      scope: {
        ...(deed === 'boost morale' ? {} : { skilled: { idle: true as const } }),
        ...(deed === 'treat injuries' ? {} : { on: { idle: true as const } }),
      },
    }
  },
  *run(situation, { who, deed, skilled, on }, at) {
    const came = yield* doneBy(situation, deed, skilled, on)
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

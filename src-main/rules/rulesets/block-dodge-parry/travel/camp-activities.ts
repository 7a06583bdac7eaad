import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import type { Situation } from '../../../core/situation.ts'
import { listed } from '../../../core/words.ts'
import { day, hour } from '../../../clock/clock.ts'
import { cannotAct, missing, walkers } from '../character/people.ts'
import { setCondition } from '../effects.ts'
import { diseasesOf, tendedMark } from '../harm/disease/index.ts'
import { easeWound, woundToEase } from '../harm/treatment.ts'

const activities = [
  'take stock',
  'treat injuries',
  'check maps',
  'forecast',
  'boost morale',
] as const
type CampActivity = (typeof activities)[number]

const means: Readonly<Record<CampActivity, string>> = {
  'take stock': 'on a 6 of a d6, one more of something',
  'treat injuries': 'the sick save with two dice today, or an injury eases by a day',
  'check maps': 'on a 1 of a d6, the way is a watch shorter',
  forecast: 'you roll a d6: 5 or 6 is true, else false',
  'boost morale': 'a point of WIL for all, two if skilled',
}

/** Condition of a creature that has done its one thing in this camp. */
const doneMark = 'Busy in camp'

interface ActivityResult {
  says: string
  secret?: boolean
  effects: Effect[]
}

/** Treats the sick, who save with two dice today, or eases a severe wound. Rule BDPX-WLD-07. */
function treatInCamp(situation: Situation, on: string | undefined): ActivityResult {
  const { seconds } = situation.clock
  const ill = walkers(situation).filter(
    (creature) => (!on || creature.id === on) && diseasesOf(creature).length > 0,
  )
  if (ill.length > 0)
    return {
      says: `${listed(ill.map(({ name }) => name))}: two dice in today’s disease saves`,
      effects: ill.map(({ id }) =>
        setCondition(id, tendedMark, { until: seconds + day, rule: 'BDPX-WLD-07' }),
      ),
    }
  const hurt = walkers(situation).find(
    (creature) => (!on || creature.id === on) && woundToEase(creature) !== null,
  )
  const wound = hurt ? woundToEase(hurt) : null
  if (!hurt || !wound)
    return { says: 'Nobody is ill, or has a wound that a week would heal', effects: [] }
  return easeWound(hurt, wound, seconds)
}

function* doActivity(
  situation: Situation,
  deed: CampActivity,
  skilled: boolean,
  on: string | undefined,
): ProcedureOf<ActivityResult> {
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
  if (deed === 'treat injuries') return treatInCamp(situation, on)
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

/** Does one of the things that each may do in camp. Rule BDPX-WLD-07. */
export const campActivityAction = defineAction({
  id: 'block-dodge-parry.camp-deed',
  title: 'Busy in camp',
  rule: 'BDPX-WLD-07',
  phase: 'travel',
  slot: 'task',
  finds: 'camp action take stock treat injuries check maps forecast boost morale',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party' },
    deed: { kind: 'choice', title: 'Does what', of: activities, default: 'take stock' },
    skilled: { kind: 'switch', title: 'Skilled at it', default: false },
    on: {
      kind: 'creature',
      role: 'target',
      title: 'Whom they treat',
      side: 'party',
      optional: true,
    },
  },
  plan(situation, { who, deed, skilled, on }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who does something in camp.')
    const hindrance = cannotAct(creature, situation)
    if (hindrance) return refusal(hindrance)
    if (doneMark in creature.conditions)
      return refusal(`${creature.name} has done their part in this camp: choose another.`)
    return { creature, deed, skilled, on }
  },
  preview: ({ deed }) => ({
    ...plain(means[deed]),
    why: [step('In camp', 'one thing each', 'BDPX-WLD-07')],
    scope: {
      ...(deed === 'boost morale' ? {} : { skilled: { idle: true } }),
      ...(deed === 'treat injuries' ? {} : { on: { idle: true } }),
    },
  }),
  *run({ creature, deed, skilled, on }, situation, at) {
    const result = yield* doActivity(situation, deed, skilled, on)
    return line(at, {
      rule: 'BDPX-WLD-07',
      what: `${creature.name}, ${deed}`,
      says: result.says,
      who: [creature.id],
      why: [step(deed, means[deed], 'BDPX-WLD-07')],
      ...(result.secret ? { secret: true } : {}),
      effects: [
        ...result.effects,
        setCondition(creature.id, doneMark, {
          until: situation.clock.seconds + 8 * hour,
          rule: 'BDPX-WLD-07',
        }),
      ],
    })
  },
})

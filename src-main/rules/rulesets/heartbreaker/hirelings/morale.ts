import { plain, refusal, type RefusedPreview } from '../../../core/preview.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { signed, totals } from '../../../common/check.ts'
import { isDown } from '../../../common/incapacitated.ts'
import { line } from '../../../core/line.ts'
import { type Step, step } from '../../../core/outcome.ts'
import { rollSummed } from '../../../core/procedure.ts'
import type { Situation, ReadonlyCreature } from '../../../core/situation.ts'
import { modOf } from '../character/people.ts'
import { employerOf, levelSteps } from './people.ts'

type Nerve = 'quits' | 'continues' | 'risks life'

/** 2d6 and the employer's CHA modifier: 6 or less quits, 11 or more risks life. Rule HBK-HIRE-04. */
export function nerveResult(
  dice: readonly number[],
  chaModifier: number,
): { total: number; result: Nerve } {
  const total = dice.reduce((sum, die) => sum + die, 0) + chaModifier
  if (total <= 6) return { total, result: 'quits' }
  return { total, result: total >= 11 ? 'risks life' : 'continues' }
}

const ends = [
  { result: 'quits', says: 'Quits', tone: 'bad', text: 'quits and goes home' },
  { result: 'continues', says: 'Carries on', tone: 'plain', text: 'carries on' },
  { result: 'risks life', says: 'Risks life', tone: 'good', text: 'will risk their life' },
] as const satisfies readonly { result: Nerve; says: string; tone: string; text: string }[]

function nerveDue(id: string): string {
  return `nerve:${id}`
}

const when: Step = step('When', 'a life is in danger, as you judge', 'HBK-HIRE-03')

interface NerveRoll {
  hireling: ReadonlyCreature
  served: ReadonlyCreature | undefined
  /** CHA modifier of the employer. */
  cha: number
}

/** Hireling morale: 2d6 and the employer’s CHA, when a life is in danger. Rules HBK-HIRE-03, HBK-HIRE-04. */
export const hirelingMorale = defineAction({
  id: 'heartbreaker.nerve',
  title: 'Hireling morale',
  rule: 'HBK-HIRE-04',
  phase: 'fight',
  slot: 'morale',
  finds: 'nerve loyalty hireling morale quit danger retainer',
  asks: {
    who: {
      kind: 'creature',
      role: 'actor',
      title: 'Which hireling',
      side: 'party',
      only: ['hireling'],
    },
    employer: { kind: 'creature', title: 'Whom they serve', side: 'party', optional: true },
  },
  plan(situation, { who, employer }): NerveRoll | RefusedPreview {
    const hireling = situation.creatures[who]
    if (hireling?.kind !== 'hireling')
      return { ...refusal('Choose a hireling: nobody else’s nerve is tested.'), why: [when] }
    const served = employerOf(situation, hireling, employer)
    return { hireling, served, cha: served ? modOf(served, 'CHA') : 0 }
  },
  preview({ hireling, served, cha: own }, _situation, at) {
    const cha = own + at.ruling.adjust
    const bars = totals(2, 6).map(({ total, chance }) => ({
      face: total,
      chance,
      leads: ends.findIndex(({ result }) => result === nerveResult([total], cha).result),
    }))
    return {
      ...plain(
        `2d6${cha === 0 ? '' : ` ${signed(cha)}`}: 6 or less quits, 11 up risks life`,
        served ? [step(`CHA of ${served.name}`, own, 'HBK-ATTR-08')] : [],
        [when, ...levelSteps(served, hireling)],
      ),
      bars,
      chances: ends.map(({ says, tone }, at) => ({
        says,
        tone,
        chance: bars.filter(({ leads }) => leads === at).reduce((sum, bar) => sum + bar.chance, 0),
      })),
    }
  },
  *run({ hireling, served, cha }, situation, at) {
    const { id: who } = hireling
    const { override, adjust } = at.ruling
    const why: Step[] = []
    let result: Nerve = override === 'success' ? 'risks life' : 'quits'
    let total: number | undefined
    if (override) why.push({ name: 'Ruled by the GM', value: override })
    else {
      const dice = yield* rollSummed('nerve', 6, 2)
      const came = nerveResult(dice, cha + adjust)
      result = came.result
      total = came.total
      why.push(
        step(
          '2d6',
          dice.reduce((sum, die) => sum + die, 0),
          'HBK-HIRE-04',
        ),
        ...(served ? [step(`CHA of ${served.name}`, signed(cha), 'HBK-ATTR-08')] : []),
        ...(adjust === 0 ? [] : [{ name: '±', value: `${signed(adjust)} by the GM` }]),
      )
    }
    const end = ends.find((each) => each.result === result) ?? ends[0]
    return line(at, {
      rule: 'HBK-HIRE-04',
      what: `Nerve of ${hireling.name}`,
      says: `${hireling.name} ${end.text}`,
      tone: end.tone,
      who: [who, ...(served ? [served.id] : [])],
      ...(total === undefined ? {} : { total }),
      why,
      effects: [
        ...(situation.dues[nerveDue(who)] ? [{ do: 'settle' as const, due: nerveDue(who) }] : []),
        ...(result === 'quits' ? [{ do: 'leave' as const, creature: who }] : []),
      ],
    })
  },
})

const tested = 'nerve tested'

/** Makes a morale roll due for a hireling hurt in a fight, once per fight; whoever falls rolls none. Rule HBK-HIRE-03. */
export function hirelingMoraleDues(before: Situation, after: Situation): Effect[] {
  if (!after.fight) return []
  return Object.values(after.creatures).flatMap((is): Effect[] => {
    const was = before.creatures[is.id]
    const hurt = was !== undefined && (is.values.hp ?? 0) < (was.values.hp ?? 0)
    if (isDown(is))
      return after.dues[nerveDue(is.id)] ? [{ do: 'settle', due: nerveDue(is.id) }] : []
    const wasTested = after.fight?.marks?.[is.id]?.[tested] === true
    if (is.kind !== 'hireling' || is.side !== 'party' || !hurt || wasTested) return []
    return [
      { do: 'mark', creature: is.id, mark: tested, on: true },
      {
        do: 'due',
        due: {
          id: nerveDue(is.id),
          action: 'heartbreaker.nerve',
          input: { who: is.id },
          title: 'Hireling morale',
          why: `${is.name} is hurt: their life is in danger`,
          rule: 'HBK-HIRE-03',
          when: 'now',
          who: [is.id],
          must: false,
        },
      },
    ]
  })
}

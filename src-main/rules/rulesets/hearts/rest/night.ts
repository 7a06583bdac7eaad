import { hour } from '../../../clock/clock.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { type Step, step } from '../../../core/outcome.ts'
import { isRefusal, plain } from '../../../core/preview.ts'
import { choose, type ProcedureOf } from '../../../core/procedure.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import { counted, listed } from '../../../core/words.ts'
import { gmOutcome } from '../../../gm/gm-outcome.ts'
import { nameAmong } from '../character.ts'
import {
  changesOf,
  nightRest,
  planRest,
  poolsOf,
  restedEffects,
  restSays,
  type Rested,
} from './recovery.ts'

const ways = ['As they need', 'Each is asked', 'HP', 'Mana'] as const
type Way = (typeof ways)[number]
type Choice = 'hp' | 'mana'

/** Pool that a night would restore; null where it must be asked, because both are below full. */
function needOf(creature: ReadonlyCreature): Choice | null {
  const { hp, maxHp, mana, maxMana } = poolsOf(creature)
  if (hp < maxHp && mana < maxMana) return null
  return mana < maxMana ? 'mana' : 'hp'
}

function choiceOf(creature: ReadonlyCreature, way: Way): Choice | null {
  if (way === 'HP') return 'hp'
  if (way === 'Mana') return 'mana'
  return way === 'As they need' ? needOf(creature) : null
}

function after(creature: ReadonlyCreature, choice: Choice): Rested {
  return { creature, after: nightRest(poolsOf(creature), choice) }
}

/** Effects of a night on a creature that needs them: "HP 1 to 2"; empty when it needs none. Rule HRT-HEAL-02. */
export function nightSays(creature: ReadonlyCreature, choice = needOf(creature)): string[] {
  return choice === null ? ['1 HP or all Mana'] : changesOf(after(creature, choice))
}

function* choosePool(label: string): ProcedureOf<Choice> {
  return (yield* choose(`the night of ${label}`, ['1 HP', 'All Mana'])) === '1 HP' ? 'hp' : 'mana'
}

/** The night of somebody in a borrowed camp; asked for only where both are wanting. Rule HRT-HEAL-02. */
export function* nightOf(
  creature: ReadonlyCreature,
): ProcedureOf<{ why: Step[]; effects: Effect[] }> {
  const choice = needOf(creature) ?? (yield* choosePool(`${creature.name} (${creature.id})`))
  const rested = after(creature, choice)
  return {
    why: changesOf(rested).map((value) => step(creature.name, value, 'HRT-HEAL-02')),
    effects: restedEffects(rested),
  }
}

/** The whole party's night at once; only where both are wanting is anybody asked. Rule HRT-HEAL-02. */
export const night = defineAction({
  id: 'hearts.night',
  title: 'A night’s rest',
  rule: 'HRT-HEAL-02',
  phase: 'rest',
  slot: 'rest',
  needs: ['hp'],
  finds: 'sleep camp heal mana night eight hours',
  asks: {
    who: { kind: 'creatures', role: 'actor', title: 'Who rests', side: 'party', lying: true },
    way: { kind: 'choice', title: 'What for', of: ways, default: 'As they need' },
  },
  plan(situation, { who, way }) {
    const resting = planRest(situation, who)
    if (isRefusal(resting)) return resting
    const { able, dead } = resting
    return { dead, sleepers: able.map((creature) => ({ creature, pool: choiceOf(creature, way) })) }
  },
  preview({ sleepers, dead }) {
    const undecided = sleepers.filter(({ pool }) => pool === null)
    const asks =
      undecided.length > 0
        ? `; asks for ${listed(undecided.map(({ creature }) => creature.name))}`
        : ''
    return plain(
      `8 hours; ${counted(sleepers.length, 'rests', 'rest')}, 1 HP or all Mana each${asks}`,
      [],
      [
        ...sleepers.map(({ creature, pool }) =>
          step(creature.name, nightSays(creature, pool)[0] ?? 'nothing to restore', 'HRT-HEAL-02'),
        ),
        ...dead,
      ],
    )
  },
  *run({ sleepers, dead }) {
    const able = sleepers.map(({ creature }) => creature)
    const rested: Rested[] = []
    const why: Step[] = []
    for (const [at, { creature, pool }] of sleepers.entries()) {
      const choice = pool ?? (yield* choosePool(nameAmong(able, at)))
      const slept = after(creature, choice)
      const restores = changesOf(slept).length > 0
      rested.push(slept)
      why.push(
        step(
          creature.name,
          !restores ? 'nothing to restore' : choice === 'hp' ? '1 HP' : 'all Mana',
          'HRT-HEAL-02',
        ),
      )
    }
    return gmOutcome(
      'HRT-HEAL-02',
      'A night’s rest',
      restSays(rested),
      [...rested.flatMap(restedEffects), { do: 'advance', seconds: 8 * hour }],
      { who: able.map(({ id }) => id), tone: 'good', why: [...why, ...dead] },
    )
  },
})

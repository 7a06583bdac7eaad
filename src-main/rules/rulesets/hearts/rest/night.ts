import type { ReadonlyCreature } from '../../../core/situation.ts'
import { defineAction } from '../../../core/action.ts'
import { hour } from '../../../clock/clock.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Step } from '../../../core/outcome.ts'
import { choose, type ProcedureOf } from '../../../core/procedure.ts'
import { gmOutcome } from '../../../gm/gm-outcome.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { counted, listed } from '../../../core/words.ts'
import { nightRest } from './recovery.ts'
import { ableToRest, brought, changesOf, gained, poolsOf, theDead } from './resting.ts'

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

/** Effects of a night on a creature that needs them: "HP 1 to 2"; empty when it needs none. Rule HRT-HEAL-02. */
export function nightSays(creature: ReadonlyCreature): string[] {
  const need = needOf(creature)
  return need === null
    ? ['1 HP or all Mana']
    : changesOf({ creature, after: nightRest(poolsOf(creature), need) })
}

/** The night of somebody in a borrowed camp; asked for only where both are wanting. Rule HRT-HEAL-02. */
export function* nightOf(
  creature: ReadonlyCreature,
): ProcedureOf<{ why: Step[]; effects: Effect[] }> {
  const choice = yield* chose(
    creature,
    'As they need',
    `the night of ${creature.name} (${creature.id})`,
  )
  const rested = { creature, after: nightRest(poolsOf(creature), choice) }
  return {
    why: changesOf(rested).map((value) => ({ name: creature.name, value, rule: 'HRT-HEAL-02' })),
    effects: brought(rested),
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
    who: { kind: 'creatures', title: 'Who rests', side: 'party' },
    way: { kind: 'choice', title: 'What for', of: ways, default: 'As they need' },
  },
  preview(situation, { who, way }) {
    const able = ableToRest(situation, who)
    if (able.length === 0)
      return refusal('Nobody chosen can rest: the dead don’t. Choose who rests.')
    const asked = able.filter((creature) => choiceOf(creature, way) === null)
    return plain(
      `8 hours; ${counted(able.length, 'rests', 'rest')}, 1 HP or all Mana each${asked.length > 0 ? `; asks for ${listed(asked.map(({ name }) => name))}` : ''}`,
      [],
      [
        ...able.map((creature) => ({
          name: creature.name,
          value: promised(creature, choiceOf(creature, way)),
          rule: 'HRT-HEAL-02' as const,
        })),
        ...theDead(situation, who),
      ],
    )
  },
  *run(situation, { who, way }) {
    const able = ableToRest(situation, who)
    const chosen: { creature: ReadonlyCreature; choice: Choice }[] = []
    for (const [at, creature] of able.entries())
      chosen.push({ creature, choice: yield* chose(creature, way, labelOf(able, at)) })
    const rested = chosen.map(({ creature, choice }) => ({
      creature,
      after: nightRest(poolsOf(creature), choice),
    }))
    return gmOutcome(
      'HRT-HEAL-02',
      'A night’s rest',
      gained(rested) || 'Everybody was whole',
      [...rested.flatMap(brought), { do: 'advance', seconds: 8 * hour }],
      {
        who: able.map(({ id }) => id),
        tone: 'good',
        why: [
          ...chosen.map(({ creature, choice }) => ({
            name: creature.name,
            value: choice === 'hp' ? '1 HP' : 'all Mana',
            rule: 'HRT-HEAL-02' as const,
          })),
          ...theDead(situation, who),
        ],
      },
    )
  },
})

function promised(creature: ReadonlyCreature, choice: Choice | null): string {
  if (choice === null) return '1 HP or all Mana'
  const [change = 'whole already'] = changesOf({
    creature,
    after: nightRest(poolsOf(creature), choice),
  })
  return change
}

function* chose(creature: ReadonlyCreature, way: Way, label: string): ProcedureOf<Choice> {
  const known = choiceOf(creature, way)
  if (known) return known
  return (yield* choose(label, ['1 HP', 'All Mana'])) === '1 HP' ? 'hp' : 'mana'
}

function labelOf(able: readonly ReadonlyCreature[], at: number): string {
  const name = able[at]?.name ?? ''
  const twice = able.some((other, place) => place !== at && other.name === name)
  return `the night of ${name}${twice ? ` (${at + 1})` : ''}`
}

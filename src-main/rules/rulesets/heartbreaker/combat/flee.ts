import { plain, refusal } from '../../../core/preview.ts'
import { defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { isDown } from '../../../common/incapacitated.ts'
import { foesOf, partyOf } from '../character/people.ts'
import { cannotAct } from './order.ts'
import { chaseDue, freeAttackDue } from './free-attacks.ts'

/** Only winners of the initiative leave a fight without being struck at. Rule HBK-ATK-06. */
export function fleeing(initiative: InitiativeResult): { freeAttack: boolean } {
  return { freeAttack: initiative !== 'won' }
}

type InitiativeResult = 'won' | 'tied' | 'lost'

/** Initiative result of this round for a creature. */
function initiativeOf(situation: Situation, creature: ReadonlyCreature): InitiativeResult {
  const first = situation.fight?.first
  if (first === undefined || first === 'tie') return first === 'tie' ? 'tied' : 'lost'
  return (first === 'party') === (creature.side === 'party') ? 'won' : 'lost'
}

/** Flees a fight: winners of the initiative leave freely, others suffer a free attack. Rule HBK-ATK-06. */
export const flee = defineAction({
  id: 'heartbreaker.flee',
  title: 'Flee',
  rule: 'HBK-ATK-06',
  phase: 'fight',
  slot: 'flee',
  needs: [],
  finds: 'run away retreat leave combat escape free attack',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who' },
    pursuer: {
      kind: 'creature',
      role: 'target',
      title: 'Who strikes at them',
      optional: true,
      none: 'the nearest foe',
    },
  },
  plan(situation, { who, pursuer }) {
    const creature = situation.creatures[who]
    if (!situation.fight) return refusal('No fight is on: nobody has to flee.')
    if (!creature) return refusal('Choose who flees.')
    const held = cannotAct(creature, situation)
    if (held) return refusal(held)
    const won = initiativeOf(situation, creature)
    const striker = fleeing(won).freeAttack ? strikerOn(situation, creature, pursuer) : undefined
    return { creature, won, striker }
  },
  preview: ({ creature, won, striker }) =>
    plain(
      striker
        ? `${creature.name} leaves; ${striker.name} has a free attack`
        : `${creature.name} leaves, and nobody strikes at them`,
      [],
      [{ name: 'Initiative', value: won, rule: 'HBK-ATK-06' }],
    ),
  run({ creature, won, striker }, _situation, at) {
    const { id: who, name, conditions } = creature
    return line(at, {
      rule: 'HBK-ATK-06',
      what: `${name} flees`,
      says: striker ? `Away, but ${striker.name} has a free attack first` : 'Away',
      tone: striker ? 'due' : 'plain',
      who: [who, ...(striker ? [striker.id] : [])],
      why: [{ name: 'Initiative', value: won, rule: 'HBK-ATK-06' }],
      effects: [
        ...('fleeing' in conditions
          ? [{ do: 'condition' as const, creature: who, name: 'fleeing', to: null }]
          : []),
        { do: 'condition', creature: who, name: 'fled', to: { fight: true, rule: 'HBK-ATK-06' } },
        { do: 'acted', creature: who },
        ...(striker
          ? [
              freeAttackDue(chaseDue(striker.id, who), striker, creature, {
                title: 'Free attack',
                why: `${name} flees without having won the initiative`,
                rule: 'HBK-ATK-06',
              }),
            ]
          : []),
      ],
    })
  },
})

function strikerOn(
  situation: Situation,
  runner: ReadonlyCreature,
  chosen: string | undefined,
): ReadonlyCreature | undefined {
  const others = (runner.side === 'party' ? foesOf(situation) : partyOf(situation)).filter(
    (one) => !isDown(one) && !('surprised' in one.conditions) && !('fled' in one.conditions),
  )
  return others.find(({ id }) => id === chosen) ?? others[0]
}

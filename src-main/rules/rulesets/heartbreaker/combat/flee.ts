import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { isDown } from '../../../common/incapacitated.ts'
import { foesOf, partyOf } from '../people.ts'
import { cannotAct } from './can-act.ts'
import { chaseDue } from './due-ids.ts'
import { fleeing } from './figures.ts'
import { freeAttack } from './free.ts'

/** Initiative result of this round for a creature. */
function initiativeOf(situation: Situation, creature: ReadonlyCreature): 'won' | 'tied' | 'lost' {
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
    who: { kind: 'creature', title: 'Who' },
    pursuer: { kind: 'creature', title: 'Who strikes at them', optional: true },
  },
  preview(situation, { who, pursuer }) {
    const creature = situation.creatures[who]
    if (!situation.fight) return refusal('No fight is on: nobody has to flee.')
    if (!creature) return refusal('Choose who flees.')
    const held = cannotAct(creature, situation)
    if (held) return refusal(held)
    const won = initiativeOf(situation, creature)
    const striker = strikerOn(situation, creature, pursuer)
    return plain(
      fleeing(won).freeAttack && striker
        ? `${creature.name} leaves; ${striker.name} has a free attack`
        : `${creature.name} leaves, and nobody strikes at them`,
      [],
      [{ name: 'Initiative', value: won, rule: 'HBK-ATK-06' }],
    )
  },
  *run(situation, { who, pursuer }, at) {
    yield* []
    const creature = situation.creatures[who]
    if (!creature || !situation.fight)
      return line(at, { rule: 'HBK-ATK-06', what: 'Flight', says: 'Nobody fled' })
    const won = initiativeOf(situation, creature)
    const striker = fleeing(won).freeAttack ? strikerOn(situation, creature, pursuer) : undefined
    return line(at, {
      rule: 'HBK-ATK-06',
      what: `${creature.name} flees`,
      says: striker ? `Away, but ${striker.name} has a free attack first` : 'Away',
      tone: striker ? 'due' : 'plain',
      who: [who, ...(striker ? [striker.id] : [])],
      why: [{ name: 'Initiative', value: won, rule: 'HBK-ATK-06' }],
      effects: [
        ...('fleeing' in creature.conditions
          ? [{ do: 'condition' as const, creature: who, name: 'fleeing', to: null }]
          : []),
        { do: 'condition', creature: who, name: 'fled', to: { fight: true, rule: 'HBK-ATK-06' } },
        { do: 'acted', creature: who },
        ...(striker ? [chase(striker, creature)] : []),
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

function chase(striker: ReadonlyCreature, runner: ReadonlyCreature): Effect {
  return freeAttack(chaseDue(striker.id, runner.id), striker, runner, {
    title: 'Free attack',
    why: `${runner.name} flees without having won the initiative`,
    rule: 'HBK-ATK-06',
  })
}

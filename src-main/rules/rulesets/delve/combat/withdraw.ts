import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { listed } from '../../../core/words.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { isDown } from '../../../common/incapacitated.ts'
import { land } from '../harm/land.ts'
import { line } from '../line.ts'
import { cannotAct, foesOf, partyOf } from '../people.ts'
import { attacksOn, rollAll } from './gang-up.ts'

/** Reason a creature can't move this round; null when it can. Rule DLV-INIT-05. */
export function rooted(situation: Situation, creature: ReadonlyCreature): string | null {
  if (situation.fight?.marks?.[creature.id]?.shot)
    return `${creature.name} has shot this round, and so does not move. Wait for the next round.`
  return cannotAct(creature, situation)
}

export const moved = (who: string): Effect => ({
  do: 'mark',
  creature: who,
  mark: 'moved',
  on: true,
})

const ways = ['half a move', 'a full move'] as const

/** Withdraws from melee: a full move gives each foe left behind an attack. Rule DLV-MNV-02. */
export const withdraw = defineAction({
  id: 'delve.withdraw',
  title: 'Withdraw',
  rule: 'DLV-MNV-02',
  phase: 'fight',
  slot: 'withdraw',
  needs: ['hp', 'str'],
  finds: 'leave melee retreat back off free strike',
  asks: {
    who: { kind: 'creature', title: 'Who' },
    how: { kind: 'choice', title: 'By', of: ways, default: 'half a move' },
    from: { kind: 'creature', title: 'From', optional: true },
  },
  preview(situation, { who, how, from }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who withdraws.')
    const held = rooted(situation, creature)
    if (held) return refusal(held)
    if (how === 'half a move')
      return plain(`${creature.name} gives ground at half speed: nobody strikes`)
    const left = leftBehind(situation, creature, from)
    if (left.length === 0) return plain(`${creature.name} leaves: nobody stands there to strike`)
    return plain(
      `${listed(left.map(({ name }) => name))} may strike ${creature.name} at once`,
      [],
      [{ name: 'Leaving melee', value: 'each enemy left behind strikes', rule: 'DLV-MNV-02' }],
    )
  },
  *run(situation, { who, how, from }, at) {
    const creature = situation.creatures[who]
    if (!creature) return line(at, { rule: 'DLV-MNV-02', what: 'Withdraw', says: 'Nobody left' })
    const base = {
      rule: 'DLV-MNV-02' as const,
      what: `${creature.name} withdraws, ${how}`,
      who: [who],
    }
    const left = how === 'half a move' ? [] : leftBehind(situation, creature, from)
    const attacks = attacksOn(
      situation,
      who,
      left.map(({ id }) => id),
      'as it is',
    )
    if (attacks.length === 0)
      return line(at, { ...base, says: 'Nobody strikes', effects: [moved(who)] })
    const { totals, why } = yield* rollAll(situation, attacks, at.ruling.adjust)
    const landed = yield* land(situation, { target: creature, totals, by: attacks[0]?.attacker })
    return line(at, {
      ...base,
      says: landed.says,
      tone: landed.tone,
      who: [who, ...attacks.map(({ attacker }) => attacker.id)],
      total: Math.max(...totals),
      why: [...why, ...landed.why],
      effects: [...landed.effects, moved(who)],
    })
  },
})

function leftBehind(
  situation: Situation,
  creature: ReadonlyCreature,
  from: string | undefined,
): ReadonlyCreature[] {
  const others = creature.side === 'party' ? foesOf(situation) : partyOf(situation)
  return others.filter((one) => !isDown(one) && (!from || one.id === from))
}

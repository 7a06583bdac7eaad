import { foesOf, partyOf } from '../../../common/sides.ts'
import { isDown } from '../../../common/incapacitated.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { plain, refusal } from '../../../core/preview.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { listed } from '../../../core/words.ts'
import { cannotAct } from '../character/people.ts'
import { applyBlows } from '../harm/damage.ts'
import { attacksOn, rollAll } from './gang-up.ts'
import { chargeOf } from './weapon.ts'

/** Reason a creature can't move this round; null when it can. Rule DLV-INIT-05. */
function moveHindrance(situation: Situation, creature: ReadonlyCreature): string | null {
  if (situation.fight?.marks?.[creature.id]?.shot)
    return `${creature.name} has shot this round, and so does not move. Wait for the next round.`
  return cannotAct(creature, situation)
}

const movedMark = (who: string): Effect => ({
  do: 'mark',
  creature: who,
  mark: 'moved',
  on: true,
})

/** Move of the move phase; into reach of a foe in round 1 it is a charge. Rules DLV-INIT-05, DLV-ATK-06. */
export const move = defineAction({
  id: 'delve.move',
  title: 'Move, or charge',
  rule: 'DLV-ATK-06',
  phase: 'fight',
  slot: 'manoeuvre',
  deed: 'move',
  needs: [],
  finds: 'charge close in walk run reach melee range',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', first: 'party' },
    foe: { kind: 'creature', role: 'target', title: 'Into reach of', optional: true },
  },
  plan(situation, { who, foe: id }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who moves.')
    if (!situation.fight) return refusal('No fight is on: roll initiative first (I).')
    const held = moveHindrance(situation, creature)
    if (held) return refusal(held)
    const foe = id ? situation.creatures[id] : undefined
    return { creature, foe, charged: situation.fight.round === 1 ? foe : undefined }
  },
  preview: ({ creature, charged }) =>
    plain(
      charged
        ? `${creature.name} charges ${charged.name}: the next attack on it is enhanced`
        : `${creature.name} moves, and shoots nothing this round`,
      [],
      [
        charged
          ? { name: 'Charge', value: 'in round 1, from out of reach', rule: 'DLV-ATK-06' }
          : { name: 'Shoot or move', value: 'not both', rule: 'DLV-INIT-05' },
      ],
    ),
  run: ({ creature: { id, name }, foe, charged }, _situation, at) =>
    line(at, {
      rule: charged ? 'DLV-ATK-06' : 'DLV-INIT-05',
      what: charged ? 'Charge' : 'Move',
      says: charged ? `${name} charges ${charged.name}` : `${name} moves`,
      who: foe ? [id, foe.id] : [id],
      effects: [
        movedMark(id),
        ...(charged
          ? [{ do: 'mark' as const, creature: id, mark: chargeOf(charged.id), on: true }]
          : []),
      ],
    }),
})

const ways = ['half a move', 'a full move'] as const

/** Withdraws from melee: a full move gives each foe left behind an attack. Rule DLV-MNV-02. */
export const withdraw = defineAction({
  id: 'delve.withdraw',
  title: 'Withdraw',
  rule: 'DLV-MNV-02',
  phase: 'fight',
  slot: 'withdraw',
  deed: 'move',
  needs: ['hp', 'str'],
  finds: 'leave melee retreat back off free strike',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', first: 'party' },
    how: { kind: 'choice', title: 'By', of: ways, default: 'half a move' },
    from: { kind: 'creature', role: 'target', title: 'From', optional: true },
  },
  plan(situation, { who, how, from }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who withdraws.')
    const held = moveHindrance(situation, creature)
    if (held) return refusal(held)
    return {
      creature,
      how,
      left: how === 'half a move' ? [] : leftBehind(situation, creature, from),
    }
  },
  preview({ creature: { name }, how, left }) {
    if (how === 'half a move') return plain(`${name} gives ground at half speed: nobody strikes`)
    if (left.length === 0) return plain(`${name} leaves: nobody stands there to strike`)
    return plain(
      `${listed(left.map((one) => one.name))} may strike ${name} at once`,
      [],
      [{ name: 'Leaving melee', value: 'each enemy left behind strikes', rule: 'DLV-MNV-02' }],
    )
  },
  *run({ creature, how, left }, situation, at) {
    const { id, name } = creature
    const base = { rule: 'DLV-MNV-02' as const, what: `${name} withdraws, ${how}` }
    const foes = left.map((one) => one.id)
    const attacks = attacksOn(situation, id, foes, 'as it is')
    if (attacks.length === 0)
      return line(at, { ...base, says: 'Nobody strikes', who: [id], effects: [movedMark(id)] })
    const { totals, why } = yield* rollAll(situation, attacks, at.ruling.adjust)
    const by = attacks[0]?.attacker
    const landed = yield* applyBlows(situation, { target: creature, totals, by })
    return line(at, {
      ...base,
      says: landed.says,
      tone: landed.tone,
      who: [id, ...attacks.map(({ attacker }) => attacker.id)],
      total: Math.max(...totals),
      why: [...why, ...landed.why],
      effects: [...landed.effects, movedMark(id)],
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

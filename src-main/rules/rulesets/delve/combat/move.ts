import { defineAction } from '../../../core/action.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../line.ts'
import { chargeOf } from './weapon.ts'
import { moved, rooted } from './withdraw.ts'

/** Move of the move phase; into reach of a foe in round 1 it is a charge. Rules DLV-INIT-05, DLV-ATK-06. */
export const move = defineAction({
  id: 'delve.move',
  title: 'Move, or charge',
  rule: 'DLV-ATK-06',
  phase: 'fight',
  slot: 'manoeuvre',
  needs: [],
  finds: 'charge close in walk run reach melee range',
  asks: {
    who: { kind: 'creature', title: 'Who' },
    foe: { kind: 'creature', title: 'Into reach of', optional: true },
  },
  preview(situation, { who, foe: id }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who moves.')
    if (!situation.fight) return refusal('No fight is on: roll initiative first (I).')
    const held = rooted(situation, creature)
    if (held) return refusal(held)
    const foe = id ? situation.creatures[id] : undefined
    const charges = foe !== undefined && situation.fight.round === 1
    return plain(
      charges
        ? `${creature.name} charges ${foe.name}: the next attack on it is enhanced`
        : `${creature.name} moves, and shoots nothing this round`,
      [],
      [
        charges
          ? { name: 'Charge', value: 'in round 1, from out of reach', rule: 'DLV-ATK-06' }
          : { name: 'Shoot or move', value: 'not both', rule: 'DLV-INIT-05' },
      ],
    )
  },
  *run(situation, { who, foe: id }, at) {
    yield* []
    const creature = situation.creatures[who]
    const foe = id ? situation.creatures[id] : undefined
    const charges = foe !== undefined && situation.fight?.round === 1
    return line(at, {
      rule: charges ? 'DLV-ATK-06' : 'DLV-INIT-05',
      what: charges ? 'Charge' : 'Move',
      says: charges
        ? `${creature?.name ?? 'Nobody'} charges ${foe.name}`
        : `${creature?.name ?? 'Nobody'} moves`,
      who: foe ? [who, foe.id] : [who],
      effects: [
        moved(who),
        ...(charges
          ? [{ do: 'mark' as const, creature: who, mark: chargeOf(foe.id), on: true }]
          : []),
      ],
    })
  },
})

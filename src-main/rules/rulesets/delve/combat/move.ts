import { defineAction } from '../../../action.ts'
import { askNotation } from '../../../dice/roll.ts'
import type { Effect } from '../../../effects.ts'
import { expressionOf } from '../../../house/notation.ts'
import { plain, refusal } from '../../../house/trial.ts'
import { listed } from '../../../house/words.ts'
import type { Situation } from '../../../situation.ts'
import { isDown } from '../../../standing.ts'
import { land } from '../harm/land.ts'
import { line } from '../line.ts'
import { cannotAct, foesOf, partyOf, type Someone } from '../people.ts'
import { rollAll, attacksOn } from './gang-up.ts'
import { chargeOf } from './weapon.ts'

/** Why somebody does not move this round. Rule DLV-INIT-05. */
function rooted(situation: Situation, creature: Someone): string | null {
  if (situation.fight?.marks?.[creature.id]?.shot)
    return `${creature.name} has shot this round, and so does not move. Wait for the next round.`
  return cannotAct(creature, situation)
}

const moved = (who: string): Effect => ({ do: 'mark', creature: who, mark: 'moved', on: true })

/** The move phase: into reach of somebody in round 1 is a charge. Rules DLV-INIT-05, DLV-ATK-06. */
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

const ways = ['half a move', 'a full move'] as const

/** Leaving melee: a full move gives those left behind a blow each. Rule DLV-MNV-02. */
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

function leftBehind(situation: Situation, creature: Someone, from: string | undefined): Someone[] {
  const others = creature.side === 'party' ? foesOf(situation) : partyOf(situation)
  return others.filter((one) => !isDown(one) && (!from || one.id === from))
}

/** Harm to all in an area, a roll for each; how many there are by the same die. Rule DLV-ATK-07. */
export const blast = defineAction({
  id: 'delve.blast',
  title: 'Blast',
  rule: 'DLV-ATK-07',
  phase: 'fight',
  slot: 'attack',
  needs: ['hp', 'str'],
  finds: 'area explosion sweep breath fire everybody all',
  asks: {
    targets: { kind: 'creatures', title: 'Who may be in it' },
    die: {
      kind: 'choice',
      title: 'Die',
      of: ['d4', 'd6', 'd8', 'd10', 'd12'],
      default: 'd6',
    },
    unsure: { kind: 'switch', title: 'Roll how many it reaches', default: false },
  },
  preview(situation, { targets, die, unsure }) {
    const there = targets.flatMap((id) => situation.creatures[id] ?? [])
    if (there.length === 0) return refusal('Choose who may be in the area.')
    return plain(
      unsure
        ? `${die} of ${there.length} are reached, the first named first; ${die} against each`
        : `${die} against each of ${there.length}, rolled one by one`,
      [],
      [{ name: 'Blast', value: 'a roll for each', rule: 'DLV-ATK-07' }],
    )
  },
  *run(situation, { targets, die, unsure }, at) {
    const there = targets.flatMap((id) => situation.creatures[id] ?? [])
    const expression = expressionOf(die)
    const reached = unsure ? (yield* askNotation('how many', expression)).total : there.length
    const struck = there.slice(0, reached)
    const says: string[] = []
    const effects: Effect[] = []
    const why = unsure ? [{ name: 'Reached', value: reached, rule: 'DLV-ATK-07' as const }] : []
    const steps = []
    for (const [place, target] of struck.entries()) {
      const label = `${place + 1}. ${target.name}`
      const { total } = yield* askNotation(label, expression)
      const totals = [Math.max(0, total + at.ruling.adjust)]
      const landed = yield* land(situation, { target, totals, label })
      says.push(landed.says)
      steps.push({ name: target.name, value: totals[0] ?? 0, rule: 'DLV-ATK-07' as const })
      steps.push(...landed.why)
      effects.push(...landed.effects)
    }
    return line(at, {
      rule: 'DLV-ATK-07',
      what: `Blast, ${die}`,
      says: says.join('; ') || 'Nobody was in it',
      tone: struck.some(({ side }) => side === 'party') ? 'bad' : 'good',
      who: struck.map(({ id }) => id),
      why: [...why, ...steps],
      effects,
    })
  },
})

import { defineAction } from '../../../core/action.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { condition } from '../harm/states.ts'
import { cannotAct, isImmobile } from './can-act.ts'
import { bound, held, immobilized } from './marks.ts'

function pairOf(
  situation: Situation,
  { who, target }: { who: string; target: string },
): { creature: ReadonlyCreature; other: ReadonlyCreature } | { says: string } {
  const [creature, other] = [situation.creatures[who], situation.creatures[target]]
  if (!creature || !other || creature.id === other.id)
    return { says: 'Choose who binds, and somebody else who is bound.' }
  const cannot = cannotAct(creature, situation)
  if (cannot) return { says: cannot }
  if (bound in other.conditions) return { says: `${other.name} is bound already.` }
  return isImmobile(other)
    ? { creature, other }
    : { says: `${other.name} can move: hold them until they are immobilized, then bind them.` }
}

/** Whoever can’t move is bound by anybody, and stays so. Rule GAM-CMB-30. */
export const bind = defineAction({
  id: 'gods-and-monsters.bind',
  title: 'Bind',
  rule: 'GAM-CMB-30',
  phase: 'fight',
  slot: 'manoeuvre',
  needs: [],
  finds: 'tie rope fetter capture prisoner immobilized bound',
  asks: {
    who: { kind: 'creature', title: 'Who binds', first: 'party' },
    target: { kind: 'creature', title: 'Whom' },
  },
  preview(situation, input) {
    const pair = pairOf(situation, input)
    if ('says' in pair) return refusal(pair.says)
    return plain(`${pair.creature.name} binds ${pair.other.name}`, [
      { name: 'To attack them', value: 10, rule: 'GAM-CMB-35' },
    ])
  },
  *run(situation, input, at) {
    yield* []
    const pair = pairOf(situation, input)
    if ('says' in pair) return line(at, { rule: 'GAM-CMB-30', what: 'Bind', says: pair.says })
    const { creature, other } = pair
    return line(at, {
      rule: 'GAM-CMB-30',
      what: `${creature.name} binds ${other.name}`,
      says: `${other.name} is bound`,
      tone: creature.side === 'party' ? 'good' : 'bad',
      who: [creature.id, other.id],
      effects: [
        ...[held, immobilized]
          .filter((name) => name in other.conditions)
          .map((name) => condition(other.id, name, null)),
        condition(other.id, bound, { rule: 'GAM-CMB-30' }),
        ...(situation.fight ? [{ do: 'acted' as const, creature: creature.id }] : []),
      ],
    })
  },
})

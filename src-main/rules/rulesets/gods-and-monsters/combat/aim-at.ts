import { defineAction } from '../../../core/action.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { listed } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Effect } from '../../../core/effects.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { condition } from '../harm/states.ts'
import { aimedTitle, freeAttackDue } from './aiming.ts'
import { cannotAct } from './can-act.ts'
import { covered } from './marks.ts'

interface Aiming {
  creature: ReadonlyCreature
  targets: ReadonlyCreature[]
}

function aimingOf(
  situation: Situation,
  { who, targets }: { who: string; targets: readonly string[] | undefined },
): Aiming | { says: string } {
  const creature = situation.creatures[who]
  if (!creature) return { says: 'Choose who aims.' }
  const cannot = cannotAct(creature, situation)
  if (cannot) return { says: cannot }
  const aimed = (targets ?? [])
    .flatMap((id) => situation.creatures[id] ?? [])
    .filter(({ side, conditions }) => side !== creature.side && !('dead' in conditions))
  return aimed.length === 0
    ? { says: 'Nobody of another side is aimed at: choose those who are not ready for it.' }
    : { creature, targets: aimed }
}

/** A weapon is aimed at the unready: a free attack on them at +4, and +1 damage. Rules GAM-CMB-33, GAM-CMB-34. */
export const aimAt = defineAction({
  id: 'gods-and-monsters.aim-at',
  title: 'Aim at the unready',
  rule: 'GAM-CMB-34',
  phase: 'fight',
  slot: 'manoeuvre',
  needs: [],
  finds: 'cover covered hold at bay bow crossbow gun ambush free attack threaten',
  asks: {
    who: { kind: 'creature', title: 'Who aims', first: 'party' },
    targets: { kind: 'creatures', title: 'At whom' },
  },
  preview(situation, input) {
    const aiming = aimingOf(situation, input)
    if ('says' in aiming) return refusal(aiming.says)
    return plain(
      `${aiming.creature.name} covers ${listed(aiming.targets.map(({ name }) => name))}`,
      [
        { name: 'To attack them', value: 4, rule: 'GAM-CMB-34' },
        { name: 'Damage', value: 1, rule: 'GAM-CMB-34' },
      ],
      [
        { name: 'The attack', value: 'costs no action unless forestalled', rule: 'GAM-CMB-34' },
        {
          name: 'Unaware or immobile as well',
          value: 'only the best of the three counts',
          rule: 'GAM-CMB-33',
        },
      ],
    )
  },
  *run(situation, input, at) {
    yield* []
    const aiming = aimingOf(situation, input)
    if ('says' in aiming)
      return line(at, { rule: 'GAM-CMB-34', what: 'Aim at the unready', says: aiming.says })
    const { creature, targets } = aiming
    return line(at, {
      rule: 'GAM-CMB-34',
      what: `${creature.name} aims`,
      says: `${listed(targets.map(({ name }) => name))} covered`,
      tone: creature.side === 'party' ? 'good' : 'bad',
      who: [creature.id, ...targets.map(({ id }) => id)],
      effects: [
        ...targets.flatMap((target): Effect[] => [
          condition(target.id, covered, { fight: true, rule: 'GAM-CMB-34' }),
          { do: 'mark', creature: creature.id, mark: aimedTitle(target.id), on: true },
          freeAttackDue(creature, target),
        ]),
        ...(situation.fight ? [{ do: 'acted' as const, creature: creature.id }] : []),
      ],
    })
  },
})

import type { Effect } from '../../../core/effects.ts'
import { listed } from '../../../core/words.ts'
import type { Step } from '../../../core/outcome.ts'
import { roll, rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { useId } from '../../../common/uses.ts'
import { resists } from '../combat/gambit.ts'
import { scoreOf } from '../people.ts'
import { saved, unruled } from '../saves/trial.ts'
import { willOf } from './dice.ts'
import type { ReadyPower } from './ready.ts'
import { inLine } from './rows.ts'
import { marks, type PowerResult } from './worked.ts'

/** Faith Dice are paid for in WIL, and nobody saves against that. Rules BDPX-DIV-01 to BDPX-DIV-03. */
export function* divine(
  situation: Situation,
  ready: ReadyPower,
  targets: readonly ReadonlyCreature[],
): ProcedureOf<PowerResult> {
  const { caster, power, dice, imprinted } = ready
  const who = [caster.id, ...targets.map(({ id }) => id)]
  const before: Step[] = []
  if (!imprinted) {
    const tried = yield* saved(caster, 'WIL', unruled, {
      rule: 'BDPX-DIV-01',
      label: 'WIL save, from the book',
    })
    before.push(
      { name: 'Not imprinted', value: 'ten minutes and a WIL save', rule: 'BDPX-DIV-01' },
      ...tried.why,
    )
    if (!tried.success)
      return {
        says: 'The prayer goes unheard, and none is imprinted until sunrise',
        tone: 'bad',
        total: 0,
        why: [...before, ownRule(power)],
        effects: [],
        who,
      }
  }
  const faces = yield* roll('faith', 6, dice)
  const sum = faces.reduce((all, face) => all + face, 0)
  const cost = willOf(faces)
  const { wil = 10 } = caster.values
  const did = yield* miracle(situation, ready, targets, faces)
  return {
    says: `${did.says}; ${cost} WIL`,
    tone: 'good',
    total: sum,
    who,
    why: [
      ...before,
      { name: 'Faith Dice', value: faces.join(', '), rule: 'BDPX-DIV-02' },
      { name: 'Paid', value: `${cost} WIL`, rule: 'BDPX-DIV-02' },
      ownRule(power),
      ...did.why,
    ],
    effects: [
      { do: 'set', creature: caster.id, field: 'wil', to: Math.max(0, wil - cost) },
      ...(situation.fight
        ? [{ do: 'mark' as const, creature: caster.id, mark: 'praying', on: true }]
        : []),
      ...did.effects,
    ],
  }
}

function ownRule(power: ReadyPower['power']): Step {
  return { name: power.name, value: inLine(power), rule: power.rule }
}

interface Did {
  says: string
  why: Step[]
  effects: Effect[]
}

function* miracle(
  situation: Situation,
  { caster, power }: ReadyPower,
  targets: readonly ReadonlyCreature[],
  faces: readonly number[],
): ProcedureOf<Did> {
  const sum = faces.reduce((all, face) => all + face, 0)
  const count = faces.length
  if (power.name === 'Rebuke') return yield* rebuked(targets.slice(0, sum), count)
  if (power.name === 'Replenish')
    return replenished(targets.length > 0 ? targets.slice(0, count) : [caster], sum)
  if (power.name === 'Bless')
    return {
      says: `A pool of ${sum} points to the end of the day`,
      why: [],
      effects: [
        {
          do: 'use',
          creature: caster.id,
          id: useId('Bless points'),
          to: {
            title: 'Bless points',
            of: Math.max(1, sum),
            spent: 0,
            at: situation.clock.seconds,
            again: 'never',
          },
        },
      ],
    }
  const most = power.name === 'Empower' ? sum : power.name === 'Smite' ? 1 : count
  const takes = (targets.length > 0 ? targets : [caster]).slice(0, most)
  return {
    says: `${power.name}: dice ${count}, sum ${sum}, on ${listed(takes.map(({ name }) => name))}`,
    why: [],
    effects: marks(power, takes, faces, situation),
  }
}

/** At or under WIL and over the dice, or they flee. */
function* rebuked(targets: readonly ReadonlyCreature[], dice: number): ProcedureOf<Did> {
  const fled: ReadonlyCreature[] = []
  const why: Step[] = []
  for (const target of targets) {
    const d20 = yield* rollOne(`${target.name}: WIL save`, 20)
    const held = resists(scoreOf(target, 'WIL'), dice, d20)
    why.push({
      name: target.name,
      value: `${d20}: ${held ? 'stands' : 'flees'}`,
      rule: 'BDPX-DIV-03',
    })
    if (!held) fled.push(target)
  }
  return {
    says: fled.length > 0 ? `${listed(fled.map(({ name }) => name))} flee` : 'Nobody flees',
    why,
    effects: fled.map(({ id }): Effect => ({
      do: 'condition',
      creature: id,
      name: 'fleeing',
      to: { rule: 'BDPX-DIV-03' },
    })),
  }
}

function replenished(targets: readonly ReadonlyCreature[], sum: number): Did {
  return {
    says: `${listed(targets.map(({ name }) => name))}: up to ${sum} HP back`,
    why: [],
    effects: targets.map((target): Effect => {
      const { hp = 0, maxHp = hp } = target.values
      return {
        do: 'set',
        creature: target.id,
        field: 'hp',
        to: Math.max(hp, Math.min(maxHp, hp + sum)),
      }
    }),
  }
}

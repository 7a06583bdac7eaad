import type { Effect } from '../../../core/effects.ts'
import type { Step } from '../../../core/outcome.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { relieved, tired } from '../fatigue.ts'
import { partyOf, scoreOf } from '../people.ts'
import { resists } from '../combat/gambit.ts'
import { deprivedMark } from '../rest/deprived.ts'
import type { ReadyPower } from './ready.ts'
import { inLine } from './rows.ts'
import { marks, type PowerResult } from './worked.ts'

/** Four acted lines make a song easier by so much. Rule BDPX-SNG-01. */
const acting = 3

/** At or under WIL and over the song's complexity; failing is 1 Fatigue. Rules BDPX-SNG-01, BDPX-SNG-02. */
export function* sung(
  situation: Situation,
  { caster, power }: ReadyPower,
  acted: boolean,
  targets: readonly ReadonlyCreature[],
): ProcedureOf<PowerResult> {
  const hard = Math.max(0, (power.complexity ?? 0) - (acted ? acting : 0))
  const d20 = yield* rollOne('song', 20)
  const works = resists(scoreOf(caster, 'WIL'), hard, d20)
  const takes = targets.length > 0 ? targets : partyOf(situation)
  const base = {
    total: d20,
    who: [caster.id, ...takes.map(({ id }) => id)],
    why: [
      {
        name: `WIL ${scoreOf(caster, 'WIL')}`,
        value: `${d20}, at or under it and over ${hard}`,
        rule: 'BDPX-SNG-01',
      },
      { name: power.name, value: inLine(power), rule: power.rule },
    ] satisfies Step[],
  }
  if (!works)
    return { ...base, says: 'The song fails: 1 Fatigue', tone: 'bad', effects: tired(caster, 1) }
  const woe = power.name === 'Song of Woe' ? yield* wept(caster, takes) : []
  return {
    ...base,
    says: inLine(power),
    tone: 'good',
    effects: [...marks(power, takes, [], situation), ...woe],
  }
}

/** All but the singer lose 1d6 Fatigue, and the singer goes without. Rule BDPX-SNG-02. */
function* wept(
  caster: ReadonlyCreature,
  takes: readonly ReadonlyCreature[],
): ProcedureOf<Effect[]> {
  const die = yield* rollOne('Fatigue lost', 6)
  return [
    ...takes
      .filter(({ id }) => id !== caster.id)
      .flatMap((one) => relieved(one, Math.max(0, (one.values.fatigue ?? 0) - die))),
    {
      do: 'condition',
      creature: caster.id,
      name: deprivedMark('sleep'),
      to: { rule: 'BDPX-SNG-02' },
    },
  ]
}

import type { Effect } from '../../../core/effects.ts'
import { step, type Step } from '../../../core/outcome.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { partyOf, scoreOf } from '../character/people.ts'
import { resists } from '../combat/gambit.ts'
import { setCondition } from '../effects.ts'
import { lowerFatigue, addFatigue } from '../load.ts'
import { deprivedMark } from '../rest/deprivation.ts'
import type { ReadyPower } from './ready.ts'
import { effectPhrase, ironSong, markTargets, type PowerResult } from './spells.ts'

/** Complexity that four acted lines take off a song. Rule BDPX-SNG-01. */
const acting = 3

/** Rolls a song: at or under WIL and over its complexity; failing is 1 Fatigue. Rules BDPX-SNG-01, BDPX-SNG-02. */
export function* sing(
  situation: Situation,
  { caster, power }: ReadyPower,
  acted: boolean,
  targets: readonly ReadonlyCreature[],
): ProcedureOf<PowerResult> {
  const hard = Math.max(0, (power.complexity ?? 0) - (acted ? acting : 0))
  const d20 = yield* rollOne('song', 20)
  const works = resists(scoreOf(caster, 'WIL'), hard, d20)
  const armed = power.name === ironSong ? (targets[0] ?? caster) : null
  const takes = armed ? [armed] : targets.length > 0 ? targets : partyOf(situation)
  const base = {
    total: d20,
    who: [caster.id, ...takes.map(({ id }) => id)],
    why: [
      step(
        `WIL ${scoreOf(caster, 'WIL')}`,
        `${d20}, at or under it and over ${hard}`,
        'BDPX-SNG-01',
      ),
      step(power.name, effectPhrase(power), power.rule),
    ] satisfies Step[],
  }
  if (!works)
    return {
      ...base,
      says: 'The song fails: 1 Fatigue',
      tone: 'bad',
      effects: addFatigue(caster, 1),
    }
  const woe = power.name === 'Song of Woe' ? yield* weep(caster, takes) : []
  return {
    ...base,
    says: armed ? `${effectPhrase(power)}: that of ${armed.name}` : effectPhrase(power),
    tone: 'good',
    effects: [...markTargets(power, takes, [], situation), ...woe],
  }
}

/** Relieves all but the singer of 1d6 Fatigue; the singer is Deprived. Rule BDPX-SNG-02. */
function* weep(
  caster: ReadonlyCreature,
  takes: readonly ReadonlyCreature[],
): ProcedureOf<Effect[]> {
  const die = yield* rollOne('Fatigue lost', 6)
  return [
    ...takes
      .filter(({ id }) => id !== caster.id)
      .flatMap((one) => lowerFatigue(one, Math.max(0, (one.values.fatigue ?? 0) - die))),
    setCondition(caster.id, deprivedMark('sleep'), { rule: 'BDPX-SNG-02' }),
  ]
}

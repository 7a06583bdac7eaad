import type { Ruling } from '../../../core/action.ts'
import { minute } from '../../../clock/clock.ts'
import type { Effect } from '../../../core/effects.ts'
import { listed } from '../../../core/words.ts'
import type { Step, Tone } from '../../../core/outcome.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { saved } from '../saves.ts'
import { resistedWith } from './casting.ts'
import { type CastResult, type SpellAtWork, secondsOf } from './working.ts'

export function lasting(
  situation: Situation,
  working: SpellAtWork,
): { until?: number; fight?: true } {
  const { lasts } = working.spell
  if (lasts === 'minutes') return { until: situation.clock.seconds + secondsOf(working) }
  return lasts === 'fight' ? { fight: true } : {}
}

export function lastingStep(working: SpellAtWork): Step[] {
  if (working.spell.lasts !== 'minutes') return []
  return [{ name: 'Lasts', value: `${secondsOf(working) / minute} minutes`, rule: 'DLV-MAG-09' }]
}

/** Applies the spell's condition to all targets that do not resist. */
export function* marked(
  situation: Situation,
  working: SpellAtWork,
  ruling: Ruling,
): ProcedureOf<CastResult> {
  const { spell, targets, caster } = working
  const { taken, why } = yield* resisting(situation, working, ruling)
  const mark = spell.mark ?? spell.name
  return {
    says: taken.length === 0 ? 'Nobody is taken' : `${listed(names(taken))}: ${mark}`,
    tone: toneOf(caster, taken.length > 0),
    why: [
      { name: spell.name, value: spell.says, rule: spell.rule },
      ...why,
      ...lastingStep(working),
    ],
    effects: taken.map((creature): Effect => ({
      do: 'condition',
      creature: creature.id,
      name: mark,
      to: { ...lasting(situation, working), rule: spell.rule },
    })),
    ...(targets.length === 0 ? { tone: 'plain' as const } : {}),
  }
}

export function toneOf(caster: ReadonlyCreature, worked: boolean): Tone {
  if (!worked) return 'plain'
  return caster.side === 'foes' ? 'bad' : 'good'
}

const names = (of: readonly ReadonlyCreature[]): string[] => of.map(({ name }) => name)

/** Rolls each target's save when the spell allows one; without it, all are affected. Rule E-DLV-10. */
function* resisting(
  situation: Situation,
  { spell, targets }: SpellAtWork,
  ruling: Ruling,
): ProcedureOf<{ taken: ReadonlyCreature[]; why: Step[] }> {
  if (!spell.save) return { taken: targets, why: [] }
  const taken: ReadonlyCreature[] = []
  const why: Step[] = []
  for (const [place, creature] of targets.entries()) {
    const name = `${place + 1}. ${creature.name}`
    const ability = yield* resistedWith(situation, `${name} resists by`)
    const label = `${name}: ${ability} save`
    const tried = yield* saved(situation, creature, ability, ruling, { label, rule: spell.rule })
    why.push({
      name: creature.name,
      value: tried.success ? 'resists' : 'is taken',
      rule: 'E-DLV-10',
    })
    why.push(...tried.why)
    if (!tried.success) taken.push(creature)
  }
  return { taken, why }
}

/** Dominates the targets; the caster is out of the body meanwhile. Rule DLV-SPELL-07. */
export function* dominate(
  situation: Situation,
  working: SpellAtWork,
  ruling: Ruling,
): ProcedureOf<CastResult> {
  const worked = yield* marked(situation, working, ruling)
  if (!worked.effects.some(({ do: word }) => word === 'condition')) return worked
  const out: Effect = {
    do: 'condition',
    creature: working.caster.id,
    name: 'out of the body',
    to: { ...lasting(situation, working), rule: working.spell.rule },
  }
  return { ...worked, effects: [...worked.effects, out] }
}

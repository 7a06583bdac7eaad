import { charmed, sideUnder } from '../../../common/charm.ts'
import { minute } from '../../../clock/clock.ts'
import type { Ruling } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Step, Tone } from '../../../core/outcome.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { listed } from '../../../core/words.ts'
import { rollSave } from '../saves.ts'
import { resistedWith } from './interrupt.ts'
import { type DelveSpell, spellScale } from './spells.ts'

/** Spell taking effect: caster, level, targets, and the text given with it. */
export interface SpellAtWork {
  caster: ReadonlyCreature
  spell: DelveSpell
  level: number
  targets: ReadonlyCreature[]
  blood: boolean
  about: string
}

export interface CastResult {
  says: string
  tone: Tone
  why: Step[]
  effects: Effect[]
  secret?: boolean
}

/** Ten minutes a level unless the spell says otherwise. Rule DLV-MAG-09. */
export function secondsOf({ spell, level }: Pick<SpellAtWork, 'spell' | 'level'>): number {
  return (spellScale(spell.name, level).minutes ?? 10 * level) * minute
}

function durationOf(situation: Situation, working: SpellAtWork): { until?: number; fight?: true } {
  const { lasts } = working.spell
  if (lasts === 'minutes') return { until: situation.clock.seconds + secondsOf(working) }
  return lasts === 'fight' ? { fight: true } : {}
}

function durationStep(working: SpellAtWork): Step[] {
  if (working.spell.lasts !== 'minutes') return []
  return [{ name: 'Lasts', value: `${secondsOf(working) / minute} minutes`, rule: 'DLV-MAG-09' }]
}

/** Applies the spell's condition to all targets that do not resist; `turns` where they change sides with it. */
export function* markTargets(
  situation: Situation,
  working: SpellAtWork,
  ruling: Ruling,
  turns = false,
): ProcedureOf<CastResult> {
  const { spell, targets, caster } = working
  const { taken, why } = yield* rollResistance(situation, working, ruling)
  const mark = spell.mark ?? spell.name
  return {
    says: taken.length === 0 ? 'Nobody is taken' : `${listed(names(taken))}: ${mark}`,
    tone: toneOf(caster, taken.length > 0),
    why: [
      { name: spell.name, value: spell.says, rule: spell.rule },
      ...why,
      ...durationStep(working),
    ],
    effects: taken.flatMap((on) => layMark(situation, working, { on, mark }, turns)),
    ...(targets.length === 0 ? { tone: 'plain' as const } : {}),
  }
}

export function toneOf(caster: ReadonlyCreature, worked: boolean): Tone {
  if (!worked) return 'plain'
  return caster.side === 'foes' ? 'bad' : 'good'
}

const names = (of: readonly ReadonlyCreature[]): string[] => of.map(({ name }) => name)

/** Rolls each target's save when the spell allows one; without it, all are affected. Rule E-DLV-10. */
function* rollResistance(
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
    const result = yield* rollSave(situation, creature, ability, ruling, {
      label,
      rule: spell.rule,
    })
    why.push({
      name: creature.name,
      value: result.success ? 'resists' : 'is taken',
      rule: 'E-DLV-10',
    })
    why.push(...result.why)
    if (!result.success) taken.push(creature)
  }
  return { taken, why }
}

/** One step kinder each; foes then fight no more, or for the caster. Rule DLV-SPELL-04. */
export function charm(situation: Situation, working: SpellAtWork): CastResult {
  const { spell, targets, caster } = working
  const moved = targets.map((target) => charmed(situation, target))
  return {
    says: listed(moved.map(({ on, mark }) => `${on.name} is ${mark}`)) || 'Nobody is taken',
    tone: toneOf(caster, moved.length > 0),
    why: [
      { name: spell.name, value: spell.says, rule: spell.rule },
      ...moved.map(({ on, was, mark }): Step => ({
        name: on.name,
        value: `${was} to ${mark}`,
        rule: spell.rule,
      })),
      ...durationStep(working),
    ],
    effects: moved.flatMap(({ on, was, mark }): Effect[] => [
      ...(was !== mark && was in on.conditions
        ? [{ do: 'condition' as const, creature: on.id, name: was, to: null }]
        : []),
      ...layMark(situation, working, { on, was, mark }, true),
    ]),
  }
}

/** Lays the spell's condition on somebody; under a charm or a command they may change sides. */
function layMark(
  situation: Situation,
  working: SpellAtWork,
  laid: { on: ReadonlyCreature; was?: string; mark: string },
  turns: boolean,
): Effect[] {
  const { from, effects } = turns ? sideUnder(working.caster, laid) : { effects: [] }
  const { rule } = working.spell
  return [
    {
      do: 'condition',
      creature: laid.on.id,
      name: laid.mark,
      to: { ...durationOf(situation, working), rule, ...(from ? { from } : {}) },
    },
    ...effects,
  ]
}

/** Dominates the targets; the caster is out of the body meanwhile. Rule DLV-SPELL-07. */
export function* dominate(
  situation: Situation,
  working: SpellAtWork,
  ruling: Ruling,
): ProcedureOf<CastResult> {
  const worked = yield* markTargets(situation, working, ruling, true)
  if (!worked.effects.some(({ do: word }) => word === 'condition')) return worked
  const out: Effect = {
    do: 'condition',
    creature: working.caster.id,
    name: 'out of the body',
    to: { ...durationOf(situation, working), rule: working.spell.rule },
  }
  return { ...worked, effects: [...worked.effects, out] }
}

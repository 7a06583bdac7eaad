import type { ReadonlyCreature } from '../../../core/situation.ts'
import { fieldOf, fullOf, scoreOf, type Ability } from '../../../common/abilities.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Step } from '../../../core/outcome.ts'
import { choose, type ProcedureOf } from '../../../core/procedure.ts'
import { woundGain, type Level } from './figures.ts'
import { alike, woundName, type BorneWound } from './kept.ts'

interface NewWound {
  type: string
  level: Level
  /** Ability that it reduces for good, should it become permanent. */
  ability: Ability
}

interface WoundCame {
  says: string
  effects: Effect[]
  why: Step[]
}

const words = { worsen: 'The old wound worsens', 'new slot': 'A new wound, in a new slot' } as const

/**
 * A wound comes to somebody. Where one of its type is there that can still worsen, the player
 * chooses. Rules BDP-WND-01, BDP-WND-02, BDP-WND-05, E-BDP-08.
 */
export function* gainWound(
  creature: ReadonlyCreature,
  wound: NewWound,
  label: string,
): ProcedureOf<WoundCame> {
  const old = alike(creature, wound.type).find(({ level }) => level !== 'permanent')
  const worse = old
    ? (yield* choose(`${label}: again ${wound.type}`, Object.values(words))) === words.worsen
    : false
  return cameOf(creature, wound, worse ? old : undefined)
}

/** The wound as effects: a condition each, and what a permanent one costs. */
function cameOf(
  creature: ReadonlyCreature,
  wound: NewWound,
  raises: BorneWound | undefined,
): WoundCame {
  const came = woundGain(raises?.level ?? null, wound.level, raises ? 'worsen' : 'new slot')
  const level = came.wounds.at(-1) ?? wound.level
  const name = woundName(creature, level, raises?.type ?? wound.type)
  const why: Step[] = raises
    ? [{ name: raises.name, value: `becomes ${level}`, rule: 'BDP-WND-02' }]
    : [{ name, value: 'fills a slot', rule: 'BDP-WND-01' }]
  const lasting = came.attributePenalty > 0 ? permanent(creature, wound.ability) : null
  return {
    says: name,
    why: lasting ? [...why, ...lasting.why] : why,
    effects: [
      ...(raises
        ? [{ do: 'condition' as const, creature: creature.id, name: raises.name, to: null }]
        : []),
      { do: 'condition', creature: creature.id, name, to: { rule: ruleOf[level] } },
      ...(lasting?.effects ?? []),
    ],
  }
}

const ruleOf = {
  light: 'BDP-WND-03',
  severe: 'BDP-WND-04',
  permanent: 'BDP-WND-05',
} as const satisfies Record<Level, `BDP-${string}`>

/** Off the maximum, and off the score where it stood above that. Rules BDP-WND-05, E-BDP-25. */
function permanent(
  creature: ReadonlyCreature,
  ability: Ability,
): { effects: Effect[]; why: Step[] } {
  const score = scoreOf(creature, ability)
  const full = creature.values[fullOf[ability]] ?? score
  const to = Math.max(0, full - 1)
  return {
    effects: [
      { do: 'set', creature: creature.id, field: fullOf[ability], to },
      ...(score > to
        ? [{ do: 'set' as const, creature: creature.id, field: fieldOf[ability], to }]
        : []),
    ],
    why: [{ name: `${ability} at most`, value: `${full} to ${to}`, rule: 'E-BDP-25' }],
  }
}

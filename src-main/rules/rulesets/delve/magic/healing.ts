import type { Ruling } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Step } from '../../../core/outcome.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { woundIn } from '../harm/wounds.ts'
import { abilities, fieldOf, fullOf } from '../people.ts'
import { saved } from '../saves.ts'
import type { CastResult, SpellAtWork } from './working.ts'
import { toneOf } from './marking.ts'

const magical = /curse|spell|magic|charm|hex/i

const ailing = /poison|disease|sick|ill|rot|fever|infect|plague|curse|hex|delirious|paralys/i

/**
 * Heals all ailments of one creature; magical ones resist with one more save. Rules DLV-SPELL-11, E-DLV-35.
 */
export function* heal(
  situation: Situation,
  working: SpellAtWork,
  ruling: Ruling,
): ProcedureOf<CastResult> {
  const [target] = working.targets
  const rule = 'DLV-SPELL-11'
  if (!target) return { says: 'Nobody is healed', tone: 'plain', why: [], effects: [] }
  const why: Step[] = [{ name: 'Heal Sickness', value: working.spell.says, rule }]
  const effects: Effect[] = mended(target)
  for (const name of Object.keys(target.conditions)) {
    const hurt = woundIn(name) !== null || ['dying', 'stable', 'blind'].includes(name)
    if (!hurt && !ailing.test(name)) continue
    if (!hurt && magical.test(name)) {
      const label = `${name}: WIL save`
      const tried = yield* saved(situation, target, 'WIL', ruling, { label, rule })
      why.push({ name, value: tried.success ? 'shaken off' : 'stays', rule }, ...tried.why)
      if (!tried.success) continue
    } else if (hurt) why.push({ name, value: 'healed by magic', rule: 'E-DLV-35' })
    effects.push({ do: 'condition', creature: target.id, name, to: null })
  }
  return { says: `${target.name} is healed`, tone: toneOf(working.caster, true), why, effects }
}

function mended(target: ReadonlyCreature): Effect[] {
  const { hp = 0, maxHp = hp } = target.values
  return [
    ...(hp < maxHp ? [{ do: 'set' as const, creature: target.id, field: 'hp', to: maxHp }] : []),
    ...abilities.flatMap((ability): Effect[] => {
      const full = target.values[fullOf[ability]]
      const now = target.values[fieldOf[ability]]
      return full !== undefined && now !== undefined && now < full
        ? [{ do: 'set', creature: target.id, field: fieldOf[ability], to: full }]
        : []
    }),
  ]
}

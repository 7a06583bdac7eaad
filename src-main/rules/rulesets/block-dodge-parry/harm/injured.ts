import type { ReadonlyCreature } from '../../../core/situation.ts'
import type { Ability } from '../../../common/abilities.ts'
import { fieldOf, scoreOf } from '../../../common/abilities.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Step } from '../../../core/outcome.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import { gainWound } from '../wounds/gain.ts'
import { typeOf } from '../wounds/kept.ts'
import { dropped } from './dropped.ts'
import { areaOf, dieFor, injuryAt, type Area, type Injury } from './injuries.ts'

interface Injuring {
  /** Cause of the injury: "Sword". */
  weapon?: string | undefined
  /** Area the GM names; absent rolls the d10. */
  area?: Area | undefined
  label: string
}

interface Injured {
  says: string
  why: Step[]
  effects: Effect[]
}

/** Ability that a permanent wound to each area reduces. */
const costs: Readonly<Record<Area, Ability>> = {
  Torso: 'STR',
  'Left Leg': 'DEX',
  'Right Leg': 'DEX',
  'Left Arm': 'DEX',
  'Right Arm': 'DEX',
  Head: 'WIL',
}

/** The table of injuries on somebody, and the severe wound it leaves. Rules BDP-CRIT-05 to BDP-CRIT-08. */
export function* injured(creature: ReadonlyCreature, how: Injuring): ProcedureOf<Injured> {
  const area = how.area ?? areaOf(yield* rollOne(`${how.label}: where`, 10))
  const die = dieFor(area)
  const face = die === null ? null : yield* rollOne(`${how.label}: ${area}`, die)
  const hurt = injuryAt(area, face, face)
  const fall = hurt.dropsItem ? yield* dropped(creature, how.label) : null
  const type = typeOf(`${how.weapon?.trim() ? `${how.weapon.trim()} ` : ''}Wound (${area})`)
  const wound = yield* gainWound(
    creature,
    { type, level: 'severe', ability: costs[area] },
    how.label,
  )
  const { effects, why, says } = sufferedOf(creature, hurt)
  return {
    says: `${says}; ${wound.says}`,
    why: [
      { name: area, value: how.area ? 'as you say' : 'by the d10', rule: ruleFor(how, hurt) },
      ...why,
      ...(fall?.why ?? []),
      { name: 'The wound', value: 'severe, whatever else', rule: 'BDP-CRIT-07' },
      ...wound.why,
    ],
    effects: [...effects, ...(fall?.effects ?? []), ...wound.effects],
  }
}

function ruleFor({ area }: Injuring, hurt: Injury): 'BDP-CRIT-08' | 'BDP-CRIT-06' | 'BDP-CRIT-05' {
  if (area) return 'BDP-CRIT-08'
  return hurt.area === 'Head' ? 'BDP-CRIT-06' : 'BDP-CRIT-05'
}

function sufferedOf(creature: ReadonlyCreature, hurt: Injury): Injured {
  if (hurt.strLoss !== null) return lost(creature, 'STR', hurt.strLoss, 'Torso')
  if (hurt.dexLoss !== null) {
    const came = lost(creature, 'DEX', hurt.dexLoss, hurt.area)
    const step: Step = { name: hurt.area, value: 'may be lost', rule: 'BDP-CRIT-05' }
    return { ...came, why: [...came.why, step] }
  }
  if (hurt.area === 'Head') return headed(creature, hurt)
  return {
    says: `${hurt.area}: drops what it held`,
    why: [{ name: hurt.area, value: 'attacks impaired; it may be lost', rule: 'BDP-CRIT-05' }],
    effects: [],
  }
}

/** No second save, but 0 STR kills. Rule E-BDP-07. */
function lost(creature: ReadonlyCreature, ability: Ability, by: number, area: Area): Injured {
  const was = scoreOf(creature, ability)
  const to = Math.max(0, was - by)
  return {
    says: `${area}: ${ability} ${was} to ${to}`,
    why: [{ name: area, value: `${by} ${ability} more`, rule: 'BDP-CRIT-05' }],
    effects: [{ do: 'set', creature: creature.id, field: fieldOf[ability], to }],
  }
}

function headed(creature: ReadonlyCreature, { result }: Injury): Injured {
  const name = { die: 'dead', 'lose an eye': 'one eye', 'cool scar': 'scarred' }[result ?? 'die']
  const says = { die: 'dies', 'lose an eye': 'loses an eye', 'cool scar': 'a cool scar' }
  return {
    says: `Head: ${says[result ?? 'die']}`,
    why: [{ name: 'Head', value: says[result ?? 'die'], rule: 'BDP-CRIT-06' }],
    effects: [{ do: 'condition', creature: creature.id, name, to: { rule: 'BDP-CRIT-06' } }],
  }
}

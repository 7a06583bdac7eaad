import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { step, type Step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { choose, rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import { fieldOf, scoreOf, type Ability } from '../character/people.ts'
import { chanceOn, dieBars } from '../checks/odds.ts'
import { setCondition, setField } from '../effects.ts'
import { heldBy } from '../gear.ts'
import { gainWound, typeOf } from './wounds.ts'

const areas = ['Torso', 'Left Leg', 'Right Leg', 'Left Arm', 'Right Arm', 'Head'] as const
type Area = (typeof areas)[number]

type HeadWound = 'die' | 'lose an eye' | 'cool scar'

interface Injury {
  area: Area
  /** STR lost by an injury to the torso; null where none is rolled. */
  strLoss: number | null
  /** DEX lost by an injury to a leg; null where none is rolled. */
  dexLoss: number | null
  dropsItem: boolean
  attacksImpaired: boolean
  /** Result of an injury to the head; null where none is rolled. */
  result: HeadWound | null
  /** Level of the wound that every injury adds. */
  wound: 'severe'
}

/** Area hit, by a d10: the torso on 1 to 5. Rule BDP-CRIT-05. */
export function areaOf(d10: number): Area {
  if (d10 <= 5) return 'Torso'
  return areas[d10 - 5] ?? 'Head'
}

/** Result of an injury to the head, by a d6. Rule BDP-CRIT-06. */
function headOf(d6: number): HeadWound {
  if (d6 <= 3) return 'die'
  return d6 <= 5 ? 'lose an eye' : 'cool scar'
}

/** Second die of an area: STR or DEX lost, or the result for the head; null for none. */
function dieFor(area: Area): 4 | 6 | null {
  if (area === 'Head') return 6
  return area === 'Left Arm' || area === 'Right Arm' ? null : 4
}

/** Injury to an area, from the faces of its second die. Rule BDP-CRIT-08. */
export function injuryAt(area: Area, d4: number | null, d6: number | null): Injury {
  const arm = area.endsWith('Arm')
  return {
    area,
    strLoss: area === 'Torso' ? d4 : null,
    dexLoss: area.endsWith('Leg') ? d4 : null,
    dropsItem: arm,
    attacksImpaired: arm,
    result: area === 'Head' && d6 !== null ? headOf(d6) : null,
    wound: 'severe',
  }
}

/**
 * Drops an item in hand; with both hands full the GM chooses, and the first is held in the right one. Rule BDP-CRIT-05.
 */
function* dropHeld(
  creature: ReadonlyCreature,
  label: string,
  area: Area,
): ProcedureOf<{ effects: Effect[]; why: Step[] }> {
  const held = heldBy(creature)
  const [only] = held
  if (!only) return { effects: [], why: [] }
  const named = held.map((item) => item.name)
  const usual = (area === 'Left Arm' ? named.at(-1) : undefined) ?? only.name
  const which =
    held.length === 1
      ? only.name
      : yield* choose(`${label}: drops`, [...new Set(named), 'Nothing'], { usual })
  const item = held.find(({ name }) => name === which)
  if (!item) return { effects: [], why: [] }
  return {
    effects: [{ do: 'item', creature: creature.id, item: { ...item, ready: false } }],
    why: [step('Dropped', item.name, 'BDP-CRIT-05')],
  }
}

interface Injuring {
  /** Cause of the injury: "Sword". */
  weapon?: string | undefined
  /** Area the GM names; absent rolls the d10. */
  area?: Area | undefined
  label: string
}

interface InjuryResult {
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

/** Rolls an injury with the severe wound that it leaves. Rules BDP-CRIT-05 to BDP-CRIT-08. */
export function* injure(creature: ReadonlyCreature, how: Injuring): ProcedureOf<InjuryResult> {
  const area = how.area ?? areaOf(yield* rollOne(`${how.label}: where`, 10))
  const die = dieFor(area)
  const face = die === null ? null : yield* rollOne(`${how.label}: ${area}`, die)
  const hurt = injuryAt(area, face, face)
  const fall = hurt.dropsItem ? yield* dropHeld(creature, how.label, hurt.area) : null
  const type = typeOf(`${how.weapon?.trim() ? `${how.weapon.trim()} ` : ''}Wound (${area})`)
  const wound = yield* gainWound(
    creature,
    { type, level: 'severe', ability: costs[area] },
    how.label,
  )
  const { effects, why, says } = injuryEffects(creature, hurt)
  return {
    says: `${says}; ${wound.says}`,
    why: [
      step(area, how.area ? 'as you say' : 'by the d10', ruleFor(how, hurt)),
      ...why,
      ...(fall?.why ?? []),
      step('The wound', 'severe, whatever else', 'BDP-CRIT-07'),
      ...wound.why,
    ],
    effects: [...effects, ...(fall?.effects ?? []), ...wound.effects],
  }
}

function ruleFor({ area }: Injuring, hurt: Injury): 'BDP-CRIT-08' | 'BDP-CRIT-06' | 'BDP-CRIT-05' {
  if (area) return 'BDP-CRIT-08'
  return hurt.area === 'Head' ? 'BDP-CRIT-06' : 'BDP-CRIT-05'
}

function injuryEffects(creature: ReadonlyCreature, hurt: Injury): InjuryResult {
  if (hurt.strLoss !== null) return loseScore(creature, 'STR', hurt.strLoss, 'Torso')
  if (hurt.dexLoss !== null) {
    const injured = loseScore(creature, 'DEX', hurt.dexLoss, hurt.area)
    return { ...injured, why: [...injured.why, step(hurt.area, 'may be lost', 'BDP-CRIT-05')] }
  }
  if (hurt.area === 'Head') return injureHead(creature, hurt)
  return {
    says: `${hurt.area}: drops what it held`,
    why: [step(hurt.area, 'attacks impaired; it may be lost', 'BDP-CRIT-05')],
    effects: [],
  }
}

/** Lowers an ability by an injury; there is no second save, but STR 0 kills. Rule E-BDP-07. */
function loseScore(
  creature: ReadonlyCreature,
  ability: Ability,
  by: number,
  area: Area,
): InjuryResult {
  const was = scoreOf(creature, ability)
  const to = Math.max(0, was - by)
  return {
    says: `${area}: ${ability} ${was} to ${to}`,
    why: [step(area, `${by} ${ability} more`, 'BDP-CRIT-05')],
    effects: [setField(creature.id, fieldOf[ability], to)],
  }
}

function injureHead(creature: ReadonlyCreature, { result }: Injury): InjuryResult {
  const name = { die: 'dead', 'lose an eye': 'one eye', 'cool scar': 'scarred' }[result ?? 'die']
  const says = { die: 'dies', 'lose an eye': 'loses an eye', 'cool scar': 'a cool scar' }
  return {
    says: `Head: ${says[result ?? 'die']}`,
    why: [step('Head', says[result ?? 'die'], 'BDP-CRIT-06')],
    effects: [setCondition(creature.id, name, { rule: 'BDP-CRIT-06' })],
  }
}

const byDie = 'by the d10'
const where = [byDie, ...areas] as const

/** Rolls on the table of injuries, where the fiction calls for it. Rules BDP-CRIT-05, BDP-CRIT-08. */
export const injury = defineAction({
  id: 'block-dodge-parry.injury',
  title: 'Injury',
  rule: 'BDP-CRIT-05',
  phase: 'fight',
  slot: 'wound',
  needs: ['str'],
  finds: 'injury table torso leg arm head dismember maim eye scar',
  asks: {
    // Nobody until said: what harms somebody for good is never done by a mere Enter.
    who: { kind: 'creature', role: 'actor', title: 'Who', optional: true },
    area: { kind: 'choice', title: 'Where', of: where, default: byDie },
    weapon: { kind: 'text', title: 'Hurt by', max: 24, optional: true },
  },
  plan(situation, { who, area, weapon }) {
    const creature = situation.creatures[who ?? '']
    if (!creature) return refusal('Choose who is injured.')
    return { creature, area: area === byDie ? undefined : area, weapon }
  },
  preview({ creature, area }) {
    const shown = plain(
      area ? `${area}, as you say` : `A d10 for ${creature.name}, and a severe wound`,
      [],
      [
        step('Injury', 'the torso on 1 to 5', 'BDP-CRIT-05'),
        step('Head', 'death on 1 to 3 of a d6', 'BDP-CRIT-06'),
        step('The torso', 'no second save; 0 STR kills', 'E-BDP-07'),
        step('Fiction first', 'armour there may spare them', 'BDP-CRIT-08'),
      ],
    )
    if (area) return shown
    return {
      ...shown,
      chances: areas.map((each) => ({
        says: each,
        chance: chanceOn(10, (face) => areaOf(face) === each),
        tone: 'bad',
      })),
      bars: dieBars(10, (face) => areas.indexOf(areaOf(face))),
    }
  },
  *run({ creature, area, weapon }, _situation, at) {
    const injured = yield* injure(creature, { weapon, area, label: 'injury' })
    return line(at, {
      rule: area ? 'BDP-CRIT-08' : 'BDP-CRIT-05',
      what: `Injury, ${creature.name}`,
      says: injured.says,
      tone: creature.side === 'party' ? 'bad' : 'good',
      who: [creature.id],
      why: injured.why,
      effects: injured.effects,
    })
  },
})

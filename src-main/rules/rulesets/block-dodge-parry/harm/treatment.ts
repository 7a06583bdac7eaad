import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { step, type RuleId, type Step } from '../../../core/outcome.ts'
import { namesOf, plain, refusal, type RefusedPreview } from '../../../core/preview.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Item } from '../../../core/state/creature.ts'
import { counted } from '../../../core/words.ts'
import { day } from '../../../clock/clock.ts'
import { useId } from '../../../common/uses.ts'
import { setCondition } from '../effects.ts'
import { useOnce, useUp } from '../supplies.ts'
import { remedyFor, woundsLike, woundsOf, type BorneWound } from './wounds.ts'

/** Days of care that a severe wound takes, in town or camp. Rules BDP-WND-04, BDPX-WLD-07. */
const daysOfCare = 7

function easeId(wound: string): string {
  return useId(`Days eased: ${wound}`)
}

/** Days of care that a wound has had in camps. */
function daysEased(creature: ReadonlyCreature, wound: string): number {
  return creature.uses?.[easeId(wound)]?.spent ?? 0
}

/** Severe wound that a day of treatment in camp eases. */
export function woundToEase(creature: ReadonlyCreature): BorneWound | null {
  return woundsOf(creature).find(({ level }) => level === 'severe') ?? null
}

/** Counts a day of care for a wound; after seven it is healed. Rule BDPX-WLD-07. */
export function easeWound(
  creature: ReadonlyCreature,
  wound: BorneWound,
  now: number,
): { says: string; effects: Effect[] } {
  const spent = daysEased(creature, wound.name) + 1
  const healed = spent >= daysOfCare
  return {
    says: healed
      ? `${wound.name} of ${creature.name} heals`
      : `${wound.name} of ${creature.name}: ${spent} of ${daysOfCare} days of care`,
    effects: [
      {
        do: 'use',
        creature: creature.id,
        id: easeId(wound.name),
        to: healed
          ? null
          : {
              title: `Days eased: ${wound.name}`,
              of: daysOfCare,
              spent,
              at: now,
              again: 'never',
            },
      },
      ...(healed ? [setCondition(creature.id, wound.name, null)] : []),
    ],
  }
}

const ways = ['in the field', 'a week of care'] as const
type Way = (typeof ways)[number]

interface Medicine {
  bearer: string
  item: Item
  rule: RuleId
}

/** Medicine the party carries for a wound: recipe, herb or healer's kit. Rules BDP-WND-03, E-BDP-09. */
function medicineFor(situation: Situation, type: string): Medicine | null {
  const remedy = remedyFor(type)
  const fits = (name: string): RuleId | null => {
    const bare = name.toLowerCase().replace(/'/g, '’')
    if (remedy?.recipe && bare.startsWith(remedy.recipe.toLowerCase()))
      return remedy.recipeRule ?? 'E-BDP-09'
    if (remedy && bare.startsWith(remedy.herb.toLowerCase())) return 'BDP-WND-07'
    return /healer’?s? kit/.test(bare) ? 'BDPX-GEA-08' : null
  }
  const all = situation.party.flatMap((bearer) => {
    const creature = situation.creatures[bearer]
    return (creature?.itemOrder ?? []).flatMap((id): Medicine[] => {
      const item = creature?.items[id]
      const rule = item && item.count > 0 ? fits(item.name) : null
      return item && rule ? [{ bearer, item: item as Item, rule }] : []
    })
  })
  return all.find(({ rule }) => rule !== 'BDPX-GEA-08') ?? all[0] ?? null
}

const kitUses = 3

function useMedicine({ bearer, item, rule }: Medicine): Effect {
  const held = { bearer, item }
  return rule === 'BDPX-GEA-08' ? useOnce(held, kitUses) : useUp(held, 1)
}

/** Wound with the name, else the first that this way can heal. */
function woundOf(
  creature: ReadonlyCreature,
  named: string | undefined,
  way: Way,
): BorneWound | undefined {
  const wanted = named?.trim().toLowerCase() ?? ''
  const all = woundsOf(creature)
  if (wanted !== '')
    return all.find(({ name }) => name.toLowerCase() === wanted) ?? woundsLike(creature, wanted)[0]
  const level = way === 'in the field' ? 'light' : 'severe'
  return all.find((each) => each.level === level) ?? all[0]
}

interface Treatment {
  creature: ReadonlyCreature
  wound: BorneWound
  way: Way
  medicine: Medicine | null
  /** True when the clock moves on by the days of care. */
  passes: boolean
}

function planTreatment(
  situation: Situation,
  input: {
    who: string
    wound?: string | undefined
    way: Way
    atHand: boolean
    passes: boolean
  },
): Treatment | RefusedPreview {
  if (situation.fight) return refusal('A fight is on: end it before wounds are treated.')
  const creature = situation.creatures[input.who]
  if (!creature) return refusal('Choose whose wound is treated.')
  const wound = woundOf(creature, input.wound, input.way)
  const scope = { wound: namesOf(woundsOf(creature)) }
  if (!wound)
    return refusal(`${creature.name} bears no wound${input.wound ? ' of that name' : ''}.`, {
      scope,
    })
  if (wound.level === 'permanent')
    return refusal(`${wound.name} never heals: its slot is gone.`, { scope })
  if (wound.level === 'severe' && input.way === 'in the field')
    return refusal(`${wound.name} is past the field: it needs a week of care in a safe place.`, {
      scope,
    })
  const { way, passes } = input
  if (way === 'a week of care') return { creature, wound, way, medicine: null, passes }
  const medicine = medicineFor(situation, wound.type)
  if (!medicine && !input.atHand) {
    const remedy = remedyFor(wound.type)
    return refusal(
      `Nobody carries a remedy for ${wound.type.toLowerCase()}${remedy ? ` (${remedy.herb}${remedy.recipe ? ` or ${remedy.recipe}` : ''})` : ' (a healer’s kit)'}: find one, or say that it is at hand.`,
      { scope },
    )
  }
  return { creature, wound, way, medicine, passes }
}

/** Treats a light wound in the field, or a severe one in a week of care. Rules BDP-WND-03, BDP-WND-04, BDP-WND-07. */
export const treat = defineAction({
  id: 'block-dodge-parry.treat',
  title: 'Treat a wound',
  rule: 'BDP-WND-03',
  phase: 'rest',
  slot: 'heal',
  needs: ['str'],
  finds: 'wound heal cure medicine herb salve temple healer bandage remedy week care',
  asks: {
    who: {
      kind: 'creature',
      role: 'target',
      title: 'Whose wound',
      side: 'party',
      living: true,
      begins: 'hurt',
    },
    wound: { kind: 'text', title: 'Which; else the first', max: 60, optional: true, closed: true },
    way: { kind: 'choice', title: 'How', of: ways, default: 'in the field' },
    atHand: { kind: 'switch', title: 'A remedy is at hand, listed or not', default: false },
    passes: { kind: 'switch', title: 'The week passes now', default: true },
  },
  plan: planTreatment,
  preview(plan) {
    const { creature, wound, way, medicine } = plan
    const field = way === 'in the field'
    return {
      ...plain(
        field
          ? `${wound.name} heals overnight, with ${medicine?.item.name ?? 'the right remedy'}`
          : `${wound.name} heals: ${counted(careLeft(plan), 'day')} of care`,
        [],
        stepsOf(plan),
      ),
      scope: {
        [field ? 'passes' : 'atHand']: { idle: true },
        wound: namesOf(woundsOf(creature)),
      },
    }
  },
  run(plan, _situation, at) {
    const { creature, wound, way, medicine, passes } = plan
    const field = way === 'in the field'
    return line(at, {
      rule: field ? 'BDP-WND-03' : 'BDP-WND-04',
      what: `Treatment, ${creature.name}`,
      says: `${wound.name} heals; its slot is free`,
      tone: 'good',
      who: [creature.id],
      why: stepsOf(plan),
      effects: [
        setCondition(creature.id, wound.name, null),
        ...(medicine ? [useMedicine(medicine)] : []),
        ...(!field && passes ? [{ do: 'advance' as const, seconds: careLeft(plan) * day }] : []),
      ],
    })
  },
})

/** Days of care that a wound still needs, after those in camp. Rules BDP-WND-04, BDPX-WLD-07. */
function careLeft({ creature, wound }: Treatment): number {
  return Math.max(1, daysOfCare - daysEased(creature, wound.name))
}

function stepsOf({ wound, way, medicine }: Treatment): Step[] {
  const remedy = remedyFor(wound.type)
  if (way === 'a week of care')
    return [step(wound.name, 'a comfortable week with healers', 'BDP-WND-04')]
  return [
    step(wound.name, 'heals with fitting care', 'BDP-WND-03'),
    ...(remedy ? [step(remedy.type, remedy.says, 'BDP-WND-07')] : []),
    ...(remedy?.recipe ? [step('Herb or recipe', 'both work', 'E-BDP-09')] : []),
    ...(medicine ? [step('Used', medicine.item.name, medicine.rule)] : []),
  ]
}

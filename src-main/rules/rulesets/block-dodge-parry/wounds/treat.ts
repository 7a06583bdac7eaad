import { defineAction, type Preview } from '../../../core/action.ts'
import { day } from '../../../clock/clock.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { counted } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { RuleId, Step } from '../../../core/outcome.ts'
import type { Item } from '../../../core/state/creature.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { less, usedOnce } from '../used.ts'
import { daysEased, daysOfCare } from './easing.ts'
import { alike, woundsOf, type BorneWound } from './kept.ts'
import { remedyFor } from './remedies.ts'

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

function usedUp({ bearer, item, rule }: Medicine): Effect {
  const held = { bearer, item }
  return rule === 'BDPX-GEA-08' ? usedOnce(held, kitUses) : less(held, 1)
}

/** The wound that is meant: as named, else the first that this way can heal. */
function woundOf(
  creature: ReadonlyCreature,
  named: string | undefined,
  way: Way,
): BorneWound | undefined {
  const wanted = named?.trim().toLowerCase() ?? ''
  const all = woundsOf(creature)
  if (wanted !== '')
    return all.find(({ name }) => name.toLowerCase() === wanted) ?? alike(creature, wanted)[0]
  const level = way === 'in the field' ? 'light' : 'severe'
  return all.find((each) => each.level === level) ?? all[0]
}

interface Case {
  creature: ReadonlyCreature
  wound: BorneWound
  medicine: Medicine | null
}

function caseOf(
  situation: Situation,
  input: { who: string; wound?: string | undefined; way: Way; atHand: boolean },
): Case | { says: string } {
  const creature = situation.creatures[input.who]
  if (!creature) return { says: 'Choose whose wound is treated.' }
  const wound = woundOf(creature, input.wound, input.way)
  if (!wound)
    return { says: `${creature.name} bears no wound${input.wound ? ' of that name' : ''}.` }
  if (wound.level === 'permanent') return { says: `${wound.name} never heals: its slot is gone.` }
  if (wound.level === 'severe' && input.way === 'in the field')
    return { says: `${wound.name} is past the field: it needs a week of care in a safe place.` }
  if (input.way === 'a week of care') return { creature, wound, medicine: null }
  const medicine = medicineFor(situation, wound.type)
  if (!medicine && !input.atHand) {
    const remedy = remedyFor(wound.type)
    return {
      says: `Nobody carries a remedy for ${wound.type.toLowerCase()}${remedy ? ` (${remedy.herb}${remedy.recipe ? ` or ${remedy.recipe}` : ''})` : ' (a healer’s kit)'}: find one, or say that it is at hand.`,
    }
  }
  return { creature, wound, medicine }
}

/** Light wounds in the field, severe ones in a week of care. Rules BDP-WND-03, BDP-WND-04, BDP-WND-07. */
export const treat = defineAction({
  id: 'block-dodge-parry.treat',
  title: 'Treat a wound',
  rule: 'BDP-WND-03',
  phase: 'rest',
  slot: 'heal',
  needs: ['str'],
  finds: 'wound heal cure medicine herb salve temple healer bandage remedy week care',
  asks: {
    who: { kind: 'creature', title: 'Whose wound', side: 'party' },
    wound: { kind: 'text', title: 'Which; else the first', max: 60, optional: true },
    way: { kind: 'choice', title: 'How', of: ways, default: 'in the field' },
    atHand: { kind: 'switch', title: 'A remedy is at hand, listed or not', default: false },
    passes: { kind: 'switch', title: 'The week passes now', default: true },
  },
  preview(situation, input): Preview {
    if (situation.fight) return refusal('A fight is on: end it before wounds are treated.')
    const found = caseOf(situation, input)
    if ('says' in found) return refusal(found.says)
    return {
      ...plain(
        input.way === 'in the field'
          ? `${found.wound.name} heals overnight, with ${found.medicine?.item.name ?? 'the right remedy'}`
          : `${found.wound.name} heals: ${counted(careLeft(found), 'day')} of care`,
        [],
        stepsOf(found, input.way),
      ),
      scope: { [input.way === 'in the field' ? 'passes' : 'atHand']: { idle: true as const } },
    }
  },
  *run(situation, input, at) {
    yield* []
    const found = caseOf(situation, input)
    if ('says' in found)
      return line(at, { rule: 'BDP-WND-03', what: 'Treatment', says: found.says })
    const { creature, wound, medicine } = found
    const field = input.way === 'in the field'
    return line(at, {
      rule: field ? 'BDP-WND-03' : 'BDP-WND-04',
      what: `Treatment, ${creature.name}`,
      says: `${wound.name} heals; its slot is free`,
      tone: 'good',
      who: [creature.id],
      why: stepsOf(found, input.way),
      effects: [
        { do: 'condition', creature: creature.id, name: wound.name, to: null },
        ...(medicine ? [usedUp(medicine)] : []),
        ...(!field && input.passes
          ? [{ do: 'advance' as const, seconds: careLeft(found) * day }]
          : []),
      ],
    })
  },
})

/** Days of care that a wound still needs, after those in camp. Rules BDP-WND-04, BDPX-WLD-07. */
function careLeft({ creature, wound }: Case): number {
  return Math.max(1, daysOfCare - daysEased(creature, wound.name))
}

function stepsOf({ wound, medicine }: Case, way: Way): Step[] {
  const remedy = remedyFor(wound.type)
  if (way === 'a week of care')
    return [{ name: wound.name, value: 'a comfortable week with healers', rule: 'BDP-WND-04' }]
  return [
    { name: wound.name, value: 'heals with fitting care', rule: 'BDP-WND-03' },
    ...(remedy ? [{ name: remedy.type, value: remedy.says, rule: 'BDP-WND-07' as const }] : []),
    ...(remedy?.recipe
      ? [{ name: 'Herb or recipe', value: 'both work', rule: 'E-BDP-09' as const }]
      : []),
    ...(medicine ? [{ name: 'Used', value: medicine.item.name, rule: medicine.rule }] : []),
  ]
}

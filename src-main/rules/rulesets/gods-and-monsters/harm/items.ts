import type { RuleId } from '../../../core/outcome.ts'
import { refusal } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { livingParty, namesOfThings } from '../character/people.ts'
import { testAction } from '../checks/actions.ts'
import { scoredTest } from '../checks/trial.ts'
import { itemThickness } from '../house-rules/hazards.ts'
import { doublings } from '../scales.ts'

export const itemMaterials = ['glass', 'ice', 'metal', 'paper', 'stone', 'wood'] as const
type ItemMaterial = (typeof itemMaterials)[number]
export const itemAttacks = ['fire', 'bludgeon', 'acid'] as const
type ItemAttack = (typeof itemAttacks)[number]

/** How a material bears each attack, and the inches of it that count as thick. Rules GAM-ITM-03, GAM-AMB-56. */
const itemTable: Readonly<
  Record<ItemMaterial, Readonly<Record<ItemAttack, number>> & { unit: number; rule: RuleId }>
> = {
  glass: { fire: 8, bludgeon: 0, acid: 16, unit: 0.25, rule: 'GAM-ITM-T01' },
  ice: { fire: 0, bludgeon: 0, acid: 8, unit: 0.5, rule: 'GAM-ITM-T02' },
  metal: { fire: 6, bludgeon: 5, acid: 0, unit: 0.25, rule: 'GAM-ITM-T03' },
  paper: { fire: -2, bludgeon: 6, acid: 8, unit: 0.5, rule: 'GAM-ITM-T04' },
  stone: { fire: 8, bludgeon: 0, acid: 10, unit: 1, rule: 'GAM-ITM-T05' },
  wood: { fire: 0, bludgeon: 3, acid: 5, unit: 1, rule: 'GAM-ITM-T06' },
}

export type ThicknessReading = 'at the unit' | 'beyond it'

/** One at the unit and one more for each doubling. Rules GAM-ITM-04, GAM-AMB-56. */
function thicknessBonus(
  inches: number,
  unit: number,
  reading: ThicknessReading = 'at the unit',
): number {
  if (inches < unit) return 0
  return doublings(inches, unit) + (reading === 'at the unit' ? 1 : 0)
}

/** Number that an item must roll at or under to hold. Rule GAM-ITM-02. */
export function itemReaction(
  material: ItemMaterial,
  attack: ItemAttack,
  inches: number,
  reading: ThicknessReading = 'at the unit',
): { target: number; modifier: number; bonus: number } {
  const row = itemTable[material]
  const bonus = thicknessBonus(inches, row.unit, reading)
  return { target: 4 + row[attack] + bonus, modifier: row[attack], bonus }
}

/**
 * Test of an item that nobody protects; its weight in pounds is the damage it can take.
 * Rules GAM-ITM-01 to GAM-ITM-04.
 */
export const itemTest = testAction({
  id: 'gods-and-monsters.item-test',
  title: 'Does the thing hold',
  rule: 'GAM-ITM-02',
  phase: 'check',
  slot: 'save',
  finds: 'item reaction break burn glass ice metal paper stone wood fire acid bludgeon door',
  asks: {
    thing: { kind: 'text', title: 'What', max: 60, optional: true },
    carried: {
      kind: 'switch',
      title: 'Carried by somebody awake and unhurt by it',
      default: false,
    },
    material: { kind: 'choice', title: 'Of', of: itemMaterials, default: 'wood' },
    attack: { kind: 'choice', title: 'Against', of: itemAttacks, default: 'fire' },
    quarters: { kind: 'number', title: 'Quarter inches thick', min: 0, max: 10_000, default: 4 },
    pounds: { kind: 'number', title: 'Pounds', min: 0, max: 100_000, default: 5 },
    damage: { kind: 'number', title: 'Damage if it fails', min: 0, max: 999, default: 0 },
  },
  plan(situation, { thing, carried, material, attack, quarters, pounds, damage }) {
    if (carried)
      return refusal(
        'It survives with its bearer: test only what is not carried, or whose bearer is down or hurt.',
      )
    const { modifier, bonus } = itemReaction(
      material,
      attack,
      quarters / 4,
      houseRule<ThicknessReading>(situation, itemThickness),
    )
    return {
      who: [],
      name: thing?.trim() ? thing.trim() : material,
      test: scoredTest(
        'item',
        [
          { name: 'A thing', value: 4, rule: 'GAM-ITM-02' },
          {
            name: `${material} against ${attack}`,
            value: modifier,
            rule: itemTable[material].rule,
          },
          { name: 'Thickness', value: bonus, rule: 'GAM-ITM-04' },
        ],
        { rule: 'GAM-ITM-02', success: 'It holds', failure: 'It is damaged' },
      ),
      scope: { thing: { of: namesOfThings(livingParty(situation)) } },
      why: [
        {
          name: 'Tested',
          value: 'not carried, or its bearer is down or hurt',
          rule: 'GAM-ITM-01',
        },
        { name: 'By material', value: `${material} against ${attack}`, rule: 'GAM-ITM-03' },
      ],
      ends({ success }) {
        if (success) return { says: 'It holds' }
        const left = Math.max(0, pounds - damage)
        return {
          says:
            damage === 0
              ? 'It is damaged'
              : left === 0
                ? 'It breaks'
                : `It is damaged: ${left} left`,
          why: [{ name: 'Survival by weight', value: `${pounds} to ${left}`, rule: 'GAM-ITM-02' }],
        }
      },
    }
  },
})

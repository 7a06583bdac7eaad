import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { scoredTest } from '../checks/trial.ts'
import { itemThickness } from '../house-rules/hazards.ts'
import { testing } from '../reckoning.ts'
import {
  itemAttacks,
  itemMaterials,
  itemReaction,
  itemTable,
  type ThicknessReading,
} from './things.ts'

/**
 * Test of an item that nobody protects; its weight in pounds is the damage it can take.
 * Rules GAM-ITM-01 to GAM-ITM-04.
 */
export const itemTest = testing({
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
  try(situation, { thing, carried, material, attack, quarters }) {
    if (carried)
      return {
        refuses:
          'It survives with its bearer: test only what is not carried, or whose bearer is down or hurt.',
      }
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
      why: [
        {
          name: 'Tested',
          value: 'not carried, or its bearer is down or hurt',
          rule: 'GAM-ITM-01',
        },
        { name: 'By material', value: `${material} against ${attack}`, rule: 'GAM-ITM-03' },
      ],
    }
  },
  ends(_situation, { pounds, damage }, { success }) {
    if (success) return { says: 'It holds' }
    const left = Math.max(0, pounds - damage)
    return {
      says:
        damage === 0 ? 'It is damaged' : left === 0 ? 'It breaks' : `It is damaged: ${left} left`,
      why: [{ name: 'Survival by weight', value: `${pounds} to ${left}`, rule: 'GAM-ITM-02' }],
    }
  },
})

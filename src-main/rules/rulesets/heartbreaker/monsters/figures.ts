import { signed } from '../../../house/trial.ts'
import type { BxFigures, CairnFigures, Derived } from '../../../monsters/canonical.ts'
import { attribute } from '../attributes.ts'
import { hides, worth, type Hide } from './hide.ts'

const rule = 'HBKX-GAP-01'

/** COM, SAV and HD of so many Hit Dice. Rule HBKX-GAP-01. */
function fromHitDice(dice: number): Derived[] {
  const hd = Math.floor(dice)
  const says = `${hd} HD`
  return [
    { field: 'com', title: 'COM', value: Math.floor(hd / 2), how: `half of ${says}`, rule },
    {
      field: 'sav',
      title: 'SAV',
      value: Math.max(5, 15 - hd),
      how: 15 - hd < 5 ? `15 − ${hd}, and 5 at least` : `15 − ${says}`,
      rule,
    },
    {
      field: 'hd',
      title: 'HD',
      value: Math.max(1, hd),
      how: hd < 1 ? 'under 1 counts as 1, for turning' : 'as they are, for turning',
      rule: 'HBK-TURN-01',
    },
  ]
}

function stamina(dice: number, modifier: number): number {
  return Math.max(1, Math.floor(4.5 * dice + modifier))
}

/** Rules HBKX-GAP-01 to HBKX-GAP-03. */
export function fromBx(figures: BxFigures, answers: Record<string, string>): Derived[] {
  const { dice, modifier, hitPoints } = figures.hd?.value ?? {
    dice: 1,
    modifier: 0,
    hitPoints: null,
  }
  const hide = answers['hide'] as Hide
  const shield = answers['shield'] === 'yes'
  const plus = modifier === 0 ? '' : ` ${signed(modifier)}`
  return [
    {
      field: 'hp',
      title: 'STA',
      value: hitPoints ?? stamina(dice, modifier),
      how: hitPoints === null ? `${dice} d8${plus}, the average` : 'its hit points, as printed',
      rule,
    },
    ...fromHitDice(dice),
    {
      field: 'def',
      title: 'DEF',
      value: shield ? 2 : 0,
      how: shield ? 'a shield' : 'none for claws or weapons',
      rule: 'HBKX-GAP-02',
      judgement: 'shield',
    },
    ...(['amr', 'cov'] as const).map((field): Derived => ({
      field,
      title: field.toUpperCase(),
      value: worth[hide][field],
      how: hide === 'unarmoured' ? 'unarmoured' : `looks like ${hide}`,
      rule,
      judgement: 'hide',
    })),
    ...(figures.morale
      ? [
          {
            field: 'morale',
            title: 'Morale',
            value: figures.morale.value,
            how: 'as printed, for the house rule',
            rule: 'HBKX-GAP-03' as const,
          },
        ]
      : []),
  ]
}

/** Cairn’s hit protection runs about 3 above the Hit Dice of the same beast; its armour is a hide of that number. */
export function fromCairn(figures: CairnFigures): Derived[] {
  const hp = figures.hp?.value ?? 3
  const dice = Math.max(1, hp - 3)
  const armour = Math.min(3, Math.max(0, figures.armor?.value ?? 0))
  const hide = hides[armour] ?? 'unarmoured'
  return [
    {
      field: 'hp',
      title: 'STA',
      value: stamina(dice, 0),
      how: `HP ${hp} less 3 is ${dice} HD, the average of as many d8`,
      rule,
    },
    ...fromHitDice(dice),
    { field: 'def', title: 'DEF', value: 0, how: 'none for claws or weapons', rule: 'HBKX-GAP-02' },
    {
      field: 'amr',
      title: 'AMR',
      value: armour,
      how: figures.armor ? 'Armor as written' : 'none written',
      rule,
    },
    {
      field: 'cov',
      title: 'COV',
      value: worth[hide].cov,
      how: `that of ${hide === 'unarmoured' ? 'no armour' : hide}`,
      rule,
    },
    ...(['str', 'dex'] as const).map((score): Derived => {
      const value = figures[score]?.value ?? 10
      return {
        field: score === 'str' ? 'strength' : 'dexterity',
        title: score.toUpperCase(),
        value,
        how: `${figures[score] ? 'as written' : 'left out, which is 10'}: ${joins(score, value)}`,
        rule,
      }
    }),
  ]
}

function joins(score: 'str' | 'dex', value: number): string {
  const { mod } = attribute(value)
  return `${mod === 0 ? '0' : signed(mod)} to ${score === 'str' ? 'damage in melee' : 'defence in melee'}`
}

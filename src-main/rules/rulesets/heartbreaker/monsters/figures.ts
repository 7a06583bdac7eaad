import { signed } from '../../../common/trial.ts'
import type { BxFigures, CairnFigures, Derived } from '../../../monsters/canonical.ts'
import { countedHitDice, hitDiceInWords } from '../../../monsters/conversion/hit-dice.ts'
import { attribute } from '../attributes.ts'
import {
  diceOfHp,
  hides,
  saidOf,
  savOf,
  stamina,
  worth,
  type CairnDiceReading,
  type ArmourLook,
} from './judged.ts'

type Answers = Readonly<Record<string, string>>
const rule = 'HBKX-GAP-01'

/** COM, SAV and HD of so many Hit Dice. Rule HBKX-GAP-01. */
function fromHitDice(dice: number, said: string, judgement?: string): Derived[] {
  const hd = Math.floor(dice)
  const because = judgement === undefined ? {} : { judgement }
  return [
    {
      field: 'com',
      title: 'COM',
      value: Math.floor(hd / 2),
      how: `half of ${said}`,
      rule,
      ...because,
    },
    {
      field: 'sav',
      title: 'SAV',
      value: savOf(dice),
      how: 15 - hd < 5 ? `15 − ${hd}, and 5 at least` : `15 − ${said}`,
      rule,
      ...because,
    },
    {
      field: 'hd',
      title: 'HD',
      value: Math.max(1, hd),
      how: hd < 1 ? 'under 1 counts as 1, for turning' : 'as they are, for turning',
      rule: 'HBK-TURN-01',
      ...because,
    },
  ]
}

/** Rules HBKX-GAP-01 to HBKX-GAP-03. */
export function fromBx(figures: BxFigures, answers: Answers): Derived[] {
  const hide = answers['hide'] as ArmourLook
  const shield = answers['shield'] === 'yes'
  return [
    staminaOf(figures, answers['stamina']),
    ...fromHitDice(countedHitDice(figures), saidOf(figures)),
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

function staminaOf({ hd }: BxFigures, answer: string | undefined): Derived {
  const base = { field: 'hp', title: 'STA', rule } as const
  const because = answer === undefined ? {} : { judgement: 'stamina' }
  if (!hd) return { ...base, value: stamina(1, 0), how: 'no HD in the text: 1 d8, the average' }
  const { dice, modifier, hitPoints } = hd.value
  if (hitPoints !== null && answer !== 'average')
    return { ...base, value: Math.max(1, hitPoints), how: 'its hit points, as printed', ...because }
  const plus = modifier === 0 ? '' : ` ${signed(modifier)}`
  const many = dice > 0 ? hitDiceInWords({ dice, modifier: 0, stars: 0, hitPoints }) : '½'
  const value = stamina(dice > 0 ? dice : 0.5, modifier)
  return { ...base, value, how: `${many} d8${plus}, the average`, ...because }
}

/** Cairn’s hit protection runs about 3 above the Hit Dice of the same beast; its armour is a hide of that number. */
export function fromCairn(figures: CairnFigures, answers: Answers): Derived[] {
  const hp = figures.hp?.value ?? 3
  const reading = answers['hitDice'] as CairnDiceReading
  const dice = diceOfHp(hp, reading)
  const armour = Math.min(3, Math.max(0, figures.armor?.value ?? 0))
  const hide = hides[armour] ?? 'unarmoured'
  return [
    {
      field: 'hp',
      title: 'STA',
      value: stamina(dice, 0),
      how:
        reading === 'less three'
          ? `HP ${hp} less 3 is ${dice} HD, the average of as many d8`
          : `HP ${hp} counted as ${dice} HD, the average of as many d8`,
      rule,
      judgement: 'hitDice',
    },
    ...fromHitDice(dice, `${dice} HD`, 'hitDice'),
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

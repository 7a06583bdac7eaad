import type { Derived, HitDice, SaveLetter } from '../../canonical.ts'
import { averageHitPoints } from '../hit-dice.ts'
import { attackByHitDice, experienceByHitDice, type Saves } from './by-hit-dice.ts'

type Dice = Omit<HitDice, 'hitPoints'>

const saveNames: Readonly<Record<SaveLetter, string>> = {
  D: 'Death',
  W: 'Wands',
  P: 'Paralysis',
  B: 'Breath',
  S: 'Spells',
}
const letters = Object.keys(saveNames) as SaveLetter[]

/** Hit Dice with modifier and asterisks, and the resulting hit points. */
export function diceFigures(
  { dice, modifier, stars }: Dice,
  hitPoints: number | null,
  rule: Derived['rule'],
  how: string,
  judgement?: string,
): Derived[] {
  const because = judgement === undefined ? {} : { judgement }
  const average = averageHitPoints(dice, modifier)
  return [
    { field: 'hd', title: 'HD', value: dice, how, rule, ...because },
    ...(modifier === 0
      ? []
      : [{ field: 'hdModifier', title: 'HD modifier', value: modifier, how, rule }]),
    ...(stars === 0
      ? []
      : [
          {
            field: 'stars',
            title: 'Asterisks',
            value: stars,
            how: judgement ? 'its special abilities' : how,
            rule: judgement ? ('GF-BX-07' as const) : rule,
            ...(judgement ? { judgement: 'stars' } : {}),
          },
        ]),
    {
      field: 'hp',
      title: 'Hit points',
      value: hitPoints ?? average,
      how: hitPoints === null ? 'average of as many d8' : 'as written',
      rule,
    },
  ]
}

/** Descending and ascending AC. */
export function armourFigures(
  descending: number,
  how: string,
  rule: Derived['rule'],
  judgement?: string,
): Derived[] {
  const because = judgement === undefined ? {} : { judgement }
  return [
    { field: 'ac', title: 'AC', value: descending, how, rule, ...because },
    {
      field: 'ascendingAc',
      title: 'Ascending AC',
      value: 19 - descending,
      how: '19 less its AC',
      rule,
    },
  ]
}

/** THAC0 and attack bonus, by Hit Dice or from a bonus that is printed. Rule GF-BX-04. */
export function attackFigure(counted: Dice, printed: number | null = null): Derived[] {
  const { bonus } = attackByHitDice(counted)
  const used = printed ?? bonus
  const how = printed === null ? 'by its Hit Dice' : 'from its attack bonus'
  return [
    { field: 'thac0', title: 'THAC0', value: 19 - used, how, rule: 'GF-BX-04' },
    {
      field: 'attackBonus',
      title: 'Attack bonus',
      value: used,
      how: printed === null ? how : 'as written',
      rule: 'GF-BX-04',
    },
  ]
}

/** The five saves. */
export function saveFigures(saves: Saves, how: string, rule: Derived['rule']): Derived[] {
  return letters.map((letter) => ({
    field: `save${letter}`,
    title: saveNames[letter],
    value: saves[letter],
    how,
    rule,
  }))
}

/** Rule GF-BX-07. */
export function experienceFigure(counted: Dice, judgement?: string): Derived {
  return {
    field: 'xp',
    title: 'XP',
    value: experienceByHitDice(counted),
    how: counted.stars > 0 ? `by its Hit Dice and ${'*'.repeat(counted.stars)}` : 'by its Hit Dice',
    rule: 'GF-BX-07',
    ...(judgement === undefined ? {} : { judgement }),
  }
}

import { signed } from '../../../common/check.ts'
import type { BxFigures, CairnFigures, Derived } from '../../../monsters/canonical.ts'
import { countedHitDice, hitDiceInWords } from '../../../monsters/conversion/hit-dice.ts'
import { attribute } from '../character/attributes.ts'
import {
  diceOfHp,
  hides,
  describeHitDice,
  savOf,
  stamina,
  worth,
  type CairnDiceReading,
  type ArmourLook,
} from './judged.ts'

type Answers = Readonly<Record<string, string>>

function derive(
  field: string,
  title: string,
  value: number,
  how: string,
  more: Partial<Pick<Derived, 'rule' | 'judgement'>> = {},
): Derived {
  return { field, title, value, how, rule: 'HBKX-GAP-01', ...more }
}

/** COM, SAV and HD of so many Hit Dice. Rule HBKX-GAP-01. */
function fromHitDice(dice: number, said: string, because: { judgement?: string } = {}): Derived[] {
  const hd = Math.floor(dice)
  const saved = 15 - hd < 5 ? `15 − ${hd}, and 5 at least` : `15 − ${said}`
  const turned = hd < 1 ? 'under 1 counts as 1, for turning' : 'as they are, for turning'
  return [
    derive('com', 'COM', Math.floor(hd / 2), `half of ${said}`, because),
    derive('sav', 'SAV', savOf(dice), saved, because),
    derive('hd', 'HD', Math.max(1, hd), turned, { rule: 'HBK-TURN-01', ...because }),
  ]
}

/** Figures of a B/X monster. Rules HBKX-GAP-01 to HBKX-GAP-03. */
export function fromBx(figures: BxFigures, answers: Answers): Derived[] {
  const hide = answers['hide'] as ArmourLook
  const look = hide === 'unarmoured' ? 'unarmoured' : `looks like ${hide}`
  const shield = answers['shield'] === 'yes'
  return [
    staminaOf(figures, answers['stamina']),
    ...fromHitDice(countedHitDice(figures), describeHitDice(figures)),
    derive('def', 'DEF', shield ? 2 : 0, shield ? 'a shield' : 'none for claws or weapons', {
      rule: 'HBKX-GAP-02',
      judgement: 'shield',
    }),
    derive('amr', 'AMR', worth[hide].amr, look, { judgement: 'hide' }),
    derive('cov', 'COV', worth[hide].cov, look, { judgement: 'hide' }),
    ...(figures.morale
      ? [
          derive('morale', 'Morale', figures.morale.value, 'as printed, for the house rule', {
            rule: 'HBKX-GAP-03',
          }),
        ]
      : []),
  ]
}

function staminaOf({ hd }: BxFigures, answer: string | undefined): Derived {
  const because = answer === undefined ? {} : { judgement: 'stamina' }
  if (!hd) return derive('hp', 'STA', stamina(1, 0), 'no HD in the text: 1 d8, the average')
  const { dice, modifier, hitPoints } = hd.value
  if (hitPoints !== null && answer !== 'average')
    return derive('hp', 'STA', Math.max(1, hitPoints), 'its hit points, as printed', because)
  const plus = modifier === 0 ? '' : ` ${signed(modifier)}`
  const many = dice > 0 ? hitDiceInWords({ dice, modifier: 0, stars: 0, hitPoints }) : '½'
  const value = stamina(dice > 0 ? dice : 0.5, modifier)
  return derive('hp', 'STA', value, `${many} d8${plus}, the average`, because)
}

/** Cairn’s hit protection runs about 3 above the Hit Dice of the same beast; its armour is a hide of that number. */
export function fromCairn(figures: CairnFigures, answers: Answers): Derived[] {
  const hp = figures.hp?.value ?? 3
  const reading = answers['hitDice'] as CairnDiceReading
  const dice = diceOfHp(hp, reading)
  const counted =
    reading === 'less three' ? `HP ${hp} less 3 is ${dice} HD` : `HP ${hp} counted as ${dice} HD`
  const armour = Math.min(3, Math.max(0, figures.armor?.value ?? 0))
  const hide = hides[armour] ?? 'unarmoured'
  const judged = { judgement: 'hitDice' }
  return [
    derive('hp', 'STA', stamina(dice, 0), `${counted}, the average of as many d8`, judged),
    ...fromHitDice(dice, `${dice} HD`, judged),
    derive('def', 'DEF', 0, 'none for claws or weapons', { rule: 'HBKX-GAP-02' }),
    derive('amr', 'AMR', armour, figures.armor ? 'Armor as written' : 'none written'),
    derive('cov', 'COV', worth[hide].cov, `that of ${hide === 'unarmoured' ? 'no armour' : hide}`),
    ...(['str', 'dex'] as const).map((score) => {
      const value = figures[score]?.value ?? 10
      const written = figures[score] ? 'as written' : 'left out, which is 10'
      return derive(
        score === 'str' ? 'strength' : 'dexterity',
        score.toUpperCase(),
        value,
        `${written}: ${describeModifier(score, value)}`,
      )
    }),
  ]
}

function describeModifier(score: 'str' | 'dex', value: number): string {
  const { mod } = attribute(value)
  return `${mod === 0 ? '0' : signed(mod)} to ${score === 'str' ? 'damage in melee' : 'defence in melee'}`
}

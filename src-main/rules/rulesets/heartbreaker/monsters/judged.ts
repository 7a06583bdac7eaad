import { upperFirst } from '../../../core/words.ts'
import { chanceContest, chanceOver } from '../../../dice/checks.ts'
import { armourEvidence, armourStepOf } from '../../../monsters/conversion/armour-steps.ts'
import { evidenceOf } from '../../../monsters/conversion/evidence.ts'
import {
  countedHitDice,
  hitDiceInWords,
  hitDiceNotation,
} from '../../../monsters/conversion/hit-dice.ts'
import type {
  BxFigures,
  CairnFigures,
  Converted,
  Judgement,
  Monster,
} from '../../../monsters/canonical.ts'
import type { HitPointDice } from '../../../core/ruleset/monsters.ts'

const rule = 'HBKX-GAP-01'
type Option = Judgement['options'][number]

export const hides = ['unarmoured', 'leather', 'chain', 'plate'] as const
export type ArmourLook = (typeof hides)[number]
/** AMR and COV of each look. Rule HBKX-GAP-01. */
export const worth: Readonly<Record<ArmourLook, { amr: number; cov: number; hint: string }>> = {
  unarmoured: { amr: 0, cov: 0, hint: 'soft or quick; ours from AC 8' },
  leather: { amr: 1, cov: 0, hint: 'fur, thick skin; ours from AC 6' },
  chain: { amr: 2, cov: 1, hint: 'scales, mail; ours from AC 4' },
  plate: { amr: 3, cov: 2, hint: 'stone, dragon; ours below AC 4' },
}

/** Judgement calls a stat block leaves open: hit points, armour, a shield; for Cairn the Hit Dice. */
export function judgements(monster: Monster): Judgement[] {
  const { figures } = monster
  if (figures.family === 'cairn') return [diceJudgement(monster, figures)]
  return [
    ...staminaJudgement(monster, figures),
    hideJudgement(monster, figures),
    shieldJudgement(monster),
  ]
}

/** Average of as many d8 and what is added, 1 at least. */
export function stamina(dice: number, modifier: number): number {
  return Math.max(1, Math.floor(4.5 * dice + modifier))
}

/** A d8 for each Hit Die of the text or of the judgement; null where only fixed hit points are printed. Rule HBKX-GAP-01. */
export function hitPoints({ figures }: Monster, { answers }: Converted): HitPointDice | null {
  const { dice, modifier } =
    figures.family === 'cairn'
      ? {
          dice: diceOfHp(figures.hp?.value ?? 3, answers['hitDice'] as CairnDiceReading),
          modifier: 0,
        }
      : (figures.hd?.value ?? { dice: 1, modifier: 0 })
  if (dice <= 0) return null
  return { dice: hitDiceNotation(dice, 8, modifier), average: stamina(dice, modifier) }
}

/** Judgement call when printed hit points differ from the average. */
function staminaJudgement(monster: Monster, { hd }: BxFigures): Judgement[] {
  if (!hd || hd.value.hitPoints === null || hd.value.dice === 0) return []
  const { dice, modifier, hitPoints } = hd.value
  const average = stamina(dice, modifier)
  if (average === hitPoints) return []
  return [
    {
      id: 'stamina',
      asks: 'How many hit points has it?',
      ...evidenceOf(monster, hd),
      options: [
        { id: 'printed', title: 'As printed', hint: '', gives: { title: 'STA', value: hitPoints } },
        {
          id: 'average',
          title: 'The average',
          hint: 'd8 a die',
          gives: { title: 'STA', value: average },
        },
      ],
      default: 'printed',
      rule,
    },
  ]
}

function hideJudgement(monster: Monster, figures: BxFigures): Judgement {
  return {
    id: 'hide',
    asks: 'What does its hide look like? The book prints no AC; the choice made here is ours.',
    ...armourEvidence(monster, figures),
    options: hides.map((id) => ({
      id,
      title: upperFirst(id),
      hint: worth[id].hint,
      gives: { title: 'AMR', value: worth[id].amr },
      odds: [{ title: 'a d8 does it 4 or more', chance: chanceOver(8, 4 + worth[id].amr) }],
    })),
    default: hides[armourStepOf(monster, figures)] ?? 'unarmoured',
    rule,
  }
}

const shieldWord = /\bshields?\b/i

function shieldJudgement(monster: Monster): Judgement {
  const { text } = monster.source
  const found = shieldWord.exec(text)
  const option = (id: string, title: string, hint: string, def: number): Option => ({
    id,
    title,
    hint,
    gives: { title: 'DEF', value: def },
    odds: [
      {
        title: 'a blow without bonus lands',
        chance: chanceContest({ sides: 20, plus: 0 }, { sides: 20, plus: def }).win,
      },
    ],
  })
  return {
    id: 'shield',
    asks: 'Does it bear a shield?',
    evidence: found?.[0] ?? '',
    ...(found ? { span: { from: found.index, to: found.index + found[0].length } } : {}),
    like: found ? 'a shield is named' : 'no shield is named',
    options: [option('no', 'No shield', '', 0), option('yes', 'A shield', 'DEF +2', 2)],
    default: found ? 'yes' : 'no',
    rule,
  }
}

export type CairnDiceReading = 'less three' | 'one each'

/** Hit Dice of so much HP, 1 at least: Cairn’s runs about 3 above the Hit Dice of the same beast; its older page has one each. */
export function diceOfHp(hp: number, reading: CairnDiceReading): number {
  return Math.max(1, reading === 'less three' ? hp - 3 : hp)
}

function diceJudgement(monster: Monster, figures: CairnFigures): Judgement {
  const hp = figures.hp?.value ?? 3
  const option = (id: CairnDiceReading, title: string, hint: string): Option => {
    const dice = diceOfHp(hp, id)
    const sav = savOf(dice)
    return {
      id,
      title,
      hint,
      gives: { title: 'STA', value: stamina(dice, 0) },
      odds: [{ title: 'a save made', chance: chanceOver(20, sav) }],
    }
  }
  return {
    id: 'hitDice',
    asks: 'How many Hit Dice are its HP? Cairn counts none; both readings are ours.',
    ...evidenceOf(monster, figures.hp, 'no HP in the text: 3'),
    like: `${hp} HP`,
    options: [
      option('less three', 'HP less 3', 'HP runs about 3 above'),
      option('one each', 'One for each HP', 'tougher'),
    ],
    default: 'less three',
    rule,
  }
}

/** SAV of so many Hit Dice, 5 at least. Rule HBKX-GAP-01. */
export function savOf(dice: number): number {
  return Math.max(5, 15 - Math.floor(dice))
}

/** Describes Hit Dice: "3 HD", "½ HD", "12 hp, counted as 2 HD". */
export function describeHitDice(figures: BxFigures): string {
  if (!figures.hd) return 'no HD in the text, counted as 1'
  const whole = Math.floor(countedHitDice(figures))
  if (figures.hd.value.dice > 0) return `${whole} HD`
  return `${hitDiceInWords(figures.hd.value)}, counted as ${whole} HD`
}

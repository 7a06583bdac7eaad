import { atOrUnder, blowStopped, moraleChance, twoBlowChance } from '../chances.ts'
import type { BxFigures, Judgement, Monster } from '../../canonical.ts'
import { armourEvidence, armourStepOf, type ArmourStep } from '../armour-steps.ts'
import { evidenceOf } from '../evidence.ts'
import { countedHitDice, hitDiceSaid } from '../hit-dice.ts'
import { wilByPage, wilByTable } from '../morale.ts'
import { routineJudgement } from '../routine-judgement.ts'
import { speed, strength } from './scores.ts'

type Option = Judgement['options'][number]

/** Judgement calls from B/X to Cairn; defaults follow Cairn’s own page, or are ours where it is silent. */
export function judgements(monster: Monster): Judgement[] {
  const { figures } = monster
  if (figures.family !== 'bx') return []
  return [
    protection(monster, figures),
    armour(monster, figures),
    strength(monster, figures),
    speed(monster, figures),
    ...will(monster, figures),
    ...routineJudgement(monster, 'GF-CAIRN-06', 'together'),
  ]
}

/** Two readings of how Hit Dice become HP. Rule GF-CAIRN-01. */
export type HitDiceHpReading = 'plus three' | 'one each'
export function hpOf(figures: BxFigures, reading: HitDiceHpReading): number {
  const dice = Math.floor(countedHitDice(figures))
  return reading === 'plus three' ? dice + 3 : Math.max(3, dice)
}

function protection(monster: Monster, figures: BxFigures): Judgement {
  const option = (id: HitDiceHpReading, title: string, hint: string): Option => ({
    id,
    title,
    hint,
    gives: { title: 'HP', value: hpOf(figures, id) },
    odds: [
      { title: 'two blows of a d6 leave it unhurt', chance: twoBlowChance(hpOf(figures, id)) },
    ],
  })
  return {
    id: 'hp',
    asks: 'How well does it keep from harm?',
    ...evidenceOf(monster, figures.hd, 'no HD in the text'),
    like: hitDiceSaid(figures),
    options: [
      option('plus three', '3 and its HD', 'Cairn’s page of today'),
      option('one each', 'Its HD, 3 at least', 'an older form of that page'),
    ],
    default: 'plus three',
    rule: 'GF-CAIRN-01',
  }
}

const armourAnswers = ['soft', 'leather', 'chain', 'plate', 'speed'] as const
export type ArmourAnswer = (typeof armourAnswers)[number]
const armourWords: Readonly<Record<ArmourAnswer, readonly [title: string, hint: string]>> = {
  soft: ['None', 'ours above AC 7'],
  leather: ['Like leather', 'fur, thick skin; from AC 7'],
  chain: ['Like chain', 'scales, mail; from AC 5'],
  plate: ['Like plate', 'shell, stone, plate; from AC 3'],
  speed: ['Quickness', 'no Armor, and DEX 14'],
}
export const armourOf: Readonly<Record<ArmourAnswer, ArmourStep>> = {
  soft: 0,
  leather: 1,
  chain: 2,
  plate: 3,
  speed: 0,
}

function armour(monster: Monster, figures: BxFigures): Judgement {
  return {
    id: 'armour',
    asks: 'What is behind its AC: hide, mail, or mere quickness?',
    ...armourEvidence(monster, figures),
    options: armourAnswers.map((id) => ({
      id,
      title: armourWords[id][0],
      hint: armourWords[id][1],
      gives: { title: 'Armor', value: armourOf[id] },
      odds: [{ title: 'a d6 does it nothing', chance: blowStopped(armourOf[id]) }],
    })),
    default: armourAnswers[armourStepOf(monster, figures)] ?? 'soft',
    rule: 'GF-CAIRN-02',
  }
}

const willReadings = ['page', 'table', 'mindless'] as const
export type WillReading = (typeof willReadings)[number]

/** WIL of a morale by one of the readings. Rule GF-CAIRN-05. */
export function willOf(morale: number, reading: WillReading): number {
  if (reading === 'mindless') return 3
  if (reading === 'page') return wilByPage(morale)
  return wilByTable(morale, 'nearest') ?? wilByPage(morale)
}

const willWords: Readonly<Record<WillReading, readonly [title: string, hint: string]>> = {
  page: ['By Cairn’s page', 'half as much again'],
  table: ['By the table in HEARTS', 'steeper'],
  mindless: ['It has no mind', 'WIL 3, whatever its nerve'],
}

function will(monster: Monster, figures: BxFigures): Judgement[] {
  const { morale } = figures
  if (!morale) return []
  return [
    {
      id: 'wil',
      asks: 'Which WIL is its morale? In print WIL follows wit more than nerve.',
      ...evidenceOf(monster, morale),
      like: `ML ${morale.value}`,
      options: willReadings.map((id) => ({
        id,
        title: willWords[id][0],
        hint: willWords[id][1],
        gives: { title: 'WIL', value: willOf(morale.value, id) },
        odds: [
          { title: 'a save made', chance: atOrUnder(willOf(morale.value, id)) },
          { title: 'its nerve held in B/X', chance: moraleChance(morale.value) },
        ],
      })),
      default: 'page',
      rule: 'GF-CAIRN-05',
    },
  ]
}

import type { BxFigures, Judgement, Monster } from '../../../monsters/canonical.ts'
import { armourEvidence, armourStepOf } from '../../../monsters/conversion/armour-steps.ts'
import { blowStopped, moraleChance, strictlyUnder } from '../../../monsters/conversion/chances.ts'
import { evidenceOf } from '../../../monsters/conversion/evidence.ts'
import { feetATurn } from '../../../monsters/conversion/feet.ts'
import { hitDiceSaid } from '../../../monsters/conversion/hit-dice.ts'
import { wilByPage, wilByTable } from '../../../monsters/conversion/morale.ts'
import {
  routineJudgement,
  type RoutineReading,
} from '../../../monsters/conversion/routine-judgement.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import { multipleAttackers } from '../house-rules/fight.ts'

/** Judgement calls a B/X block leaves open, as the author’s notes name no B/X numbers. Rule DLVX-ANS-25. */
export function judgements(monster: Monster, situation: Situation | null = null): Judgement[] {
  const { figures } = monster
  if (figures.family !== 'bx') return []
  return [
    hideJudgement(monster, figures),
    scarJudgement('str', 'Is it marked by its strength?', {
      ...evidenceOf(monster, figures.hd, 'no HD in the text'),
      like: hitDiceSaid(figures),
    }),
    scarJudgement('dex', 'Is it marked by its speed?', {
      ...evidenceOf(monster, figures.movement, 'no movement in the text'),
      like: `${feetATurn(figures.movement?.value ?? '', monster.source.system) ?? 'no'} feet a turn`,
    }),
    ...willJudgement(monster, figures),
    ...routineJudgement(monster, 'DLVX-CRN-03', severalIn(situation)),
  ]
}

/** Reading of an attack routine: together when only the highest die counts, else apart. Rule DLVX-ANS-18. */
function severalIn(situation: Situation | null): RoutineReading {
  return houseRule<string>(situation, multipleAttackers) === 'highest' ? 'together' : 'apart'
}

const hides = ['none', 'light', 'tough', 'scales', 'speed'] as const
export type ReductionLook = (typeof hides)[number]
export const reductionOf: Readonly<Record<ReductionLook, number>> = {
  none: 0,
  light: 1,
  tough: 2,
  scales: 3,
  speed: 0,
}
const hideWords: Readonly<Record<ReductionLook, readonly [title: string, hint: string]>> = {
  none: ['None', 'soft; ours above AC 7'],
  light: ['Light', 'leather, fur; ours from AC 7'],
  tough: ['Natural', 'thick hide, mail; ours from AC 5'],
  scales: ['Scales', 'dragon, shell, plate; ours from AC 3'],
  speed: ['Quickness', 'no DR, and DEX 14'],
}

function hideJudgement(monster: Monster, figures: BxFigures): Judgement {
  return {
    id: 'hide',
    asks: 'What is behind its AC: hide, mail, or mere quickness? The author gives no AC.',
    ...armourEvidence(monster, figures),
    options: hides.map((id) => ({
      id,
      title: hideWords[id][0],
      hint: hideWords[id][1],
      gives: { title: 'DR', value: reductionOf[id] },
      odds: [{ title: 'a d6 does it nothing', chance: blowStopped(reductionOf[id]) }],
    })),
    default: hides[armourStepOf(monster, figures)] ?? 'none',
    rule: 'DLVX-ANS-25',
  }
}

/** Judgement call on an ability: 10, or 4 more or less when something marks it. */
export const marks = { weak: 6, plain: 10, marked: 14 } as const
export type ScarMark = keyof typeof marks
const markWords: Readonly<Record<ScarMark, string>> = {
  plain: 'Not marked',
  marked: 'For good',
  weak: 'For bad',
}

function scarJudgement(
  id: 'str' | 'dex',
  asks: string,
  seen: Pick<Judgement, 'evidence' | 'span' | 'like'>,
): Judgement {
  return {
    id,
    asks: `${asks} 4 more, or 4 less.`,
    ...seen,
    options: (['plain', 'marked', 'weak'] as const).map((mark) => ({
      id: mark,
      title: markWords[mark],
      hint: '',
      gives: { title: id.toUpperCase(), value: marks[mark] },
      odds: [{ title: 'a save made', chance: strictlyUnder(marks[mark]) }],
    })),
    default: 'plain',
    rule: 'DLVX-ANS-25',
  }
}

export type MoraleWillReading = 'table' | 'five' | 'page'

/** WIL of a morale; the author’s table has no row for 5, which then counts as the row below. Rules DLVX-ANS-25, DLVX-CRN-12. */
export function willOf(morale: number, reading: MoraleWillReading): number {
  if (reading === 'page') return wilByPage(morale)
  if (reading === 'five') return wilByTable(morale, 'insert5') ?? 10
  return wilByTable(morale, 'nearest') ?? 10
}

function willJudgement(monster: Monster, { morale }: BxFigures): Judgement[] {
  if (!morale) return []
  const option = (
    id: MoraleWillReading,
    title: string,
    hint: string,
  ): Judgement['options'][number] => ({
    id,
    title,
    hint,
    gives: { title: 'WIL', value: willOf(morale.value, id) },
    odds: [
      { title: 'a save made', chance: strictlyUnder(willOf(morale.value, id)) },
      { title: 'its nerve held in B/X', chance: moraleChance(morale.value) },
    ],
  })
  return [
    {
      id: 'wil',
      asks: 'Which WIL is its morale?',
      ...evidenceOf(monster, morale),
      like: `ML ${morale.value}`,
      options: [
        option(
          'table',
          'The author’s table',
          morale.value === 5 ? 'the row below: it has none for 5' : '',
        ),
        ...(morale.value === 5
          ? [option('five', 'With a row for 5', 'WIL 5, between its neighbours')]
          : []),
        option('page', 'Cairn’s page', 'half as much again'),
      ],
      default: 'table',
      rule: 'DLVX-CRN-12',
    },
  ]
}

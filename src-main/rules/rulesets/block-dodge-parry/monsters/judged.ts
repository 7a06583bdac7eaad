import type { HitPointDice } from '../../../core/ruleset/monsters.ts'
import { upperFirst } from '../../../core/words.ts'
import type { BxFigures, Converted, Judgement, Monster } from '../../../monsters/canonical.ts'
import { armourEvidence, armourStepOf } from '../../../monsters/conversion/armour-steps.ts'
import { atOrUnder, blowStopped, twoBlowChance } from '../../../monsters/conversion/chances.ts'
import { evidenceOf } from '../../../monsters/conversion/evidence.ts'
import { feetATurn } from '../../../monsters/conversion/feet.ts'
import { countedHitDice, hitDiceSaid } from '../../../monsters/conversion/hit-dice.ts'
import { routineJudgement } from '../../../monsters/conversion/routine-judgement.ts'

/**
 * Judgement calls that a B/X block leaves open; this game’s guidance gives words and a few examples.
 * Rules BDPX-NPC-01, BDPX-NPC-02, BDPX-NPC-04.
 */
export function judgements(monster: Monster): Judgement[] {
  const { figures } = monster
  if (figures.family !== 'bx') return []
  const { movement, morale } = figures
  return [
    toughness(monster, figures),
    hideOf(monster, figures),
    build('str', 'strength', suggestedBuild(figures), {
      ...evidenceOf(monster, figures.hd, 'no HD in the text'),
      like: hitDiceSaid(figures),
    }),
    build('dex', 'speed', 'ordinary', {
      ...evidenceOf(monster, movement, 'no movement in the text'),
      like: `${feetATurn(movement?.value ?? '', monster.source.system) ?? 'no'} feet a turn`,
    }),
    build('wil', 'nerve', suggestedNerve(morale?.value ?? null), {
      ...evidenceOf(monster, morale, 'no morale in the text'),
      like: morale ? `ML ${morale.value}` : 'no morale',
    }),
    ...routineJudgement(monster, 'BDPX-ATK-09', 'apart'),
  ]
}

export type DangerReading = 'guidance' | 'plus three'

/**
 * HP of so many Hit Dice. A civilian has 3, a bandit 4, the dangerous 7 to 12 and champions 13 to 18; which HD is
 * which is our ruling. Or 3 and one each, as Cairn’s own page has it.
 */
export function hpOfHitDice(dice: number, reading: DangerReading): number {
  const hd = Math.floor(dice)
  if (reading === 'plus three') return hd + 3
  if (hd < 1) return 3
  return hd === 1 ? 4 : Math.min(18, hd + 5)
}

/** Most HP of each kind of foe in the guidance, and its dice: a civilian, the dangerous, a champion. Rule BDPX-NPC-02. */
const toughnessDice: readonly (HitPointDice & { most: number })[] = [
  { most: 6, dice: '1d6', average: 3 },
  { most: 12, dice: '2d6', average: 7 },
  { most: 18, dice: '3d6', average: 10 },
]

/** Dice of the kind of foe that its HP make it; null above a champion. Rule BDPX-NPC-02. */
export function hitPoints(_monster: Monster, { values }: Converted): HitPointDice | null {
  const kind = toughnessDice.find(({ most }) => (values['hp'] ?? 0) <= most)
  return kind ? { dice: kind.dice, average: kind.average } : null
}

function toughness(monster: Monster, figures: BxFigures): Judgement {
  const option = (id: DangerReading, title: string, hint: string): Judgement['options'][number] => {
    const hp = hpOfHitDice(countedHitDice(figures), id)
    return {
      id,
      title,
      hint,
      gives: { title: 'HP', value: hp },
      odds: [{ title: 'two blows of a d6 leave it unhurt', chance: twoBlowChance(hp) }],
    }
  }
  return {
    id: 'hp',
    asks: 'How tough is it? The guidance names a bandit, the dangerous and champions, and no HD.',
    ...evidenceOf(monster, figures.hd, 'no HD in the text'),
    like: hitDiceSaid(figures),
    options: [
      option('guidance', 'By the guidance', 'from 2 HD on HD + 5, at most 18'),
      option('plus three', 'As in Cairn', 'HD + 3'),
    ],
    default: 'guidance',
    rule: 'BDPX-NPC-02',
  }
}

const hides = ['none', 'leather', 'chain', 'plate', 'speed'] as const
export type ArmorLook = (typeof hides)[number]
export const armorOf: Readonly<Record<ArmorLook, number>> = {
  none: 0,
  leather: 1,
  chain: 2,
  plate: 3,
  speed: 0,
}
const hideWords: Readonly<Record<ArmorLook, readonly [title: string, hint: string]>> = {
  none: ['None', 'soft'],
  leather: ['Leather', 'thick skin, fur'],
  chain: ['Chain', 'scales, mail'],
  plate: ['Plate', 'dragon, stone'],
  speed: ['Quickness', 'no Armor, and DEX 15'],
}

/** B/X counts AC down from 9: 7 is leather, 5 chain, 3 plate. Where the words begin is our ruling. */
function hideOf(monster: Monster, figures: BxFigures): Judgement {
  return {
    id: 'hide',
    asks: 'What is behind its AC? The game names leather, chain and plate; where an AC falls is ours.',
    ...armourEvidence(monster, figures),
    options: hides.map((id) => ({
      id,
      title: hideWords[id][0],
      hint: hideWords[id][1],
      gives: { title: 'Armor', value: armorOf[id] },
      odds: [{ title: 'a d6 does it nothing', chance: blowStopped(armorOf[id]) }],
    })),
    default: hides[armourStepOf(monster, figures)] ?? 'none',
    rule: 'BDPX-NPC-04',
  }
}

export type Build = 'bad' | 'ordinary' | 'good'
export const scoreFor: Readonly<Record<Build, number>> = { bad: 6, ordinary: 10, good: 15 }
const buildHints: Readonly<Record<'str' | 'dex' | 'wil', Readonly<Record<Build, string>>>> = {
  str: { bad: 'small, frail', ordinary: 'as a man', good: 'it is known for it' },
  dex: { bad: 'slow', ordinary: 'as a man', good: 'it is known for it' },
  wil: { bad: 'ours to ML 5', ordinary: 'ours at ML 6 to 8', good: 'ours from ML 9' },
}

function build(
  id: 'str' | 'dex' | 'wil',
  word: string,
  by: Build,
  seen: Pick<Judgement, 'evidence' | 'span' | 'like'>,
): Judgement {
  return {
    id,
    asks: `How is its ${word}? 6 is bad, 10 ordinary, 15 good.`,
    ...seen,
    options: (Object.keys(scoreFor) as Build[]).map((each) => ({
      id: each,
      title: upperFirst(each),
      hint: buildHints[id][each],
      gives: { title: id.toUpperCase(), value: scoreFor[each] },
      odds: [{ title: 'a save made', chance: atOrUnder(scoreFor[each]) }],
    })),
    default: by,
    rule: 'BDPX-NPC-01',
  }
}

function suggestedBuild(figures: BxFigures): Build {
  const hd = countedHitDice(figures)
  if (hd < 1) return 'bad'
  return hd >= 4 ? 'good' : 'ordinary'
}

/** Morale 6 to 8 is ordinary nerve, less is bad, more is good: our ruling. */
function suggestedNerve(morale: number | null): Build {
  if (morale === null) return 'ordinary'
  if (morale <= 5) return 'bad'
  return morale >= 9 ? 'good' : 'ordinary'
}

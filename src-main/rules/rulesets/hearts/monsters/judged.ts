import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import type {
  BxFigures,
  CairnFigures,
  Judgement,
  Monster,
  SaveLetter,
} from '../../../monsters/canonical.ts'
import { armourEvidence } from '../../../monsters/conversion/armour-steps.ts'
import { moraleChance, strictlyUnder } from '../../../monsters/conversion/chances.ts'
import { evidenceOf } from '../../../monsters/conversion/evidence.ts'
import { countedHitDice, hitDiceInWords } from '../../../monsters/conversion/hit-dice.ts'
import { descendingArmourClass } from '../../../monsters/armour-class.ts'
import { convertBx, wilToMorale, type Armour, type BxSave, type MoraleGap } from './conversion.ts'
import { bxSave, moraleGap } from '../house-rules/monsters.ts'
import { magicJudgement } from './magic.ts'

type Answers = Readonly<Record<string, string>>

/** The judgement calls of one conversion to HEARTS, with the campaign's house rules as defaults; `given` changes what the others give. */
export function judgementsOf(
  monster: Monster,
  situation: Situation | null,
  given: Answers = {},
): Judgement[] {
  const { figures } = monster
  if (figures.family === 'cairn')
    return [...moraleJudgement(monster, figures, situation), ...magicJudgement(monster)]
  const dice = diceCounted(figures, given['hitDice'])
  return [
    armourJudgement(monster, figures, dice),
    ...diceJudgement(monster, figures),
    ...saveJudgement(figures, situation, dice),
    ...magicJudgement(monster),
  ]
}

type DiceReading = 'whole' | 'next'

/** Hit Dice that HP and ST are counted from: whole ones, or the next with a half or with points added. Rule E-HRT-16. */
export function diceCounted(figures: BxFigures, reading: string | undefined): number {
  const dice = countedHitDice(figures)
  if (reading !== 'next') return dice
  return Math.ceil(dice) + (figures.hd && figures.hd.value.modifier > 0 ? 1 : 0)
}

/** Asked where the dice are not whole. */
function diceJudgement(monster: Monster, figures: BxFigures): Judgement[] {
  const whole = diceCounted(figures, 'whole')
  const next = diceCounted(figures, 'next')
  if (!figures.hd || next === Math.floor(whole)) return []
  const option = (
    id: DiceReading,
    title: string,
    hint: string,
    hd: number,
  ): Judgement['options'][number] => {
    const { hp, st } = convertBx({ hd, armour: 'none' })
    return {
      id,
      title,
      hint,
      gives: { title: 'HP, ST', value: `${hp}, ${st}` },
      odds: [{ title: 'a save made by its Hit Dice', chance: strictlyUnder(st) }],
    }
  }
  return [
    {
      id: 'hitDice',
      asks: 'What are its odd Hit Dice worth?',
      ...evidenceOf(monster, figures.hd),
      like: `HD ${hitDiceInWords({ ...figures.hd.value, stars: 0 })}`,
      options: [
        option('whole', 'Whole dice alone', 'one HP at least', whole),
        option('next', 'The next die', 'as B/X counts it in a fight', next),
      ],
      default: 'whole',
      rule: 'E-HRT-16',
    },
  ]
}

/** Saves as printed: five, a single one, or none where the text names a class. */
export function printedSaves(figures: BxFigures): number[] {
  if (figures.saves) {
    const { D, W, P, B, S } = figures.saves.value
    return [D, W, P, B, S]
  }
  return figures.save ? [figures.save.value] : []
}

/** The book gives no AC numbers; that chain is 5 and plate 3 is B/X, to hold hide to it is ours. */
function suggestedArmour(descending: number | null): Armour {
  if (descending === null || descending > 5) return 'none'
  return descending > 3 ? 'moderate' : 'heavy'
}

/** Most blows that are counted. */
const mostBlows = 40

/** Blows of a d6 after which half of those with so many HP are down, or just about. */
function blowsFor(hp: number): number {
  return Math.min(mostBlows, 2 * Math.max(1, hp))
}

/** Chance, 0 to 1, that somebody of so many HP and no AP still stands after blows of a d6, each of no hit or one. Rule HRT-ATK-02. */
function standsAfter(blows: number, hp: number): number {
  let ways = 1
  let below = 0
  for (let hits = 0; hits < Math.min(hp, blows + 1); hits += 1) {
    below += ways
    ways = (ways * (blows - hits)) / (hits + 1)
  }
  return below / 2 ** blows
}

const armourOptions: readonly { id: Armour; title: string; hint: string }[] = [
  { id: 'none', title: 'None', hint: 'soft or quick' },
  { id: 'moderate', title: 'Moderate', hint: 'like chain, +1' },
  { id: 'heavy', title: 'Heavy', hint: 'like plate, +2' },
]

function armourJudgement(monster: Monster, figures: BxFigures, hd: number): Judgement {
  const blows = blowsFor(convertBx({ hd, armour: 'none' }).hp)
  return {
    id: 'armour',
    asks: 'How good is its hide or mail? Ours, as HEARTS prints no AC: chain from 5, plate from 3.',
    ...armourEvidence(monster, figures),
    options: armourOptions.map(({ id, title, hint }) => {
      const { hp } = convertBx({ hd, armour: id })
      return {
        id,
        title,
        hint,
        gives: { title: 'HP', value: hp },
        odds: [{ title: `stands after ${blows} blows of a d6`, chance: standsAfter(blows, hp) }],
      }
    }),
    default: suggestedArmour(descendingArmourClass(figures, monster.source.system)),
    rule: 'HRT-BX-03',
  }
}

const saveOptions: readonly { id: BxSave; title: string; hint: string }[] = [
  { id: 'tenPlusHd', title: 'Its Hit Dice', hint: '10 + HD' },
  { id: 'average', title: 'Its saves', hint: 'their mean' },
  { id: 'inverted', title: 'Saves turned', hint: '21 minus their mean' },
]

function saveJudgement(figures: BxFigures, situation: Situation | null, hd: number): Judgement[] {
  const saves = printedSaves(figures)
  const span = figures.saves?.span ?? figures.save?.span
  if (saves.length === 0 || !span) return []
  return [
    {
      id: 'bxSave',
      asks: 'Where does its ST come from?',
      evidence: figures.saves ? savesInWords(figures.saves.value) : `save ${saves[0]}`,
      span,
      like: 'printed saves',
      options: saveOptions.map(({ id, title, hint }) => {
        const { st } = convertBx({ hd, armour: 'none', saves, options: { bxSave: id } })
        return {
          id,
          title,
          hint,
          gives: { title: 'ST', value: st },
          odds: [{ title: 'a save made', chance: strictlyUnder(st) }],
        }
      }),
      default: houseRule<BxSave>(situation, bxSave),
      rule: 'E-HRT-15',
    },
  ]
}

function savesInWords({ D, W, P, B, S }: Record<SaveLetter, number>): string {
  return `D${D} W${W} P${P} B${B} S${S}`
}

const gapOptions: readonly { id: MoraleGap; title: string; hint: string }[] = [
  { id: 'floorRow', title: 'The row below', hint: 'highest row not above its WIL' },
  { id: 'insert5', title: 'With a row for 5', hint: 'adds morale 5 at WIL 5' },
  { id: 'nearest', title: 'The nearest row', hint: 'the lower of two as near' },
]

/** Asked only where the readings of the table differ for this WIL. */
function moraleJudgement(
  monster: Monster,
  figures: CairnFigures,
  situation: Situation | null,
): Judgement[] {
  const wil = figures.wil?.value ?? 10
  const readings = gapOptions.map(
    ({ id }) => wilToMorale({ wil, options: { moraleGap: id } }).morale,
  )
  if (readings.every((morale) => morale === readings[0])) return []
  const options = gapOptions.map((option, at) => {
    const morale = readings[at] ?? 0
    return {
      ...option,
      gives: { title: 'Morale', value: morale },
      odds: [{ title: 'its nerve holds', chance: moraleChance(morale) }],
    }
  })
  return [
    {
      id: 'moraleGap',
      asks: `Which morale is WIL ${wil}?`,
      ...evidenceOf(monster, figures.wil, 'no WIL printed: 10'),
      like: `WIL ${wil}`,
      options,
      default: houseRule<MoraleGap>(situation, moraleGap),
      rule: 'E-HRT-08',
    },
  ]
}

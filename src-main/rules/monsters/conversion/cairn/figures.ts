import type { BxFigures, CairnFigures, Derived, Monster } from '../../canonical.ts'
import { hitDiceSaid } from '../hit-dice.ts'
import {
  armourOf,
  hpOf,
  willOf,
  type ArmourAnswer,
  type HitDiceHpReading,
  type WillReading,
} from './judged.ts'
import { scores, type ScoreWord } from './scores.ts'

type Answers = Readonly<Record<string, string>>

/** Rules GF-CAIRN-01 to GF-CAIRN-05. */
export function fromBx(figures: BxFigures, answers: Answers): Derived[] {
  const armour = answers['armour'] as ArmourAnswer
  const reading = answers['hp'] as HitDiceHpReading
  const said = hitDiceSaid(figures)
  return [
    {
      field: 'hp',
      title: 'HP',
      value: hpOf(figures, reading),
      how: reading === 'plus three' ? `3 and 1 for each whole HD: ${said}` : `${said}, 3 at least`,
      rule: 'GF-CAIRN-01',
      judgement: 'hp',
    },
    {
      field: 'armor',
      title: 'Armor',
      value: armourOf[armour],
      how:
        armour === 'speed' ? 'its AC is quickness' : armour === 'soft' ? 'soft' : `like ${armour}`,
      rule: 'GF-CAIRN-02',
      judgement: 'armour',
    },
    strength(answers['str'] as ScoreWord, said),
    speed(figures, answers['dex'] as ScoreWord, armour === 'speed'),
    will(figures, answers['wil'] as WillReading | undefined),
  ]
}

function strength(word: ScoreWord, said: string): Derived {
  return {
    field: 'str',
    title: 'STR',
    value: scores[word],
    how: `${word} for ${said}; ours`,
    rule: 'GF-CAIRN-03',
    judgement: 'str',
  }
}

function speed(figures: BxFigures, word: ScoreWord, quick: boolean): Derived {
  const moves = figures.movement ? `moves ${figures.movement.value}` : 'no movement in the text'
  const value = quick ? Math.max(scores.noteworthy, scores[word]) : scores[word]
  return {
    field: 'dex',
    title: 'DEX',
    value,
    how: quick && value > scores[word] ? 'quick enough for its AC' : `${word}: ${moves}; ours`,
    rule: 'GF-CAIRN-04',
    judgement: quick ? 'armour' : 'dex',
  }
}

function will({ morale }: BxFigures, reading: WillReading | undefined): Derived {
  const how: Readonly<Record<WillReading, string>> = {
    page: 'half as much again, as Cairn’s page pairs them',
    table: 'on the table that HEARTS prints',
    mindless: 'no mind to lose',
  }
  const base = { field: 'wil', title: 'WIL', rule: 'GF-CAIRN-05' as const }
  if (!morale || !reading)
    return { ...base, value: scores.average, how: 'no morale in the text, so 10' }
  return {
    ...base,
    value: willOf(morale.value, reading),
    how: `morale ${morale.value}: ${how[reading]}`,
    judgement: 'wil',
  }
}

/** Figures of a Cairn block as printed: missing armour is none, a missing score is 10. Rule GF-CAIRN-08. */
export function fromCairn(figures: CairnFigures): Derived[] {
  const { hp, armor } = figures
  const rule = 'GF-CAIRN-08'
  return [
    {
      field: 'hp',
      title: 'HP',
      value: hp?.value ?? 3,
      how: hp ? 'as written' : 'left out: 3, an average foe',
      rule,
    },
    {
      field: 'armor',
      title: 'Armor',
      value: armor?.value ?? 0,
      how: armor ? 'as written' : 'none written',
      rule,
    },
    ...(['str', 'dex', 'wil'] as const).map((field): Derived => {
      const read = figures[field]
      return {
        field,
        title: field.toUpperCase(),
        value: read?.value ?? scores.average,
        how: read ? 'as written' : 'left out, which is 10',
        rule,
      }
    }),
  ]
}

const asksSave = /\b(?:saves?|saving throws?|save vs\.?)\b/i

/** Powers in their own words: no spellbook needed, no save against those that asked one. Rule GF-CAIRN-07. */
export function powersOf({ details }: Monster): Derived[] {
  return details
    .filter(({ title, text }) => title !== '' && text !== '')
    .map(({ title, text }, at) => ({
      field: `power ${at + 1}`,
      title,
      value: text.replace(/\s+/g, ' '),
      how: asksSave.test(text)
        ? 'no save against it: it comes with a warning, or as critical damage'
        : 'as written, and no book needed',
      rule: 'GF-CAIRN-07',
    }))
}

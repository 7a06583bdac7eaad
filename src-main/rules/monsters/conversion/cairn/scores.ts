import { upperFirst } from '../../../core/words.ts'
import type { BxFigures, Judgement, Monster } from '../../canonical.ts'
import { atOrUnder } from '../chances.ts'
import { evidenceOf } from '../evidence.ts'
import { feetATurn } from '../feet.ts'
import { countedHitDice, hitDiceSaid } from '../hit-dice.ts'

/** Scores that Cairn’s second edition has words for. */
export const scores = { weak: 6, average: 10, noteworthy: 14, legendary: 18 } as const
export type ScoreWord = keyof typeof scores
const scoreWords = Object.keys(scores) as ScoreWord[]

function score(id: 'str' | 'dex', asks: string): Pick<Judgement, 'id' | 'asks' | 'options'> {
  return {
    id,
    asks,
    options: scoreWords.map((word) => ({
      id: word,
      title: upperFirst(word),
      hint: '',
      gives: { title: id.toUpperCase(), value: scores[word] },
      odds: [{ title: 'a save made', chance: atOrUnder(scores[word]) }],
    })),
  }
}

/**
 * Judgement on STR by Hit Dice. Printed pairs of the same name run 7 below 1 HD, 10 at 1 and 2, 12 to
 * 14 up to 9, then 17; the 12 at 3 HD lies between two words, and counts as average. Ours. Rule GF-CAIRN-03.
 */
export function strength(monster: Monster, figures: BxFigures): Judgement {
  const dice = countedHitDice(figures)
  return {
    ...score('str', 'How hard is it to kill once it is hit?'),
    ...evidenceOf(monster, figures.hd, 'no HD in the text'),
    like: hitDiceSaid(figures),
    default:
      dice < 1
        ? 'weak'
        : dice < 4
          ? 'average'
          : dice < 10
            ? 'noteworthy'
            : ('legendary' as ScoreWord),
    rule: 'GF-CAIRN-03',
  }
}

/** Slow at 60 feet a turn and below, nimble from 180. Ours. Rule GF-CAIRN-04. */
export function speed(monster: Monster, figures: BxFigures): Judgement {
  const feet = figures.movement ? feetATurn(figures.movement.value, monster.source.system) : null
  return {
    ...score('dex', 'How nimble is it?'),
    ...evidenceOf(monster, figures.movement, 'no movement in the text'),
    like: feet === null ? 'no movement' : `${feet} feet a turn`,
    default:
      feet === null ? 'average' : feet <= 60 ? 'weak' : feet >= 180 ? 'noteworthy' : 'average',
    rule: 'GF-CAIRN-04',
  }
}

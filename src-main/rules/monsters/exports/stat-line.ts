import type { BxFigures, CairnFigures, Monster } from '../canonical.ts'
import { bxAttacks, cairnAttacks } from './attack-words.ts'
import { bxClauses } from './bx-clauses.ts'

/** All figures of a monster in one line, in the form of its own family. */
export function statLine(monster: Monster): string {
  const { figures } = monster
  return figures.family === 'bx' ? bxLine(monster, figures) : cairnStatLine(monster, figures)
}

/** `AC 6 [13], HD 1-1 (3hp), Att 1 × weapon (1d6), …`. */
function bxLine(monster: Monster, figures: BxFigures): string {
  return bxClauses(monster, figures, bxAttacks(monster.attacks))
    .map(({ label, value }) => `${label} ${value}`)
    .join(', ')
}

const labels = { hp: 'HP', armor: 'Armor', str: 'STR', dex: 'DEX', wil: 'WIL' } as const

/** `4 HP, 1 Armor, 8 STR, 14 DEX, 8 WIL, dagger (d6), _detachment_`; what the text left out stays out. */
function cairnStatLine(monster: Monster, figures: CairnFigures): string {
  const scores = (['hp', 'armor', 'str', 'dex', 'wil'] as const).flatMap((key) => {
    const score = figures[key]
    return score ? [`${score.value} ${labels[key]}`] : []
  })
  const attacks = cairnAttacks(monster.attacks)
  return [...scores, ...(attacks === '' ? [] : [attacks]), ...qualities(monster)].join(', ')
}

/** Qualities of the whole creature, printed at the end of its line. */
function qualities({ tags }: Monster): string[] {
  return tags.filter((tag) => tag === 'detachment' || tag === 'blast').map((tag) => `_${tag}_`)
}

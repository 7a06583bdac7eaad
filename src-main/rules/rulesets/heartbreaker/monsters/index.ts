import { newFoe } from '../../../core/creature.ts'
import type { Converted, Monster } from '../../../monsters/canonical.ts'
import { answersTo } from '../../../monsters/conversion/answers.ts'
import { attackFigures, attacksInWords } from '../../../monsters/conversion/attack-words.ts'
import { convertedAs } from '../../../monsters/conversion/converted.ts'
import { ownLabels } from '../../../monsters/conversion/own-figures.ts'
import { onBxScales } from '../../../monsters/conversion/scales.ts'
import { criticalOf } from '../../../monsters/critical.ts'
import type { MonsterKit } from '../../../core/ruleset/monsters.ts'
import { fromBx, fromCairn } from './figures.ts'
import { hitPoints, judgements } from './judged.ts'
import { ownLine } from './own-line.ts'

/** The book has no monsters of its own: these figures are our rulings. Rules HBKX-GAP-01, HBKX-GAP-02. */
export const monsters: MonsterKit = onBxScales<MonsterKit>(
  {
    line: ['hp', 'sav', 'com', 'def', 'cov', 'amr', 'hd', 'morale'],
    ownLine,
    convert,
    judgements,
    toText,
    toCreature: newFoe,
    hitPoints,
  },
  'heartbreaker',
)

function convert(monster: Monster, given: Record<string, string>): Converted {
  const { figures } = monster
  const monsterJudgements = judgements(monster)
  const answers = answersTo(monsterJudgements, monster, 'heartbreaker', given)
  const derived = [
    ...(figures.family === 'bx' ? fromBx(figures, answers) : fromCairn(figures, answers)),
    ...attackFigures(monster.attacks, 'HBKX-GAP-01', () => 'damage as listed, by one attack roll'),
    ...criticalOf(monster, 'no rule of this game: yours to use', 'HBKX-GAP-01'),
  ]
  return convertedAs('heartbreaker', monster, {
    judgements: monsterJudgements,
    answers,
    derived,
    more: ({ hp = 1 }) => ({ maxHp: hp }),
  })
}

/** `Orc: STA 4, SAV 14, COM 0, DEF 0, COV 0, AMR 1, HD 1, weapon 1d6 (or by weapon)`. */
function toText(converted: Converted): string {
  const { name, attacks } = converted
  return `${name}: ${[...ownLabels(ownLine, converted), attacksInWords(attacks)].filter(Boolean).join(', ')}`
}

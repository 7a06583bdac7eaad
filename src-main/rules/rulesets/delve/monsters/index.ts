import { newFoe } from '../../../core/creature.ts'
import type { Converted, Monster } from '../../../monsters/canonical.ts'
import { answersTo } from '../../../monsters/conversion/answers.ts'
import { attackFigures, attacksInWords } from '../../../monsters/conversion/attack-words.ts'
import { convertedAs } from '../../../monsters/conversion/converted.ts'
import { ownLabels } from '../../../monsters/conversion/own-figures.ts'
import { onBxScales } from '../../../monsters/conversion/scales.ts'
import { routineAs } from '../../../monsters/conversion/routine-judgement.ts'
import { criticalOf } from '../../../monsters/critical.ts'
import type { MonsterKit } from '../../../core/ruleset/monsters.ts'
import type { Situation } from '../../../core/situation.ts'
import { fromBx, fromCairn } from './figures.ts'
import { judgements } from './judged.ts'
import { ownLine } from './own-line.ts'

/**
 * Monsters converted by the author's own notes; Cairn monsters stay as they are. Rules DLVX-ANS-25,
 * DLVX-CRN-16.
 */
export const monsters: MonsterKit = onBxScales<MonsterKit>(
  {
    line: ['hp', 'str', 'dex', 'wil', 'dr'],
    ownLine,
    convert,
    judgements,
    toText,
    toCreature: newFoe,
  },
  'delve',
)

function convert(
  monster: Monster,
  given: Record<string, string>,
  situation: Situation | null,
): Converted {
  const { figures } = monster
  const monsterJudgements = judgements(monster, situation)
  const answers = answersTo(monsterJudgements, monster, 'delve', given)
  const routine = routineAs(monster.attacks, answers)
  const derived = [
    ...(figures.family === 'bx'
      ? [
          ...fromBx(figures, answers),
          ...attackFigures(
            routine.attacks,
            routine.several ? 'DLVX-CRN-03' : 'DLVX-ANS-25',
            routine.how,
            routine.judgement,
          ),
        ]
      : [
          ...fromCairn(figures),
          ...attackFigures(monster.attacks, 'DLVX-CRN-16', () => 'as written'),
        ]),
    ...criticalOf(monster, 'shown when somebody it hurt fails the STR save', 'DLV-ATK-04'),
  ]
  return convertedAs('delve', monster, {
    judgements: monsterJudgements,
    answers,
    derived,
    attacks: routine.attacks,
    more: ({ hp = 0 }) => ({ maxHp: hp }),
  })
}

/** `Troll: HP 6, STR 14, DEX 12, WIL 10, DR 1, claw d6+d6`. */
function toText(converted: Converted): string {
  const { name, attacks } = converted
  return `${name}: ${[...ownLabels(ownLine, converted), attacksInWords(attacks)].filter(Boolean).join(', ')}`
}

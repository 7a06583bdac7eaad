import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { type MonsterKit } from '../../../core/ruleset/monsters.ts'
import type { Situation } from '../../../core/situation.ts'
import { newFoe } from '../../../core/creature.ts'
import type { Attack, Converted, Derived, Judgement, Monster } from '../../../monsters/canonical.ts'
import { answersTo } from '../../../monsters/conversion/answers.ts'
import { attackFigures, attacksInWords } from '../../../monsters/conversion/attack-words.ts'
import { convertedAs } from '../../../monsters/conversion/converted.ts'
import { ownLabels } from '../../../monsters/conversion/own-figures.ts'
import { onBxScales } from '../../../monsters/conversion/scales.ts'
import { criticalOf } from '../../../monsters/critical.ts'
import { maxHits } from '../house-rules/combat.ts'
import { fromBx, fromCairn } from './figures.ts'
import { judgementsOf } from './judged.ts'
import { ownLine } from './own-line.ts'

/** Monsters of the B/X and Cairn families as HEARTS reads them, by its own two sections. */
export const monsters: MonsterKit = onBxScales<MonsterKit>(
  {
    line: ['hp', 'st', 'mana', 'morale'],
    ownLine,
    convert,
    judgements,
    toText,
    toCreature: newFoe,
  },
  'hearts',
  { morale: true },
)

function judgements(monster: Monster, situation: Situation | null = null): Judgement[] {
  return judgementsOf(monster, situation)
}

function convert(
  monster: Monster,
  given: Record<string, string>,
  situation: Situation | null,
): Converted {
  const { figures } = monster
  const monsterJudgements = judgementsOf(monster, situation, { ...monster.judged.hearts, ...given })
  const answers = answersTo(monsterJudgements, monster, 'hearts', given)
  const derived =
    figures.family === 'bx'
      ? [
          ...fromBx(figures, answers),
          ...attackFigures(monster.attacks, 'HRT-BX-05', reading(situation)),
          ...powersOf(monster),
        ]
      : [
          ...fromCairn(figures, answers),
          ...attackFigures(monster.attacks, 'HRT-CAIRN-03', reading(situation)),
          ...criticalOf(monster, 'offered when its attack brings someone to 0 HP', 'HRT-ATK-05'),
        ]
  return convertedAs('hearts', monster, {
    judgements: monsterJudgements,
    answers,
    derived,
    more: pools,
  })
}

/** Pools stand at their most. */
function pools({ hp = 0, ap = 0, mana = 0 }: Record<string, number>): Record<string, number> {
  return { maxHp: hp, maxAp: ap, maxMana: mana }
}

function reading(situation: Situation | null): (attack: Attack) => string {
  const how =
    houseRule<string>(situation, maxHits) === 'cap3'
      ? 'read on the hit table, 3 hits at most'
      : 'read on the hit table, a hit for each full 4'
  return () => `dice as written, ${how}`
}

function powersOf(monster: Monster): Derived[] {
  return monster.attacks
    .filter((attack) => /breath/i.test(attack.name))
    .map((attack) => ({
      field: `power ${attack.id}`,
      title: attack.name,
      value: attack.notes || 'as a spell',
      how: 'resolve it as a spell of your choice, paid in Mana',
      rule: 'HRT-BX-07',
    }))
}

/** `Owl bear: HP 6, ST 15, Mana 0, Morale 9, 2 × claw 1d8 and bite 1d8`. */
function toText(converted: Converted): string {
  const { name, attacks } = converted
  return `${name}: ${[...ownLabels(ownLine, converted, (field) => field === 'ap'), attacksInWords(attacks)].filter(Boolean).join(', ')}`
}

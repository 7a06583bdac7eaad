import { newFoe } from '../../../core/creature.ts'
import type { MonsterKit } from '../../../core/ruleset/monsters.ts'
import type { Creature } from '../../../core/state/creature.ts'
import type { Attack, Converted, Monster } from '../../../monsters/canonical.ts'
import { answersTo } from '../../../monsters/conversion/answers.ts'
import { attackFigures, attacksInWords } from '../../../monsters/conversion/attack-words.ts'
import { convertedAs } from '../../../monsters/conversion/converted.ts'
import { onBxScales } from '../../../monsters/conversion/scales.ts'
import { routineAs } from '../../../monsters/conversion/routine-judgement.ts'
import { criticalOf } from '../../../monsters/critical.ts'
import { abilities, fieldOf } from '../character/people.ts'
import { fromBx, fromCairn } from './figures.ts'
import { hitPoints, judgements } from './judged.ts'

/** Monsters of Cairn as they stand, and those of B/X by this game's own guidance. Rules BDPX-NPC-01, BDPX-NPC-02, BDPX-NPC-09. */
export const monsters: MonsterKit = onBxScales<MonsterKit>(
  {
    line: ['hp', 'armor', 'str', 'dex', 'wil'],
    convert,
    judgements,
    toText,
    toCreature,
    hitPoints,
  },
  'block-dodge-parry',
)

/** Abilities stand at their most. */
function toCreature(converted: Converted, id: string, name: string): Creature {
  const foe = newFoe(converted, id, name)
  const full = Object.fromEntries(
    abilities.map((ability) => {
      const now = foe.values[fieldOf[ability]] ?? 10
      return [`max${ability.charAt(0)}${ability.slice(1).toLowerCase()}`, now]
    }),
  )
  return { ...foe, values: { ...foe.values, ...full, fatigue: 0 } }
}

function convert(monster: Monster, given: Record<string, string>): Converted {
  const { figures } = monster
  const monsterJudgements = judgements(monster)
  const answers = answersTo(monsterJudgements, monster, 'block-dodge-parry', given)
  const routine = routineAs(monster.attacks, answers)
  const derived = [
    ...(figures.family === 'bx'
      ? [
          ...fromBx(figures, answers),
          ...attackFigures(
            routine.attacks,
            routine.several ? 'BDPX-ATK-09' : 'BDPX-NPC-01',
            routine.how,
            routine.judgement,
          ),
        ]
      : [
          ...fromCairn(figures),
          ...attackFigures(monster.attacks, 'BDPX-NPC-09', () => 'as written'),
        ]),
    ...criticalOf(monster, 'shown when somebody it hurt fails the STR save', 'BDPX-NPC-09'),
  ]
  return convertedAs('block-dodge-parry', monster, {
    judgements: monsterJudgements,
    answers,
    derived,
    attacks: routine.attacks,
    more: ({ hp = 0 }) => ({ maxHp: hp }),
  })
}

/** `Troll: 6 HP, 1 Armor, 15 STR, 10 DEX, 10 WIL, claws (d6)`. */
function toText({ name, values, attacks }: Converted): string {
  const armor = values['armor'] ?? 0
  const figures = [
    `${values['hp'] ?? 0} HP`,
    ...(armor > 0 ? [`${armor} Armor`] : []),
    ...abilities.map((ability) => `${values[fieldOf[ability]] ?? 10} ${ability}`),
  ]
  const inWords = attacksInWords(attacks, attackLine)
  return `${name}: ${[...figures, inWords].filter(Boolean).join(', ')}`
}

function attackLine({ count, name, dice, notes }: Attack): string {
  const many = count > 1 ? `${count} × ` : ''
  const within = [dice, notes].filter(Boolean).join(/^or\b/.test(notes) ? ' ' : ', ')
  return `${many}${name}${within ? ` (${within})` : ''}`
}

import type { MonsterConversion } from '../../../core/ruleset/monsters.ts'
import type { Attack, Converted, Monster } from '../../canonical.ts'
import { criticalOf } from '../../critical.ts'
import { answersTo } from '../answers.ts'
import { attackFigures, attacksInWords } from '../attack-words.ts'
import { convertedAs } from '../converted.ts'
import { routineAs } from '../routine-judgement.ts'
import { shortDie } from '../routine.ts'
import { fromBx, fromCairn, powersOf } from './figures.ts'
import { judgements } from './judged.ts'

/** Monsters as Cairn blocks, by Cairn’s own page on B/X monsters. Rules GF-CAIRN-01 to GF-CAIRN-08. */
export const toCairn: MonsterConversion = {
  line: ['hp', 'armor', 'str', 'dex', 'wil'],
  judgements,
  convert,
  toText,
}

function convert(monster: Monster, given: Record<string, string>): Converted {
  const { figures } = monster
  const monsterJudgements = judgements(monster)
  const answers = answersTo(monsterJudgements, monster, 'cairn', given)
  const routine = routineAs(monster.attacks, answers)
  const attacks =
    figures.family === 'bx'
      ? routine.attacks.map((attack) => ({ ...attack, dice: shortDie(attack.dice) }))
      : monster.attacks
  const derived =
    figures.family === 'bx'
      ? [
          ...fromBx(figures, answers),
          ...attackFigures(attacks, 'GF-CAIRN-06', routine.how, routine.judgement),
          ...powersOf(monster),
        ]
      : [
          ...fromCairn(figures),
          ...attackFigures(attacks, 'GF-CAIRN-08', () => 'as written'),
          ...criticalOf(monster, 'on a failed STR save', 'GF-CAIRN-08'),
        ]
  return convertedAs('cairn', monster, { judgements: monsterJudgements, answers, derived, attacks })
}

/** `Troll: 9 HP, 2 Armor, 14 STR, 10 DEX, 15 WIL, claw and bite (d6+d6+d10)`. */
function toText({ name, values, attacks }: Converted): string {
  const { hp = 0, armor = 0, str = 10, dex = 10, wil = 10 } = values
  const figures = [
    `${hp} HP`,
    ...(armor > 0 ? [`${armor} Armor`] : []),
    `${str} STR`,
    `${dex} DEX`,
    `${wil} WIL`,
  ]
  const attackText = attacksInWords(attacks, attackLine, { and: ' and ', or: ', ' })
  return `${name}: ${[...figures, attackText].filter(Boolean).join(', ')}`
}

function attackLine({ count, name, dice, notes }: Attack): string {
  const often = count > 1 ? `${count} × ` : ''
  const within = [dice, notes].filter(Boolean).join(/^or\b/.test(notes) ? ' ' : ', ')
  return `${often}${name}${within ? ` (${within})` : ''}`
}

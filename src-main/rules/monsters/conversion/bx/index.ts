import type { MonsterConversion } from '../../../core/ruleset/monsters.ts'
import type { Attack, Converted, Monster } from '../../canonical.ts'
import { criticalOf } from '../../critical.ts'
import { answersTo } from '../answers.ts'
import { attackFigures, attacksInWords } from '../attack-words.ts'
import { convertedAs } from '../converted.ts'
import { hitDiceInWords } from '../hit-dice.ts'
import { keepsHighest, withSingleDice } from '../routine.ts'
import { fromBx, fromCairn } from './figures.ts'
import { judgements, type DicePairs } from './judged.ts'

/** Monsters as B/X blocks; from Cairn by its page on B/X monsters read backwards. Rules GF-BX-01 to GF-BX-09. */
export const toBx: MonsterConversion = { judgements, convert, toText }

function convert(monster: Monster, given: Record<string, string>): Converted {
  const { figures } = monster
  const monsterJudgements = judgements(monster)
  const answers = answersTo(monsterJudgements, monster, 'bx', given)
  if (figures.family === 'bx') {
    const derived = [
      ...fromBx(monster, figures),
      ...attackFigures(monster.attacks, 'GF-BX-09', () => 'as written'),
    ]
    return convertedAs('bx', monster, { judgements: monsterJudgements, answers, derived })
  }
  const several = new Set(
    monster.attacks.filter((attack) => keepsHighest([attack])).map(({ id }) => id),
  )
  const pairs = answers['twoDice'] as DicePairs | undefined
  const attacks = withSingleDice(monster.attacks, pairs ?? 'each')
  const derived = [
    ...fromCairn(figures, answers),
    ...attackFigures(
      attacks,
      'GF-BX-06',
      ({ id }) =>
        several.has(id)
          ? pairs === 'one'
            ? 'the highest of its dice'
            : 'an attack for each of its dice'
          : 'its die as written',
      ({ id }) => (several.has(id) ? 'twoDice' : undefined),
    ),
    ...criticalOf(monster, 'on a wound; a save may turn it', 'GF-BX-06'),
  ]
  return convertedAs('bx', monster, { judgements: monsterJudgements, answers, derived, attacks })
}

/** `Troll: AC 4 [15], HD 6+3* (30hp), Att 2 × claw (1d6), 1 × bite (1d10), THAC0 13 [+6], …` */
function toText({ name, values, attacks, derived }: Converted): string {
  const {
    hd = 1,
    hdModifier = 0,
    stars = 0,
    hp = 1,
    ac,
    thac0,
    attackBonus = 0,
    morale,
    xp,
  } = values
  const dice = hitDiceInWords({ dice: hd, modifier: hdModifier, stars, hitPoints: hp })
  const movement = derived.find(({ field }) => field === 'movement')?.value
  const alignment = derived.find(({ field }) => field === 'alignment')?.value
  const saves = (['D', 'W', 'P', 'B', 'S'] as const).map(
    (letter) => `${letter}${values[`save${letter}`] ?? ''}`,
  )
  const parts = [
    ...(ac === undefined ? [] : [`AC ${ac} [${19 - ac}]`]),
    hd === 0 ? `HD ${dice}` : `HD ${dice} (${hp}hp)`,
    ...(attacks.length > 0 ? [`Att ${attackList(attacks)}`] : []),
    `THAC0 ${thac0 ?? 19} [${attackBonus > 0 ? '+' : ''}${attackBonus}]`,
    ...(movement === undefined
      ? []
      : [`MV ${typeof movement === 'number' ? bothPaces(movement) : movement}`]),
    `SV ${saves.join(' ')}`,
    ...(morale === undefined ? [] : [`ML ${morale}`]),
    ...(alignment === undefined ? [] : [`AL ${alignment}`]),
    ...(xp === undefined ? [] : [`XP ${xp}`]),
  ]
  return `${name}: ${parts.join(', ')}`
}

/** Feet a turn, and a third of it in a round. */
function bothPaces(feet: number): string {
  return `${feet}’ (${Math.floor(feet / 3)}’)`
}

function attackList(attacks: readonly Attack[]): string {
  return attacksInWords(attacks, attackLine, { and: ', ', or: ' or ' })
}

function attackLine({ count, name, dice, notes }: Attack): string {
  const within = [dice, notes].filter(Boolean).join(/^or\b/.test(notes) ? ' ' : ' + ')
  return `${count} × ${name}${within ? ` (${within})` : ''}`
}

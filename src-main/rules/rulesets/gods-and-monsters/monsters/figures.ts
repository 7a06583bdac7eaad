import { upperFirst } from '../../../core/words.ts'
import type { CairnFigures, Converted, Derived, Monster } from '../../../monsters/canonical.ts'
import { hitDiceNotation } from '../../../monsters/conversion/hit-dice.ts'
import type { HitPointDice } from '../../../core/ruleset/monsters.ts'
import { abilities, reactions } from '../abilities.ts'
import { npcEndurance } from '../harm/figures.ts'
import { sizes, type CreatureSize } from '../scales/sizes.ts'
import { defenseOf, kindOf, reactionTarget, sizeFortitude, type MonsterBasis } from './kind.ts'

/** Mean of a d10 a level, half up, and whatever stands behind the level; one at least. Rules GAMX-ENC-07, GAM-AMB-53. */
export function meanSurvival(level: number, plus: number): number {
  return Math.max(1, Math.floor(level * 5.5 + 0.5) + plus)
}

/** A d10 a level and whatever stands behind it. Rule GAMX-ENC-07. */
export function hitPoints(monster: Monster, { answers }: Converted): HitPointDice {
  const { level, plus } = kindOf(monster, answers)
  return { dice: hitDiceNotation(level, 10, plus), average: meanSurvival(level, plus) }
}

/** Every figure of a creature with how it came about. Rules GAMX-ENC-01 to GAMX-ENC-07, GAM-INJ-13. */
export function derivedOf(monster: Monster, answers: Record<string, string>): Derived[] {
  const kind = kindOf(monster, answers)
  const level = Math.floor(kind.level)
  return [
    {
      field: 'hp',
      title: 'Survival',
      value: meanSurvival(kind.level, kind.plus),
      how: `${kind.from}: a d10 each, the mean${kind.plus === 0 ? '' : `, and ${kind.plus}`}`,
      rule: 'GAMX-ENC-07',
    },
    { field: 'level', title: 'Level', value: level, how: kind.from, rule: 'GAMX-ENC-06' },
    {
      field: 'attackBonus',
      title: 'Attack',
      value: level,
      how: 'as its level',
      rule: 'GAMX-ENC-07',
    },
    {
      field: 'missileBonus',
      title: 'Missile',
      value: level,
      how: 'as its level',
      rule: 'GAMX-ENC-07',
    },
    {
      field: 'defense',
      title: 'Defense',
      value: defenseOf[kind.hide].defense,
      how: defenseOf[kind.hide].looks,
      rule: 'GAMX-ENC-07',
      judgement: 'hide',
    },
    {
      field: 'size',
      title: 'Size',
      value: sizes.indexOf(kind.size),
      how: kind.size,
      rule: 'GAMX-ENC-03',
      judgement: 'size',
    },
    {
      field: 'movement',
      title: 'Movement',
      value: movementOf(kind.size),
      how: '10 for a medium one, 2 for each size more or less, 4 at least',
      rule: 'GAMX-ENC-07',
      judgement: 'size',
    },
    ...reactions.map((reaction): Derived => reactionOf(reaction, kind)),
    ...abilities.map((ability): Derived => abilityOf(ability, kind, monster.figures)),
  ]
}

/** Rules GAMX-ENC-07, GAMX-GAP-10. */
export function movementOf(size: CreatureSize): number {
  return Math.max(4, 10 + 2 * (sizes.indexOf(size) - sizes.indexOf('medium')))
}

/** Rules GAMX-ENC-02 to GAMX-ENC-04. */
function reactionOf(
  reaction: (typeof reactions)[number],
  { level, plus, size }: MonsterBasis,
): Derived {
  const grown = reaction === 'fortitude' ? sizeFortitude[size] : 0
  const tough = reaction === 'fortitude' || reaction === 'health' ? plus : 0
  const parts = [
    '4 and half its level',
    ...(grown > 0 ? [`+${grown} for being ${size}`] : []),
    ...(tough === 0 ? [] : [`${tough > 0 ? '+' : '−'}${Math.abs(tough)} on its level`]),
  ]
  return {
    field: reaction,
    title: upperFirst(reaction),
    value: reactionTarget(level, grown + tough),
    how: parts.join(', '),
    rule: grown > 0 ? 'GAMX-ENC-03' : tough === 0 ? 'GAMX-ENC-02' : 'GAMX-ENC-04',
    ...(reaction === 'fortitude' ? { judgement: 'size' } : {}),
  }
}

const written = { strength: 'str', agility: 'dex', wisdom: 'wil' } as const

/** As its own game has it, else 10 and half the level. Rules GAMX-ENC-01, GAMX-ENC-04, GAM-INJ-13. */
function abilityOf(
  ability: (typeof abilities)[number],
  { level, plus }: MonsterBasis,
  figures: Monster['figures'],
): Derived {
  const title = upperFirst(ability)
  const read = figures.family === 'cairn' ? cairnScore(ability, figures) : null
  if (read !== null)
    return { field: ability, title, value: read, how: 'as written', rule: 'GAMX-ENC-01' }
  const tough = ability === 'strength' || ability === 'endurance' ? plus : 0
  return {
    field: ability,
    title,
    value: Math.floor(npcEndurance(level, tough)),
    how: `10 and half its level${tough === 0 ? '' : `, ${tough} on its level`}`,
    rule: ability === 'endurance' ? 'GAM-INJ-13' : 'GAMX-ENC-01',
  }
}

function cairnScore(ability: (typeof abilities)[number], figures: CairnFigures): number | null {
  const key = ability in written ? written[ability as keyof typeof written] : null
  return key === null ? null : (figures[key]?.value ?? null)
}

import { compact } from '../../../common/compact.ts'
import type { HitPointDice } from '../../../core/ruleset/monsters.ts'
import { upperFirst } from '../../../core/words.ts'
import type { CairnFigures, Converted, Derived, Monster } from '../../../monsters/canonical.ts'
import { hitDiceNotation } from '../../../monsters/conversion/hit-dice.ts'
import { abilities, reactions } from '../character/abilities.ts'
import { sizes, type CreatureSize } from '../scales.ts'

/** An estimate for somebody who has no endurance written down; half points stay. Rules GAM-INJ-13, GAM-AMB-28. */
export function npcEndurance(level: number, perDieBonus: number): number {
  return 10 + level / 2 + perDieBonus
}

export const hides = ['natural', 'leather', 'furred', 'chain', 'plate'] as const
export type DefenseLook = (typeof hides)[number]
/** Defense of each look: a furred beast as the Yeti, armor as the list. Rules GAMX-ENC-07, GAM-CMB-40. */
export const defenseOf: Readonly<
  Record<DefenseLook, { defense: number; looks: string; hint: string }>
> = {
  natural: { defense: 0, looks: 'its skin is soft', hint: 'soft skin; ours from AC 8' },
  leather: { defense: 2, looks: 'looks like leather', hint: 'leather; ours from Armor 1' },
  furred: { defense: 3, looks: 'looks furred or tough', hint: 'fur or tough hide; ours from AC 6' },
  chain: { defense: 5, looks: 'looks like chain', hint: 'scales, mail; ours from AC 4' },
  plate: { defense: 7, looks: 'looks like plate', hint: 'stone, dragon; ours below AC 4' },
}

/** Fortitude bonus by size; small creatures lose nothing. Rule GAMX-ENC-03. */
export const sizeFortitude: Readonly<Record<CreatureSize, number>> = {
  fine: 0,
  tiny: 0,
  small: 0,
  medium: 0,
  large: 2,
  huge: 4,
  gigantic: 8,
  titanic: 16,
}

export type LevelWay = 'half' | 'less three'

/** Cairn counts no Hit Dice: half of its HP, or 3 less. Our ruling. Rule GAMX-ENC-07. */
export function cairnLevel(hp: number, way: LevelWay): number {
  return Math.max(1, way === 'half' ? Math.floor(hp / 2) : hp - 3)
}

/** Figures that the monster’s others are worked out from. */
interface MonsterBasis {
  level: number
  /** Modifier of the Hit Dice, which makes the monster tougher. Rule GAMX-ENC-04. */
  plus: number
  /** "3 HD". */
  from: string
  size: CreatureSize
  hide: DefenseLook
}

/** Level, size and hide of a monster, by its text and by what was judged. */
export function kindOf(
  { figures, own }: Monster,
  answers: Readonly<Record<string, string>>,
): MonsterBasis {
  const printed = own?.game === 'gods-and-monsters' ? own.values['size']?.value : undefined
  const judged = sizes.find((each) => each === answers['size']) ?? 'medium'
  const size = sizes[printed ?? sizes.indexOf(judged)] ?? 'medium'
  const hide = answers['hide'] as DefenseLook
  if (figures.family === 'cairn') {
    const hp = figures.hp?.value ?? 3
    const level = cairnLevel(hp, answers['level'] === 'less three' ? 'less three' : 'half')
    return { level, plus: 0, from: `${hp} HP`, size, hide }
  }
  const { dice, modifier, hitPoints } = figures.hd?.value ?? {
    dice: 1,
    modifier: 0,
    hitPoints: null,
  }
  const level = dice > 0 ? dice : Math.max(1, Math.round((hitPoints ?? 5) / 5))
  const from = dice > 0 ? `${dice} HD` : `${hitPoints ?? 5} hit points`
  return { level, plus: modifier, from, size, hide }
}

/**
 * Target of a reaction: 4, half the level, and other bonuses, rounded down. Rules GAMX-ENC-02 to GAMX-ENC-04.
 */
export function reactionTarget(level: number, more: number): number {
  return Math.floor(4 + Math.floor(level) / 2 + more)
}

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

/** Reactions and abilities that follow from level and size alone. Rules GAMX-ENC-01 to GAMX-ENC-03. */
export function usualFigures(level: number, size: CreatureSize): Record<string, number> {
  const reaction = (name: string) =>
    reactionTarget(level, name === 'fortitude' ? sizeFortitude[size] : 0)
  return Object.fromEntries([
    ...reactions.map((name) => [name, reaction(name)] as const),
    ...abilities.map((name) => [name, Math.floor(npcEndurance(level, 0))] as const),
  ])
}

/** Rules GAMX-ENC-02 to GAMX-ENC-04. */
function reactionOf(
  reaction: (typeof reactions)[number],
  { level, plus, size }: MonsterBasis,
): Derived {
  const grown = reaction === 'fortitude' ? sizeFortitude[size] : 0
  const tough = reaction === 'fortitude' || reaction === 'health' ? plus : 0
  const parts = compact(
    '4 and half its level',
    grown > 0 && `+${grown} for being ${size}`,
    tough !== 0 && `${tough > 0 ? '+' : '−'}${Math.abs(tough)} on its level`,
  )
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

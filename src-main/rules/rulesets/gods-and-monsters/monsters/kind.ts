import type { Monster } from '../../../monsters/canonical.ts'
import { sizes, type CreatureSize } from '../scales/sizes.ts'

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
export interface MonsterBasis {
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
  { figures }: Monster,
  answers: Readonly<Record<string, string>>,
): MonsterBasis {
  const size = sizes.find((each) => each === answers['size']) ?? 'medium'
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

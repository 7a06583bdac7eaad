import { descendingArmourClass } from '../armour-class.ts'
import type { BxFigures, Judgement, Monster } from '../canonical.ts'
import { evidenceOf } from './evidence.ts'

/** Soft, like leather, like chain, like plate. */
export type ArmourStep = 0 | 1 | 2 | 3

/**
 * Armour step of a descending AC: 7 is leather, 5 chain and 3 plate on Cairn's own page; an AC between
 * two of them counts as the worse. Rule GF-CAIRN-02.
 */
function armourStep(armourClass: number | null): ArmourStep {
  if (armourClass === null || armourClass > 7) return 0
  if (armourClass > 5) return 1
  return armourClass > 3 ? 2 : 3
}

/** The step of a monster's AC, whichever way its game counts it. */
export function armourStepOf(monster: Monster, figures: BxFigures): ArmourStep {
  return armourStep(descendingArmourClass(figures, monster.source.system))
}

/** Words of the text about AC, and the key that monsters of the same AC share. */
export function armourEvidence(
  monster: Monster,
  figures: BxFigures,
): Pick<Judgement, 'evidence' | 'span' | 'like'> {
  const armourClass = descendingArmourClass(figures, monster.source.system)
  return {
    ...evidenceOf(monster, figures.ac, 'no AC in the text'),
    like: armourClass === null ? 'no AC' : `AC ${armourClass}`,
  }
}

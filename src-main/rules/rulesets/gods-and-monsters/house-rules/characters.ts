import { choice } from '../../../core/choice.ts'
import { houseRule, type HouseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import { contributor, type Share, type ShareBonus } from '../character/abilities.ts'

export const firstMojoBase = choice(
  'firstMojo',
  'Characters',
  'GAM-AMB-19',
  'Mojo to begin with',
  'Ten and the level would be 11 at the first; table and example say 12.',
  [12, '12', 'As table and example have it.'],
  [11, '11', 'As at every later level: ten and the level.'],
)

/** Rule GAM-AMB-17. */
export const mojoSilver: HouseRule = {
  id: 'mojoSilver',
  group: 'Characters',
  rule: 'GAM-AMB-17',
  title: 'Mojo turned into silver',
  asks: 'How many silver coins does one point of mojo buy a new character? Only an example says 30.',
  choice: { kind: 'number', default: 30, min: 0, max: 1000 },
}

export const mojoTrade = choice(
  'mojoTrade',
  'Characters',
  'GAM-AMB-17',
  'When mojo buys silver',
  'The example trades mojo while somebody is made. It isn’t said whether that can be done later.',
  ['creation', 'At creation only', 'The first level’s mojo alone.'],
  ['any time', 'Any time', 'Whenever they are in town.'],
)

export const agilityDefense = choice(
  'agilityDefense',
  'Characters',
  'GAM-AMB-77',
  'Agility in defense',
  'Does agility feed defense as its first ability or as its second? The text does not say.',
  ['major', 'As the first', 'Agility 15 gives 2.'],
  ['minor', 'As the second', 'Agility 15 gives 1.'],
)

export const smallHands = choice(
  'smallHands',
  'Characters',
  'GAM-AMB-74',
  'Bare hands of dwarves',
  'Dwarves are small, yet d2 hands are listed for halflings, goblins and gnomes alone.',
  ['d3', 'd3', 'Only those named have smaller fists.'],
  ['d2', 'd2', 'All small people do.'],
)

export const multiArchetype = choice(
  'multiArchetype',
  'Characters',
  'GAM-AMB-20',
  'Several archetypes',
  'How do the bonuses of several archetypes to reactions and Fighting Art come together?',
  ['sum', 'Added', 'Each archetype adds its own.'],
  ['max', 'The best', 'Only the highest of them counts.'],
)

/** House rules for open questions of character creation. */
export const characterRules: readonly HouseRule[] = [
  firstMojoBase,
  mojoSilver,
  mojoTrade,
  agilityDefense,
  smallHands,
  multiArchetype,
]

/** Scores whose shares the text never shows; 5 stands for 6 too. Rules GAM-CON-04, GAM-AMB-01. */
const unseen = [3, 4, 5, 7, 9, 17, 19, 20] as const

const idOf = (score: number, share: Share): string => `${share}${score}`

function cell(score: number, share: Share): HouseRule {
  const shown = score === 5 ? '5 and 6' : String(score)
  return {
    id: idOf(score, share),
    title: `Score ${shown}, ${share}`,
    asks: `The text doesn’t show what a score of ${shown} gives as a ${share} share; ours is inferred from those it shows. New characters, levels and rolls go by it; numbers already on a sheet stay.`,
    rule: 'GAM-AMB-01',
    group: 'Shares of abilities',
    choice: { kind: 'number', default: contributor(score, share).bonus, min: -10, max: 10 },
  }
}

const cells = new Map(
  (['major', 'minor'] as const).flatMap((share) =>
    unseen.map((score) => [idOf(score, share), cell(score, share)] as const),
  ),
)

/** A cell of the table for each inferred score. */
export const shareRules: readonly HouseRule[] = [...cells.values()]

/** Bonus that a share of each score gives in this campaign. Rules GAM-CON-04, GAM-AMB-01. */
export function sharesOf(situation: Partial<Pick<Situation, 'houseRules'>> | null): ShareBonus {
  const { houseRules = {} } = situation ?? {}
  return (score, share) => {
    const settled = cells.get(idOf(score === 6 ? 5 : score, share))
    return settled ? houseRule<number>({ houseRules }, settled) : contributor(score, share).bonus
  }
}

import type { Step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import { major, type ShareBonus } from '../abilities.ts'
import { archetypes, type ArchetypeId } from '../archetypes.ts'
import { verveBonus } from '../characters/figures.ts'
import type { Levels } from '../gear/worn.ts'
import { levelMinimum } from '../house-rules/advancement.ts'
import { multiArchetype } from '../house-rules/characters.ts'
import { sharesOf } from '../house-rules/shares.ts'
import { scoresOf } from '../people.ts'
import {
  levelPoints,
  levelUpKind,
  mojoGain,
  specialties,
  survivalGain,
  verveGain,
} from './levels.ts'
import { gainedBy, leading, type Together } from './several.ts'

type Numbers = Readonly<Record<string, number>>

/** How a campaign reads the rules of levels. Rules GAM-AMB-01, GAM-AMB-20, GAM-AMB-21. */
interface LevelReading {
  shares: ShareBonus
  way: Together
  least: number
}

export function levelReading(situation: Pick<Situation, 'houseRules'>): LevelReading {
  return {
    shares: sharesOf(situation),
    way: houseRule<Together>(situation, multiArchetype),
    least: houseRule<number>(situation, levelMinimum),
  }
}

export function levelsOf(values: Numbers): Levels {
  return Object.fromEntries(archetypes.map((one) => [one, values[one] ?? 0]))
}

export const nextLevel = (values: Numbers): number => Math.max(1, values.level ?? 1) + 1

/**
 * Pool that the die of the next level raises, its bonus, and the archetype behind it. Rules GAM-ADV-10,
 * GAM-ADV-18.
 */
export function dieOf(
  values: Numbers,
  archetype: ArchetypeId,
  { shares }: LevelReading,
): { kind: 'verve' | 'survival'; bonus: number; leads: ArchetypeId } {
  const levels = levelsOf(values)
  const leads = leading(archetype, { ...levels, [archetype]: (levels[archetype] ?? 0) + 1 })
  const scores = scoresOf({ values })
  const kind = levelUpKind(nextLevel(values))
  const bonus =
    kind === 'verve' ? verveBonus(leads, scores, shares) : major(scores.endurance, shares)
  return { kind, bonus, leads }
}

/**
 * Gains of the next level that do not depend on its die. Rules GAM-ADV-11 to GAM-ADV-14, GAM-ADV-16,
 * GAM-ADV-19, GAM-ADV-21, GAM-ADV-27.
 */
export function brings(values: Numbers, archetype: ArchetypeId, { way }: LevelReading): Step[] {
  const next = nextLevel(values)
  const { reactions, fightingArt } = gainedBy(archetype, levelsOf(values), way)
  const { fresh, total } = levelPoints((values[archetype] ?? 0) + 1)
  const points = `+${fresh}, ${total} in all`
  return [
    { name: 'Mojo', value: `+${mojoGain(next)}`, rule: 'GAM-ADV-14' },
    ...reactions.map(({ reaction, by }): Step => ({
      name: reaction,
      value: `+${by}`,
      rule: 'GAM-ADV-12',
    })),
    ...(fightingArt > 0
      ? [{ name: 'Fighting Art', value: `+${fightingArt}`, rule: 'GAM-ADV-11' as const }]
      : []),
    { name: 'Specialties in all', value: specialties(next), rule: 'GAM-ADV-13' },
    ...(archetype === 'prophet'
      ? [{ name: 'Calling points', value: points, rule: 'GAM-ADV-19' as const }]
      : []),
    ...(archetype === 'sorceror'
      ? [{ name: 'Memory slots', value: points, rule: 'GAM-ADV-21' as const }]
      : []),
    ...(archetype === 'thief'
      ? [{ name: 'Thief field', value: '+1, or a skill in one', rule: 'GAM-ADV-27' as const }]
      : []),
    { name: 'Moral code', value: 'as it was played; look at it now', rule: 'GAM-ADV-16' },
  ]
}

/** Everything that a level changes, by the field. Rules GAM-ADV-10 to GAM-ADV-14. */
export function levelChanges(
  values: Numbers,
  archetype: ArchetypeId,
  face: number,
  reading: LevelReading,
): { kind: 'verve' | 'survival'; gain: number; changes: Readonly<Record<string, number>> } {
  const { kind, leads } = dieOf(values, archetype, reading)
  const scores = scoresOf({ values })
  const { least, shares, way } = reading
  const gain =
    kind === 'verve'
      ? verveGain(leads, face, scores, least, shares)
      : survivalGain(face, scores.endurance, least, shares)
  const more = gainedBy(archetype, levelsOf(values), way)
  const pool: Record<string, number> =
    kind === 'verve' ? { maxVerve: gain, verve: gain } : { maxHp: gain, hp: gain }
  return {
    kind,
    gain,
    changes: {
      level: nextLevel(values) - (values.level ?? 0),
      [archetype]: 1,
      ...pool,
      mojo: mojoGain(nextLevel(values)),
      ...Object.fromEntries(more.reactions.map(({ reaction, by }) => [reaction, by])),
      fightingArt: more.fightingArt,
    },
  }
}

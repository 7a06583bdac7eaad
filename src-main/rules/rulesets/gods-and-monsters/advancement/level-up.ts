import { compact } from '../../../common/compact.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { type Step, step } from '../../../core/outcome.ts'
import { plain, refusal, type RefusedPreview } from '../../../core/preview.ts'
import { rollOne } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { listed } from '../../../core/words.ts'
import { major, type ShareBonus } from '../character/abilities.ts'
import { archetypeOf, archetypes, type ArchetypeId } from '../character/archetypes.ts'
import { verveBonus } from '../character/derive.ts'
import { scoresOf } from '../character/people.ts'
import type { Levels } from '../gear/armor.ts'
import { levelMinimum } from '../house-rules/advancement.ts'
import { personKinds } from '../../../core/state/creature.ts'
import { multiArchetype, sharesOf } from '../house-rules/characters.ts'
import {
  leadingArchetype,
  levelFromXp,
  levelGains,
  levelPoints,
  levelUpKind,
  mojoGain,
  specialties,
  survivalGain,
  verveGain,
  xpForLevel,
  type LevelSum,
} from './levels.ts'

type Numbers = Readonly<Record<string, number>>

/** How a campaign reads the rules of levels. Rules GAM-AMB-01, GAM-AMB-20, GAM-AMB-21. */
interface LevelReading {
  shares: ShareBonus
  way: LevelSum
  least: number
}

export function levelReading(situation: Pick<Situation, 'houseRules'>): LevelReading {
  return {
    shares: sharesOf(situation),
    way: houseRule<LevelSum>(situation, multiArchetype),
    least: houseRule<number>(situation, levelMinimum),
  }
}

export function levelsOf(values: Numbers): Levels {
  return Object.fromEntries(archetypes.map((one) => [one, values[one] ?? 0]))
}

const nextLevel = (values: Numbers): number => Math.max(1, values.level ?? 1) + 1

/**
 * Pool that the die of the next level raises, its bonus, and the archetype behind it. Rules GAM-ADV-10,
 * GAM-ADV-18.
 */
function dieOf(
  values: Numbers,
  archetype: ArchetypeId,
  { shares }: LevelReading,
): { kind: 'verve' | 'survival'; bonus: number; leads: ArchetypeId } {
  const levels = levelsOf(values)
  const leads = leadingArchetype(archetype, {
    ...levels,
    [archetype]: (levels[archetype] ?? 0) + 1,
  })
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
function brings(values: Numbers, archetype: ArchetypeId, { way }: LevelReading): Step[] {
  const next = nextLevel(values)
  const { reactions, fightingArt } = levelGains(archetype, levelsOf(values), way)
  const { fresh, total } = levelPoints((values[archetype] ?? 0) + 1)
  const points = `+${fresh}, ${total} in all`
  return compact(
    step('Mojo', `+${mojoGain(next)}`, 'GAM-ADV-14'),
    ...reactions.map(({ reaction, by }): Step => step(reaction, `+${by}`, 'GAM-ADV-12')),
    fightingArt > 0 && step('Fighting Art', `+${fightingArt}`, 'GAM-ADV-11'),
    step('Specialties in all', specialties(next), 'GAM-ADV-13'),
    archetype === 'prophet' && step('Calling points', points, 'GAM-ADV-19'),
    archetype === 'sorceror' && step('Spell slots', points, 'GAM-ADV-21'),
    archetype === 'thief' && step('Thief field', '+1, or a skill in one', 'GAM-ADV-27'),
    step('Moral code', 'as it was played; look at it now', 'GAM-ADV-16'),
  )
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
  const more = levelGains(archetype, levelsOf(values), way)
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

const asBefore = 'as before'

/** Archetype of the next level: the one chosen, else the highest so far; a refusal where several are as high. Rules GAM-ADV-02, GAM-ADV-18. */
function archetypeMeant(
  { name, values }: Pick<ReadonlyCreature, 'name' | 'values'>,
  chosen: ArchetypeId | typeof asBefore,
): ArchetypeId | RefusedPreview {
  if (chosen !== asBefore) return chosen
  const levels = levelsOf(values)
  const most = Math.max(...Object.values(levels))
  const [only, ...more] = archetypes.filter((one) => most > 0 && levels[one] === most)
  if (only && more.length === 0) return only
  return refusal(
    only
      ? `${name} is as much a ${listed([only, ...more].map((one) => archetypeOf[one].title.toLowerCase()))}: choose the archetype of this level.`
      : `${name} has no archetype yet: choose one.`,
  )
}

/** Gains a level in an archetype. Rules GAM-ADV-02, GAM-ADV-10. */
export const levelUp = defineAction({
  id: 'gods-and-monsters.level',
  title: 'Gain a level',
  rule: 'GAM-ADV-10',
  phase: 'town',
  slot: 'edit',
  finds: 'level; level up; advancement; advance experience verve survival d10',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party', only: personKinds },
    archetype: { kind: 'choice', title: 'In', of: [asBefore, ...archetypes], default: asBefore },
  },
  creation: [
    {
      title: 'Archetype',
      says: 'The archetype so far, unless another is chosen for this level.',
      rule: 'GAM-ADV-02',
      asks: ['archetype'],
      shows: ['GAM-ADV-11', 'GAM-ADV-12', 'GAM-ADV-14'],
    },
    {
      title: 'Verve or survival',
      says: 'A d10 and what the abilities add, in turn to verve and to survival.',
      rule: 'GAM-ADV-10',
      dice: ['verve', 'survival'],
    },
    {
      title: 'What the level opens',
      says: 'Specialties, calling points, spell slots and fields are taken on the character’s page afterwards.',
      rule: 'GAM-ADV-13',
      shows: ['GAM-ADV-16', 'GAM-ADV-19', 'GAM-ADV-21', 'GAM-ADV-27'],
    },
  ],
  plan(situation, { who, archetype: chosen }) {
    const creature = situation.creatures[who]
    if (!creature || creature.kind === 'monster')
      return refusal('Choose a character who is to gain a level.')
    const archetype = archetypeMeant(creature, chosen)
    if (typeof archetype !== 'string') return archetype
    const { experience = 0 } = creature.values
    const next = nextLevel(creature.values)
    if (levelFromXp(experience).level < next)
      return refusal(
        `${creature.name} has ${experience} XP and level ${next} takes ${xpForLevel(next)} (GAM-ADV-02): give XP first.`,
      )
    const reading = levelReading(situation)
    const { kind, bonus } = dieOf(creature.values, archetype, reading)
    return {
      ...{ creature, archetype, next, reading, kind, bonus },
      gains: brings(creature.values, archetype, reading),
    }
  },
  preview: ({ archetype, next, kind, bonus, gains }) =>
    plain(
      `Level ${next}, ${archetypeOf[archetype].title.toLowerCase()}: ${kind} d10${bonus < 0 ? ` − ${-bonus}` : ` + ${bonus}`}`,
      [step(kind === 'verve' ? 'Its two abilities' : 'Endurance', bonus, 'GAM-ADV-10')],
      gains,
    ),
  *run({ creature, archetype, next, reading, kind, gains }, _situation, at) {
    const face = yield* rollOne(kind, 10)
    const { gain, changes } = levelChanges(creature.values, archetype, face, reading)
    const own = (creature.values[archetype] ?? 0) + 1
    return line(at, {
      rule: 'GAM-ADV-10',
      what: `${creature.name}, level ${next}`,
      says: `${archetypeOf[archetype].title} ${own}: ${kind} +${gain}, mojo +${mojoGain(next)}`,
      tone: 'good',
      who: [creature.id],
      why: [step('d10', face, 'GAM-ADV-10'), step(`${kind} gained`, gain, 'GAM-ADV-10'), ...gains],
      effects: compact(
        ...Object.entries(changes).flatMap(([field, by]): Effect[] =>
          by === 0 ? [] : [{ do: 'change', creature: creature.id, field, by }],
        ),
        !creature.tags[archetype] && { do: 'tag', creature: creature.id, tag: archetype, on: true },
      ),
    })
  },
})

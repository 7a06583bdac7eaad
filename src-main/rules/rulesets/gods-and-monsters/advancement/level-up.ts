import { defineAction, type Action } from '../../../action.ts'
import type { Effect } from '../../../effects.ts'
import { plain, refusal } from '../../../house/trial.ts'
import { line } from '../../../line.ts'
import type { Step } from '../../../outcome.ts'
import { rollOne } from '../../../procedure.ts'
import { houseRule } from '../../../ruleset.ts'
import { archetypeOf, archetypes, type ArchetypeId } from '../archetypes.ts'
import { verveBonus } from '../characters/figures.ts'
import { major } from '../abilities.ts'
import type { Levels } from '../gear/worn.ts'
import { levelMinimum, multiArchetype } from '../house-rules/advancement.ts'
import { scoresOf, type Someone } from '../people.ts'
import {
  levelFromXp,
  levelUpKind,
  mojoGain,
  specialties,
  survivalGain,
  verveGain,
  xpForLevel,
} from './levels.ts'
import { gainedBy, leading, type Together } from './several.ts'

function levelsOf({ values }: Someone): Levels {
  return Object.fromEntries(archetypes.map((one) => [one, values[one] ?? 0]))
}

/** Why somebody can't gain a level now, or null. Rule GAM-ADV-02. */
function withheld(creature: Someone | undefined): string | null {
  if (!creature || creature.kind === 'monster') return 'Choose a character who is to gain a level.'
  const { level = 0, experience = 0 } = creature.values
  const next = Math.max(1, level) + 1
  return levelFromXp(experience).level >= next
    ? null
    : `${creature.name} has ${experience} XP and level ${next} takes ${xpForLevel(next)} (GAM-ADV-02): give XP first.`
}

/** What a level brings whatever the die says. */
function brings(creature: Someone, archetype: ArchetypeId, way: Together): Step[] {
  const next = Math.max(1, creature.values.level ?? 1) + 1
  const { reactions, fightingArt } = gainedBy(archetype, levelsOf(creature), way)
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
      ? [
          {
            name: 'Calling points',
            value: `+${(creature.values.prophet ?? 0) + 1}`,
            rule: 'GAM-ADV-19' as const,
          },
        ]
      : []),
    ...(archetype === 'sorceror'
      ? [
          {
            name: 'Memory slots',
            value: `+${(creature.values.sorceror ?? 0) + 1}`,
            rule: 'GAM-ADV-21' as const,
          },
        ]
      : []),
    ...(archetype === 'thief'
      ? [{ name: 'Thief field', value: '+1, or a skill in one', rule: 'GAM-ADV-27' as const }]
      : []),
    { name: 'Moral code', value: 'as it was played; look at it now', rule: 'GAM-ADV-16' },
  ]
}

export const levelUp: Action = defineAction({
  id: 'gods-and-monsters.level',
  title: 'Gain a level',
  rule: 'GAM-ADV-10',
  phase: 'town',
  slot: 'edit',
  needs: [],
  finds: 'advance level up experience verve survival d10',
  asks: {
    who: { kind: 'creature', title: 'Who', side: 'party' },
    archetype: { kind: 'choice', title: 'In', of: archetypes, default: 'warrior' },
  },
  preview(situation, { who, archetype }) {
    const creature = situation.creatures[who]
    const why = withheld(creature)
    if (!creature || why) return refusal(why ?? 'Choose a character who is to gain a level.')
    const next = Math.max(1, creature.values.level ?? 1) + 1
    const kind = levelUpKind(next)
    const after = { ...levelsOf(creature), [archetype]: (creature.values[archetype] ?? 0) + 1 }
    const scores = scoresOf(creature)
    const bonus =
      kind === 'verve' ? verveBonus(leading(archetype, after), scores) : major(scores.endurance)
    return plain(
      `Level ${next}: ${kind} d10${bonus < 0 ? ` − ${-bonus}` : ` + ${bonus}`}`,
      [
        {
          name: kind === 'verve' ? 'Its two abilities' : 'Endurance',
          value: bonus,
          rule: 'GAM-ADV-10',
        },
      ],
      brings(creature, archetype, houseRule<Together>(situation, multiArchetype)),
    )
  },
  *run(situation, { who, archetype }, at) {
    const creature = situation.creatures[who]
    const why = withheld(creature)
    if (!creature || why)
      return line(at, { rule: 'GAM-ADV-02', what: 'No level', says: why ?? 'Nobody is chosen.' })
    const next = Math.max(1, creature.values.level ?? 1) + 1
    const kind = levelUpKind(next)
    const way = houseRule<Together>(situation, multiArchetype)
    const least = houseRule<number>(situation, levelMinimum)
    const levels = levelsOf(creature)
    const after = { ...levels, [archetype]: (levels[archetype] ?? 0) + 1 }
    const scores = scoresOf(creature)
    const face = yield* rollOne(kind, 10)
    const gain =
      kind === 'verve'
        ? verveGain(leading(archetype, after), face, scores, least)
        : survivalGain(face, scores.endurance, least)
    const more = gainedBy(archetype, levels, way)
    const change = (field: string, by: number): Effect[] =>
      by === 0 ? [] : [{ do: 'change', creature: who, field, by }]
    const pool = kind === 'verve' ? ['maxVerve', 'verve'] : ['maxHp', 'hp']
    return line(at, {
      rule: 'GAM-ADV-10',
      what: `${creature.name}, level ${next}`,
      says: `${archetypeOf[archetype].title} ${after[archetype] ?? 1}: ${kind} +${gain}, mojo +${mojoGain(next)}`,
      tone: 'good',
      who: [who],
      why: [
        { name: 'd10', value: face, rule: 'GAM-ADV-10' },
        { name: `${kind} gained`, value: gain, rule: 'GAM-ADV-10' },
        ...brings(creature, archetype, way),
      ],
      effects: [
        { do: 'set', creature: who, field: 'level', to: next },
        { do: 'set', creature: who, field: archetype, to: after[archetype] ?? 1 },
        ...pool.flatMap((field) => change(field, gain)),
        ...change('mojo', mojoGain(next)),
        ...more.reactions.flatMap(({ reaction, by }) => change(reaction, by)),
        ...change('fightingArt', more.fightingArt),
        ...(creature.tags[archetype]
          ? []
          : [{ do: 'tag' as const, creature: who, tag: archetype, on: true }]),
      ],
    })
  },
})

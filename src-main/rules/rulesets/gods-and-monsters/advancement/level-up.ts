import type { ReadonlyCreature } from '../../../core/situation.ts'
import { defineAction, type Action } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { rollOne } from '../../../core/procedure.ts'
import { archetypeOf, archetypes } from '../archetypes.ts'
import { brings, dieOf, levelChanges, levelReading, nextLevel } from './level-gain.ts'
import { levelFromXp, mojoGain, xpForLevel } from './levels.ts'

/** Reason why the creature can’t gain a level now; null when it can. Rule GAM-ADV-02. */
function withheld(creature: ReadonlyCreature | undefined): string | null {
  if (!creature || creature.kind === 'monster') return 'Choose a character who is to gain a level.'
  const { experience = 0 } = creature.values
  const next = nextLevel(creature.values)
  return levelFromXp(experience).level >= next
    ? null
    : `${creature.name} has ${experience} XP and level ${next} takes ${xpForLevel(next)} (GAM-ADV-02): give XP first.`
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
    const reading = levelReading(situation)
    const { kind, bonus } = dieOf(creature.values, archetype, reading)
    return plain(
      `Level ${nextLevel(creature.values)}: ${kind} d10${bonus < 0 ? ` − ${-bonus}` : ` + ${bonus}`}`,
      [
        {
          name: kind === 'verve' ? 'Its two abilities' : 'Endurance',
          value: bonus,
          rule: 'GAM-ADV-10',
        },
      ],
      brings(creature.values, archetype, reading),
    )
  },
  *run(situation, { who, archetype }, at) {
    const creature = situation.creatures[who]
    const why = withheld(creature)
    if (!creature || why)
      return line(at, { rule: 'GAM-ADV-02', what: 'No level', says: why ?? 'Nobody is chosen.' })
    const reading = levelReading(situation)
    const next = nextLevel(creature.values)
    const { kind } = dieOf(creature.values, archetype, reading)
    const face = yield* rollOne(kind, 10)
    const { gain, changes } = levelChanges(creature.values, archetype, face, reading)
    const own = (creature.values[archetype] ?? 0) + 1
    return line(at, {
      rule: 'GAM-ADV-10',
      what: `${creature.name}, level ${next}`,
      says: `${archetypeOf[archetype].title} ${own}: ${kind} +${gain}, mojo +${mojoGain(next)}`,
      tone: 'good',
      who: [who],
      why: [
        { name: 'd10', value: face, rule: 'GAM-ADV-10' },
        { name: `${kind} gained`, value: gain, rule: 'GAM-ADV-10' },
        ...brings(creature.values, archetype, reading),
      ],
      effects: [
        ...Object.entries(changes).flatMap(([field, by]): Effect[] =>
          by === 0 ? [] : [{ do: 'change', creature: who, field, by }],
        ),
        ...(creature.tags[archetype]
          ? []
          : [{ do: 'tag' as const, creature: who, tag: archetype, on: true }]),
      ],
    })
  },
})

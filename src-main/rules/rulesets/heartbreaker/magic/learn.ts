import { plain, refusal } from '../../../core/preview.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import { defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { upperFirst } from '../../../core/words.ts'
import type { Step } from '../../../core/outcome.ts'
import { pathOf } from '../character/people.ts'
import { highestLevel } from './casting.ts'
import { spellsKnown, spellItem, spellsOf } from './spells.ts'
import { personKinds } from '../../../core/state/creature.ts'

/**
 * Learns a spell of any list by name, as the book has none; warns of limits it breaks. Rules HBK-MAG-01,
 * HBK-MAG-06.
 */
export const learn = defineAction({
  id: 'heartbreaker.learn',
  title: 'Learn a spell',
  rule: 'HBK-MAG-06',
  phase: 'town',
  slot: 'edit',
  needs: [],
  finds: 'magic spell list know scroll',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', only: personKinds },
    name: { kind: 'text', title: 'Spell', max: 60 },
    level: { kind: 'number', title: 'Level, 0 for none', min: 0, max: 9, default: 0 },
    holy: { kind: 'switch', title: 'Holy', default: false },
  },
  plan(situation, { who, name, level, holy }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who learns it.')
    const spell = name?.trim()
    if (!spell) return refusal('Type the name of the spell, from the list in use.')
    if (knowsSpell(creature, spell)) return refusal(`${creature.name} knows ${spell} already.`)
    const { mag = 0 } = creature.values
    const reach = highestLevel(situation, creature)
    return {
      creature,
      item: spellItem(`i${situation.nextId}`, spell, level, holy),
      beyond: level > reach ? [`beyond MAG ${mag}, which reaches level ${reach}`] : [],
      why: steps(creature, level, { reach, holy }),
    }
  },
  preview: ({ creature, item, beyond, why }) =>
    plain([`${creature.name} learns ${item.name}`, ...beyond].join('; '), [], why),
  run: ({ creature, item, beyond, why }, _situation, at) =>
    line(at, {
      rule: 'HBK-MAG-06',
      what: `${creature.name} learns ${item.name}`,
      says: upperFirst([item.text ?? '', ...beyond].join('; ')),
      tone: beyond.length > 0 ? 'plain' : 'good',
      who: [creature.id],
      why,
      effects: [{ do: 'item', creature: creature.id, item }],
    }),
})

export const forget = defineAction({
  id: 'heartbreaker.forget',
  title: 'Forget a spell',
  rule: 'HBK-MAG-01',
  phase: 'town',
  slot: 'edit',
  needs: [],
  finds: 'magic spell remove unlearn',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', only: personKinds },
    spell: { kind: 'item', title: 'Which spell', of: 'who', only: 'written' },
  },
  plan(situation, { who, spell: id }) {
    const creature = situation.creatures[who]
    const spell = creature && spellsOf(creature).find((each) => each.id === id)
    return spell ? { creature, spell } : refusal('Choose somebody, and a spell they know.')
  },
  preview: ({ creature, spell }) => plain(`${creature.name} forgets ${spell.name}`),
  run: ({ creature, spell }, _situation, at) =>
    line(at, {
      rule: 'HBK-MAG-01',
      what: creature.name,
      says: `Forgets ${spell.name}`,
      who: [creature.id],
      effects: [{ do: 'drop item', creature: creature.id, item: spell.id }],
    }),
})

function knowsSpell(creature: ReadonlyCreature, name: string): boolean {
  return spellsOf(creature).some((each) => each.name.toLowerCase() === name.trim().toLowerCase())
}

function steps(
  creature: ReadonlyCreature,
  level: number,
  { reach, holy }: { reach: number; holy: boolean },
): Step[] {
  const { spells: most } = spellsKnown(creature.values.mag ?? 0)
  const now = spellsOf(creature).length + 1
  return [
    {
      name: `MAG ${creature.values.mag ?? 0}`,
      value: now > most ? `holds ${most}: this is one too many` : `holds ${most}, this is ${now}`,
      rule: 'HBK-MAG-01',
    },
    {
      name: level > 0 ? `Level ${level}` : 'No level',
      value: 'as the list in use has it',
      rule: 'HBKX-GAP-04',
    },
    ...(level > 0
      ? [
          {
            name: 'Highest level',
            value:
              level > reach
                ? `${reach} with MAG ${creature.values.mag ?? 0}: it can’t be cast yet`
                : `${reach} with MAG ${creature.values.mag ?? 0}`,
            rule: 'HBK-MAG-02' as const,
          },
        ]
      : []),
    ...(pathOf(creature) === 'champion' && !holy
      ? [{ name: 'Champion', value: 'casts holy magic only', rule: 'HBK-PATH-05' as const }]
      : []),
  ]
}

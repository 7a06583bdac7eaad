import type { ReadonlyCreature } from '../../../core/situation.ts'
import { defineAction, type Action } from '../../../core/action.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { pathOf } from '../people.ts'
import { spellsKnown } from './figures.ts'
import { asKnown, spellsOf } from './known.ts'

/**
 * Learns a spell of any list by name, as the book has none; warns of limits it breaks. Rules HBK-MAG-01,
 * HBK-MAG-06.
 */
export const learn: Action = defineAction({
  id: 'heartbreaker.learn',
  title: 'Learn a spell',
  rule: 'HBK-MAG-06',
  phase: 'town',
  slot: 'edit',
  needs: [],
  finds: 'magic spell list know scroll',
  asks: {
    who: { kind: 'creature', title: 'Who' },
    name: { kind: 'text', title: 'Spell', max: 60 },
    level: { kind: 'number', title: 'Level, 0 for none', min: 0, max: 9, default: 0 },
    holy: { kind: 'switch', title: 'Holy', default: false },
  },
  preview(situation, { who, name, level, holy }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who learns it.')
    if (!name?.trim()) return refusal('Type the name of the spell, from the list in use.')
    if (known(creature, name)) return refusal(`${creature.name} knows ${name.trim()} already.`)
    return plain(`${creature.name} learns ${name.trim()}`, [], steps(creature, level, holy))
  },
  *run(situation, { who, name, level, holy }, at) {
    yield* []
    const creature = situation.creatures[who]
    if (!creature) return line(at, { rule: 'HBK-MAG-06', what: 'A spell', says: 'Nobody learned' })
    const spell = name.trim()
    return line(at, {
      rule: 'HBK-MAG-06',
      what: `${creature.name} learns ${spell}`,
      says: [level > 0 ? `level ${level}` : 'no level', ...(holy ? ['holy'] : [])].join(', '),
      tone: 'good',
      who: [who],
      why: steps(creature, level, holy),
      effects: [
        { do: 'item', creature: who, item: asKnown(`i${situation.nextId}`, spell, level, holy) },
      ],
    })
  },
})

export const forget: Action = defineAction({
  id: 'heartbreaker.forget',
  title: 'Forget a spell',
  rule: 'HBK-MAG-01',
  phase: 'town',
  slot: 'edit',
  needs: [],
  finds: 'magic spell remove unlearn',
  asks: {
    who: { kind: 'creature', title: 'Who' },
    spell: { kind: 'item', title: 'Which spell', of: 'who', only: 'written' },
  },
  preview(situation, { who, spell: id }) {
    const creature = situation.creatures[who]
    const spell = creature && spellsOf(creature).find((each) => each.id === id)
    return spell
      ? plain(`${creature.name} forgets ${spell.name}`)
      : refusal('Choose somebody, and a spell they know.')
  },
  *run(situation, { who, spell: id }, at) {
    yield* []
    const creature = situation.creatures[who]
    const spell = creature && spellsOf(creature).find((each) => each.id === id)
    return line(at, {
      rule: 'HBK-MAG-01',
      what: creature?.name ?? 'Nobody',
      says: `Forgets ${spell?.name ?? 'nothing'}`,
      who: [who],
      effects: spell ? [{ do: 'drop item', creature: who, item: spell.id }] : [],
    })
  },
})

function known(creature: ReadonlyCreature, name: string): boolean {
  return spellsOf(creature).some((each) => each.name.toLowerCase() === name.trim().toLowerCase())
}

function steps(creature: ReadonlyCreature, level: number, holy: boolean): Step[] {
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
    ...(pathOf(creature) === 'champion' && !holy
      ? [{ name: 'Champion', value: 'casts holy magic only', rule: 'HBK-PATH-05' as const }]
      : []),
  ]
}

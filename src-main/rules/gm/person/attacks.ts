import { defineAction } from '../../core/action.ts'
import { plain, refusal } from '../../core/preview.ts'
import type { ReadonlyCreature } from '../../core/situation.ts'
import { readAmount } from '../../dice/read-notation.ts'
import type { Attack } from '../../monsters/canonical.ts'
import { gmOutcome } from '../gm-outcome.ts'

/** Finds a creature's attack by name, ignoring case. */
function attackNamed({ attacks }: ReadonlyCreature, name: string): Attack | undefined {
  const wanted = name.trim().toLowerCase()
  return Object.values(attacks).find((attack) => attack.name.toLowerCase() === wanted)
}

function faultOf(name: string | undefined, dice: string | undefined): string | null {
  if (!name?.trim()) return 'Name the attack.'
  if (!dice?.trim()) return null
  const read = readAmount(dice)
  return 'says' in read ? `“${dice}” is no damage: ${read.says}.` : null
}

/** Adds an attack to a creature, or changes the one with that name. Rule GF-SHEET-05. */
const write = defineAction({
  id: 'house.attack',
  title: 'Write an attack',
  rule: 'GF-SHEET-05',
  phase: 'table',
  slot: 'edit',
  finds: 'weapon claw bite attack damage dice',
  asks: {
    who: { kind: 'creature', role: 'target', title: 'Whose' },
    name: { kind: 'text', title: 'Attack', max: 80 },
    dice: { kind: 'text', title: 'Damage, or none', max: 80, optional: true },
    notes: { kind: 'text', title: 'What else it does', max: 400, optional: true },
  },
  plan(situation, { who, name, dice, notes }) {
    const creature = situation.creatures[who]
    const fault = faultOf(name, dice)
    if (!creature || fault) return refusal(fault ?? 'Choose whose attack it is.')
    const had = attackNamed(creature, name)
    const attack: Attack = {
      id: had?.id ?? `a${situation.nextId}`,
      name: name.trim(),
      count: had?.count ?? 1,
      dice: dice?.trim() ?? '',
      notes: notes?.trim() ?? '',
      joins: had?.joins ?? 'first',
    }
    return { creature, attack, says: [attack.name, attack.dice].filter(Boolean).join(' ') }
  },
  preview: ({ creature, says }) => plain(`${creature.name}: ${says}`),
  run: ({ creature: { id, name }, attack, says }) =>
    gmOutcome('GF-SHEET-05', name, says, [{ do: 'attack', creature: id, attack }], { who: [id] }),
})

/** Rule GF-SHEET-06. */
const erase = defineAction({
  id: 'house.erase-attack',
  title: 'Take out an attack',
  rule: 'GF-SHEET-06',
  phase: 'table',
  slot: 'edit',
  finds: 'weapon claw bite attack remove',
  asks: {
    who: { kind: 'creature', role: 'target', title: 'Whose' },
    name: { kind: 'text', title: 'Attack', max: 80 },
  },
  plan(situation, { who, name }) {
    const creature = situation.creatures[who]
    const typed = name?.trim()
    if (!creature || !typed) return refusal('Name the attack to take out.')
    const attack = attackNamed(creature, typed)
    return attack
      ? { creature, attack, typed }
      : refusal(
          `${creature.name} has no attack “${typed}” of their own: what is carried strikes while it is ready.`,
        )
  },
  preview: ({ creature, typed }) => plain(`${creature.name} without ${typed}`),
  run: ({ creature: { id, name }, attack }) =>
    gmOutcome(
      'GF-SHEET-06',
      name,
      `No longer has ${attack.name}`,
      [{ do: 'drop attack', creature: id, attack: attack.id }],
      { who: [id] },
    ),
})

export const attacks = [write, erase]

import { defineAction, type Action } from '../../core/action.ts'
import type { Attack } from '../../monsters/canonical.ts'
import type { Situation } from '../../core/situation.ts'
import { readAmount } from '../../dice/read-notation.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'

/** Finds a creature's attack by name, ignoring case. */
function attackNamed(situation: Situation, who: string, name: string): Attack | undefined {
  const wanted = name.trim().toLowerCase()
  const written = Object.values(situation.creatures[who]?.attacks ?? {})
  return written.find((attack) => attack.name.toLowerCase() === wanted)
}

function wrong(name: string | undefined, dice: string | undefined): string | null {
  if (!name?.trim()) return 'Name the attack.'
  if (!dice?.trim()) return null
  const read = readAmount(dice)
  return 'says' in read ? `“${dice}” is no damage: ${read.says}.` : null
}

/** Adds an attack to a creature, or changes the one with that name. Rule GF-SHEET-05. */
export const write: Action = defineAction({
  id: 'house.attack',
  title: 'Write an attack',
  rule: 'GF-SHEET-05',
  phase: 'table',
  slot: 'edit',
  needs: [],
  finds: 'weapon claw bite attack damage dice',
  asks: {
    who: { kind: 'creature', title: 'Whose' },
    name: { kind: 'text', title: 'Attack', max: 80 },
    dice: { kind: 'text', title: 'Damage, or none', max: 80, optional: true },
    notes: { kind: 'text', title: 'What else it does', max: 400, optional: true },
  },
  preview(situation, { who, name, dice }) {
    const creature = situation.creatures[who]
    const fault = wrong(name, dice)
    if (!creature || fault) return refusal(fault ?? 'Choose whose attack it is.')
    return plain(`${creature.name}: ${name.trim()}${dice?.trim() ? ` ${dice.trim()}` : ''}`)
  },
  *run(situation, { who, name, dice, notes }) {
    yield* []
    const had = attackNamed(situation, who, name)
    const attack: Attack = {
      id: had?.id ?? `a${situation.nextId}`,
      name: name.trim(),
      count: had?.count ?? 1,
      dice: dice?.trim() ?? '',
      notes: notes?.trim() ?? '',
      joins: had?.joins ?? 'first',
    }
    return gmOutcome(
      'GF-SHEET-05',
      situation.creatures[who]?.name ?? 'Nobody',
      [attack.name, attack.dice].filter(Boolean).join(' '),
      [{ do: 'attack', creature: who, attack }],
      { who: [who] },
    )
  },
})

/** Rule GF-SHEET-06. */
export const erase: Action = defineAction({
  id: 'house.erase-attack',
  title: 'Take out an attack',
  rule: 'GF-SHEET-06',
  phase: 'table',
  slot: 'edit',
  needs: [],
  finds: 'weapon claw bite attack remove',
  asks: {
    who: { kind: 'creature', title: 'Whose' },
    name: { kind: 'text', title: 'Attack', max: 80 },
  },
  preview(situation, { who, name }) {
    const creature = situation.creatures[who]
    if (!creature || !name?.trim()) return refusal('Name the attack to take out.')
    return attackNamed(situation, who, name)
      ? plain(`${creature.name} without ${name.trim()}`)
      : refusal(
          `${creature.name} has no attack “${name.trim()}” of their own: what is carried strikes while it is ready.`,
        )
  },
  *run(situation, { who, name }) {
    yield* []
    const attack = attackNamed(situation, who, name)
    if (!attack) return gmOutcome('GF-SHEET-06', 'Attack', 'There was none', [])
    return gmOutcome(
      'GF-SHEET-06',
      situation.creatures[who]?.name ?? 'Nobody',
      `No longer has ${attack.name}`,
      [{ do: 'drop attack', creature: who, attack: attack.id }],
      { who: [who] },
    )
  },
})

import { defineAction } from '../../core/action.ts'
import { plain, refusal } from '../../core/preview.ts'
import type { Monster } from '../../monsters/canonical.ts'
import { gmOutcome } from '../gm-outcome.ts'

const keep = defineAction({
  id: 'house.keep-monster',
  title: 'Keep a monster',
  rule: 'GF-LIBRARY-01',
  phase: 'table',
  slot: 'keep',
  needs: [],
  finds: 'library bestiary save convert',
  asks: { monster: { kind: 'record', title: 'Monster', of: 'monster' } },
  plan: (_situation, { monster }) =>
    isMonster(monster) ? monster : refusal('This is no monster: convert it again.'),
  preview: ({ id, name }, _situation, { shelf }) =>
    plain(
      shelf.monster(id)
        ? `${name} is kept over the one of that name`
        : `${name} goes into the library`,
    ),
  run: (monster) =>
    gmOutcome('GF-LIBRARY-01', 'Library', `${monster.name} kept`, [
      { do: 'keep monster', monster },
    ]),
})

const keepMany = defineAction({
  id: 'house.keep-monsters',
  title: 'Keep many monsters',
  rule: 'GF-LIBRARY-01',
  phase: 'table',
  slot: 'keep',
  needs: [],
  finds: 'library bestiary import batch module',
  asks: { monsters: { kind: 'record', title: 'Monsters', of: 'monsters' } },
  plan(_situation, { monsters }) {
    const kept = monstersIn(monsters)
    return kept.length === 0
      ? refusal('There are none to keep: read a text or a file in Prep first.')
      : kept
  },
  preview: (kept) => plain(`${howMany(kept)} into the library`),
  run: (kept) =>
    gmOutcome(
      'GF-LIBRARY-01',
      'Library',
      `${howMany(kept)} kept`,
      kept.map((monster) => ({ do: 'keep monster', monster })),
    ),
})

/** Valid monsters of a list, each id once; the last of duplicates is kept. */
function monstersIn(value: unknown): Monster[] {
  if (!Array.isArray(value)) return []
  return [...new Map(value.filter(isMonster).map((monster) => [monster.id, monster])).values()]
}

function howMany(monsters: readonly Monster[]): string {
  const names = monsters.slice(0, 3).map(({ name }) => name)
  if (monsters.length === 1) return names[0] ?? ''
  return monsters.length <= 3
    ? `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
    : `${monsters.length} monsters (${names.join(', ')} …)`
}

/** Checks the parts that the rules rely on; the contract has checked the whole record. */
function isMonster(value: unknown): value is Monster {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, figures } = value as Partial<Monster>
  return (
    typeof id === 'string' &&
    id !== '' &&
    typeof name === 'string' &&
    name !== '' &&
    typeof figures === 'object' &&
    figures !== null
  )
}

const forget = defineAction({
  id: 'house.forget-monster',
  title: 'Remove from the library',
  rule: 'GF-LIBRARY-02',
  phase: 'table',
  slot: 'keep',
  needs: [],
  finds: 'library bestiary delete',
  asks: { monster: { kind: 'monster', title: 'Monster' } },
  plan: (_situation, { monster }, { shelf }) =>
    shelf.monster(monster) ?? refusal('That monster is not in the library.'),
  preview: ({ name }) => plain(`${name} leaves the library; foes made from it stay`),
  run: ({ id, name }) =>
    gmOutcome('GF-LIBRARY-02', 'Library', `${name} removed`, [
      { do: 'forget monster', monster: id },
    ]),
})

export const keptMonsters = [keep, keepMany, forget]

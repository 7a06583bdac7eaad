import { defineAction } from '../../core/action.ts'
import { plain, refusal } from '../../core/preview.ts'
import type { Effect } from '../../core/effects.ts'
import type { Id, Situation } from '../../core/situation.ts'
import { counted } from '../../core/words.ts'
import type { Monster } from '../../monsters/canonical.ts'
import { retagMonster } from '../../monsters/merge.ts'
import type { Shelf } from '../../core/action.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { findCollectionNamed, withMonsters } from './collecting.ts'

const keep = defineAction({
  id: 'house.keep-monster',
  title: 'Keep a monster',
  rule: 'GF-LIBRARY-01',
  phase: 'table',
  slot: 'keep',
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
  finds: 'library bestiary import batch module',
  asks: {
    monsters: { kind: 'record', title: 'Monsters', of: 'monsters' },
    collection: { kind: 'text', title: 'Collection', max: 80, optional: true },
  },
  plan(_situation, { monsters, collection }) {
    const kept = monstersIn(monsters)
    return kept.length === 0
      ? refusal('There are none to keep: read a text or a file in Prep first.')
      : { kept, collection: collection?.trim() ?? '' }
  },
  preview: ({ kept, collection }) =>
    plain(`${nameSome(kept)} into ${collection === '' ? 'the library' : collection}`),
  run: ({ kept, collection }, situation) =>
    gmOutcome(
      'GF-LIBRARY-01',
      'Library',
      `${nameSome(kept)} kept${collection === '' ? '' : ` in ${collection}`}`,
      [
        ...kept.map((monster): Effect => ({ do: 'keep monster', monster })),
        ...collectInto(situation, collection, kept),
      ],
    ),
})

/** Effect that puts monsters into the collection of a title; none for no title. */
function collectInto(
  situation: Situation,
  title: string,
  monsters: readonly Pick<Monster, 'id'>[],
): Effect[] {
  if (title === '') return []
  const before = findCollectionNamed(situation, title)
  const ids = [...(before?.monsters ?? []), ...monsters.map(({ id }) => id)]
  const collection = withMonsters(situation, before, before?.title ?? title, ids)
  return [{ do: 'keep collection', collection }]
}

/** Valid monsters of a list, each id once; the last of duplicates is kept. */
function monstersIn(value: unknown): Monster[] {
  if (!Array.isArray(value)) return []
  return [...new Map(value.filter(isMonster).map((monster) => [monster.id, monster])).values()]
}

function nameSome(monsters: readonly Monster[]): string {
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

/** Monsters of the library by a list of ids from the screen; those that are gone are left out. */
function listed(ids: unknown, shelf: Shelf): Monster[] {
  if (!Array.isArray(ids)) return []
  const known = ids.filter((id): id is Id => typeof id === 'string')
  return [...new Set(known)].flatMap((id) => shelf.monster(id) ?? [])
}

const forgetMany = defineAction({
  id: 'house.forget-monsters',
  title: 'Remove many from the library',
  rule: 'GF-LIBRARY-02',
  phase: 'table',
  slot: 'keep',
  finds: 'library bestiary delete',
  asks: { monsters: { kind: 'record', title: 'Monsters', of: 'monster ids' } },
  plan(_situation, { monsters }, { shelf }) {
    const gone = listed(monsters, shelf)
    return gone.length === 0 ? refusal('None of those monsters is in the library.') : gone
  },
  preview: (gone) => plain(`${nameSome(gone)} leave the library; foes made from them stay`),
  run: (gone) =>
    gmOutcome(
      'GF-LIBRARY-02',
      'Library',
      `${nameSome(gone)} removed`,
      gone.map(({ id }) => ({ do: 'forget monster', monster: id })),
    ),
})

/** Tags in a line of text, with commas between. */
function tagsIn(words: string | undefined): string[] {
  return (words ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
}

const tag = defineAction({
  id: 'house.tag-monsters',
  title: 'Tag monsters',
  rule: 'GF-LIBRARY-03',
  phase: 'table',
  slot: 'keep',
  finds: 'library bestiary label',
  asks: {
    monsters: { kind: 'record', title: 'Monsters', of: 'monster ids' },
    add: { kind: 'text', title: 'Tags to add, with commas between', max: 400, optional: true },
    remove: { kind: 'text', title: 'Tags to remove', max: 400, optional: true },
  },
  plan(_situation, { monsters, add, remove }, { shelf }) {
    const [more, less] = [tagsIn(add), tagsIn(remove)]
    if (more.length + less.length === 0) return refusal('Name a tag to add or to remove.')
    const before = listed(monsters, shelf)
    const after = before.map((one) => retagMonster(one, more, less))
    const changed = after.filter((one, at) => one !== before[at])
    return changed.length === 0
      ? refusal('They have those tags already.')
      : { changed, says: [...more, ...less.map((one) => `without ${one}`)].join(', ') }
  },
  preview: ({ changed, says }) => plain(`${says}: ${nameSome(changed)}`),
  run: ({ changed, says }) =>
    gmOutcome(
      'GF-LIBRARY-03',
      'Library, tags',
      `${says}: ${nameSome(changed)}`,
      changed.map((monster) => ({ do: 'keep monster', monster })),
    ),
})

const merge = defineAction({
  id: 'house.merge-monsters',
  title: 'Merge duplicates',
  rule: 'GF-LIBRARY-04',
  phase: 'table',
  slot: 'keep',
  finds: 'library bestiary duplicates twins join',
  asks: {
    monsters: { kind: 'record', title: 'Kept', of: 'monsters' },
    gone: { kind: 'record', title: 'Merged into them', of: 'monster ids' },
  },
  plan(_situation, { monsters, gone }, { shelf }) {
    const kept = monstersIn(monsters)
    const ids = new Set(kept.map(({ id }) => id))
    const leaving = listed(gone, shelf).filter(({ id }) => !ids.has(id))
    return kept.length === 0 ? refusal('Choose the monster to keep.') : { kept, leaving }
  },
  preview: ({ kept, leaving }) =>
    plain(`${counted(leaving.length, 'duplicate')} merged into ${nameSome(kept)}`),
  run: ({ kept, leaving }) =>
    gmOutcome('GF-LIBRARY-04', 'Library, merge', `Duplicates merged into ${nameSome(kept)}`, [
      ...kept.map((monster): Effect => ({ do: 'keep monster', monster })),
      ...leaving.map(({ id }): Effect => ({ do: 'forget monster', monster: id })),
    ]),
})

export const keptMonsters = [keep, keepMany, forget, forgetMany, tag, merge]

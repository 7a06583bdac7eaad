import { defineAction, type Action } from '../core/action.ts'
import type { Collection } from '../core/state/prep.ts'
import type { Id, Situation } from '../core/situation.ts'
import { gmOutcome } from './gm-outcome.ts'
import { plain, refusal } from '../common/trial.ts'
import { counted } from '../core/words.ts'

const gone = 'No collection of that title is kept.'
const nobody = 'That monster is not in the library.'

type Kept = NonNullable<Situation['collections']>[string]

/** Finds a collection by title or id. */
function named({ collections }: Situation, words: string | undefined): Kept | undefined {
  const wanted = words?.trim().toLowerCase() ?? ''
  return Object.values(collections ?? {}).find(
    ({ id, title }) => id === wanted || title.toLowerCase() === wanted,
  )
}

/** Returns an existing collection with other monsters, or a new one. */
function withMonsters(
  situation: Situation,
  kept: Kept | undefined,
  title: string,
  monsters: readonly Id[],
): Collection {
  return {
    id: kept?.id ?? `collection-${situation.nextId}`,
    title: title.trim(),
    monsters: [...new Set(monsters)],
  }
}

const asks = {
  collection: { kind: 'text', title: 'Collection', max: 80 },
  monster: { kind: 'monster', title: 'Monster' },
} as const

/** Rule GF-COLLECTION-01. */
const collect = defineAction({
  id: 'house.collect',
  title: 'Put a monster in a collection',
  rule: 'GF-COLLECTION-01',
  phase: 'table',
  slot: 'keep',
  needs: [],
  finds: 'bestiary library monsters group folder list new collection',
  asks,
  preview(situation, { collection, monster: id }, at) {
    const monster = at.shelf.monster(id)
    if (!monster) return refusal(nobody)
    if (!collection?.trim()) return refusal('Give the collection a title.')
    const kept = named(situation, collection)
    if (kept?.monsters.includes(id)) return refusal(`${monster.name} is in ${kept.title} already.`)
    return plain(
      kept
        ? `${monster.name} joins ${counted(kept.monsters.length, 'monster')} in ${kept.title}`
        : `${monster.name} begins a new collection, ${collection.trim()}`,
    )
  },
  *run(situation, { collection, monster: id }, at) {
    yield* []
    const kept = named(situation, collection)
    const next = withMonsters(situation, kept, kept?.title ?? collection, [
      ...(kept?.monsters ?? []),
      id,
    ])
    return gmOutcome(
      'GF-COLLECTION-01',
      `Collection, ${next.title}`,
      `${at.shelf.monster(id)?.name ?? 'A monster'} put in`,
      [{ do: 'keep collection', collection: next }],
    )
  },
})

/** Rule GF-COLLECTION-02. */
const takeOut = defineAction({
  id: 'house.take-out',
  title: 'Take a monster out of a collection',
  rule: 'GF-COLLECTION-02',
  phase: 'table',
  slot: 'keep',
  needs: [],
  finds: 'bestiary library monsters remove collection',
  asks,
  preview(situation, { collection, monster: id }, at) {
    const kept = named(situation, collection)
    if (!kept) return refusal(gone)
    const name = at.shelf.monster(id)?.name ?? 'That monster'
    return kept.monsters.includes(id)
      ? plain(`${name} leaves ${kept.title}, and stays in the bestiary`)
      : refusal(`${name} is not in ${kept.title}.`)
  },
  *run(situation, { collection, monster: id }, at) {
    yield* []
    const kept = named(situation, collection)
    if (!kept) return gmOutcome('GF-COLLECTION-02', 'Collection', gone, [])
    const left = kept.monsters.filter((one) => one !== id)
    return gmOutcome(
      'GF-COLLECTION-02',
      `Collection, ${kept.title}`,
      `${at.shelf.monster(id)?.name ?? 'A monster'} taken out`,
      [{ do: 'keep collection', collection: withMonsters(situation, kept, kept.title, left) }],
    )
  },
})

/** Checks the parts that the rules rely on; the contract has checked the whole record. */
function isCollection(value: unknown): value is Collection {
  const { id, title, monsters } = (value ?? {}) as Partial<Collection>
  return (
    typeof id === 'string' &&
    typeof title === 'string' &&
    title.trim() !== '' &&
    Array.isArray(monsters)
  )
}

/** Collection that the record replaces, if any, or the reason it can't be kept. */
function over(situation: Situation, value: unknown): { kept?: Kept } | { says: string } {
  if (!isCollection(value)) return { says: 'Give the collection a title.' }
  const kept = situation.collections?.[value.id]
  const namesake = named(situation, value.title)
  if (namesake && namesake.id !== value.id)
    return { says: `There is a collection called ${namesake.title}: choose another title.` }
  return kept ? { kept } : {}
}

/** Rule GF-COLLECTION-03. */
const keep = defineAction({
  id: 'house.keep-collection',
  title: 'Keep a collection',
  rule: 'GF-COLLECTION-03',
  phase: 'table',
  slot: 'keep',
  needs: [],
  finds: 'bestiary library monsters group folder list',
  asks: { collection: { kind: 'record', title: 'Collection', of: 'collection' } },
  preview(situation, { collection }) {
    const found = over(situation, collection)
    if ('says' in found) return refusal(found.says)
    if (!isCollection(collection)) return refusal('Give the collection a title.')
    return plain(`${collection.title.trim()}: ${counted(collection.monsters.length, 'monster')}`)
  },
  *run(situation, { collection }) {
    yield* []
    const found = over(situation, collection)
    if ('says' in found || !isCollection(collection))
      return gmOutcome('GF-COLLECTION-03', 'Collection', 'Nothing was kept', [])
    const next = withMonsters(situation, found.kept, collection.title, collection.monsters)
    return gmOutcome(
      'GF-COLLECTION-03',
      `Collection, ${next.title}`,
      `${counted(next.monsters.length, 'monster')} kept in it`,
      [{ do: 'keep collection', collection: next }],
    )
  },
})

/** Rule GF-COLLECTION-04. */
const drop = defineAction({
  id: 'house.drop-collection',
  title: 'Drop a collection',
  rule: 'GF-COLLECTION-04',
  phase: 'table',
  slot: 'keep',
  needs: [],
  finds: 'bestiary library monsters delete remove',
  asks: { collection: { kind: 'text', title: 'Its title', max: 80 } },
  preview(situation, { collection }) {
    const kept = named(situation, collection)
    return kept
      ? plain(`${kept.title} is dropped; its monsters stay in the bestiary`)
      : refusal(gone)
  },
  *run(situation, { collection }) {
    yield* []
    const kept = named(situation, collection)
    if (!kept) return gmOutcome('GF-COLLECTION-04', 'Collection', gone, [])
    return gmOutcome('GF-COLLECTION-04', `Collection, ${kept.title}`, 'dropped', [
      { do: 'drop collection', collection: kept.id },
    ])
  },
})

export const collections: readonly Action[] = [collect, takeOut, keep, drop]

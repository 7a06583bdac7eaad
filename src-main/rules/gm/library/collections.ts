import { defineAction } from '../../core/action.ts'
import { isRefusal, plain, refusal, type RefusedPreview } from '../../core/preview.ts'
import type { Situation } from '../../core/situation.ts'
import type { Collection } from '../../core/state/prep.ts'
import { counted } from '../../core/words.ts'
import type { Monster } from '../../monsters/canonical.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { findCollectionNamed, withMonsters, type KeptCollection } from './collecting.ts'

/** Finds a collection by title or id, or refuses. */
function findCollection(
  situation: Situation,
  words: string | undefined,
): KeptCollection | RefusedPreview {
  return findCollectionNamed(situation, words) ?? refusal('No collection of that title is kept.')
}

const asks = {
  collection: { kind: 'text', title: 'Collection', max: 80 },
  monster: { kind: 'monster', title: 'Monster' },
} as const

interface Collecting {
  monster: Monster
  kept: KeptCollection | undefined
  title: string
}

/** Rule GF-COLLECTION-01. */
const collect = defineAction({
  id: 'house.collect',
  title: 'Put a monster in a collection',
  rule: 'GF-COLLECTION-01',
  phase: 'table',
  slot: 'keep',
  finds: 'bestiary library monsters group folder list new collection',
  asks,
  plan(situation, { collection, monster: id }, { shelf }): Collecting | RefusedPreview {
    const monster = shelf.monster(id)
    if (!monster) return refusal('That monster is not in the library.')
    if (!collection?.trim()) return refusal('Give the collection a title.')
    const kept = findCollectionNamed(situation, collection)
    if (kept?.monsters.includes(id)) return refusal(`${monster.name} is in ${kept.title} already.`)
    return { monster, kept, title: kept?.title ?? collection.trim() }
  },
  preview: ({ monster, kept, title }) =>
    plain(
      kept
        ? `${monster.name} joins ${counted(kept.monsters.length, 'monster')} in ${title}`
        : `${monster.name} begins a new collection, ${title}`,
    ),
  run({ monster, kept, title }, situation) {
    const next = withMonsters(situation, kept, title, [...(kept?.monsters ?? []), monster.id])
    return gmOutcome('GF-COLLECTION-01', `Collection, ${next.title}`, `${monster.name} put in`, [
      { do: 'keep collection', collection: next },
    ])
  },
})

/** Rule GF-COLLECTION-02. */
const takeOut = defineAction({
  id: 'house.take-out',
  title: 'Take a monster out of a collection',
  rule: 'GF-COLLECTION-02',
  phase: 'table',
  slot: 'keep',
  finds: 'bestiary library monsters remove collection',
  asks,
  plan(situation, { collection, monster }, { shelf }) {
    const kept = findCollection(situation, collection)
    if (isRefusal(kept)) return kept
    const name = shelf.monster(monster)?.name
    // One that was merged into it stands in the collection by its own id.
    const left = kept.monsters.filter((one) => (shelf.monster(one)?.id ?? one) !== monster)
    return left.length < kept.monsters.length
      ? { kept, left, name }
      : refusal(`${name ?? 'That monster'} is not in ${kept.title}.`)
  },
  preview: ({ kept, name = 'That monster' }) =>
    plain(`${name} leaves ${kept.title}, and stays in the bestiary`),
  run({ kept, left, name = 'A monster' }, situation) {
    return gmOutcome('GF-COLLECTION-02', `Collection, ${kept.title}`, `${name} taken out`, [
      { do: 'keep collection', collection: withMonsters(situation, kept, kept.title, left) },
    ])
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

/** Rule GF-COLLECTION-03. */
const keep = defineAction({
  id: 'house.keep-collection',
  title: 'Keep a collection',
  rule: 'GF-COLLECTION-03',
  phase: 'table',
  slot: 'keep',
  finds: 'bestiary library monsters group folder list',
  asks: { collection: { kind: 'record', title: 'Collection', of: 'collection' } },
  plan(situation, { collection }) {
    if (!isCollection(collection)) return refusal('Give the collection a title.')
    const namesake = findCollectionNamed(situation, collection.title)
    if (namesake && namesake.id !== collection.id)
      return refusal(`There is a collection called ${namesake.title}: choose another title.`)
    return collection
  },
  preview: ({ title, monsters }) =>
    plain(`${title.trim()}: ${counted(monsters.length, 'monster')}`),
  run({ id, title, monsters }, situation) {
    const next = withMonsters(situation, situation.collections?.[id], title, monsters)
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
  finds: 'bestiary library monsters delete remove',
  asks: { collection: { kind: 'text', title: 'Its title', max: 80 } },
  plan: (situation, { collection }) => findCollection(situation, collection),
  preview: ({ title }) => plain(`${title} is dropped; its monsters stay in the bestiary`),
  run: ({ id, title }) =>
    gmOutcome('GF-COLLECTION-04', `Collection, ${title}`, 'dropped', [
      { do: 'drop collection', collection: id },
    ]),
})

export const collections = [collect, takeOut, keep, drop]

import { claim, type Apply } from './change.ts'

export const keep: Apply<'keep collection'> = (draft, { collection }) => {
  draft.collections ??= {}
  draft.collections[collection.id] = collection
  claim(draft, collection.id)
}

export const drop: Apply<'drop collection'> = (draft, effect) => {
  delete draft.collections?.[effect.collection]
}

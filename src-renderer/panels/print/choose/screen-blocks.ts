import type { ScreenInsertPage } from '../../../../src-main/campaign/print/screen-insert.ts'

type Choices = ScreenInsertPage['choices']

/** Blocks that the game proposes, in its order. */
export function usualBlocks(choices: Choices): string[] {
  return choices.flatMap(({ blocks }) => blocks.filter(({ usual }) => usual).map(({ id }) => id))
}

/** The block put in or taken out; a new one stands last. */
export function toggled(ids: readonly string[], id: string, on: boolean): string[] {
  const others = ids.filter((one) => one !== id)
  return on ? [...others, id] : others
}

/** The block one place up or down; the same order at either end. */
export function moved(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const at = ids.indexOf(id)
  const to = at + by
  if (at < 0 || to < 0 || to >= ids.length) return [...ids]
  const others = ids.filter((one) => one !== id)
  return [...others.slice(0, to), id, ...others.slice(to)]
}

/** Title of each block by its id. */
export function titlesOf(choices: Choices): Map<string, string> {
  return new Map(choices.flatMap(({ blocks }) => blocks.map(({ id, title }) => [id, title])))
}

import { wordsIn } from '../../rules/gm/handouts/handouts.ts'
import type { Handout } from '../../rules/core/state/prep.ts'
import type { Situation } from '../../rules/core/situation.ts'
import type { HandoutsView } from './views.ts'

/** Handouts by title and pictures by name. */
export function handoutsView({
  handouts = {},
  pictures = {},
}: Pick<Situation, 'handouts' | 'pictures'>): HandoutsView {
  return {
    handouts: Object.values(handouts)
      .map((one) => ({ id: one.id, title: one.title, style: one.style, words: wordCount(one) }))
      .sort((a, b) => a.title.localeCompare(b.title, 'en')),
    pictures: Object.values(pictures)
      .map(({ id, name, width, height }) => ({ id, name, width, height }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
  }
}

/** Word counts, so that an unchanged handout is counted once. */
const counts = new WeakMap<Readonly<Handout>, number>()

function wordCount(handout: Readonly<Handout>): number {
  const words = counts.get(handout) ?? wordsIn(handout.text)
  counts.set(handout, words)
  return words
}

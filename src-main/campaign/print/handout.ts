import type { Handout, Picture } from '../../rules/core/state/prep.ts'
import { refused } from '../refusal.ts'
import type { Maker } from './print-content.ts'
import type { HandoutWanted } from './wanted.ts'

/** Words in Markdown and the pictures they may show; the page is made of them where it is drawn. */
export interface HandoutPage extends Omit<Handout, 'id'> {
  pictures: Picture[]
}

/** A handout for the players: nobody's game is named on it. */
export const handout: Maker<HandoutWanted> = (
  { handout: id, draft, pictures = [] },
  { situation },
) => {
  const kept = id === null ? undefined : situation.handouts?.[id]
  const words = draft ?? kept
  if (!words)
    return refused(
      id === null ? 'No handout is chosen.' : 'That handout is not kept any more.',
      'Choose another, or write one.',
    )
  const { style, text } = words
  const title = words.title.trim()
  const data: HandoutPage = {
    title,
    style,
    text,
    pictures: [...pictures, ...Object.values(situation.pictures ?? {})].map((one) => ({ ...one })),
  }
  return {
    end: 'made',
    title: title || 'Handout',
    subject: 'Handout',
    author: situation.name,
    language: 'en',
    data,
  }
}

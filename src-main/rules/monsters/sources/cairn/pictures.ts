import { inPlaceOf, labelOf, pictureLabels } from '../picture-labels.ts'

/** Pictures that stand for labels in chats and notes. */
const labels = pictureLabels([
  ['HP', '❤♥🩸💗💖'],
  ['AR', '🛡'],
  ['ST', '💪🏋🦾'],
  ['GE', '🏃🤸🎯🦶'],
  ['WK', '🧠👁🔮'],
])
const worthALook = /[❤♥\ud83d\ud83e]/
const signs = `[${[...labels.keys()].join('')}]\\ufe0f?`
const labelling = new RegExp(
  `[❤♥] (?=\\d)|(?:${signs})(?=[ :=*]{0,3}\\d)|(?<=\\d ?)(?:${signs})`,
  'gu',
)

/** A text in which pictures beside numbers are labels, every other sign in its place; one that has words for them is left alone. */
export function withLabels(text: string): string {
  if (!worthALook.test(text) || /(?:HP|STR|Armou?r)(?![\p{L}])/u.test(text)) return text
  return text.replace(labelling, (picture) => inPlaceOf(picture, labelOf(labels, picture) ?? ''))
}

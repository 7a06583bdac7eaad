/** Pictures that stand for labels in chats and notes. */
const pictures: readonly (readonly [string, string])[] = [
  ['HP', '❤♥🩸💗💖'],
  ['AR', '🛡'],
  ['ST', '💪🏋🦾'],
  ['GE', '🏃🤸🎯🦶'],
  ['WK', '🧠👁🔮'],
]
const labels = new Map(
  pictures.flatMap(([label, signs]) => [...signs].map((sign) => [sign, label] as const)),
)
const worthALook = /[❤♥\ud83d\ud83e]/
const signs = `[${[...labels.keys()].join('')}]\\ufe0f?`
const labelling = new RegExp(
  `[❤♥] (?=\\d)|(?:${signs})(?=[ :=*]{0,3}\\d)|(?<=\\d ?)(?:${signs})`,
  'gu',
)

/** A text in which pictures beside numbers are labels, every other sign in its place; one that has words for them is left alone. */
export function withLabels(text: string): string {
  if (!worthALook.test(text) || /(?:HP|STR|Armou?r)(?![\p{L}])/u.test(text)) return text
  return text.replace(labelling, (picture) =>
    (labels.get(String.fromCodePoint(picture.codePointAt(0) ?? 0)) ?? '')
      .slice(0, picture.length)
      .padEnd(picture.length),
  )
}

import { inPlaceOf, labelOf, pictureLabels } from '../picture-labels.ts'

/** Pictures that stand for labels in chats and on cards, each label no longer than its picture. */
const labels = pictureLabels([
  ['AC', '🛡'],
  ['HP', '❤💗💖🩸💓'],
  ['MV', '👟🏃👣🥾🦶🐾'],
  ['AT', '⚔🗡🏹🔪🪓🤺👊'],
  ['ML', '🚩🏳'],
  ['XP', '⭐🌟✨🏆'],
  ['TT', '💰💎'],
])

/** Signs of the pages of pictures, but no stars, ticks or bullets. */
const picture =
  /[\u{1f000}-\u{1faff}\u2600-\u2604\u2607-\u26ff\u2728\u2764\u2b50](?:[\ufe0f\u200d]|[\u{1f3fb}-\u{1f3ff}])*/gu
/** A label in words behind a picture: it needs none of its own. */
const labelled =
  /^[\s:*_-]{0,4}(?:a?ac|hd|hp|armou?r|hit|att?k?s?|attacks?|mv|move|movement|speed|ml|morale|xp|tt|treasure|dmg|damage|thac0|sv|saves?|[#(])(?![a-z])/i
/** Text behind a picture that is a label: a number, or for attacks a word and dice. */
const figure = /^[\s:*_=]{0,4}[\d+½]/
const blow = /^[\s:*_=]{0,4}(?:\d{1,2} ?x? )?[a-z][a-z' -]{1,30}\(?[+\d]/i

/** Line end after a picture, which is then part of the name before it. */
const last = /^\s{0,8}(?:\n|$)/

/** The text, sign for sign as long, with blanks for its pictures and with labels for those that stand for one. */
export function withoutPictures(text: string): string {
  return text.replace(picture, (whole: string, at: number) => {
    const next = text.slice(at + whole.length, at + whole.length + 48)
    if (last.test(next)) return whole
    const label = labelOf(labels, whole)
    const tells =
      label !== undefined &&
      !labelled.test(next) &&
      (figure.test(next) || (label === 'AT' && blow.test(next)))
    return inPlaceOf(whole, tells ? label : '')
  })
}

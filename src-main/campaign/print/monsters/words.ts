import type { Monster } from '../../../rules/monsters/canonical.ts'
import { upperFirst } from '../../../rules/core/words.ts'
import { oneLine } from './blows.ts'

/** A paragraph, perhaps with a word that heads it. */
export interface Words {
  title: string
  text: string
}

/** Text of a monster: its own details, then the powers the game adds, then the text left unread. */
export function wordsOf(monster: Monster, powers: readonly (Words & { how: string })[]): Words[] {
  const told = monster.details.map(({ title, text }) => ({
    title: oneLine(title),
    text: oneLine(text),
  }))
  const already = told.map(({ title, text }) => plain(`${title} ${text}`)).join(' ')
  const added = powers
    .filter(({ title, text }) => !already.includes(plain(`${title} ${text}`)))
    .map(({ title, text, how }) => ({
      title: upperFirst(title),
      text: how === '' ? text : `${text} (${how})`,
    }))
  return [...told, ...added, ...unreadOf(monster)].filter(({ text }) => text !== '')
}

/** Text that was left unread, so that nothing of a monster is lost. */
function unreadOf({ unread }: Pick<Monster, 'unread'>): Words[] {
  const text = unread.map((piece) => oneLine(piece.text)).filter(Boolean)
  return text.length === 0 ? [] : [{ title: 'Also written', text: text.join('; ') }]
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
}

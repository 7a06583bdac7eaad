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
  const details = monster.details.map(({ title, text }) => ({
    title: oneLine(title),
    text: oneLine(text),
  }))
  const already = details.map(({ title, text }) => comparableText(`${title} ${text}`)).join(' ')
  const added = powers
    .filter(({ title, text }) => !already.includes(comparableText(`${title} ${text}`)))
    .map(({ title, text, how }) => ({
      title: upperFirst(title),
      text: how === '' ? text : `${text} (${how})`,
    }))
  return [...details, ...added, ...unreadOf(monster)].filter(
    ({ title, text }) => text !== '' && !saysNothing(title, text),
  )
}

const empty = 'nil|none|n/?a|not applicable|no|standard|see below|[-–—−]'
const frequencies = 'common|uncommon|rare|very rare|unique'
const nothing = new RegExp(`^(?:${empty})\\.?$`, 'iu')
const howOften = new RegExp(`^(?:${frequencies})\\.?$`, 'iu')

/** True for a line of a form that was left empty: "Psionic ability: Nil", "Frequency: Rare". */
function saysNothing(title: string, text: string): boolean {
  return title !== '' && (nothing.test(text) || (/frequency/iu.test(title) && howOften.test(text)))
}

/** Labels of forms with their empty value, in text that was left unread. */
const emptyLabels = new RegExp(
  `(?:psionic (?:ability|strength)|attack/defen[cs]e modes|special (?:attacks|defen[cs]es|abilities)|magic resistance|treasure type|frequency)\\s*[:.]?\\s*(?:${empty}|${frequencies})(?=$|[\\s.;,])[.;,]?`,
  'giu',
)

/** Morale of those whose leader is with them: "(9 with king)". */
const ledMorale = /^\((\d+) with (?:(?:a|the|their) )?([a-z]+)\)$/iu

/** Text that was left unread, so that nothing of a monster is lost; a morale with a leader is put as such. */
function unreadOf({ unread }: Pick<Monster, 'unread'>): Words[] {
  const text = unread
    .map((piece) => oneLine(oneLine(piece.text).replace(emptyLabels, '')))
    .filter((words) => /[\p{L}\p{N}]/u.test(words))
  const morale = text.filter((words) => ledMorale.test(words))
  const others = text.filter((words) => !ledMorale.test(words))
  return [
    ...morale.map((words) => ({
      title: 'Morale',
      text: words.replace(ledMorale, '$1 with their $2'),
    })),
    ...(others.length === 0 ? [] : [{ title: 'Also written', text: others.join('; ') }]),
  ]
}

function comparableText(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
}

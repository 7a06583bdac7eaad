import type { Span } from '../../../canonical.ts'
import { paragraphsIn } from '../figure-values.ts'
import { fieldOf, type FieldKey } from '../keys.ts'
import { actorKinds, headingOf } from '../meaning.ts'
import { statLineIn } from '../stat-line.ts'
import { wordsOf, type TreeEntry } from '../tree.ts'
import { takeChallenge } from './challenge.ts'
import type { GatheredMonster } from './gathering.ts'

/** Takes a text or a number. */
export function takeLeaf(
  got: GatheredMonster,
  entry: TreeEntry,
  path: string,
  field: FieldKey | null,
): void {
  const words = wordsOf(entry.value)
  if (words === null || words.trim() === '') return got.leave(path, entry, false)
  const mayBeLine = field === null || field === 'details' || field === 'attacks'
  const line = mayBeLine && !got.line ? statLineIn(words) : null
  if (line) {
    got.line = { monster: line, span: entry.span }
  } else if (field === null && gameKey.test(entry.key)) {
    if (cairnLike.test(words)) got.saysCairn = true
    got.leave(path, entry, false)
  } else if (field === null) got.leave(path, entry, true)
  else if (field === 'details' && /^special ?abilities$/i.test(entry.key) && /^\d$/.test(words))
    got.hold('stars', { key: entry.key, words, span: entry.span })
  else if (field === 'challenge') takeChallenge(got, words, entry)
  else if (field === 'details') describe(got, entry.key, words, entry.span)
  else if (field === 'tags') takeTags(got, words, entry, path)
  else got.hold(field, { key: entry.key, words, span: entry.span })
}

const gameKey = /^(?:game|game_?system|system|rules|ruleset|jdr|spiel|juego|gioco)$/i
const cairnLike =
  /\b(?:cairn|into the odd|electric bastionland|mausritter|liminal horror|runecairn|monolith)\b/i

/** Takes words as tags of the monster. */
export function takeTags(
  got: GatheredMonster,
  words: string,
  entry: TreeEntry,
  path: string,
): void {
  if (cairnLike.test(words)) got.saysCairn = true
  const tags = words
    .split(/\s?[,;/]\s?/)
    .filter((tag) => tag !== '' && tag.length <= 40 && !actorKinds.has(tag.toLowerCase()))
  if (actorKinds.has(words.toLowerCase())) got.leave(path, entry, false)
  else if (tags.length === 0 || tags.length > 20) got.leave(path, entry, true)
  else got.tags.push(...tags.map((tag) => tag.toLowerCase()))
  got.keep(path, entry.value)
}

/** Takes prose about the monster, a paragraph at a time; one may be a figure with its label. */
export function describe(got: GatheredMonster, key: string, words: string, span: Span): void {
  got.hear(words.includes('<') ? paragraphsIn(words).join('\n') : words, span)
  const plain = /^(?:desc|bio|note|text|lore|trait|special|detail|feature|abilit)/i.test(key)
  for (const text of paragraphsIn(words)) {
    const [, title = '', rest = text] = /^((?:No\.\s)?[^:.;]{2,60}):\s+(\S.*)$/s.exec(text) ?? []
    const field = fieldOf(title)
    if (field === 'damage' || (field === 'attacks' && /^no/i.test(title)))
      got.hold(field, { key: title, words: rest, span })
    got.details.push({ title: title || (plain ? '' : headingOf(key)), text: rest, span })
  }
}

import type { Span } from '../../canonical.ts'
import { trimSpan } from '../spans.ts'

/** Words that stand before a name and are none of it. */
const articles =
  'a|an|the|this|that|his|her|its|their|your|our|my|some|several|another|each|every|un|une|uno|una|unos|unas|ein|eine|einen|le|la|el|il|lo|der|die|das|den|dem|les|los|las|um|uma|os|as|gli|loro|suo|sua|suoi|sue|seus|suas|seu|leur|leurs|son|sa|ses|ihr|ihre|sein|seine|su|sus'
const counts =
  'one|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen|dos|tres|cuatro|cinco|deux|trois|quatre|cinq|zwei|drei|vier|fünf|due|tre|quattro|cinque|dois|duas|três|quatro'
const joints =
  'and|or|but|by|with|near|behind|beside|from|against|for|on|at|under|while|plus|is|are|was|were|named|called|guard|guards|lurks|lurk|waits|wait|stands|stand|lives|live|leads|sits|sit|sleeps|sleep|hides|hide|rests|dwells|prowls|roams|kneels|crouches|lies|appears|emerges|watches|meet|meets|find|finds|face|faces|encounter|und|mit|oder|y|con|o|et|avec|ou|e|ed|com|has|have|contains|see'
const stops = new RegExp(
  `^(?:${articles}|${counts}|${joints}|\\d{0,3}(?:d\\d{1,2}|\\d)|x|in|it|he|she|they)$`,
)
const article = new RegExp(`^(?:${articles})$`)
const leads = new RegExp(
  `^(?:${articles}|${counts}|\\d{0,3}(?:d\\d{1,2}|\\d)|x|and|or|und|y|et|e)$`,
  'i',
)
/** After these an article belongs to the name: `Thing of the Mill`. */
const binding = /^(?:of|de|du|des|von|della|del|dello|do|da)$/
/** Words with which a sentence goes on to figures: `The ogre has 9 HP`. */
const trails = /^(?:has|have|with|is|are|of|at|hat|mit|tiene|con|a|avec|ha|tem|com|named|called)$/

interface Token extends Span {
  word: string
}

/**
 * The name at the end of a stretch: the whole of one that begins its line and reads as a title, or
 * else the words after the last article, count or joining word.
 */
export function nameAtEnd(text: string, from: number, to: number, opensLine: boolean): Span | null {
  const tokens = tokensOf(text, from, to)
  while (tokens.length > 1 && trails.test(tokens.at(-1)?.word ?? '')) tokens.pop()
  const last = tokens.at(-1)
  if (!last || !/\p{L}/u.test(text.slice(from, last.to))) return null
  const first = opensLine && isTitle(tokens) ? 0 : firstOf(tokens)
  const begin = tokens[skipped(tokens, first, opensLine)]
  return begin ? trimSpan(text, begin.from, last.to) : null
}

function tokensOf(text: string, from: number, to: number): Token[] {
  const tokens: Token[] = []
  const word = /[^\s]{1,60}/g
  const stretch = text.slice(from, to)
  for (let match = word.exec(stretch); match; match = word.exec(stretch)) {
    const start = from + match.index
    tokens.push({ word: match[0], from: start, to: start + match[0].length })
  }
  return tokens
}

/** Few words, each in capitals but for the small ones. */
function isTitle(tokens: readonly Token[]): boolean {
  return (
    tokens.length <= 8 &&
    /^\P{L}{0,3}\p{Lu}/u.test(tokens[0]?.word ?? '') &&
    !tokens.some(({ word }, at) => at > 0 && at < tokens.length - 1 && /^\d{1,3}$/.test(word)) &&
    tokens.every(({ word }, index) => !/^\p{Ll}/u.test(word) || (index > 0 && small.test(word)))
  )
}

const small =
  /^(?:of|the|an?|and|with|in|on|at|under|for|from|by|de|du|des|la|le|les|el|los|las|von|der|den|dem|und|et|y|e|del|della|di|da|do|dos|das|to|who|that)$/

/** The place after the last word that no name has. */
function firstOf(tokens: readonly Token[]): number {
  for (let index = tokens.length - 1; index > 0; index -= 1) {
    const word = tokens[index - 1]?.word ?? ''
    const bound = index > 2 && binding.test(tokens[index - 2]?.word ?? '') && article.test(word)
    if (stops.test(word.replace(/^["'(*_]+/, '')) && !bound) return index
  }
  const loud = lastCapitals(tokens)
  if (loud > 2 && !small.test(tokens[loud - 1]?.word ?? '')) return loud
  if (tokens.length <= 6) return 0
  // A sentence without such a word: its last words in capitals, or the last two.
  return loud > 0 ? loud : tokens.length - 2
}

/** Index of the first of the capitalised words at the end; -1 where the last word is not capitalised. */
function lastCapitals(tokens: readonly Token[]): number {
  let first = tokens.length
  while (first > 0 && /^\p{Lu}/u.test(tokens[first - 1]?.word ?? '')) first -= 1
  return first === tokens.length ? -1 : first
}

const single = /^(?:An?|One|Un|Une|Uno|Una|Ein|Eine)$/

/** Past an article or a count; `The` stays before a name in capitals, and so does a `Two`. */
function skipped(tokens: readonly Token[], from: number, opensLine: boolean): number {
  let first = from
  while (first < tokens.length - 1) {
    const { word } = tokens[first] ?? { word: '' }
    const next = tokens[first + 1]?.word ?? ''
    const loud =
      /^\p{Lu}\S*\s\p{Lu}/u.test(`${word} ${next}`) &&
      (opensLine ? !single.test(word) : /^(?:The|THE)$/.test(word))
    const counted = /^\d{1,3}[.)]?x?$/.test(word) && /^\p{L}/u.test(next)
    const ofThem = word === 'of' && first > 0
    if ((!leads.test(word) && !counted && !ofThem) || loud) break
    first += 1
  }
  return first
}

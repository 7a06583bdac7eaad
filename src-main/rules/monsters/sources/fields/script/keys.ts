import type { Tokens } from './tokens.ts'

/** A key, and whether its language writes no sign between key, value and the next key. */
interface Key {
  words: string
  loose: boolean
}

const dashed = /[\p{L}_$][\p{L}\p{N}_$-]{0,60}/uy
const between = /[ \t]*(?:=>|:=|:(?!:)|=(?![=>])|->|to(?=\s))/y
/** Blanks and the question mark of an optional key. */
const parts = /[ \t]*\??/y

/**
 * The key before a value, with the sign between them: `name:`, `"name":`, `name =`, `['name'] =`,
 * `'name' =>`, `:name`, `.name =`. Null, and nowhere, where a value begins.
 */
export function keyAt(tokens: Tokens): Key | null {
  const from = tokens.place
  const key = readKey(tokens)
  if (key === null) tokens.place = from
  return key
}

function readKey(tokens: Tokens): Key | null {
  const sign = tokens.sign()
  if (sign === ':') return symbol(tokens)
  const words = sign === '[' ? bracketed(tokens) : named(tokens)
  if (words === null) return null
  tokens.match(parts)
  return tokens.match(between) === null ? null : { words, loose: false }
}

function named(tokens: Tokens): string | null {
  if (tokens.sign() === '.') tokens.place += 1
  const quoted = tokens.quoted()
  if (quoted !== null) return quoted.length <= 80 ? quoted : null
  const number = tokens.number()
  return number === null ? tokens.match(dashed) : String(number)
}

/** `["hit dice"]`, as Lua and scripts write a key that is no word. */
function bracketed(tokens: Tokens): string | null {
  tokens.place += 1
  tokens.skipSpaces()
  const words = tokens.quoted() ?? tokens.word()
  tokens.skipSpaces()
  if (tokens.sign() !== ']') return null
  tokens.place += 1
  return words
}

/** `:name "Imp"` of Clojure, `:name => 'Imp'` of Ruby. */
function symbol(tokens: Tokens): Key | null {
  tokens.place += 1
  const words = tokens.match(dashed)
  if (words === null) return null
  if (tokens.match(between) !== null) return { words, loose: false }
  tokens.skip()
  return /[,)\]}]/.test(tokens.sign()) ? null : { words, loose: true }
}

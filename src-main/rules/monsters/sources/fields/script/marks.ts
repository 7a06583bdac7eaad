/** Closing sign of each bracket. */
export const closing = new Map([
  ['{', '}'],
  ['[', ']'],
  ['(', ')'],
])
/** Words of programming languages for true, false and null. */
export const constants = new Map<string, boolean | null>([
  ...(['true', 'True', 'TRUE', 'YES'] as const).map((word) => [word, true] as const),
  ...(['false', 'False', 'FALSE'] as const).map((word) => [word, false] as const),
  ...(['null', 'None', 'nil', 'undefined', 'NULL', 'nullptr'] as const).map(
    (word) => [word, null] as const,
  ),
])
/** Rest of a path behind its first word: `Alignment.Chaotic`, `Alignment::Chaotic`. */
export const path = /(?:(?:\?\.|\.|::|->)[\p{L}_$][\p{L}\p{N}_$]{0,60}){1,6}/uy
/** Types of a call or a literal: `<string, Monster>`, `::<f32>`, `[]`, `[string]`. */
export const types = /(?:::)?<[\w\s,.:[\]|&]{0,80}>|\[[\w ]{0,40}\]\*?/y
/** `as const`, `satisfies Monster[]`. */
export const cast =
  /\s{0,40}(?:as|satisfies)\s+[\p{L}_$][\w.]{0,60}(?:<[^>\n]{0,60}>)?(?:\[\]){0,3}/uy
/** Names of calls that make a list, even of one item. */
export const gathering = /list|array|vec|^of$/i
/** `...rest`, `..Default::default()`, `**rest`. */
export const spread = /\.{2,3}|\*\*/y
/** A call on the value before it: `.to_string()`. */
export const method = /\s*(?:\?\.|\.|->)(?=[\p{L}_])/uy
/** Operator, space or nothing between two texts that are joined. */
export const joining = /\s*(?:\+|\.\.|\.|~)?\s*(?=["'`])/y
/** `1 / 2`. */
export const sum = /[ \t]*[-+*/][ \t]*(?=\d)/y
/** Operator before a default value. */
export const orElse = /[ \t]*(?:\|\||\?\?)/y

/** What closes a bracket. */
export const closing = new Map([
  ['{', '}'],
  ['[', ']'],
  ['(', ')'],
])
/** Words that every language has in its own way. */
export const constants = new Map<string, boolean | null>([
  ...(['true', 'True', 'TRUE', 'YES'] as const).map((word) => [word, true] as const),
  ...(['false', 'False', 'FALSE'] as const).map((word) => [word, false] as const),
  ...(['null', 'None', 'nil', 'undefined', 'NULL', 'nullptr'] as const).map(
    (word) => [word, null] as const,
  ),
])
/** What follows a word of a path: `Alignment.Chaotic`, `Alignment::Chaotic`. */
export const path = /(?:(?:\?\.|\.|::|->)[\p{L}_$][\p{L}\p{N}_$]{0,60}){1,6}/uy
/** `<string, Monster>`, `::<f32>`, `[]`, `[string]`: what a call or a literal is of. */
export const types = /(?:::)?<[\w\s,.:[\]|&]{0,80}>|\[[\w ]{0,40}\]\*?/y
/** `as const`, `satisfies Monster[]`. */
export const cast =
  /\s{0,40}(?:as|satisfies)\s+[\p{L}_$][\w.]{0,60}(?:<[^>\n]{0,60}>)?(?:\[\]){0,3}/uy
/** Calls that make a list of what they are given: one thing is a list as well. */
export const gathering = /list|array|vec|^of$/i
/** `...rest`, `..Default::default()`, `**rest`. */
export const spread = /\.{2,3}|\*\*/y
/** A call on the value before it: `.to_string()`. */
export const method = /\s*(?:\?\.|\.|->)(?=[\p{L}_])/uy
/** Two texts that are one. */
export const joining = /\s*(?:\+|\.\.|\.|~)?\s*(?=["'`])/y
/** `1 / 2`. */
export const sum = /[ \t]*[-+*/][ \t]*(?=\d)/y
/** What stands in when there is none. */
export const orElse = /[ \t]*(?:\|\||\?\?)/y

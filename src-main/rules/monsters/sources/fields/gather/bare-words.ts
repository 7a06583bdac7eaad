/** Signs that Markdown wants a backslash before. */
const escaped = /\\([\\*_[\](){}#+.!|~`-])/g
/** `[[Treasure types#Type F|F]]`: what a link shows. */
const linked = /\[\[(?:[^\]|\n]{0,200}\|)?([^\]|\n]{1,100})\]\]/g
/** `@Compendium[pack.id]{Treasure Type E}`: what Foundry's link shows. */
const labelled = /@\w{2,20}\[[^\]\n]{0,200}\]\{([^}\n]{0,100})\}/g

/** `**Imp**`: marks around all of it. */
const marked = /^\s*(\*\*|__|[*_`])(?=\S)((?:(?!\1).)*\S)\1\s*$/s

/** The words of a field as they are to be read: without a program's links, escapes and dashes around. */
export function bareWords(words: string): string {
  let bare = words
  if (bare.includes('\\')) bare = bare.replace(escaped, '$1')
  if (bare.includes('[[')) bare = bare.replace(linked, '$1')
  if (bare.includes('@')) bare = bare.replace(labelled, '$1')
  bare = bare.replace(marked, '$2')
  return /^\s*[–—-]\s+.*\s[–—-]\s*$/s.test(bare) ? bare.trim().slice(1, -1).trim() : bare
}

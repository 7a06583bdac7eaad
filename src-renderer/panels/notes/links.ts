/** A link in a text while its title is being typed: where it begins, and what there is of it. */
export interface OpenLink {
  from: number
  words: string
}

/** The link that the caret stands in; null where it stands in none, or in one that is closed. */
export function openLinkAt(text: string, caret: number): OpenLink | null {
  const before = text.slice(Math.max(0, caret - 220), caret)
  const at = before.lastIndexOf('[[')
  if (at < 0) return null
  const words = before.slice(at + 2)
  if (/[[\]|\n]/u.test(words)) return null
  return { from: caret - words.length, words }
}

const linkPattern = /\[\[([^[\]|#\n]{1,200})(?:#[^[\]|\n]{0,200})?(?:\|([^[\]\n]{0,200}))?\]\]/gu

/** A text for those who have no notes to follow: its links as their words. */
export function plainLinks(text: string): string {
  return text.replaceAll(linkPattern, (_, title: string, words?: string) =>
    (words?.trim() || title).trim(),
  )
}

/**
 * Makes buttons of the links in rendered Markdown. `isThere` tells whether a title has a note; a link without one
 * is dashed.
 */
export function linkUp(
  fragment: DocumentFragment,
  isThere: (title: string) => boolean,
): DocumentFragment {
  const texts: Text[] = []
  const walker = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const node of texts) {
    const text = node.data
    let at = 0
    const parts: (string | HTMLButtonElement)[] = []
    for (const match of text.matchAll(linkPattern)) {
      const [whole, title = '', words = ''] = match
      parts.push(text.slice(at, match.index), linkButton(title.trim(), words.trim(), isThere))
      at = match.index + whole.length
    }
    if (at > 0) node.replaceWith(...parts, text.slice(at))
  }
  return fragment
}

function linkButton(
  title: string,
  words: string,
  isThere: (title: string) => boolean,
): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = isThere(title) ? 'note-link' : 'note-link none'
  button.dataset['note'] = title
  button.textContent = words || title
  if (!isThere(title)) button.title = `No note called “${title}” yet: press to write it`
  return button
}

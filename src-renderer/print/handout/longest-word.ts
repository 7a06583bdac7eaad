import type { PageLeaf } from '../flow/index.ts'

/** Tells a heading's styles how many letters its longest word has, and how wide its line is: no word is broken. */
export function sizeByWords(head: HTMLElement, { width }: PageLeaf): void {
  const words = head.textContent.trim().split(/[\s-]+/u)
  const letters = Math.max(1, ...words.map((word) => Array.from(word).length))
  head.style.setProperty('--letters', String(letters))
  head.style.setProperty('--line-width', `${width}mm`)
}

import type { Patch } from './patches.ts'

/** `2 $\times$ claw`, `9\,hp`, `{[}13{]}`: signs and thin spaces that LaTeX spells out. */
const sign = /\{[[\]]\}|\$?\\times(?![a-z])\$?|(?<=[\p{L}\d.])\\[,;:!](?=[\p{L}\d])/gu

export function latexSignsIn(easy: string): Patch[] {
  if (!easy.includes('\\')) return []
  return [...easy.matchAll(sign)].map(({ index, 0: whole }) => ({
    from: index,
    to: index + whole.length,
    by: whole.startsWith('{') ? whole.charAt(1) : whole.includes('times') ? 'x' : ' ',
  }))
}

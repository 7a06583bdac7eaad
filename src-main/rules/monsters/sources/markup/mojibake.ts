import type { Span } from '../../canonical.ts'

/** Signs by how they were misread: UTF-8 that was read as Windows-1252 or as an old DOS page. */
const intendedSigns: Readonly<Record<string, string>> = {
  'â€™': "'",
  'â€˜': "'",
  'â€œ': '"',
  'â€\u009d': '"',
  'â€\u201c': '-',
  'â€\u201d': '-',
  'â€²': "'",
  'â€³': '"',
  'â€¢': '•',
  'â€¦': '.',
  'âˆ’': '-',
  'Ã—': 'x',
  'Ã\u0097': 'x',
  'Â½': '½',
  'Â¼': '¼',
  'Â¾': '¾',
  'Â\u00a0': ' ',
  'Γ—': 'x',
  'β€™': "'",
  'β€²': "'",
  'β€“': '-',
  'β€”': '-',
  ΓÇÖ: "'",
  ΓÇô: '-',
  ΓÇö: '-',
  'ΓÇ£': '"',
  'ΓÇ¥': '"',
  '├ù': 'x',
}
const misread = new RegExp(Object.keys(intendedSigns).join('|'), 'g')

/** Spans of misread signs, with their replacements. */
export function misreadIn(source: string): (Span & { by: string })[] {
  if (!/[âÃÂΓβ├]/.test(source)) return []
  return [...source.matchAll(misread)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    by: intendedSigns[match[0]] ?? '',
  }))
}

import { plain } from '../plain.ts'

/** Emphasis stands in words and not after numbers: `10**` are two stars of Hit Dice. */
export const debris =
  /<\/?([a-z]{1,10}\d?)\b((?:\s[^<>]{0,300}|\/)?)>|&(#\d{2,6}|#x[\da-f]{2,6}|[a-z]{2,8}\d{0,2});|\\([*_[\]()#+.|~>-])|\[\/?(?:b|i|u|s|list|table|tr|td|th|size|color|colour|font|quote|center|url|img|hr|h\d|code|spoiler|indent|small|strong|em|sup|sub)(?:=[^\]\n]{0,80})?\]|\[\*\]|\[\[([^\]|\n]{1,80}\|)?([^\]|\n]{1,80})\]\]|(?<=\])\((?:https?:|\/|#|\.|mailto:)[^)\s]{0,300}\)|(?<![\p{L}\p{N}*_)\]½¼¾'])(\*{1,3}|_{1,3}|'{2,3})(?=[\p{L}\p{N}#"“[(½¼¾+~])|[\u00ad\u200b-\u200f\u2060\ufeff]|[\ufb00-\ufb06]|\u{1f517}|[\u00c2\u00c3][\u0080-\u00bf]|\\item\b|(?<=[!|] ?)(?:(?:colspan|rowspan|style|class|align|valign|width|scope|bgcolor)=(?:"[^"\n]{0,80}"|\d{1,3})\s?){1,4}\|(?!\|)|(?<=\p{Ll})-\n(?=\p{Ll})|(?<=\d-)\n(?=\d)|(?:\*{1,3}_{1,3}|_{1,3}\*{1,3})(?=[\p{L}\p{N}"(])|(?<=[\p{L}.!?)"'])(?:\*{1,3}_{1,3}|_{1,3}\*{1,3})|[☐□▢◻⬜❏❑]+|(?<=\S) (?= \S)|(?<=\n)!(?=\s)|!!|(?<=\n|^)o(?=[^\S\n]{1,4}\p{Lu})|(?<=\n|^)={2,6}(?=[^=\n]{2,80}={2,6}\s*(?:\n|$))|={2,6}(?=\s*(?:\n|$))|(?<=\n|^)(?:\{\|[^\n]{0,200}|\|\}|\|-[^\n|]{0,100}(?=\n))/giu

/** The beginnings of all that `debris` takes out: most texts hold none of them. */
export const worthALook =
  /<[/a-zA-Z]|&[#a-zA-Z]|\\|\[[/a-zA-Z*[]|\]\(|(?:^|[^\w*)\]'])[*_]{1,3}[^\s\d*_,;.:)|]|\S {2}\S|[a-zà-ÿ]-\n[a-zà-ÿ]|\d-\n\d|\*_|_\*|[☐□▢◻⬜❏❑]|''|!!|\n!|(?:^|\n)o\s|==|\{\||\|[}-]|[\u0080-\u009f\u00ad\u00c2\u00c3\u200b-\u200f\u2060\ufb00-\ufb06\ufeff\ud83d]/

export const formatting =
  /^(?:a|abbr|article|b|big|blockquote|body|br|caption|center|cite|code|col|colgroup|dd|div|dl|dt|em|figure|font|footer|h\d|header|hr|html|i|img|li|main|ol|p|pre|s|section|small|span|strike|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|tt|u|ul|wbr)$/
export const harmless =
  /^(?:\s+(?:class|style|id|align|valign|width|height|colspan|rowspan|border|cellpadding|cellspacing|href|title|target|rel|bgcolor|color|size|face|dir|lang|scope|src|alt|data-[\w-]+|aria-[\w-]+|role)(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*\s*\/?$/i
export const breaking =
  /^(?:br|p|div|tr|li|h\d|ul|ol|table|section|article|dl|dt|hr|tbody|thead|blockquote|header|figure|pre|caption)$/

const named: Readonly<Record<string, string>> = {
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  times: 'x',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  half: '½',
  ndash: '-',
  mdash: '-',
  minus: '-',
  shy: '',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  rsquo: "'",
  lsquo: "'",
  ldquo: '"',
  rdquo: '"',
  prime: "'",
  bull: '•',
  middot: '·',
  hellip: '.',
  dagger: '†',
  ast: '*',
}

export const ligatures = ['ff', 'fi', 'fl', 'ffi', 'ffl', 'st', 'st']

export function signOf(entity: string): string | null {
  if (!entity.startsWith('#')) return named[entity.toLowerCase()] ?? null
  const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1))
  return code >= 32 && code < 0xd800 ? plain(String.fromCharCode(code)) : null
}

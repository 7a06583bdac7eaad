import { attackNouns } from './attack-nouns.ts'
import type { LabelledFigure } from './labels/words.ts'

const dice = String.raw`\d{0,2}[dw]\d|\d{1,3}-\d`
const saver = String.raw`(?:(?:as|wie|als|come|comme|como)\s)?(?:0[ -]?m(?:ensch)?\b|(?:normal|fighter|fighting|cleric|magic|thief|dwarf|elf|halfling|level|lvl|wizard|monk|ranger|paladin|druid|assassin|illusionist|explorer|bladedancer|specialist|k[aä]mpfer|krieger|magier|kleriker|dieb|zwerg|guerr\w+|mago|magicien|cl[eé]r\w+|chierico|voleur|ladr\w+|equal|same|as|by|zero|see)\b|[a-z]{1,3}\s?:?\s?\d|[fcmt]\s?[Il](?=[\s,;.)])|m-u\b|n[hm]\b|hn\b|pn\b|0)`
const weapons = String.raw`(?:by|as|per|see|\+)?\s?(?:weapon|arma|arme|waffe|special|spell|nil|none)`

/**
 * How a value begins, so that prose is not taken for figures: `plainly` beside any label, `loosely`
 * too where a colon, a table's cell or a line of its own sets the value apart. All are sticky.
 */
export const valueStarts: Readonly<Record<LabelledFigure, { plainly: RegExp; loosely: RegExp }>> = {
  ac: {
    plainly:
      /[[(]?[+-]?\d{1,2}(?![\d/]*d\d|\d|%)|(?:as\s)?(?:unarmou?red|leather|chain|plate|studded|scale|ring|banded|splint)\b|(?:always|auto|special|none|n\/a)(?![a-z])|-(?=[,;]|$| +hd)/iy,
    loosely:
      /[[(]?[+-]?\d{1,2}(?!\d|d\d)|(?:as\s)?(?:unarmou?red|leather|chain|plate|none|studded|scale|ring|banded|splint)\b/iy,
  },
  hd: {
    plainly: /\d{1,3}(?!\d|%|')|[½¼¾]|d\d|<\s?1|less than/iy,
    loosely: /\d{1,3}(?!\d)|[½¼¾]|d\d|<\s?1|less than|up to \d|special|vari|as |see /iy,
  },
  level: { plainly: /\d{1,2}(?![\d/'%-]|st\b|nd\b|rd\b|th\b)/y, loosely: /\d{1,2}(?![\d/'%-])/y },
  hp: { plainly: /[([]?\d(?![\d]*%)/y, loosely: /[([]?\d/y },
  attacks: {
    plainly: new RegExp(
      `[[(]?\\s?(?:\\d|[+-]\\d{1,2}(?:\\s[a-z]|(?: x\\d)?\\s\\(\\d{0,2}d\\d)|x\\s?\\d|½|(?:[a-z]+ ){0,2}${attackNouns})`,
      'iy',
    ),
    loosely: /[^\s|]/y,
  },
  damage: {
    plainly: new RegExp(
      `[(]?(?:${dice}|${weapons})|\\d{1,3}(?=\\s?(?:/|hp|point|\\+|;|$|,\\s(?:sv|save|mv|move|ml|al|xp)\\b)|\\s(?:[A-Z]{2}|THAC))`,
      'iy',
    ),
    loosely: /[^\s|]/y,
  },
  thac0: {
    plainly: /[[(]?[+-]?\d|(?:by|per|as|por|par|pro|nach|per i) (?:hd|hit dice|dg|dv|tw)\b/iy,
    loosely: /[[(]?[+-]?\d|(?:by|per|as|see|por|par|pro|nach) [a-z]/iy,
  },
  bonus: { plainly: /[+-]\d/y, loosely: /[+-]?\d/y },
  movement: {
    plainly:
      /(?:\(|\/\/)?(?!\d{1,3}%)[\d½]|(?:[a-z]+\.?:? ){1,3}\(?\d|(?:double |triple )?(?:near|close|far)\b|(?:normal|slow|fast|(?<=mv )none)(?=\s*(?:[,;|\n]|$))|(?:as|like) [a-z]/iy,
    loosely: /\(?(?!\d{1,3}%)\d|[a-z]/iy,
  },
  alsoMoves: { plainly: /(?!)/y, loosely: /\d/y },
  saves: {
    plainly: new RegExp(
      String.raw`[[(]?(?:(?!v\.?s|versus|against|contr|for |or |by |with |to |in )[a-z][a-z/&+. -]{0,30}:?\s?[+-]?\d{1,2}(?!\d|d\d)|\d{1,2}(?:\+|\b)(?!%|d\d)|${saver})`,
      'iy',
    ),
    loosely: /[^\s|]/y,
  },
  morale: {
    plainly:
      /[+-]?\d{1,2}(?!\d|%|d\d|[^\S\n]?(?:'|"(?!,"|\n")|m\b|ft\b))|[a-z]+ \(\d|n\/a|(?:none|nil|always)(?![a-z])|-(?=[,;\n]|$)/iy,
    loosely: /[+-]?\d{1,2}(?!\d|d\d)|[a-zà-ÿ]+ \(\d|n\/a|none|nil|special|-|as /iy,
  },
  alignment: {
    plainly:
      /(?:[LNCR][GNE]?|law\w*|neu\w*|cha\w*|ca[oó]\w*|any|all|none|nil|var\w*|usually|typically|legal\w*|leal|loyal\w*|ord\w+|rechts\w*|beliebig\w*|qualsiasi|cualquiera|qualquer|tous|toute?|n'importe|unaligned|good|evil|non|often|mostly|see|always|true|jede\w*|nessuno|ningun\w*|nenhum\w*|aucun)(?![a-z])/iy,
    loosely: /[a-z-]/iy,
  },
  xp: {
    plainly: /<?\d|[a-z]\s?\/\s?\d|[IVX]+\s?\/\s?\d/iy,
    loosely: /<?\d|[a-z]+\s?\/\s?\d|-|special|nil|none|vari|see/iy,
  },
  numberAppearing: {
    plainly:
      /\(?\d|d\d|(?:wild|lair|dungeon|wilderness)[a-z]* \(?\d|special|unique|solitary|vari/iy,
    loosely: /[^\s|]/y,
  },
  lairAppearing: { plainly: /\d|[a-z]+ \(\d/iy, loosely: /[^\s|]/y },
  treasure: {
    plainly:
      /\(?(?:[½¼]\s?)?[A-Z](?![a-z])|[IVX]+(?![a-z])|\d(?!\d{0,4}\s(?![GSCEP]P|MO)[A-Z]{2})|\(|[Nn](?:one|il|othing|ingun|enhum|essun|ada|ichts|iente)|[Aa]ucun|[Kk]ein|[Rr]ien|[Ss](?:ee|pecial)|[Vv]ar|[Ii]ndividual|[Ii]ncidental|-(?=[\s,;.]|$)/y,
    loosely: /[^\s|]/y,
  },
  other: { plainly: /[^\s|]/y, loosely: /[^\s|]/y },
}

/** The pattern is sticky: it is tried at `at` alone. */
export function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at
  return pattern.test(text)
}

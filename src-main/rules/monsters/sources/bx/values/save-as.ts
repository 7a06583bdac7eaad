import type { ClauseValue } from './found.ts'

/** Classes as blocks write them, by the name we keep; the longer forms first. */
const classes: readonly (readonly [string, string])[] = [
  [
    String.raw`normal (?:hu)?mans?|0 (?:hu)?man|normal person|normal human|0[ -]?(?:th)?[ -]?lev?e?l(?: (?:human|man|person|fighter))?|zero[ -]level(?: human)?|level 0(?: human)?|humano normal|humain normal|pessoa normal|persona normal|normalsterblich\w*|(?:normaler )?mensch|0[ -]?m(?:ensch)?|umano normale|uomo comune|humano com[uú]n|pessoa comum|humano comum|humain ordinaire|umano comune|persona comune|hc|nh|nm|hn|hu|pn|un|nmm`,
    'normal human',
  ],
  [
    String.raw`magic[ -]users?|magic user|mago|magicien|magier|zauberkundige\w*|magiekundige\w*|magiebegabte\w*|magician|mu|m-u|mus|mb`,
    'magic-user',
  ],
  [
    String.raw`fighting[ -]m[ae]n|fighters?|guerrero|guerrier|guerreiro|guerriero|k[aä]mpfer|krieger|luchador|ftr|fig|fm|wojownik`,
    'fighter',
  ],
  [String.raw`clerics?|cl[eé]rigo|clerc|kleriker|chierico|prêtre|clr|cle`, 'cleric'],
  [String.raw`thie(?:f|ves)|ladr[oó]n|voleur|dieb|ladr[aã]o|ladro|thf|thi`, 'thief'],
  [String.raw`dwar(?:f|ves)|enano|nain|zwerg|an[aã]o|nano|dwf`, 'dwarf'],
  [String.raw`el(?:f|ves)|elfo|elfe|elb`, 'elf'],
  [String.raw`halflings?|mediano|halfelin|halbling|halfling|pequenino`, 'halfling'],
  [String.raw`wizards?`, 'wizard'],
  ['immortals?', 'immortal'],
  ['monks?', 'monk'],
  ['druids?', 'druid'],
  ['paladins?', 'paladin'],
  ['rangers?', 'ranger'],
  ['assassins?', 'assassin'],
  ['illusionists?', 'illusionist'],
  ['specialists?', 'specialist'],
  ['explorers?', 'explorer'],
  ['bladedancers?', 'bladedancer'],
  ['mages?', 'mage'],
  ['rogues?', 'thief'],
  ['monster', 'monster'],
]
const letters: Readonly<Record<string, string>> = {
  f: 'fighter',
  g: 'fighter',
  k: 'fighter',
  c: 'cleric',
  m: 'magic-user',
  t: 'thief',
  d: 'dwarf',
  e: 'elf',
  h: 'halfling',
  w: 'wizard',
  i: 'immortal',
  l: 'thief',
  z: 'dwarf',
  r: 'thief',
  en: 'dwarf',
  an: 'dwarf',
  el: 'elf',
  me: 'halfling',
  gu: 'fighter',
  la: 'thief',
  cl: 'cleric',
  ma: 'magic-user',
}

const classPatterns = classes.map(
  ([words, name]) => [new RegExp(`^(?:${words})$`, 'i'), name] as const,
)
const names = classes.map(([words]) => words).join('|')
const levelled = String.raw`(?:level|lvl\.?|lv\.?|l|of level|nivel|niveau|stufe|livello|n[ií]v\.?)`
/** `Fighter: 4`, `F2`, `as Fighter 3`, `level 3 fighter`, `1st level fighter`, `NM`. */
const after = new RegExp(
  String.raw`^(?:as:?\s|como\s|comme\s|wie\s|als\s|come\s|a\s){0,2}(?:(?:${levelled}\s?)?(\d{1,2})(?:st|nd|rd|th|-)?[ -]?(?:${levelled}[ -])?(?:hd\s)?)?(${names})(?![a-zà-ÿ])(?:[\s:,.-]{0,3}(?:of (?:the )?)?(?:${levelled}\s?)?(\d{1,2})(?!\d|d\d)(?:(?:st|nd|rd|th)[ -]level)?)?`,
  'i',
)
const short =
  /^(?:as:?\s)?([fgkcmtdehwilzr]|en|an|el|me|gu|la|cl|ma)(?:[\s:]{0,2})(\d{1,2}|[Il](?=[\s,;.)]|$))(?!\d|d\d)/i

const inBrackets = /^ ?\((\d{1,2})\)/

/** The class and level that it saves as; a bare `(2)` saves as a monster of 2 Hit Dice. */
export function readSaveAs(
  clause: string,
  five: boolean,
): ClauseValue<{ class: string; level: number }> | null {
  const hitDice = five ? inBrackets.exec(clause) : null
  if (hitDice)
    return { value: { class: 'monster', level: Number(hitDice[1]) }, to: hitDice[0].length }
  const open = /^[\s,;:]{0,3}[([{]?\s?(?:save(?:s)? )?/i.exec(clause)?.[0] ?? ''
  const bracket = /[([{]/.test(open)
  if (five && !bracket && !/^\s?(?:as\b|nh\b|nm\b)/i.test(clause)) return null
  const rest = clause.slice(open.length)
  const found = long(rest) ?? brief(rest) ?? (bracket && five ? bare(rest) : null)
  if (!found) return null
  const close = bracket
    ? (/^\s?[)\]}]/.exec(rest.slice(found.to, found.to + 2))?.[0].length ?? 0)
    : 0
  return { value: found.value, to: open.length + found.to + close }
}

function long(rest: string): ClauseValue<{ class: string; level: number }> | null {
  const match = after.exec(rest)
  if (!match) return null
  const [whole, before, name = '', level] = match
  const known = classPatterns.find(([pattern]) => pattern.test(name))
  return known
    ? { value: { class: known[1], level: Number(level ?? before ?? 0) }, to: whole.length }
    : null
}

function brief(rest: string): ClauseValue<{ class: string; level: number }> | null {
  const match = short.exec(rest)
  const name = match && letters[(match[1] ?? '').toLowerCase()]
  return match && name !== undefined && name !== null
    ? {
        value: { class: name, level: /\d/.test(match[2] ?? '') ? Number(match[2]) : 1 },
        to: match[0].length,
      }
    : null
}

function bare(rest: string): ClauseValue<{ class: string; level: number }> | null {
  const match = /^(?:hd\s?)?(\d{1,2})(?:\s?hd)?(?=\s?[)\]}])/i.exec(rest)
  return match
    ? { value: { class: 'monster', level: Number(match[1]) }, to: match[0].length }
    : null
}

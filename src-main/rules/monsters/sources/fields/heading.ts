import { fieldOf, type FieldKey } from './keys.ts'

/** Words behind a figure's name that do not change it: `Morale Rating`, `Hit Dice total`. */
const counting =
  /\s+(?:rating|rate|score|value|points?|pts|number|total|class|base|avg\.?|average|wert|punkte|de base|medio|media|moyen|roll|throws?|in\s.{2,12}|per\s.{2,12})$/i
const leading =
  /^(?:base|total|avg\.?|average|max\.?|monster|creature|typical|usual|mittlere|ø)\s+/i
/** Figures whose column may say more than their name; of others it is another figure. */
const plainly = new Set<FieldKey>([
  ...([
    'ac',
    'acUp',
    'acDown',
    'hd',
    'hp',
    'thac0',
    'movement',
    'saves',
    'saveAs',
    'morale',
  ] as const),
  ...(['alignment', 'xp', 'numberAppearing', 'inDungeon', 'inWild', 'inLair', 'treasure'] as const),
  ...(['attacks', 'damage', 'attackBonus', 'armor', 'str', 'dex', 'wil', 'name'] as const),
])

/** In brackets, what turns one figure into another: `AC (asc)`, `# App (wild)`. */
const turns: readonly (readonly [FieldKey, RegExp, string])[] = [
  ['ac', /^(?:asc|aufst|ascend|up)/i, 'AAC'],
  ['ac', /^(?:desc|abst|down)/i, 'DAC'],
  ['attacks', /^bonus/i, 'attack bonus'],
  ['numberAppearing', /^(?:dungeon|d$)/i, 'NA dungeon'],
  ['numberAppearing', /^(?:wild|w$)/i, 'NA wild'],
  ['numberAppearing', /^lair$/i, 'NA lair'],
]

/** The key that a column's heading stands for; the heading itself where nobody knows a nearer one. */
export function headingOf(cell: string): string {
  // Points of protection at the head of a column; anywhere else they are platinum pieces.
  if (/^"?pp"?$/i.test(cell)) return 'hp'
  if (cell.length > 40 || fieldOf(cell) !== null) return cell
  for (const key of nearer(cell)) {
    const field = fieldOf(key)
    if (field !== null && plainly.has(field)) return key
  }
  return cell
}

function nearer(cell: string): string[] {
  const [, outer = '', inner = ''] =
    /^([^([]{1,30})\s*[([]([^)\]]{1,30})[)\]]?\s*$/.exec(cell) ?? []
  const bare = (outer || cell).trim()
  const field = outer === '' ? null : fieldOf(bare)
  const turned = turns.find(([of, words]) => of === field && words.test(inner))
  const counted = bare.replace(/^#\s*/, 'no ')
  const plain = bare.replace(counting, '').replace(leading, '')
  const [first = '', second] = bare.split(/\s*[/|&+]\s*/)
  const both = second !== undefined && fieldOf(first) !== null && fieldOf(second) !== null
  return [
    ...(turned ? [turned[2]] : []),
    bare,
    ...(/^no (?:dungeon|wild|lair)/i.test(counted) ? [counted.replace(/^no/i, 'NA')] : [counted]),
    plain,
    ...(both ? [first] : []),
  ]
}

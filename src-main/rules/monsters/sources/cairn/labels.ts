/** A score of the family, as Cairn names it. */
export type CairnLabel = 'hp' | 'armor' | 'str' | 'dex' | 'wil'

/** How a word must stand to be a label: in any letters, in capitals, or in capitals unless a number is right before it. */
type Letters = 'any' | 'capitals' | 'after a number'

interface Word {
  figure: CairnLabel
  letters: Letters
}

/** Words for each score in Cairn, its hacks, its kin and its translations. */
const lists: Readonly<Record<CairnLabel, Readonly<Record<Letters, string>>>> = {
  hp: {
    any: 'hp|hps|hit protection|hit protect|hit points|hit point|guard|grd|hit pts|health',
    capitals: 'END|GD|HPS',
    'after a number':
      'pg|pv|pf|tp|pdg|ptos|puntos de golpe|points de vie|punti ferita|trefferpunkte',
  },
  armor: {
    any: 'armor|armour|armr|armadura|armure|armatura|rüstung|ruestung|panzerung',
    capitals: 'AR|AV|A|ARM|RÜS|RÜ',
    'after a number': '',
  },
  str: {
    any: 'strength|str|fuerza|fuerz|força|stärke|vigour|vigor',
    capitals: 'FUE|FOR|ST|STÄ|VIG|FORCE|FORZA',
    'after a number': '',
  },
  dex: {
    any: 'dexterity|dex|destreza|destrezza|dextérité|geschicklichkeit|geschick|clarity',
    capitals: 'DES|GE|GES|CLA|GSC',
    'after a number': '',
  },
  wil: {
    any: 'willpower|wil|voluntad|volonté|volontà|vontade|willenskraft|charisma|ctrl|spirit',
    capitals: 'WILL|VOL|VON|WK|CHA|SPI|CON TROL|CONTROL|EGO|PSY',
    'after a number': '',
  },
}

const words = new Map<string, Word>()
for (const figure of Object.keys(lists) as CairnLabel[])
  for (const letters of Object.keys(lists[figure]) as Letters[])
    for (const word of lists[figure][letters].split('|'))
      if (word !== '') words.set(word.toLowerCase(), { figure, letters })

const longestFirst = [...words.keys()].sort((a, b) => b.length - a.length)
const label = new RegExp(
  String.raw`(?<![a-zà-ÿ])(?:${longestFirst.join('|').replaceAll(' ', String.raw`[ \t]`)})(?![a-zà-ÿ])`,
  'gi',
)

/** A label in a text, not yet with its number. */
export interface Labelled {
  figure: CairnLabel
  word: string
  from: number
  to: number
}

/** Every word of a text that may label a score. */
export function labelsIn(text: string): Labelled[] {
  const found: Labelled[] = []
  label.lastIndex = 0
  for (let match = label.exec(text); match; match = label.exec(text)) {
    const [word] = match
    const from = match.index
    const known = words.get(word.toLowerCase().replace('\t', ' '))
    if (known && stands(text, word, from, known.letters))
      found.push({ figure: known.figure, word, from, to: from + word.length })
  }
  return found
}

function stands(text: string, word: string, from: number, letters: Letters): boolean {
  if (letters === 'any') return true
  const loud = word === word.toUpperCase()
  // `A1` is armour; a lone A begins many a sentence.
  if (word === 'A')
    return (
      /^A[0-4](?!\d)/.test(text.slice(from, from + 3)) ||
      /(?:^|[\s,;(])[0-4]$/.test(text.slice(Math.max(0, from - 2), from))
    )
  if (/^\d/.test(text.slice(from + word.length)) && /^(?:ar|arm|av)$/i.test(word)) return true
  return (
    loud ||
    (letters === 'after a number' && /\d[ \t]?$/.test(text.slice(Math.max(0, from - 2), from)))
  )
}

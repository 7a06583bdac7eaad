import type { Hit } from './hits/hit.ts'
import type { LabelLanguage } from './labels/words.ts'
import type { ArmourScale } from './values/armour-class.ts'
import type { LabelRun } from './runs/run.ts'

/** Game that a block was written for, as far as its labels tell, and its layout. */
export interface System {
  layout: string
  system: string
  scale: ArmourScale
}

const titles: Readonly<Record<string, string>> = {
  'ose-one-line': 'OSE one line',
  'ose-table': 'OSE table',
  'ose-web': 'OSE web page',
  'ose-labels': 'B/X labels, one a line',
  'ose-spanish': 'OSE in Spanish',
  'bx-french': 'B/X in French',
  'bx-german': 'B/X in German',
  'bx-portuguese': 'B/X in Portuguese',
  'bx-italian': 'B/X in Italian',
  'bx-grid': 'B/X monsters in a table, one a row',
  'bfrpg-text': 'Basic Fantasy labels',
  'bfrpg-one-line': 'Basic Fantasy one line',
  'dark-dungeons-text': 'Dark Dungeons labels',
  'swords-wizardry-labels': 'Swords & Wizardry labels',
  'swords-wizardry-one-line': 'Swords & Wizardry one line',
  'labyrinth-lord-table': 'Labyrinth Lord table',
  'labyrinth-lord-one-line': 'Labyrinth Lord one line',
  'adnd-labels': 'AD&D labels',
  'acks-labels': 'ACKS labels',
  'lotfp-one-line': 'LotFP one line',
  'hyperborea-one-line': 'Hyperborea one line',
}

/** The layouts that the B/X reader tells apart, each with its title. */
export const bxLayouts: Readonly<Record<string, string>> = titles

const byLanguage: Readonly<Partial<Record<LabelLanguage, string>>> = {
  es: 'ose-spanish',
  fr: 'bx-french',
  de: 'bx-german',
  pt: 'bx-portuguese',
  it: 'bx-italian',
}

/** Labels that only some games print, by what they tell. */
const labels = {
  adnd: [
    'frequency',
    '% in lair',
    'no. of attacks',
    'damage/attack',
    'level/x.p. value',
    'level/xp value',
    'lair probability',
    'level/xp',
    'magic resistance',
    'climate/terrain',
  ],
  neverAdnd: ['dungeon enc', 'save as'],
  osric: ['lair probability'],
  acks: ['dungeon enc', 'wilderness enc', 'dungeon encounter', 'wilderness encounter'],
  inLair: ['% in lair'],
  save: ['save'],
  darkDungeons: ['wandering group', 'lair group'],
  swordsWizardry: [
    'challenge level/xp',
    'cl/xp',
    'hde/xp',
    'hdex',
    'cl/xpv',
    'challenge level / xp',
  ],
  labyrinthLord: ['hoard class', 'no. enc.', 'no. enc', 'hc', 'dg'],
  dungeonCrawl: ['act'],
  hyperborea: ['fa', 'fighting ability', 'tc', 'treasure class'],
  hyperboreaToo: ['cm', 'sv', 'casting ability', 'ca', 'mv'],
  basicFantasy: ['save as', 'no. of attacks', '#at', '#attacks', 'sv', 'save'],
} as const satisfies Readonly<Record<string, readonly string[]>>

type Labels = keyof typeof labels

/** Evidence that each such label gives. */
const evidenceOf = new Map<string, Set<Labels>>()
for (const kind of Object.keys(labels) as Labels[])
  for (const label of labels[kind])
    evidenceOf.set(label, (evidenceOf.get(label) ?? new Set<Labels>()).add(kind))

/** Evidence that the labels of a block give together. */
function labelEvidence(run: LabelRun): ReadonlySet<Labels> {
  const found = new Set<Labels>()
  for (const { word } of run) evidenceOf.get(word)?.forEach((kind) => found.add(kind))
  return found
}

/** Tells game and form from the labels of one block and the signs around them. */
export function systemOf(
  text: string,
  run: LabelRun,
  language: LabelLanguage,
  armour: number | null,
): System {
  const tells = labelEvidence(run)
  const lines = run.filter(({ opens }) => opens).length > run.length / 2
  const first = run[0]
  const last = run.at(-1)
  const stretch = first && last ? text.slice(first.from, Math.min(text.length, last.to + 40)) : ''
  const foreign = byLanguage[language]
  if (foreign !== undefined)
    return { layout: foreign, system: 'B/X or Old-School Essentials', scale: 'either' }
  if (tells.has('adnd') && !tells.has('neverAdnd') && !isBasicFantasy(tells, stretch, armour))
    return tells.has('acks')
      ? acks
      : {
          layout: 'adnd-labels',
          system: tells.has('osric') ? 'OSRIC' : 'AD&D',
          scale: 'descending',
        }
  if (tells.has('acks') || (tells.has('inLair') && tells.has('save'))) return acks
  if (run.some((hit) => hit.figure === 'morale' && signed.test(text.slice(hit.to, hit.to + 3))))
    return acks
  if (first && /[^\p{L}]acks[^\p{L}]/iu.test(above(text, first.from))) return acks
  if (tells.has('darkDungeons'))
    return { layout: 'dark-dungeons-text', system: 'Dark Dungeons', scale: 'descending' }
  if (tells.has('swordsWizardry'))
    return {
      layout: lines ? 'swords-wizardry-labels' : 'swords-wizardry-one-line',
      system: 'Swords & Wizardry',
      scale: 'either',
    }
  if (tells.has('labyrinthLord'))
    return {
      layout: lines ? 'labyrinth-lord-table' : 'labyrinth-lord-one-line',
      system: 'Labyrinth Lord',
      scale: 'either',
    }
  if (tells.has('hyperborea') && tells.has('hyperboreaToo'))
    return { layout: 'hyperborea-one-line', system: 'Hyperborea', scale: 'descending' }
  if (tells.has('dungeonCrawl') && /\bact \d?d\d/i.test(stretch))
    return {
      ...plainLayout(run, stretch, lines),
      system: 'Dungeon Crawl Classics',
      scale: 'ascending',
    }
  if (isBasicFantasy(tells, stretch, armour))
    return {
      layout: lines ? 'bfrpg-text' : 'bfrpg-one-line',
      system: 'Basic Fantasy RPG',
      scale: 'ascending',
    }
  if (run.some(({ turned, figure }) => turned && figure === 'hd'))
    return { layout: 'lotfp-one-line', system: 'LotFP', scale: 'either' }
  return {
    ...plainLayout(run, stretch, lines),
    scale: modifiers.test(stretch)
      ? 'ascending'
      : countsDown(text, run, stretch)
        ? 'descending'
        : 'either',
  }
}

/** `S +3, D -1, C +2`: only games that count armour upwards print modifiers without scores, or an AC against touch. */
const modifiers = /\bS [+-]\d, D [+-]\d, C [+-]\d|\btouch \d{1,2}, flat/

/** How far above its figures a block names its game, in signs. */
const namedAbove = 160

/** Signs above a block; the start of the text counts as a line's end. Never more of it, as each block looks there. */
function above(text: string, at: number): string {
  return `${at < namedAbove ? '\n' : ''}${text.slice(Math.max(0, at - namedAbove), at)}`
}

/** Morale added to a roll of dice: `+2`, `-1`, `0`. */
const signed = /^(?:[+-]\d|[01](?!\d))/

const acks: System = { layout: 'acks-labels', system: 'ACKS', scale: 'ascending' }

/** True for Basic Fantasy: its armour starts at 11, and it saves as a class and never by five numbers. */
function isBasicFantasy(
  tells: ReadonlySet<Labels>,
  stretch: string,
  armour: number | null,
): boolean {
  if (armour === null || armour < 10 || /thac0|\[\s?\d/i.test(stretch)) return false
  const savesAs =
    /\b(?:sv|saves?(?: as)?)\b[\s:.]{1,3}(?:as )?(?:f(?:ighter)?|mu?|magic|c(?:leric)?|t(?:hief)?|nm|normal|mu)[\s:]{0,2}\d?/i.test(
      stretch,
    )
  return savesAs && (tells.has('basicFantasy') || /\bwild \d|\blair \d/i.test(stretch))
}

/** `6 [13]`, and not the pace of `3"[12"]`. */
const twice = /\[\s?[+-]?\d{1,2}\s?\]/

/** True when AC is descending: there is THAC0 or movement in inches, and no second number in brackets. */
function countsDown(text: string, run: LabelRun, stretch: string): boolean {
  return (
    !twice.test(stretch) &&
    run.some(
      ({ figure, word, to }: Hit) =>
        (figure === 'thac0' && word.startsWith('thac')) ||
        (figure === 'movement' && /^\d{1,2}"/.test(text.slice(to, to + 3))),
    )
  )
}

function plainLayout(
  run: LabelRun,
  stretch: string,
  lines: boolean,
): { layout: string; system: string } {
  const system = 'B/X or Old-School Essentials'
  if (stretch.includes('|'))
    return { layout: /^\s*\|/m.test(stretch) ? 'ose-table' : 'ose-web', system }
  if (!lines) return { layout: 'ose-one-line', system }
  const glued =
    run.filter(({ set, opens }) => opens && !set).length > run.length / 2 || /🔗/u.test(stretch)
  return { layout: glued ? 'ose-web' : 'ose-labels', system }
}

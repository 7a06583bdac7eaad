import { descendingArmourClass } from '../../monsters/armour-class.ts'
import type { BxFigures, CairnFigures, Judgement, Monster } from '../../monsters/canonical.ts'
import type { Situation } from '../../situation.ts'
import {
  convertBx,
  wilToMorale,
  type Armour,
  type BxSave,
  type Magic,
  type MoraleGap,
} from './conversion.ts'

/** The judgement calls of one conversion to HEARTS, with the campaign's house rules as defaults. */
export function judgementsOf(monster: Monster, situation: Situation | null): Judgement[] {
  const { figures } = monster
  if (figures.family === 'cairn') return moraleJudgement(figures, situation)
  return [
    armourJudgement(figures, monster),
    ...saveJudgement(figures, situation),
    manaJudgement(monster),
  ]
}

/** Hit Dice the conversion counts: what the text gives, or 1 where it gives none. */
export function countedHitDice(figures: BxFigures): number {
  return figures.hd?.value.dice ?? 1
}

/** Saves as printed: five, a single one, or none where the text names a class. */
export function printedSaves(figures: BxFigures): number[] {
  if (figures.saves) return Object.values(figures.saves.value)
  return figures.save ? [figures.save.value] : []
}

/** The book gives no AC numbers; that chain is 5 and plate 3 is B/X, to hold hide to it is ours. */
export function suggestedArmour(descending: number | null): Armour {
  if (descending === null || descending > 5) return 'none'
  return descending > 3 ? 'moderate' : 'heavy'
}

function armourJudgement(figures: BxFigures, monster: Monster): Judgement {
  const gives = (armour: Armour) => ({
    title: 'HP',
    value: convertBx({ hd: countedHitDice(figures), armour }).hp,
  })
  return {
    id: 'armour',
    asks: 'How good is its hide? HEARTS prints no AC; the choice made here is ours.',
    evidence: quote(monster, figures.ac?.span),
    ...(figures.ac ? { span: figures.ac.span } : {}),
    options: [
      { id: 'none', title: 'None', hint: 'bare Hit Dice; ours above AC 5', gives: gives('none') },
      {
        id: 'moderate',
        title: 'Moderate',
        hint: 'like chain, +1; ours from AC 5',
        gives: gives('moderate'),
      },
      {
        id: 'heavy',
        title: 'Heavy',
        hint: 'like plate, +2; ours from AC 3',
        gives: gives('heavy'),
      },
    ],
    default: suggestedArmour(descendingArmourClass(figures, monster.source.system)),
    rule: 'HRT-BX-03',
  }
}

const saveOptions: readonly { id: BxSave; title: string; hint: string }[] = [
  { id: 'tenPlusHd', title: 'Its Hit Dice', hint: '10 + HD' },
  { id: 'average', title: 'Its own saves', hint: 'their mean' },
  { id: 'inverted', title: 'Its saves, turned round', hint: '21 minus their mean' },
]

function saveJudgement(figures: BxFigures, situation: Situation | null): Judgement[] {
  const saves = printedSaves(figures)
  const span = figures.saves?.span ?? figures.save?.span
  if (saves.length === 0 || !span) return []
  const hd = countedHitDice(figures)
  return [
    {
      id: 'bxSave',
      asks: 'Where does its ST come from?',
      evidence: figures.saves ? savesInWords(figures.saves.value) : `save ${saves[0]}`,
      span,
      options: saveOptions.map((option) => ({
        ...option,
        gives: {
          title: 'ST',
          value: convertBx({ hd, armour: 'none', saves, options: { bxSave: option.id } }).st,
        },
      })),
      default: houseRuleValue(
        situation,
        'bxSave',
        saveOptions.map(({ id }) => id),
      ),
      rule: 'E-HRT-15',
    },
  ]
}

function savesInWords(saves: Record<string, number>): string {
  return Object.entries(saves)
    .map(([letter, save]) => `${letter}${save}`)
    .join(' ')
}

function manaJudgement(monster: Monster): Judgement {
  const found = magicFound(monster)
  return {
    id: 'magic',
    asks: 'How magical is it?',
    evidence: found.evidence,
    options: [
      { id: 'none', title: 'None', hint: 'no magic', gives: { title: 'Mana', value: 0 } },
      { id: 'slight', title: 'Slight', hint: 'like a gnome', gives: { title: 'Mana', value: 1 } },
      {
        id: 'moderate',
        title: 'Moderate',
        hint: 'like a shaman',
        gives: { title: 'Mana', value: 3 },
      },
      {
        id: 'major',
        title: 'Major',
        hint: 'like a lich or a dragon',
        gives: { title: 'Mana', value: 6 },
      },
    ],
    default: found.magic,
    rule: 'HRT-BX-08',
  }
}

const spellSigns = [
  /\b(?:casts?|memori[sz]e[ds]?|knows?) (?:[\w-]+ ){0,4}spells?\b/i,
  /\b(?:spell-?casting|spell-?casters?|magic-users?|shamans?)\b/i,
]

/** What the name and the text say about magic; the three names are the book's own examples. */
function magicFound(monster: Monster): { magic: Magic; evidence: string } {
  const named = /\b(?:lich|dragon|shaman|gnome)\b/i.exec(monster.name)?.[0]
  if (named) {
    const magic = /gnome/i.test(named) ? 'slight' : /shaman/i.test(named) ? 'moderate' : 'major'
    return { magic, evidence: named }
  }
  const casts = monster.attacks.find((attack) => /^(?:spells?|breath)\b/i.test(attack.name))
  if (casts) return { magic: 'moderate', evidence: casts.name }
  for (const detail of monster.details) {
    const sign = spellSigns
      .map((pattern) => pattern.exec(`${detail.title}: ${detail.text}`)?.[0])
      .find(Boolean)
    if (sign) return { magic: 'moderate', evidence: sign }
  }
  return { magic: 'none', evidence: 'no spells found' }
}

const gapOptions: readonly { id: MoraleGap; title: string; hint: string }[] = [
  { id: 'floorRow', title: 'The row below', hint: 'highest row not above its WIL' },
  { id: 'insert5', title: 'With a row for 5', hint: 'adds morale 5 at WIL 5' },
  { id: 'nearest', title: 'The nearest row', hint: 'the lower of two as near' },
]

/** Asked only where the readings of the table differ for this WIL. */
function moraleJudgement(figures: CairnFigures, situation: Situation | null): Judgement[] {
  const wil = figures.wil?.value ?? 10
  const options = gapOptions.map((option) => ({
    ...option,
    gives: {
      title: 'Morale',
      value: wilToMorale({ wil, options: { moraleGap: option.id } }).morale,
    },
  }))
  if (new Set(options.map(({ gives }) => gives.value)).size < 2) return []
  return [
    {
      id: 'moraleGap',
      asks: `Which morale is WIL ${wil}?`,
      evidence: figures.wil ? `WIL ${wil}` : 'no WIL printed: 10',
      ...(figures.wil ? { span: figures.wil.span } : {}),
      options,
      default: houseRuleValue(
        situation,
        'moraleGap',
        gapOptions.map(({ id }) => id),
      ),
      rule: 'E-HRT-08',
    },
  ]
}

/** The campaign's value of a house rule, or the first of its values, which is the default. */
export function houseRuleValue<T extends string>(
  situation: Pick<Situation, 'houseRules'> | null,
  id: string,
  of: readonly T[],
): T {
  const set = of.find((value) => value === situation?.houseRules[id]) ?? of[0]
  if (set === undefined) throw new Error(`house rule ${id} has no options`)
  return set
}

function quote(monster: Monster, span: { from: number; to: number } | undefined): string {
  return span ? monster.source.text.slice(span.from, span.to).replace(/\s+/g, ' ') : ''
}

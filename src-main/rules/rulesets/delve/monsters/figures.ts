import type { BxFigures, CairnFigures, Derived } from '../../../monsters/canonical.ts'
import { countedHitDice, hitDiceSaid } from '../../../monsters/conversion/hit-dice.ts'
import {
  marks,
  reductionOf,
  willOf,
  type ReductionLook,
  type ScarMark,
  type MoraleWillReading,
} from './judged.ts'

type Answers = Readonly<Record<string, string>>
const rule = 'DLVX-ANS-25'

const hideHow: Readonly<Record<ReductionLook, string>> = {
  none: 'no hide to speak of',
  light: 'a light hide',
  tough: 'natural armour',
  scales: 'scales',
  speed: 'its AC is quickness',
}

/** Figures of a monster from a B/X block. Rules DLVX-ANS-25, DLVX-CRN-12. */
export function fromBx(figures: BxFigures, answers: Answers): Derived[] {
  const hide = answers['hide'] as ReductionLook
  return [
    {
      field: 'hp',
      title: 'HP',
      value: Math.floor(countedHitDice(figures)) + 3,
      how: `${hitDiceSaid(figures)} + 3, whole dice alone`,
      rule,
    },
    ability('str', answers['str'] as ScarMark),
    hide === 'speed' && answers['dex'] === 'plain'
      ? { ...ability('dex', 'marked'), how: 'quick enough for its AC', judgement: 'hide' }
      : ability('dex', answers['dex'] as ScarMark),
    will(figures, answers['wil'] as MoraleWillReading | undefined),
    {
      field: 'dr',
      title: 'DR',
      value: reductionOf[hide],
      how: hideHow[hide],
      rule,
      judgement: 'hide',
    },
  ]
}

function ability(field: 'str' | 'dex', mark: ScarMark): Derived {
  const how: Readonly<Record<ScarMark, string>> = {
    plain: 'not marked, so 10',
    marked: 'marked for good, 4 more',
    weak: 'marked for bad, 4 less',
  }
  const title = field.toUpperCase()
  return { field, title, value: marks[mark], how: how[mark], rule, judgement: field }
}

function will({ morale }: BxFigures, reading: MoraleWillReading | undefined): Derived {
  const base = { field: 'wil', title: 'WIL' }
  if (!morale || !reading) return { ...base, value: 10, how: 'no morale in the text, so 10', rule }
  const how: Readonly<Record<MoraleWillReading, string>> = {
    table: 'on the author’s table',
    five: 'on that table with a row for 5',
    page: 'as Cairn’s page pairs them',
  }
  return {
    ...base,
    value: willOf(morale.value, reading),
    how: `morale ${morale.value} ${how[reading]}`,
    rule: reading === 'table' ? rule : 'DLVX-CRN-12',
    judgement: 'wil',
  }
}

/** Figures of a monster from a Cairn block, unchanged. Rules DLVX-CRN-11, DLVX-CRN-16. */
export function fromCairn(figures: CairnFigures): Derived[] {
  return [
    {
      field: 'hp',
      title: 'HP',
      value: figures.hp?.value ?? 3,
      how: figures.hp ? 'as written' : 'left out: 3, an average foe',
      rule: 'DLVX-CRN-16',
    },
    ...(['str', 'dex', 'wil'] as const).map((field): Derived => {
      const read = figures[field]
      return {
        field,
        title: field.toUpperCase(),
        value: read?.value ?? 10,
        how: read ? 'as written' : 'left out, which is 10',
        rule: 'DLVX-CRN-11',
      }
    }),
    {
      field: 'dr',
      title: 'DR',
      value: Math.min(3, figures.armor?.value ?? 0),
      how: figures.armor ? 'Armor as written' : 'none written',
      rule: 'DLVX-CRN-16',
    },
  ]
}

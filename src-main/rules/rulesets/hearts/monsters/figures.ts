import type { BxFigures, CairnFigures, Derived } from '../../../monsters/canonical.ts'
import { hitDiceInWords } from '../../../monsters/conversion/hit-dice.ts'
import {
  armourHp,
  cairnArmourHp,
  convertBx,
  convertCairn,
  manaOf,
  meanSave,
  wilToMorale,
  type Armour,
  type BxSave,
  type Magic,
  type MoraleGap,
} from './conversion.ts'
import { diceCounted, printedSaves } from './judged.ts'

type Answers = Readonly<Record<string, string>>

const noAp: Derived = {
  field: 'ap',
  title: 'AP',
  value: 0,
  how: 'converted monsters have none',
  rule: 'HRT-BX-02',
}

/** Rules HRT-BX-01 to HRT-BX-09. */
export function fromBx(figures: BxFigures, answers: Answers): Derived[] {
  const hd = diceCounted(figures, answers['hitDice'])
  const saves = printedSaves(figures)
  const armour = answers['armour'] as Armour
  const magic = answers['magic'] as Magic
  const bxSave = (answers['bxSave'] ?? 'tenPlusHd') as BxSave
  const { hp, st, mana } = convertBx({ hd, armour, magic, saves, options: { bxSave } })
  const odd = answers['hitDice'] === undefined ? {} : { judgement: 'hitDice' }
  return [
    {
      field: 'hp',
      title: 'HP',
      value: hp,
      how: hpHow(figures, answers, armour),
      judgement: 'armour',
      rule: armour === 'none' ? 'HRT-BX-01' : armour === 'moderate' ? 'HRT-BX-03' : 'HRT-BX-04',
    },
    noAp,
    {
      field: 'st',
      title: 'ST',
      value: st,
      how: stHow(hd, saves, bxSave),
      rule: 'HRT-BX-06',
      ...(saves.length > 0 ? { judgement: 'bxSave' } : odd),
    },
    {
      field: 'mana',
      title: 'Mana',
      value: mana,
      how: `${magic === 'none' ? 'no' : magic} magic`,
      rule: 'HRT-BX-08',
      judgement: 'magic',
    },
    ...(figures.morale
      ? [
          {
            field: 'morale',
            title: 'Morale',
            value: figures.morale.value,
            how: 'as written',
            rule: 'HRT-BX-09' as const,
          },
        ]
      : []),
  ]
}

function hpHow(figures: BxFigures, answers: Answers, armour: Armour): string {
  const whole = diceHow(figures, answers['hitDice'])
  if (armour === 'none') return whole
  return `${whole}, + ${armourHp[armour]} for ${armour === 'moderate' ? 'chain-like' : 'plate-like'} hide`
}

function diceHow(figures: BxFigures, reading: string | undefined): string {
  if (!figures.hd) return 'no HD in the text, counted as 1'
  const counted = Math.floor(diceCounted(figures, reading))
  if (reading === 'next') return `${hitDiceInWords(figures.hd.value)} counted as ${counted} HD`
  if (counted < 1) return 'less than 1 HD counts as 1'
  if (figures.hd.value.dice > 0) return `${counted} HD`
  return `${hitDiceInWords(figures.hd.value)} counted as ${counted} HD`
}

function stHow(hd: number, saves: readonly number[], bxSave: BxSave): string {
  if (saves.length === 0 || bxSave === 'tenPlusHd') return `10 + ${Math.floor(hd)} HD`
  const mean = `mean of ${saves.join(', ')}, rounded down`
  return bxSave === 'average' ? mean : `21 minus ${meanSave(saves)}, the ${mean}`
}

/** Rules HRT-CAIRN-01 to HRT-CAIRN-06. */
export function fromCairn(figures: CairnFigures, answers: Answers): Derived[] {
  const armor = figures.armor?.value ?? 0
  const printed = {
    hp: figures.hp?.value ?? 3,
    str: figures.str?.value ?? 10,
    wil: figures.wil?.value ?? 10,
  }
  const { hp, st } = convertCairn({ ...printed, armor })
  const gap = (answers['moraleGap'] ?? 'floorRow') as MoraleGap
  const bonus = cairnArmourHp(armor)
  const hpRead = figures.hp ? `${printed.hp} HP` : 'no HP printed, 3 by our ruling'
  return [
    {
      field: 'hp',
      title: 'HP',
      value: hp,
      rule: bonus > 0 ? 'HRT-CAIRN-02' : 'HRT-CAIRN-01',
      how: bonus > 0 ? `${hpRead}, + ${bonus} for Armor ${armor}` : hpRead,
    },
    noAp,
    {
      field: 'st',
      title: 'ST',
      value: st,
      rule: 'HRT-CAIRN-04',
      how: figures.str ? `STR ${printed.str}` : 'no STR printed, which is 10',
    },
    manaFromCairn(answers['magic'] as Magic | undefined),
    {
      field: 'morale',
      title: 'Morale',
      rule: 'HRT-CAIRN-06',
      value: wilToMorale({ wil: printed.wil, options: { moraleGap: gap } }).morale,
      how: figures.wil
        ? `WIL ${printed.wil} on the table`
        : 'no WIL printed, which is 10 on the table',
      ...('moraleGap' in answers ? { judgement: 'moraleGap' } : {}),
    },
  ]
}

function manaFromCairn(magic: Magic | undefined): Derived {
  const base = { field: 'mana', title: 'Mana', value: manaOf[magic ?? 'none'] }
  const because = magic === undefined ? {} : { judgement: 'magic' }
  if (magic === undefined || magic === 'none')
    return { ...base, how: 'the Cairn section gives none', rule: 'HRT-MAG-01', ...because }
  return { ...base, how: `${magic} magic, as from B/X`, rule: 'HRT-BX-08', ...because }
}

import { upperFirst } from '../../core/words.ts'
import type { Attack, BxFigures, HitDice, Monster } from '../canonical.ts'
import type { FormFieldId } from './form-fields.ts'
import { ownLabelOf, writtenOwn } from './own.ts'

/** A field of a monster as a book would print it; empty where it has none. */
export function printField(monster: Monster, field: FormFieldId): string {
  if (field === 'name') return monster.name
  if (field === 'attacks') return writtenAttacks(monster.attacks)
  if (field === 'special') return writtenDetails(monster.details)
  const label = ownLabelOf(monster, field)
  if (label) return writtenOwn(label, monster.own?.values[label.field]?.value)
  const { figures } = monster
  if (figures.family === 'bx') return writtenFigure(figures, field)
  const figure = (figures as unknown as Record<string, { value: number } | null | string>)[field]
  return figure !== null && typeof figure === 'object' ? String(figure.value) : ''
}

function writtenFigure(figures: BxFigures, field: FormFieldId): string {
  switch (field) {
    case 'hd':
      return figures.hd ? writtenHitDice(figures.hd.value) : ''
    case 'ac':
      return figures.ac ? pair(figures.ac.value.descending, figures.ac.value.ascending) : ''
    case 'thac0':
      return figures.thac0 ? pair(figures.thac0.value.thac0, figures.thac0.value.bonus, true) : ''
    case 'saves':
      return writtenSaves(figures)
    case 'morale':
    case 'xp':
      return String(figures[field]?.value ?? '')
    case 'alignment':
    case 'movement':
    case 'numberAppearing':
    case 'treasure':
      return figures[field]?.value ?? ''
    default:
      return ''
  }
}

/** `1-1`, `3+1**`, `½`, and `4 hp` for fixed hit points. */
function writtenHitDice({ dice, modifier, stars, hitPoints }: HitDice): string {
  if (dice === 0) return `${hitPoints ?? 1} hp`
  const sign = modifier > 0 ? `+${modifier}` : modifier < 0 ? String(modifier) : ''
  const points = hitPoints === null ? '' : ` (${hitPoints}hp)`
  return `${dice === 0.5 ? '½' : dice}${sign}${'*'.repeat(stars)}${points}`
}

/** Old figure and new one: `6 [13]`, `19 [+0]`, `[13]`. */
function pair(old: number | null, now: number | null, signed = false): string {
  const second = now === null ? '' : `[${signed && now >= 0 ? '+' : ''}${now}]`
  return [old === null ? '' : String(old), second].filter(Boolean).join(' ')
}

function writtenSaves({ saves, saveAs, save }: BxFigures): string {
  const numbers = saves
    ? Object.entries(saves.value)
        .map(([letter, number]) => `${letter}${number}`)
        .join(' ')
    : ''
  const as = saveAs ? writtenSaveAs(saveAs.value) : ''
  if (numbers !== '') return as === '' ? numbers : `${numbers} (${as})`
  return as === '' ? String(save?.value ?? '') : as
}

/** `F2` and `7` as a book prints them, and the class in full where it has no letter. */
function writtenSaveAs({ class: name, level }: { class: string; level: number }): string {
  if (name === 'monster') return String(level)
  const words = upperFirst(name)
  return level > 0 ? `${words} ${level}` : words
}

function writtenAttacks(attacks: readonly Attack[]): string {
  return attacks
    .map(({ count, name, dice, notes, joins }) => {
      const inside = [dice, notes].filter(Boolean).join(', ')
      const words = `${count > 1 ? `${count} × ` : ''}${name}${inside === '' ? '' : ` (${inside})`}`
      return joins === 'first' ? words : joins === 'or' ? ` or ${words}` : `, ${words}`
    })
    .join('')
}

function writtenDetails(details: Monster['details']): string {
  return details
    .map(({ title, text }) =>
      (title === '' ? text : `${title}: ${text}`).replace(/\s+/g, ' ').trim(),
    )
    .join('\n')
}

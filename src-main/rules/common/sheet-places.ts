import type { GearRow } from '../core/ruleset/gear.ts'
import type {
  Band,
  SheetBlock,
  SheetBox,
  SheetData,
  SheetField,
  SlotsBlock,
  Squares,
  TableColumn,
  Tick,
} from '../core/sheet.ts'
import type { ReadonlyCreature } from '../core/situation.ts'
import { withWritten } from './written-places.ts'

type Thing = ReadonlyCreature['items'][string]

/**
 * The sheet of a character: its form with their name, lists and notes, and the campaign's name.
 * @param placedNotes lines of the notes whose words stand in places of the form.
 */
export function filledSheet(
  form: SheetData,
  { name, notes, written }: ReadonlyCreature,
  campaign: string,
  lists: SheetData['lists'],
  placedNotes: readonly string[] = [],
): SheetData {
  return withWritten({ ...form, campaign, name, lists, notes, placedNotes }, written)
}

/** Band of blocks of the same width. */
export function sideBySide(...blocks: SheetBlock[]): Band {
  return { columns: blocks.map((block) => ({ share: 1, blocks: [block] })) }
}

/** Band that takes the height that is left on its page. */
export function grownBand(...blocks: SheetBlock[]): Band {
  return { ...sideBySide(...blocks), grow: true }
}

/** Columns of a ruled table by their titles, with their shares of its width; those of ticks come last. */
export function ruledColumns(
  written: Readonly<Record<string, number>>,
  ticks: Readonly<Record<string, number>> = {},
): TableColumn[] {
  return [
    ...Object.entries(written).map(([title, share]) => ({ title, share })),
    ...Object.entries(ticks).map(([title, share]) => ({ title, share, as: 'tick' as const })),
  ]
}

/** Text of a number, with the minus sign of print; empty when undefined. */
export function figure(value: number | undefined): string {
  return value === undefined ? '' : String(value).replace('-', '−')
}

/** Entry of a list that repeats the one above it. */
export const dittoMark = '″'

/** Sheet field of a creature's value; blank without a creature. */
export function valuePlace(
  who: ReadonlyCreature | null,
  field: string,
  label?: string,
): SheetField {
  const place = { field: `values/${field}`, value: figure(who?.values[field]) }
  return label === undefined ? place : { ...place, label }
}

/** Boxed sheet field of a creature's value. */
export function valueBox(
  who: ReadonlyCreature | null,
  field: string,
  size: SheetBox['size'],
  label?: string,
): SheetBox {
  return { ...valuePlace(who, field, label), size }
}

/** Row of `most` boxes, as many marked as the value says. */
export function valueSquares(
  who: ReadonlyCreature | null,
  field: string,
  most: number,
  groups?: number,
): Squares {
  const full = Math.max(0, Math.min(most, who?.values[field] ?? 0))
  const squares = { field: `tracks/values/${field}`, full, most }
  return groups === undefined ? squares : { ...squares, groups }
}

/** Tick box that is on while the creature has that condition. */
export function conditionTick(who: ReadonlyCreature | null, name: string, title: string): Tick {
  return {
    field: `ticks/conditions/${name}`,
    title,
    on: who !== null && name in who.conditions,
  }
}

/** Tick box that is on while an item of that price-list row is worn or held, or only carried where that is enough. */
export function gearTick(
  who: ReadonlyCreature | null,
  row: Pick<GearRow, 'id'>,
  title: string,
  carried = false,
): Tick {
  const on =
    who !== null && thingsOf(who).some(({ gear, ready }) => gear === row.id && (ready || carried))
  return { field: `ticks/gear/${row.id}`, title, on }
}

/** Sheet field for the player's name. */
export function playerPlace(
  who: ReadonlyCreature | null,
  span: number,
  half = span,
): SheetData['about'][number] {
  return { field: 'player', value: who?.player ?? '', label: 'Player', span, half }
}

/** Sheet field that is only for the pencil; no data of the creature fills it. */
export function aboutPlace(label: string, span: number, half = span): SheetData['about'][number] {
  return { field: `about/${label}`, value: '', label, span, half }
}

export function thingsOf(who: ReadonlyCreature): Thing[] {
  return who.itemOrder.flatMap((id) => who.items[id] ?? [])
}

/** Text of an item in one line: "Letter: Come at once", "Torch × 5". */
export function itemLine(item: Pick<Thing, 'name' | 'text' | 'count'>): string {
  const name = item.text ? `${item.name}: ${item.text}` : item.name
  return item.count > 1 ? `${name} × ${item.count}` : name
}

/** Numbered slots, each with the same ticks, `ticks/slots/3/worn`, and the one of them that `marked` says is on. */
export function slotsWith(
  count: number,
  ticks: readonly string[],
  marked?: (at: number) => string | undefined,
): SlotsBlock['slots'] {
  return Array.from({ length: count }, (_, at) => ({
    number: String(at + 1),
    ticks: ticks.map((title) => ({
      field: `ticks/slots/${at + 1}/${title}`,
      title,
      on: marked?.(at) === title,
    })),
  }))
}

/** Attacks that are not those of a carried weapon: claws, a bite. */
export function bareAttacks(
  who: ReadonlyCreature,
  weapons: readonly Thing[],
): { name: string; dice: string; notes: string }[] {
  const carried = new Set(weapons.map((item) => item.name.toLowerCase()))
  return who.attackOrder.flatMap((id) => {
    const attack = who.attacks[id]
    if (!attack || carried.has(attack.name.toLowerCase())) return []
    const name = attack.count > 1 ? `${attack.count} × ${attack.name}` : attack.name
    return [{ name, dice: attack.dice, notes: attack.notes }]
  })
}

/** Rows of the list `conditions`: those without a tick box on the sheet. */
export function conditionRows(who: ReadonlyCreature, ticked: readonly string[] = []): string[][] {
  return Object.keys(who.conditions)
    .filter((name) => !ticked.includes(name))
    .map((name) => [name])
}

import type { Effect } from '../../../core/effects.ts'
import type { RuleId } from '../../../core/outcome.ts'
import { type RefusedPreview, refusal } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Item } from '../../../core/state/creature.ts'
import { counted } from '../../../core/words.ts'
import { cannotAct } from '../character/people.ts'
import { gearNamed } from '../gear.ts'
import { woundCount } from '../harm/wounds.ts'
import { defaultSpellLevel, spellLevel } from '../house-rules/magic.ts'
import { isEncumbered } from '../load.ts'
import { type DelveSpell, spellNamed, spellWritten } from './spells.ts'

/** Kind of item that a spell is read from. */
export type Source = 'spellbook' | 'scroll'

/** Choice of reading from a book or scroll, as against a monster's own power. */
export const fromTheBook = 'From the book'

/** Caster ready to cast: spell, level and cost. */
export interface ReadyCasting {
  caster: ReadonlyCreature
  spell: DelveSpell
  level: number
  /** Null for a monster's own power, which costs nothing. */
  source: Source | null
  item: Item | null
  /** Cost in fatigue; `wil` is the cost in WIL. */
  fatigue: number
  wil: number
}

/** Refuses a casting, with the rule that it breaks. */
function refuseCasting(says: string, rule: RuleId): RefusedPreview {
  return {
    ...refusal(`${says} (${rule}).`),
    why: [{ name: 'Refused by', value: rule, rule }],
  }
}

export interface CastRequest {
  caster: string
  spell?: string | undefined
  power: string
  level: number
}

/** Plans a casting: spell, source and cost. Rules DLV-MAG-01 to DLV-MAG-08. */
export function planCasting(
  situation: Situation,
  request: CastRequest,
): ReadyCasting | RefusedPreview {
  const caster = situation.creatures[request.caster]
  if (!caster) return refuseCasting('Choose who casts', 'DLV-MAG-02')
  const held = cannotAct(caster, situation)
  if (held) return refuseCasting(held.replace(/\.$/, ''), 'DLV-MAG-02')
  const named = request.power === fromTheBook ? undefined : bookOf(caster, request.power)
  if (request.power !== fromTheBook && !named) return ownPower(situation, caster, request)
  if (isEncumbered(caster, situation))
    return refuseCasting(
      `${caster.name} is encumbered and casts nothing: set the load down first`,
      'DLV-MAG-08',
    )
  const item = named ?? (request.spell ? caster.items[request.spell] : firstWritten(caster))
  const written = item?.text ? spellWritten(item.text) : null
  if (!item || !written)
    return refuseCasting(
      `${caster.name} has no book or scroll with a spell of the list written in it. Give one, with the spell’s name as what is written`,
      'DLV-MAG-01',
    )
  const unread = readingHindrance(caster, item)
  if (unread) return unread
  const source: Source =
    /scroll/i.test(item.name) || item.gear === 'scroll' ? 'scroll' : 'spellbook'
  return {
    ...castingPrice(situation, caster, source, written.level, request.level),
    caster,
    spell: written.spell,
    source,
    item,
  }
}

/** Book or scroll that a caster has of a spell. */
function bookOf(caster: ReadonlyCreature, spell: string): Item | undefined {
  return caster.itemOrder
    .flatMap((id) => caster.items[id] ?? [])
    .find(({ text }) => text && spellWritten(text)?.spell.name === spell)
}

function firstWritten(caster: ReadonlyCreature): ReadonlyCreature['items'][string] | undefined {
  return caster.itemOrder
    .flatMap((id) => caster.items[id] ?? [])
    .find(({ text }) => text && spellWritten(text))
}

function ownPower(
  situation: Situation,
  caster: ReadonlyCreature,
  request: CastRequest,
): ReadyCasting | RefusedPreview {
  const spell = spellNamed(request.power)
  if (!spell) return refuseCasting('Choose a spell', 'DLV-MAG-01')
  if (caster.kind !== 'monster')
    return refuseCasting(
      `${caster.name} casts from books and scrolls: choose one that they carry`,
      'DLV-MAG-01',
    )
  const level = request.level || houseRule<number>(situation, defaultSpellLevel)
  return { caster, spell, level, source: null, item: null, fatigue: 0, wil: 0 }
}

/**
 * Reason a caster can't read a spell, which takes both hands and a voice; null when it can. Rules
 * DLV-MAG-02, DLV-EQ-12.
 */
function readingHindrance(caster: ReadonlyCreature, book: Pick<Item, 'id'>): RefusedPreview | null {
  if ('silenced' in caster.conditions)
    return refuseCasting(`${caster.name} can’t read aloud: lift “silenced” first`, 'DLV-MAG-02')
  const inHand = handsFull(caster, book.id)
  if (inHand)
    return refuseCasting(
      `A book or scroll takes both hands, and ${caster.name} holds ${inHand}: put it away first`,
      'DLV-MAG-02',
    )
  if (woundCount(caster, 'Dismembered, Arm') > 0)
    return refuseCasting(`${caster.name} has not two hands to read with`, 'DLV-MAG-02')
  return null
}

/** Name of a weapon or shield held besides the book; other books give way to it. Null when there is none. */
function handsFull(creature: ReadonlyCreature, but?: string): string | null {
  const held = creature.itemOrder
    .flatMap((id) => creature.items[id] ?? [])
    .find((item) => {
      const row = gearNamed(item.gear ?? item.name)
      const isHeld = row?.hands !== undefined || row?.id === 'shield'
      return item.ready && item.id !== but && item.text === undefined && isHeld
    })
  return held?.name ?? null
}

/** Level of a casting and its cost to the caster. Rules DLV-MAG-03, DLV-MAG-06, E-DLV-22, DLVX-ANS-08. */
function castingPrice(
  situation: Situation,
  caster: ReadonlyCreature,
  source: Source,
  written: number | null,
  askedLevel: number,
): { level: number; fatigue: number; wil: number } {
  const reading = houseRule<string>(situation, spellLevel)
  const fixed = written ?? houseRule<number>(situation, defaultSpellLevel)
  const book = source === 'spellbook'
  if (reading === 'number') return { level: askedLevel || fixed, fatigue: book ? 1 : 0, wil: 0 }
  if (!book) return { level: 1, fatigue: 0, wil: 0 }
  const chosen = Math.max(1, askedLevel)
  if (reading === 'fatigue') return { level: chosen, fatigue: chosen, wil: 0 }
  const most = Math.min(6, Math.max(1, caster.values.wil ?? 1))
  const level = Math.min(chosen, most)
  return { level, fatigue: 1, wil: level }
}

export function costSays({ source, fatigue, wil }: ReadyCasting): string {
  if (source === null) return 'a power of its own'
  const parts = [
    ...(source === 'scroll' ? ['the scroll is used up'] : []),
    ...(fatigue > 0 ? [`${fatigue} fatigue`] : []),
    ...(wil > 0 ? [counted(wil, 'point of WIL', 'points of WIL')] : []),
  ]
  return parts.join(', ')
}

/** Effects of paying for a casting: fatigue, WIL, the scroll. Rules DLV-MAG-03, DLV-MAG-06. */
export function castingCosts({ caster, source, item, fatigue, wil }: ReadyCasting): Effect[] {
  return [
    ...(fatigue > 0
      ? [{ do: 'change' as const, creature: caster.id, field: 'fatigue', by: fatigue, min: 0 }]
      : []),
    ...(wil > 0
      ? [{ do: 'change' as const, creature: caster.id, field: 'wil', by: -wil, min: 0 }]
      : []),
    ...(source === 'scroll' && item ? [scrollUsed(caster.id, item)] : []),
  ]
}

function scrollUsed(who: string, item: NonNullable<ReadyCasting['item']>): Effect {
  return item.count > 1
    ? { do: 'item', creature: who, item: { ...item, count: item.count - 1 } }
    : { do: 'drop item', creature: who, item: item.id }
}

/** Ids of the caster and of those a spell is cast on, each once. */
export function concernedIds(
  caster: ReadonlyCreature,
  targets: readonly ReadonlyCreature[],
): string[] {
  return [caster.id, ...targets.map(({ id }) => id).filter((id) => id !== caster.id)]
}

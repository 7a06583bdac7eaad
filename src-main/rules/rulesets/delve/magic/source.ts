import { counted } from '../../../core/words.ts'
import type { RuleId } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Item } from '../../../core/state/creature.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { defaultSpellLevel, spellLevel } from '../house-rules/magic.ts'
import { gearNamed } from '../gear.ts'
import { woundCount } from '../harm/wounds.ts'
import { isEncumbered } from '../load.ts'
import { cannotAct } from '../people.ts'
import { spellNamed, spellWritten, type DelveSpell } from './rows.ts'

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

interface Hindered {
  says: string
  rule: RuleId
}

export interface CastRequest {
  caster: string
  spell?: string | undefined
  power: string
  level: number
}

/**
 * Spell, source and cost of a casting, or the reason it is refused, with the remedy. Rules DLV-MAG-01 to
 * DLV-MAG-08.
 */
export function readyOf(situation: Situation, told: CastRequest): ReadyCasting | Hindered {
  const caster = situation.creatures[told.caster]
  if (!caster) return { says: 'Choose who casts', rule: 'DLV-MAG-02' }
  const held = cannotAct(caster, situation)
  if (held) return { says: held.replace(/\.$/, ''), rule: 'DLV-MAG-02' }
  if (told.power !== fromTheBook) return power(situation, caster, told)
  if (isEncumbered(caster, situation))
    return {
      says: `${caster.name} is encumbered and casts nothing: set the load down first`,
      rule: 'DLV-MAG-08',
    }
  const item = told.spell ? caster.items[told.spell] : firstWritten(caster)
  const written = item?.text ? spellWritten(item.text) : null
  if (!item || !written)
    return {
      says: `${caster.name} has no book or scroll with a spell of the list written in it. Give one, with the spell’s name as what is written`,
      rule: 'DLV-MAG-01',
    }
  const hindered = reading(caster, item)
  if (hindered) return hindered
  const source: Source =
    /scroll/i.test(item.name) || item.gear === 'scroll' ? 'scroll' : 'spellbook'
  return {
    ...priced(situation, caster, source, written.level, told.level),
    caster,
    spell: written.spell,
    source,
    item,
  }
}

function firstWritten(caster: ReadonlyCreature): ReadonlyCreature['items'][string] | undefined {
  return caster.itemOrder
    .flatMap((id) => caster.items[id] ?? [])
    .find(({ text }) => text && spellWritten(text))
}

function power(
  situation: Situation,
  caster: ReadonlyCreature,
  told: CastRequest,
): ReadyCasting | Hindered {
  const spell = spellNamed(told.power)
  if (!spell) return { says: 'Choose a spell', rule: 'DLV-MAG-01' }
  if (caster.kind !== 'monster')
    return {
      says: `${caster.name} casts from books and scrolls: choose one that they carry`,
      rule: 'DLV-MAG-01',
    }
  const level = told.level || houseRule<number>(situation, defaultSpellLevel)
  return { caster, spell, level, source: null, item: null, fatigue: 0, wil: 0 }
}

/**
 * Reason a caster can't read a spell, which takes both hands and a voice; null when it can. Rules
 * DLV-MAG-02, DLV-EQ-12.
 */
function reading(caster: ReadonlyCreature, book: Pick<Item, 'id'>): Hindered | null {
  if ('silenced' in caster.conditions)
    return { says: `${caster.name} can’t read aloud: lift “silenced” first`, rule: 'DLV-MAG-02' }
  const inHand = handsFull(caster, book.id)
  if (inHand)
    return {
      says: `A book or scroll takes both hands, and ${caster.name} holds ${inHand}: put it away first`,
      rule: 'DLV-MAG-02',
    }
  if (woundCount(caster, 'Dismembered, Arm') > 0)
    return { says: `${caster.name} has not two hands to read with`, rule: 'DLV-MAG-02' }
  return null
}

/** Name of a weapon or shield held besides the book; null when there is none. */
function handsFull(creature: ReadonlyCreature, but?: string): string | null {
  const held = creature.itemOrder
    .flatMap((id) => creature.items[id] ?? [])
    .find((item) => {
      const row = gearNamed(item.gear ?? item.name)
      return item.ready && item.id !== but && (row?.hands !== undefined || row?.id === 'shield')
    })
  return held?.name ?? null
}

/** Level of a casting and its cost to the caster. Rules DLV-MAG-03, DLV-MAG-06, E-DLV-22, DLVX-ANS-08. */
function priced(
  situation: Situation,
  caster: ReadonlyCreature,
  source: Source,
  written: number | null,
  asked: number,
): { level: number; fatigue: number; wil: number } {
  const reading = houseRule<string>(situation, spellLevel)
  const fixed = written ?? houseRule<number>(situation, defaultSpellLevel)
  const book = source === 'spellbook'
  if (reading === 'number') return { level: asked || fixed, fatigue: book ? 1 : 0, wil: 0 }
  if (!book) return { level: 1, fatigue: 0, wil: 0 }
  const chosen = Math.max(1, asked)
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

import type { RuleId } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Item } from '../../../core/state/creature.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { counted } from '../../../core/words.ts'
import { bookInHand, minMana } from '../house-rules/magic.ts'
import { isDown } from '../harm.ts'
import { boundBy } from './bound.ts'
import type { Spell } from './figures.ts'
import { spellNamed, type HeartsSpell } from './rows.ts'

export const fromTheBook = 'As in the book'

export interface CastInput {
  caster: string
  spell?: string | undefined
  power: typeof fromTheBook | Spell
  mana: number
  targets: readonly string[]
  blood: number
  about?: string | undefined
}

/** A casting that may go ahead. */
export interface Casting {
  caster: ReadonlyCreature
  spell: HeartsSpell
  mana: number
  targets: ReadonlyCreature[]
  /** HP given for sure answers. Rule HRT-SPELL-02. */
  blood: number
  about: string
  /** A monster's power, not out of a book. Rule HRT-BX-07. */
  power: boolean
}

/** Why it can't be cast, and the rule that says so. */
interface Hindered {
  refuses: string
  rule: RuleId
}

/** Casting as entered, or its refusal: a dead caster, no book, too little Mana, too many targets. */
export function castingOf(situation: Situation, input: CastInput): Casting | Hindered {
  const caster = situation.creatures[input.caster]
  if (!caster) return { refuses: 'Choose who casts', rule: 'HRT-MAG-01' }
  const known = unable(caster) ?? spellMeant(situation, caster, input)
  if (isHindered(known)) return known
  const spell = known
  const short = manaShort(situation, caster, input.mana)
  if (short) return short
  const targets = (input.targets ?? []).flatMap((id) => situation.creatures[id] ?? [])
  const wrong = targetsWrong(spell, input.mana, targets)
  if (wrong) return wrong
  const blood = spell.name === 'Augury' ? (input.blood ?? 0) : 0
  if (blood > (caster.values.hp ?? 0))
    return {
      refuses: `${caster.name} has only ${caster.values.hp ?? 0} HP to give: give less blood`,
      rule: 'HRT-SPELL-02',
    }
  return {
    caster,
    spell,
    mana: input.mana,
    targets: targets.length > 0 || !takesCaster(spell) ? targets : [caster],
    blood: Math.min(blood, input.mana),
    about: input.about?.trim() ?? '',
    power: input.power !== fromTheBook && bookOf(caster, spell.name) === undefined,
  }
}

function isHindered(known: HeartsSpell | Hindered): known is Hindered {
  return 'refuses' in known
}

/** Spells that take their caster when nobody else is named. */
function takesCaster({ reach, save, name }: HeartsSpell): boolean {
  return reach === 'caster' || (reach === 'a Mana each' && !save && name !== 'Charm')
}

/** Rule HRT-HEAL-04: the dead cast nothing; nor do those who sleep or can't move. */
function unable(caster: ReadonlyCreature): Hindered | null {
  if (isDown(caster))
    return {
      refuses: `${caster.name} is ${'dead' in caster.conditions ? 'dead' : 'down'} and can’t cast: choose somebody who stands`,
      rule: 'HRT-HEAL-04',
    }
  const bound = boundBy(caster)
  return bound
    ? {
        refuses: `${caster.name} is ${bound} and can’t cast: end that spell first`,
        rule: caster.conditions[bound]?.rule ?? 'HRT-MAG-03',
      }
    : null
}

/** Rules HRT-MAG-02, E-HRT-12: a spell is known through its book; a monster has its powers. */
function spellMeant(
  situation: Situation,
  caster: ReadonlyCreature,
  input: CastInput,
): HeartsSpell | Hindered {
  if (input.power !== fromTheBook) {
    const spell = spellNamed(input.power)
    if (spell && caster.kind === 'monster') return spell
    const book = bookOf(caster, input.power)
    return spell && book ? heldBook(situation, caster, book, spell) : noBook(caster, input.power)
  }
  const book = input.spell ? caster.items[input.spell] : undefined
  if (!book) return noBook(caster, null)
  const spell = spellNamed(book.text)
  if (spell) return heldBook(situation, caster, book, spell)
  return book.text
    ? {
        refuses: `${book.name} holds “${book.text}”, which is none of the 20 spells`,
        rule: 'HRT-MAG-02',
      }
    : {
        refuses: `No spell stands in ${caster.name}’s ${book.name}: choose a spellbook`,
        rule: 'HRT-MAG-02',
      }
}

function noBook(caster: ReadonlyCreature, spell: string | null): Hindered {
  return {
    refuses: `${caster.name} has no spellbook ${spell ? `of ${spell}` : 'chosen'}: a spell is cast from its book${caster.kind === 'monster' ? ', or as a power of a monster' : ''}`,
    rule: 'HRT-MAG-02',
  }
}

function heldBook(
  situation: Situation,
  caster: ReadonlyCreature,
  book: ReadonlyCreature['items'][string],
  spell: HeartsSpell,
): HeartsSpell | Hindered {
  if (book.ready || !houseRule<boolean>(situation, bookInHand)) return spell
  return {
    refuses: `The book of ${spell.name} is not in ${caster.name}’s hand: make it ready first, or change the house rule`,
    rule: 'E-HRT-12',
  }
}

function bookOf(caster: ReadonlyCreature, name: string): Readonly<Item> | undefined {
  return Object.values(caster.items).find(({ text }) => text?.toLowerCase() === name.toLowerCase())
}

/** Rules HRT-MAG-01, E-HRT-12. */
function manaShort(situation: Situation, caster: ReadonlyCreature, mana: number): Hindered | null {
  const least = houseRule<number>(situation, minMana)
  if (mana < least)
    return { refuses: `A spell costs ${least} Mana at least, not ${mana}`, rule: 'E-HRT-12' }
  const has = caster.values.mana ?? 0
  if (mana <= has) return null
  return {
    refuses:
      has === 0
        ? `${caster.name} has no Mana left: a night’s rest brings it back, and only a wand or staff holds it`
        : `${caster.name} has ${has} Mana, not ${mana}: spend less`,
    rule: 'HRT-MAG-01',
  }
}

/** How many a spell takes, and that it strikes somebody at all. */
function targetsWrong(
  spell: HeartsSpell,
  mana: number,
  targets: readonly ReadonlyCreature[],
): Hindered | null {
  const most = spell.reach === 'a Mana each' ? mana : spell.reach === 'one' ? 1 : Infinity
  if (targets.length > most)
    return {
      refuses: `${spell.name} takes ${counted(most, 'creature')}${spell.reach === 'one' ? '' : ` at ${mana} Mana`}, and ${targets.length} are chosen: choose fewer${spell.reach === 'one' ? '' : ' or spend more'}`,
      rule: spell.rule,
    }
  const needs =
    spell.reach === 'area' || spell.reach === 'one' || spell.save || spell.name === 'Charm'
  return needs && targets.length === 0
    ? { refuses: `Choose whom ${spell.name} takes`, rule: spell.rule }
    : null
}

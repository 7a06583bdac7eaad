import { isDown, plightOf } from '../../../common/incapacitated.ts'
import { aboutScope } from '../../../common/spell-works.ts'
import { deadLeftOut, livingTargets, onlyDeadChosen } from '../../../common/spell-targets.ts'
import type { Effect } from '../../../core/effects.ts'
import type { RuleId, Step, Tone } from '../../../core/outcome.ts'
import { isRefusal, refusal, type RefusedPreview, type Scope } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { counted } from '../../../core/words.ts'
import { bookInHand, minMana } from '../house-rules/magic.ts'
import { planSave, type Save } from '../saves.ts'
import { boundBy, cannotAct, durationOf } from './lasting.ts'
import { scaleSteps, spellNamed, type HeartsSpell, type Spell } from './spells.ts'

export const fromTheBook = 'As in the book'

interface CastInput {
  caster: string
  spell?: string | undefined
  power: typeof fromTheBook | Spell
  mana: number
  targets?: readonly string[] | undefined
  blood?: number | undefined
  about?: string | undefined
  figures?: string | undefined
}

/** A casting that may go ahead. */
export interface Casting {
  caster: ReadonlyCreature
  spell: HeartsSpell
  mana: number
  targets: readonly ReadonlyCreature[]
  /** A save of each target, where the spell allows one. */
  saves: readonly Save[]
  /** Seconds that it lasts; null until the GM ends it; 0 when it is over at once. */
  seconds: number | null
  /** Steps that name the dead among those chosen. */
  leftOut: readonly Step[]
  /** HP given for sure answers. Rule HRT-SPELL-02. */
  blood: number
  about: string
  /** Stat block of the undead that rise, by id; empty for none. Rule E-HRT-21. */
  figures: string
  /** A monster's power, not out of a book. Rule HRT-BX-07. */
  power: boolean
  /** Limits of each input, by name. */
  scope: Readonly<Record<string, Scope>>
}

/** Result of a spell. */
export interface SpellResult {
  says: string
  tone: Tone
  why: Step[]
  effects: Effect[]
  total?: number
  failedBy?: number
  secret?: true
}

/** Casting as entered, or its refusal: a dead caster, no book, too little Mana, too many targets. */
export function planCasting(situation: Situation, input: CastInput): Casting | RefusedPreview {
  const caster = situation.creatures[input.caster]
  const spell = spellChosen(caster, input)
  const scope = scopeOf(caster, spell)
  const casting = caster
    ? castingBy(caster, situation, input)
    : hindered('Choose who casts', 'HRT-MAG-01')
  if (!isRefusal(casting)) return { ...casting, scope }
  const { mana } = input
  const figures = spell
    ? [
        { name: spell.name, value: spell.says, rule: spell.rule },
        ...(mana > 0 ? scaleSteps(spell, mana) : []),
      ]
    : []
  return { ...casting, why: [...casting.why, ...figures], scope }
}

/** Refusal by a rule. */
function hindered(why: string, rule: RuleId): RefusedPreview {
  return { ...refusal(`${why} (${rule}).`), why: [{ name: 'Refused by', value: rule, rule }] }
}

function castingBy(
  caster: ReadonlyCreature,
  situation: Situation,
  input: CastInput,
): Omit<Casting, 'scope'> | RefusedPreview {
  const spell = unable(caster, situation) ?? spellInReach(caster, situation, input)
  if (isRefusal(spell)) return spell
  const { mana, power } = input
  const all = (input.targets ?? []).flatMap((id) => situation.creatures[id] ?? [])
  // A spell on nobody may name the corpses that it raises or asks.
  const onLiving = !['nobody', 'caster', 'corpses'].includes(spell.reach)
  const chosen = onLiving ? livingTargets(all) : all
  const blood = spell.name === 'Augury' ? (input.blood ?? 0) : 0
  const refused =
    manaShort(caster, mana, houseRule<number>(situation, minMana)) ??
    (onLiving ? onlyDeadChosen(spell.name, all) : null) ??
    targetsWrong(spell, mana, chosen) ??
    bloodShort(caster, blood)
  if (refused) return refused
  const targets = chosen.length > 0 || !takesCaster(spell) ? chosen : [caster]
  return {
    caster,
    spell,
    mana,
    targets,
    saves: spell.save ? targets.map((target) => planSave(situation, target)) : [],
    leftOut: onLiving ? deadLeftOut(all, spell.rule) : [],
    seconds: durationOf(situation, spell, mana),
    blood: Math.min(blood, mana),
    about: input.about?.trim() ?? '',
    figures: input.figures ?? '',
    power: power !== fromTheBook && bookOf(caster, power) === undefined,
  }
}

/** Spells that take their caster when nobody else is named. */
function takesCaster({ reach, save, name }: HeartsSpell): boolean {
  return reach === 'caster' || (reach === 'a Mana each' && !save && name !== 'Charm')
}

/** Refuses those who are down, asleep, surprised or can't move. */
function unable(caster: ReadonlyCreature, situation: Situation): RefusedPreview | null {
  const { name, conditions } = caster
  if (isDown(caster))
    return hindered(
      `${name} is ${plightOf(caster) ?? 'down'} and can’t cast: choose somebody who stands`,
      'HRT-ATK-04',
    )
  const bound = boundBy(caster)
  if (bound)
    return hindered(
      `${name} is ${bound} and can’t cast: end that spell first`,
      conditions[bound]?.rule ?? 'HRT-MAG-03',
    )
  const held = cannotAct(caster, situation)
  return held === null ? null : refusal(held)
}

/** The spell that is meant so far, castable or not. */
function spellChosen(
  caster: ReadonlyCreature | undefined,
  { power, spell }: CastInput,
): HeartsSpell | undefined {
  const written = spell ? caster?.items[spell]?.text : undefined
  return spellNamed(power === fromTheBook ? written : power)
}

/** A spell is known through its book; a monster has its powers. Rules HRT-MAG-02, E-HRT-12. */
function spellInReach(
  caster: ReadonlyCreature,
  situation: Situation,
  input: CastInput,
): HeartsSpell | RefusedPreview {
  const byName = input.power === fromTheBook ? null : input.power
  const spell = spellChosen(caster, input)
  if (byName && spell && caster.kind === 'monster') return spell
  const book = byName ? bookOf(caster, byName) : caster.items[input.spell ?? '']
  if (!book)
    return hindered(
      `${caster.name} has no spellbook ${byName ? `of ${byName}` : 'chosen'}: a spell is cast from its book${caster.kind === 'monster' ? ', or as a power of a monster' : ''}`,
      'HRT-MAG-02',
    )
  if (!spell)
    return hindered(
      book.text
        ? `${book.name} holds “${book.text}”, which is none of the 20 spells`
        : `${caster.name}’s ${book.name} holds no spell: choose a spellbook`,
      'HRT-MAG-02',
    )
  if (book.ready || !houseRule<boolean>(situation, bookInHand)) return spell
  return hindered(
    `The book of ${spell.name} is not in ${caster.name}’s hand: make it ready first, or change the house rule`,
    'E-HRT-12',
  )
}

function bookOf(
  caster: ReadonlyCreature,
  name: string,
): ReadonlyCreature['items'][string] | undefined {
  return Object.values(caster.items).find(({ text }) => text?.toLowerCase() === name.toLowerCase())
}

/** Rules HRT-MAG-01, E-HRT-12. */
function manaShort(caster: ReadonlyCreature, mana: number, least: number): RefusedPreview | null {
  if (mana < least) return hindered(`A spell costs ${least} Mana at least, not ${mana}`, 'E-HRT-12')
  const { mana: has = 0 } = caster.values
  if (mana <= has) return null
  return hindered(
    has === 0
      ? `${caster.name} has no Mana left: a night’s rest brings it back, and only a wand or staff holds it`
      : `${caster.name} has ${has} Mana, not ${mana}: spend less`,
    'HRT-MAG-01',
  )
}

/** Refuses more targets than a spell takes, and none where it needs one. */
function targetsWrong(
  spell: HeartsSpell,
  mana: number,
  those: readonly ReadonlyCreature[],
): RefusedPreview | null {
  const { name, reach, save, rule } = spell
  const chosen = those.length
  const corpses = reach === 'corpses'
  const alive = corpses ? those.find(({ conditions }) => !('dead' in conditions)) : undefined
  if (alive) return hindered(`${alive.name} is not dead: choose corpses only, or nobody`, rule)
  const most = reach === 'a Mana each' || corpses ? mana : reach === 'one' ? 1 : Infinity
  if (chosen > most) {
    const [at, more] = reach === 'one' ? ['', ''] : [` at ${mana} Mana`, ' or spend more']
    return hindered(
      `${name} takes ${counted(most, 'creature')}${at}, and ${chosen} are chosen: choose fewer${more}`,
      rule,
    )
  }
  const needsOne = reach === 'area' || reach === 'one' || save || name === 'Charm'
  return needsOne && chosen === 0 ? hindered(`Choose a target for ${name}`, rule) : null
}

function bloodShort(caster: ReadonlyCreature, blood: number): RefusedPreview | null {
  const { hp = 0 } = caster.values
  return blood > hp
    ? hindered(`${caster.name} has only ${hp} HP to give: give less blood`, 'HRT-SPELL-02')
    : null
}

/**
 * Limits of each input of a casting: Mana as far as the caster’s goes, powers for monsters only,
 * blood for an Augury. Rules HRT-MAG-01, HRT-BX-07, HRT-SPELL-02.
 */
function scopeOf(
  caster: ReadonlyCreature | undefined,
  spell: HeartsSpell | undefined,
): Casting['scope'] {
  const idle: Scope = { idle: true }
  return {
    mana: { most: caster?.values.mana ?? 0 },
    ...(caster?.kind === 'monster' ? {} : { power: idle }),
    ...(spell && spell.reach !== 'corpses' ? { figures: idle } : {}),
    ...(spell?.reach === 'nobody' || spell?.reach === 'caster' ? { targets: idle } : {}),
    ...(spell && spell.name !== 'Augury' ? { blood: idle } : {}),
    ...(spell && aboutScope(spell.name)),
  }
}

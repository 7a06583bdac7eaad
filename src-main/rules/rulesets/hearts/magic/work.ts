import type { Ruling } from '../../../core/action.ts'
import type { Step, Tone } from '../../../core/outcome.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import { counted, listed } from '../../../core/words.ts'
import { knockHere, lockHere, weatherHeld } from '../../../common/spell-works.ts'
import { strike } from '../harm.ts'
import { halfRounding, spellsBypassAp } from '../house-rules/magic.ts'
import type { Casting } from './casting.ts'
import { charm } from './charm.ts'
import { askAugury, speakWithDead } from './divination.ts'
import { spellDamage, spellScale } from './figures.ts'
import { fly } from './flight.ts'
import { durationOf, durationSays, durationStep, lay, spellTimer } from './lasting.ts'
import { saves, type Saved } from './targets.ts'
import { animate } from './undead.ts'
import type { SpellResult } from './worked.ts'

/** Carries a spell out: each by its own rule, most of them alike. */
export function* work(
  situation: Situation,
  casting: Casting,
  ruling: Ruling,
): ProcedureOf<SpellResult> {
  switch (casting.spell.name) {
    case 'Animate Dead':
      return animate(situation, casting)
    case 'Augury':
      return yield* askAugury(casting)
    case 'Speak with Dead':
      return yield* speakWithDead(casting)
    case 'Charm':
      return charm(situation, casting)
    case 'Fly':
      return fly(situation, casting)
    case 'Control Weather':
      return weather(situation, casting)
    case 'Fireball':
    case 'Lightning Bolt':
      return yield* blast(situation, casting, ruling)
    case 'Dominate':
    case 'Hold Person':
    case 'Sleep':
      return yield* overcome(situation, casting, ruling)
    case 'Knock':
    case 'Wizard Lock':
      return door(situation, casting)
    default:
      return bless(situation, casting)
  }
}

/** As much damage as Mana, half on a save; AP first. Rules HRT-SPELL-07, HRT-SPELL-12, HRT-MAG-06, HRT-MAG-07. */
function* blast(situation: Situation, casting: Casting, ruling: Ruling): ProcedureOf<SpellResult> {
  const rounding = houseRule<'down' | 'up'>(situation, halfRounding)
  const past = houseRule<boolean>(situation, spellsBypassAp)
  const struck = (yield* saves(situation, casting.targets, ruling)).map((save) => {
    const { damage } = spellDamage(casting.mana, save.saved, rounding)
    return { save, damage, blow: strike(save.who, damage, past) }
  })
  return {
    says: listed(
      struck.map(({ save, damage, blow }) =>
        damage === 0 ? `${save.who.name} unhurt` : spelledOut(save.who.name, damage, blow.says),
      ),
    ),
    tone: struck.some(({ save }) => save.who.side === 'party') ? 'bad' : 'good',
    total: casting.mana,
    why: [
      ...struck.flatMap(({ save, damage, blow }) => [
        ...save.why,
        {
          name: save.who.name,
          value: `${counted(damage, 'point')} of damage`,
          rule: 'HRT-MAG-06' as const,
        },
        ...blow.why,
      ]),
      past
        ? { name: 'Spell damage', value: 'past armour', rule: 'E-HRT-17' }
        : { name: 'Spell damage', value: 'each point a hit, AP first', rule: 'HRT-MAG-07' },
    ],
    effects: struck.flatMap(({ save, blow }) => [...save.effects, ...blow.effects]),
  }
}

function spelledOut(name: string, damage: number, says: string): string {
  return says.startsWith(name) ? says : `${name}: ${says || counted(damage, 'hit')}`
}

/** Lays the spell on targets that fail the save. Rules HRT-SPELL-06, HRT-SPELL-09, HRT-SPELL-14. */
function* overcome(
  situation: Situation,
  casting: Casting,
  ruling: Ruling,
): ProcedureOf<SpellResult> {
  const { spell, caster, mana } = casting
  const mark = spell.mark ?? spell.name
  const seconds = durationOf(situation, spell, mana)
  const tried = yield* saves(situation, casting.targets, ruling)
  const taken = tried.filter(({ saved }) => !saved).map(({ who }) => who)
  const marks = taken.map((on) => ({ on, mark }))
  const left = spell.name === 'Dominate' && taken.length > 0
  return {
    says: taken.length > 0 ? `${namesOf(taken)}: ${mark}` : 'Nobody is taken',
    tone: toneOf(tried),
    ...onlyOne(tried),
    why: [
      ...tried.flatMap(({ why }) => why),
      ...(left
        ? [{ name: caster.name, value: 'lies out of body, uncontrolled', rule: spell.rule }]
        : []),
      ...(taken.length > 0 ? [durationStep(spell, seconds)] : []),
    ],
    effects: [
      ...tried.flatMap(({ effects }) => effects),
      ...lay(
        situation,
        spell,
        [...marks, ...(left ? [{ on: caster, mark: 'out of body' }] : [])],
        seconds,
      ),
    ],
  }
}

/** The number of the line, where one die made it. */
function onlyOne(tried: readonly Saved[]): Pick<SpellResult, 'total' | 'failedBy'> {
  const [one, more] = tried
  if (!one || more || one.total === undefined) return {}
  return { total: one.total, ...(one.failedBy === undefined ? {} : { failedBy: one.failedBy }) }
}

function toneOf(tried: readonly Saved[]): Tone {
  const taken = tried.filter(({ saved }) => !saved)
  if (taken.length === 0) return 'plain'
  return taken.some(({ who }) => who.side === 'party') ? 'bad' : 'good'
}

/** Spells that help whoever they are laid on. Rules HRT-SPELL-04, -10, -13, -16 to -19. */
function bless(
  situation: Situation,
  { spell, caster, mana, targets, about }: Casting,
): SpellResult {
  const seconds = durationOf(situation, spell, mana)
  const on = spell.reach === 'caster' ? [caster] : targets
  const mark = spell.mark ?? spell.name
  const { miles } = spellScale(spell.name, mana)
  const far = miles === undefined ? '' : `, up to ${miles} miles off`
  return {
    says: `${namesOf(on)}: ${mark}${far}${about ? `, ${about}` : ''}, ${durationSays(seconds)}`,
    tone: 'good',
    why: [...remarks(spell.name), durationStep(spell, seconds)],
    effects: lay(
      situation,
      spell,
      on.map((each) => ({ on: each, mark })),
      seconds,
    ),
  }
}

function remarks(name: string): Step[] {
  if (name === 'Scry')
    return [{ name: 'Needs', value: 'a mirror, a crystal or still water', rule: 'HRT-SPELL-13' }]
  if (name === 'Third Eye')
    return [{ name: 'Carried spellbooks', value: 'show as prepared spells', rule: 'E-HRT-25' }]
  return []
}

/** Rule HRT-SPELL-05. */
function weather(situation: Situation, { spell, caster, mana, about }: Casting): SpellResult {
  const seconds = durationOf(situation, spell, mana) ?? 0
  const title = about ? `${spell.name}: ${about}` : spell.name
  const timer = spellTimer(situation, spell, seconds, { at: 0, bearer: caster.id, title })
  const held = weatherHeld(situation, timer, about)
  return {
    says: `${about ? `${about}, ` : 'The weather obeys, '}${durationSays(seconds)}`,
    tone: 'good',
    why: [durationStep(spell, seconds), ...held.why],
    effects: seconds > 0 ? held.effects : [],
  }
}

/** Rules HRT-SPELL-11, HRT-SPELL-20. */
function door(situation: Situation, { spell, about }: Casting): SpellResult {
  const what = about || 'the door'
  const knock = spell.name === 'Knock'
  return {
    says: knock ? `Opens ${what}` : `Locks ${what} until a Knock`,
    tone: 'good',
    why: [
      { name: spell.name, value: knock ? 'one door in reach' : 'no time runs', rule: spell.rule },
    ],
    effects: knock ? knockHere(situation) : lockHere(what, spell.rule),
  }
}

function namesOf(creatures: readonly { name: string }[]): string {
  return listed(creatures.map(({ name }) => name))
}

import { charmed, sideUnder } from '../../../common/charm.ts'
import { knockEffects, lockEffects, holdWeather } from '../../../common/spell-works.ts'
import type { AtTable, Ruling } from '../../../core/action.ts'
import { figuresOf, type Step } from '../../../core/outcome.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import { counted, listed, upperFirst } from '../../../core/words.ts'
import { strike } from '../harm/damage.ts'
import { halfRounding, spellsBypassAp } from '../house-rules/magic.ts'
import { rollSaves } from '../saves.ts'
import type { Casting, SpellResult } from './casting.ts'
import { askAugury, speakWithDead } from './divination.ts'
import { castFly } from './flight.ts'
import { durationSays, durationStep, laySpell, spellTimer } from './lasting.ts'
import { spellDamage, spellScale } from './spells.ts'
import { animateDead } from './undead.ts'

/** Carries a spell out: each by its own rule, most of them alike. */
export function* resolveSpell(
  situation: Situation,
  casting: Casting,
  at: AtTable,
): ProcedureOf<SpellResult> {
  const { ruling } = at
  switch (casting.spell.name) {
    case 'Animate Dead':
      return animateDead(situation, casting, at)
    case 'Augury':
      return yield* askAugury(casting)
    case 'Speak with Dead':
      return yield* speakWithDead(casting)
    case 'Charm':
      return charm(situation, casting)
    case 'Fly':
      return castFly(situation, casting)
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
function* blast(
  situation: Situation,
  { mana, saves }: Casting,
  ruling: Ruling,
): ProcedureOf<SpellResult> {
  const rounding = houseRule<'down' | 'up'>(situation, halfRounding)
  const past = houseRule<boolean>(situation, spellsBypassAp)
  const struck = (yield* rollSaves(saves, ruling)).map((save) => {
    const { damage } = spellDamage(mana, save.success, rounding)
    return { save, damage, blow: strike(save.creature, damage, past) }
  })
  return {
    says: listed(
      struck.map(({ save: { creature }, damage, blow }) =>
        damage === 0 ? `${creature.name} unhurt` : spelledOut(creature.name, damage, blow.says),
      ),
    ),
    tone: struck.some(({ save }) => save.creature.side === 'party') ? 'bad' : 'good',
    total: mana,
    why: [
      ...struck.flatMap(({ save, damage, blow }) => [
        ...save.why,
        {
          name: save.creature.name,
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
  { spell, caster, seconds, saves }: Casting,
  ruling: Ruling,
): ProcedureOf<SpellResult> {
  const { name, rule, mark = name } = spell
  const rolled = yield* rollSaves(saves, ruling)
  const taken = rolled.filter(({ success }) => !success).map(({ creature }) => creature)
  const leaves = name === 'Dominate' && taken.length > 0
  const turned = taken.map((on) => ({
    on,
    mark,
    ...(name === 'Dominate' ? sideUnder(caster, { on, mark }) : { effects: [] }),
  }))
  const [one, more] = rolled
  return {
    says: taken.length > 0 ? `${namesOf(taken)}: ${mark}` : 'Nobody is taken',
    tone:
      taken.length === 0 ? 'plain' : taken.some(({ side }) => side === 'party') ? 'bad' : 'good',
    ...(one && !more ? figuresOf(one) : {}),
    why: [
      ...rolled.flatMap(({ why }) => why),
      ...(leaves ? [{ name: caster.name, value: 'lies out of body, uncontrolled', rule }] : []),
      ...(taken.length > 0 ? [durationStep(spell, seconds)] : []),
    ],
    effects: [
      ...rolled.flatMap(({ effects }) => effects),
      ...laySpell(
        situation,
        spell,
        [...turned, ...(leaves ? [{ on: caster, mark: 'out of body' }] : [])],
        seconds,
      ),
      ...turned.flatMap(({ effects }) => effects),
    ],
  }
}

/** One step friendlier without a save; foes then fight no more, or for the caster. Rule HRT-SPELL-03. */
function charm(situation: Situation, { spell, seconds, caster, targets }: Casting): SpellResult {
  const moved = targets.map((target) => {
    const step = charmed(situation, target)
    return { ...step, ...sideUnder(caster, step) }
  })
  return {
    says: listed(moved.map(({ on, mark }) => `${on.name} is ${mark}`)),
    tone: 'good',
    why: [
      ...moved.map(({ on, was, mark }) => ({
        name: on.name,
        value: `${was} to ${mark}`,
        rule: spell.rule,
      })),
      durationStep(spell, seconds),
    ],
    effects: [
      ...moved.flatMap(({ on, was, mark }) =>
        was !== mark && was in on.conditions
          ? [{ do: 'condition' as const, creature: on.id, name: was, to: null }]
          : [],
      ),
      ...laySpell(situation, spell, moved, seconds),
      ...moved.flatMap(({ effects }) => effects),
    ],
  }
}

/** Spells that help whoever they are laid on. Rules HRT-SPELL-04, -10, -13, -16 to -19. */
function bless(
  situation: Situation,
  { spell, caster, mana, seconds, targets, about }: Casting,
): SpellResult {
  const { name, reach, mark = name } = spell
  const on = reach === 'caster' ? [caster] : targets
  const { miles } = spellScale(name, mana)
  const far = miles === undefined ? '' : `, up to ${miles} miles off`
  return {
    says: `${namesOf(on)}: ${mark}${far}${about ? `, ${about}` : ''}, ${durationSays(seconds)}`,
    tone: 'good',
    why: [...remarks(name), durationStep(spell, seconds)],
    effects: laySpell(
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
function weather(situation: Situation, { spell, caster, seconds, about }: Casting): SpellResult {
  const lasts = seconds ?? 0
  const title = about ? `${spell.name}: ${about}` : spell.name
  const timer = spellTimer(situation, spell, lasts, { at: 0, bearer: caster.id, title })
  const held = holdWeather(situation, timer, about)
  return {
    says: `${about ? upperFirst(about) : 'The weather obeys'}, ${durationSays(lasts)}`,
    tone: 'good',
    why: [durationStep(spell, lasts), ...held.why],
    effects: lasts > 0 ? held.effects : [],
  }
}

/** Rules HRT-SPELL-11, HRT-SPELL-20. */
function door(situation: Situation, { spell: { name, rule }, about }: Casting): SpellResult {
  const what = about || 'the door'
  const knock = name === 'Knock'
  return {
    says: knock ? `Opens ${what}` : `Locks ${what} until a Knock`,
    tone: 'good',
    why: [{ name, value: knock ? 'one door in reach' : 'for good, or until a Knock', rule }],
    effects: knock ? knockEffects(situation) : lockEffects(what, rule),
  }
}

function namesOf(creatures: readonly { name: string }[]): string {
  return listed(creatures.map(({ name }) => name))
}

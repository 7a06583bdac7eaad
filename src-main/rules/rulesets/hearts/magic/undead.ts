import type { AtTable, Shelf } from '../../../core/action.ts'
import { newCreature } from '../../../core/creature.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Step } from '../../../core/outcome.ts'
import type { Chance } from '../../../core/preview.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import { animateDeadEnds, raisedMark, raisedOf } from '../../../common/animated-dead.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Creature } from '../../../core/state/creature.ts'
import type { Timer } from '../../../core/state/due.ts'
import { counted, listed } from '../../../core/words.ts'
import { creatureOf } from '../../../gm/meeting.ts'
import { freshNames } from '../../../gm/fight/names.ts'
import type { Attack } from '../../../monsters/canonical.ts'
import { convertBx } from '../monsters/conversion.ts'
import { nameAmong, setFields } from '../character.ts'
import { animateRoll } from '../house-rules/magic.ts'
import type { Casting, SpellResult } from './casting.ts'
import { durationStep, liftSpell, spellTimer } from './lasting.ts'

/** Condition of the caster who keeps the dead standing. */
export const holdingMark = 'holds the dead'
/** Condition of the raised who serve for good. */
export const servantMark = 'undead servant'
const rule = 'HRT-SPELL-01'

/**
 * Raises the chosen dead for the caster, and as many others as Mana allows, by the stat block that the GM picks.
 * Rules HRT-SPELL-01, E-HRT-21.
 */
export function animateDead(situation: Situation, casting: Casting, at: AtTable): SpellResult {
  const { spell, caster, mana, targets: corpses, seconds } = casting
  const others = undeadFor(situation, casting, at)
  const names = [...corpses, ...others].map(({ name }) => name)
  return {
    says: `${listed(names)} ${names.length === 1 ? 'rises' : 'rise'} for ${caster.name}`,
    tone: caster.side === 'foes' ? 'bad' : 'good',
    why: [
      { name: 'Undead', value: mana, rule },
      ...figuresSteps(casting, at.shelf),
      durationStep(spell, seconds),
    ],
    effects: [
      ...corpses.flatMap((corpse) => raise(corpse, caster)),
      ...others.map((creature): Effect => ({ do: 'join', creature })),
      { do: 'condition', creature: caster.id, name: holdingMark, to: { rule } },
      ...(seconds
        ? [{ do: 'timer' as const, timer: closing(situation, casting, seconds, others.length) }]
        : []),
    ],
  }
}

/** Figures of those who rise: a corpse's own, the stat block's, else those of 1 HD. Rules E-HRT-21, HRT-BX-01. */
export function figuresSteps({ mana, targets, figures }: Casting, shelf: Shelf): Step[] {
  const others = mana - targets.length
  const block = shelf.monster(figures)?.name ?? '1 HD: HP 1, ST 11, d6; or choose a monster'
  return [
    ...(targets.length > 0
      ? [{ name: 'Corpses', value: 'with their own figures', rule: 'E-HRT-21' as const }]
      : []),
    ...(others > 0
      ? [
          {
            name: 'Figures',
            value: `${counted(others, 'undead', 'undead')}: ${block}`,
            rule: 'E-HRT-21' as const,
          },
        ]
      : []),
  ]
}

/** Undead that no chosen corpse stands for, on the caster's side. */
function undeadFor(
  situation: Situation,
  casting: Casting,
  { shelf, ruleset }: AtTable,
): Creature[] {
  const { caster, mana, targets, figures } = casting
  const monster = shelf.monster(figures)
  const { hp, st, ap, mana: own } = convertBx({ hd: 1, armour: 'none' })
  const plain = { hp, maxHp: hp, ap, maxAp: ap, st, mana: own, maxMana: own }
  const names = freshNames(situation, monster?.name ?? 'Undead', mana - targets.length)
  return names.map((name, place) => {
    const id = `c${situation.nextId + place}`
    const creature = monster
      ? creatureOf(monster, id, name, situation, ruleset)
      : { ...newCreature(id, name, 'monster', plain), attacks: { claw }, attackOrder: ['claw'] }
    const { side } = caster
    return {
      ...creature,
      side,
      tags: { ...creature.tags, undead: true },
      conditions: { [raisedMark]: { rule } },
    }
  })
}

const claw: Attack = { id: 'claw', name: 'claw', count: 1, dice: 'd6', notes: '', joins: 'first' }

function raise(corpse: ReadonlyCreature, caster: ReadonlyCreature): Effect[] {
  const most = Math.max(1, corpse.values.maxHp ?? 1)
  return [
    ...setFields(corpse, { maxHp: most, hp: most }),
    { do: 'condition', creature: corpse.id, name: 'dead', to: null },
    { do: 'condition', creature: corpse.id, name: raisedMark, to: { rule } },
    ...(corpse.side === caster.side
      ? []
      : [{ do: 'side' as const, creature: corpse.id, side: caster.side }]),
  ]
}

function closing(
  situation: Situation,
  { spell, caster, mana }: Casting,
  seconds: number,
  at: number,
): Timer {
  return spellTimer(situation, spell, seconds, {
    at,
    bearer: caster.id,
    due: {
      action: 'hearts.end-spell',
      input: { spell: spell.name, undead: Math.max(1, mana) },
      title: 'The raised dead are released',
      why: `Animate Dead by ${caster.name} is over`,
      rule,
      when: 'now',
      who: [caster.id],
      must: false,
    },
  })
}

type Fate = 'hostile' | 'dust' | 'permanent'

const ends: Readonly<Record<Fate, string>> = {
  hostile: 'turn hostile',
  dust: 'crumble to dust',
  permanent: 'serve for good',
}
const endsAlone: Readonly<Record<Fate, string>> = {
  hostile: 'turns hostile',
  dust: 'crumbles to dust',
  permanent: 'serves for good',
}

/** Odds of the closing die, of all or of each. */
export function releaseChances(situation: Situation): Chance[] {
  const each = houseRule<string>(situation, animateRoll) === 'each'
  const says = (fate: Fate): string => (each ? `Each ${endsAlone[fate]}` : `They ${ends[fate]}`)
  return [
    { says: says('hostile'), chance: 3 / 6, tone: 'bad' },
    { says: says('dust'), chance: 2 / 6, tone: 'plain' },
    { says: says('permanent'), chance: 1 / 6, tone: 'good' },
  ]
}

/** One d6 for all of them, or one each by house rule. Rules HRT-SPELL-01, E-HRT-22. */
export function* releaseDead(
  situation: Situation,
  undead: number,
): ProcedureOf<{ says: string; why: Step[]; effects: Effect[]; bad: boolean }> {
  const raised = raisedOf(situation)
  const each = houseRule<string>(situation, animateRoll) === 'each'
  const count = each ? Math.max(raised.length, raised.length > 0 ? 0 : undead) : 1
  const why: Step[] = []
  const effects: Effect[] = []
  const results: Fate[] = []
  for (let at = 0; at < count; at++) {
    const one = raised[at] ? nameAmong(raised, at) : `undead ${at + 1}`
    const die = yield* rollOne(each ? `end of ${one}` : 'end d6', 6)
    const { result } = animateDeadEnds(die)
    results.push(result)
    const who = each ? raised.slice(at, at + 1) : raised
    why.push({
      name: each ? (who[0]?.name ?? `Undead ${at + 1}`) : 'd6 for all',
      value: `${die}: ${each ? endsAlone[result] : ends[result]}`,
      rule: each ? 'E-HRT-22' : rule,
    })
    effects.push(...who.flatMap((creature) => ended(creature, result)))
  }
  return {
    says: each
      ? listed(
          results.map(
            (result, at) => `${raised[at]?.name ?? `Undead ${at + 1}`} ${endsAlone[result]}`,
          ),
        )
      : `The undead ${ends[results[0] ?? 'dust']}`,
    bad: results.includes('hostile'),
    why: each
      ? [
          { name: 'A die each', value: counted(count, 'undead', 'undead'), rule: 'E-HRT-22' },
          ...why,
        ]
      : why,
    effects,
  }
}

function ended(creature: ReadonlyCreature, result: Fate): Effect[] {
  const off = liftSpell(creature, rule)
  if (result === 'hostile')
    return creature.side === 'foes'
      ? off
      : [...off, { do: 'side', creature: creature.id, side: 'foes' }]
  if (result === 'permanent')
    return [...off, { do: 'condition', creature: creature.id, name: servantMark, to: { rule } }]
  if (creature.kind === 'monster') return [{ do: 'leave', creature: creature.id }]
  return [
    ...off,
    { do: 'set', creature: creature.id, field: 'hp', to: 0 },
    { do: 'condition', creature: creature.id, name: 'dead', to: { rule } },
  ]
}

import { day } from '../../../clock/clock.ts'
import { knockEffects, lockEffects, holdWeather } from '../../../common/spell-works.ts'
import type { Ruling } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Step } from '../../../core/outcome.ts'
import { type ProcedureOf, roll, rollOne } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import type { Timer } from '../../../core/state/due.ts'
import { counted, upperFirst } from '../../../core/words.ts'
import { expressionOf } from '../../../dice/read-notation.ts'
import { askNotation } from '../../../dice/roll.ts'
import { abilitiesRestored, setTo } from '../character/people.ts'
import { applyBlows } from '../harm/damage.ts'
import { woundIn } from '../harm/wounds.ts'
import { halfRounding } from '../house-rules/fight.ts'
import { rollSave } from '../saves.ts'
import {
  type CastResult,
  type SpellAtWork,
  charm,
  dominate,
  markTargets,
  toneOf,
} from './conditions.ts'
import { spendCounterspells } from './counter.ts'
import { fly } from './fly.ts'
import { resistedWith } from './interrupt.ts'
import { spellDamage, spellScale } from './spells.ts'
import { animate } from './undead.ts'

/** Resolves the mechanical part of a spell. Rules DLV-SPELL-01 to DLV-SPELL-25. */
export function* resolveSpell(
  situation: Situation,
  working: SpellAtWork,
  ruling: Ruling,
): ProcedureOf<CastResult> {
  const { kept, effects, why } = spendCounterspells(working.targets)
  const open: SpellAtWork = { ...working, targets: kept }
  const worked = yield* runSpell(situation, open, ruling)
  const reading = readings[working.spell.name]
  return {
    ...worked,
    why: [...why, ...worked.why, ...(reading ? [reading] : [])],
    effects: [...effects, ...worked.effects],
  }
}

/** Readings of spells whose text leaves something open. */
const readings: Readonly<Record<string, Step>> = {
  Bless: { name: 'Bless', value: '1 on damage and on the score saved against', rule: 'E-DLV-31' },
  Haste: { name: 'Haste and Slow', value: 'cancel', rule: 'E-DLV-33' },
  Slow: { name: 'Haste and Slow', value: 'cancel', rule: 'E-DLV-33' },
  'Heal Sickness': { name: 'Grievous wounds', value: 'are among it', rule: 'E-DLV-35' },
  Invisibility: { name: 'A level', value: 'is the spell’s', rule: 'E-DLV-34' },
}

function* runSpell(
  situation: Situation,
  working: SpellAtWork,
  ruling: Ruling,
): ProcedureOf<CastResult> {
  switch (working.spell.name) {
    case 'Animate Dead':
      return yield* animate(situation, working)
    case 'Augury':
      return yield* augury(working)
    case 'Charm':
      return charm(situation, working)
    case 'Control Weather':
      return weather(situation, working)
    case 'Dominate':
      return yield* dominate(situation, working, ruling)
    case 'Fireball':
    case 'Lightning Bolt':
      return yield* burn(situation, working, ruling)
    case 'Fly':
      return fly(situation, working)
    case 'Heal Sickness':
      return yield* heal(situation, working, ruling)
    case 'Speak with Dead':
      return yield* speakWithDead(working)
    case 'Scry':
      return plainResult(working, `Sees and hears up to ${10 * working.level} miles off`)
    case 'Knock':
      return {
        ...plainResult(working, `Opens ${working.about || 'one door in reach'}`),
        effects: knockEffects(situation),
      }
    case 'Wizard Lock':
      return {
        ...plainResult(working, `Locks ${working.about || 'one door in reach'} until a Knock`),
        effects: lockEffects(working.about || 'one door', working.spell.rule),
      }
    default:
      return yield* markTargets(situation, working, ruling)
  }
}

function plainResult({ spell }: SpellAtWork, says: string): CastResult {
  return {
    says,
    tone: 'good',
    why: [{ name: spell.name, value: spell.says, rule: spell.rule }],
    effects: [],
  }
}

/** Fire and lightning: so many d6 for each, a save halving them. Rules DLV-SPELL-08, DLV-SPELL-15, E-DLV-08. */
function* burn(
  situation: Situation,
  working: SpellAtWork,
  ruling: Ruling,
): ProcedureOf<CastResult> {
  const { spell, targets, level } = working
  const rounding = houseRule<'down' | 'up'>(situation, halfRounding)
  const says: string[] = []
  const why: Step[] = [{ name: spell.name, value: `${level}d6 each`, rule: spell.rule }]
  const effects: Effect[] = []
  for (const [place, target] of targets.entries()) {
    const name = `${place + 1}. ${target.name}`
    const dice = yield* roll(`${name}: ${spell.name}`, 6, Math.max(1, level))
    const ability = yield* resistedWith(situation, `${name} resists by`)
    const label = `${name}: ${ability} save`
    const result = yield* rollSave(situation, target, ability, ruling, { label, rule: spell.rule })
    const { damage } = spellDamage(dice, result.success, rounding)
    const landed = yield* applyBlows(situation, {
      target,
      totals: [damage],
      by: working.caster,
      label: name,
    })
    why.push({
      name: target.name,
      value: result.success
        ? `${damage}: half of ${dice.reduce((sum, die) => sum + die, 0)}, rounded ${rounding}`
        : damage,
      rule: result.success ? 'E-DLV-08' : spell.rule,
    })
    why.push(...result.why, ...landed.why)
    says.push(landed.says)
    effects.push(...landed.effects)
  }
  return {
    says: says.join('; ') || 'Nobody is in it',
    tone: toneOf(working.caster, targets.length > 0),
    why,
    effects,
  }
}

const magical = /curse|spell|magic|charm|hex/i

const ailing = /poison|disease|sick|ill|rot|fever|infect|plague|curse|hex|delirious|paralys/i

/**
 * Heals all ailments of one creature; magical ones resist with one more save. Rules DLV-SPELL-11, E-DLV-35.
 */
function* heal(
  situation: Situation,
  working: SpellAtWork,
  ruling: Ruling,
): ProcedureOf<CastResult> {
  const [target] = working.targets
  const rule = 'DLV-SPELL-11'
  if (!target) return { says: 'Nobody is healed', tone: 'plain', why: [], effects: [] }
  const why: Step[] = [{ name: 'Heal Sickness', value: working.spell.says, rule }]
  const { hp = 0, maxHp = hp } = target.values
  const effects: Effect[] = [
    ...(hp < maxHp ? [setTo(target, 'hp', maxHp)] : []),
    ...abilitiesRestored(target),
  ]
  for (const name of Object.keys(target.conditions)) {
    const hurt = woundIn(name) !== null || ['dying', 'stable', 'blind'].includes(name)
    if (!hurt && !ailing.test(name)) continue
    if (!hurt && magical.test(name)) {
      const label = `${name}: WIL save`
      const result = yield* rollSave(situation, target, 'WIL', ruling, { label, rule })
      why.push({ name, value: result.success ? 'shaken off' : 'stays', rule }, ...result.why)
      if (!result.success) continue
    } else if (hurt) why.push({ name, value: 'healed by magic', rule: 'E-DLV-35' })
    effects.push({ do: 'condition', creature: target.id, name, to: null })
  }
  return { says: `${target.name} is healed`, tone: toneOf(working.caster, true), why, effects }
}

/** Augury: hidden dice for truth or lie, or true answers for blood. Rules DLV-SPELL-02, E-DLV-34. */
function* augury({ caster, level, blood }: SpellAtWork): ProcedureOf<CastResult> {
  const rule = 'DLV-SPELL-02'
  const counts: Step = {
    name: 'Questions',
    value: `${level}, by the spell’s level`,
    rule: 'E-DLV-34',
  }
  if (blood) {
    const price = yield* rollOne('blood', 6)
    const hp = Math.max(0, (caster.values.hp ?? 0) - price)
    return {
      says: `${counted(level, 'true answer')} for ${price} HP of blood`,
      tone: 'good',
      why: [counts, { name: 'Blood', value: `HP ${caster.values.hp ?? 0} to ${hp}`, rule }],
      effects: [{ do: 'set', creature: caster.id, field: 'hp', to: hp }],
    }
  }
  const dice = yield* roll('augury', 6, Math.max(1, level))
  return {
    says: dice.map((die, at) => `${at + 1}: ${die >= 4 ? 'the truth' : 'a lie'}`).join(', '),
    tone: 'plain',
    secret: true,
    why: [counts, ...dice.map((die): Step => ({ name: 'Hidden d6', value: die, rule }))],
    effects: [],
  }
}

/** Speak with Dead: d6 questions; the level limits the age of the corpse. Rule DLV-SPELL-20. */
function* speakWithDead({ level }: SpellAtWork): ProcedureOf<CastResult> {
  const rule = 'DLV-SPELL-20'
  const { total } = yield* askNotation('questions', expressionOf('d6'))
  const oldest = spellScale('Speak with Dead', level).maxDead ?? ''
  return {
    says: counted(total, 'question'),
    tone: 'good',
    why: [{ name: 'Dead for at most', value: oldest, rule }],
    effects: [],
  }
}

/** A day a level, on the clock. Rule DLV-SPELL-06. */
function weather(situation: Situation, { spell, caster, level, about }: SpellAtWork): CastResult {
  const timer: Timer = {
    id: `t${situation.nextId}`,
    kind: 'spell',
    title: `Weather: ${about || 'as the caster wants it'}`,
    bearer: caster.id,
    from: situation.clock.seconds,
    next: situation.clock.seconds + level * day,
    rule: spell.rule,
  }
  const held = holdWeather(situation, timer, about)
  return {
    says: `${upperFirst(about) || 'The weather they want'} for ${counted(level, 'day')}`,
    tone: 'good',
    why: [{ name: spell.name, value: spell.says, rule: spell.rule }, ...held.why],
    effects: held.effects,
  }
}

import type { Ruling } from '../../../action.ts'
import { day, minute } from '../../../clock/clock.ts'
import { askNotation } from '../../../dice/roll.ts'
import type { Effect } from '../../../effects.ts'
import { expressionOf } from '../../../house/notation.ts'
import { counted, listed } from '../../../house/words.ts'
import type { Step, Tone } from '../../../outcome.ts'
import { roll, rollOne, type Asking } from '../../../procedure.ts'
import { houseRule } from '../../../ruleset.ts'
import type { Situation, Timer } from '../../../situation.ts'
import { halfRounding } from '../fight-rules.ts'
import { land } from '../harm/land.ts'
import { woundIn } from '../harm/wounds.ts'
import { abilities, fieldOf, fullOf, type Someone } from '../people.ts'
import { saved } from '../saves.ts'
import { resistedWith } from './casting.ts'
import { shielded } from './counter.ts'
import { spellDamage, spellScale } from './figures.ts'
import { fly } from './fly.ts'
import { animate } from './undead.ts'
import { secondsOf, type Worked, type Working } from './working.ts'

/** Carries a spell out, as far as it is mechanical. Rules DLV-SPELL-01 to DLV-SPELL-25. */
export function* work(situation: Situation, working: Working, ruling: Ruling): Asking<Worked> {
  const { kept, effects, why } = shielded(working.targets)
  const open: Working = { ...working, targets: kept }
  const worked = yield* effectOf(situation, open, ruling)
  const reading = readings[working.spell.name]
  return {
    ...worked,
    why: [...why, ...worked.why, ...(reading ? [reading] : [])],
    effects: [...effects, ...worked.effects],
  }
}

/** How a spell is read where its text leaves it open. */
const readings: Readonly<Record<string, Step>> = {
  Bless: { name: 'Bless', value: '1 on damage and on the score saved against', rule: 'E-DLV-31' },
  Haste: { name: 'Haste and Slow', value: 'cancel', rule: 'E-DLV-33' },
  Slow: { name: 'Haste and Slow', value: 'cancel', rule: 'E-DLV-33' },
  'Heal Sickness': { name: 'Grievous wounds', value: 'are among it', rule: 'E-DLV-35' },
  Invisibility: { name: 'A level', value: 'is the spell’s', rule: 'E-DLV-34' },
}

function* effectOf(situation: Situation, working: Working, ruling: Ruling): Asking<Worked> {
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
      return said(working, `Sees and hears up to ${10 * working.level} miles off`)
    case 'Knock':
      return said(working, `Opens ${working.about || 'one door in reach'}`)
    case 'Wizard Lock':
      return said(working, `Locks ${working.about || 'one door in reach'} until a Knock`)
    default:
      return yield* marked(situation, working, ruling)
  }
}

function said({ spell }: Working, says: string): Worked {
  return {
    says,
    tone: 'good',
    why: [{ name: spell.name, value: spell.says, rule: spell.rule }],
    effects: [],
  }
}

function lasting(situation: Situation, working: Working): { until?: number; fight?: true } {
  const { lasts } = working.spell
  if (lasts === 'minutes') return { until: situation.clock.seconds + secondsOf(working) }
  return lasts === 'fight' ? { fight: true } : {}
}

function lastingStep(working: Working): Step[] {
  if (working.spell.lasts !== 'minutes') return []
  return [{ name: 'Lasts', value: `${secondsOf(working) / minute} minutes`, rule: 'DLV-MAG-09' }]
}

/** Lays the spell's condition on all it takes, save for those who resist. */
function* marked(situation: Situation, working: Working, ruling: Ruling): Asking<Worked> {
  const { spell, targets, caster } = working
  const { taken, why } = yield* resisting(situation, working, ruling)
  const mark = spell.mark ?? spell.name
  return {
    says: taken.length === 0 ? 'Nobody is taken' : `${listed(names(taken))}: ${mark}`,
    tone: toneOf(caster, taken.length > 0),
    why: [
      { name: spell.name, value: spell.says, rule: spell.rule },
      ...why,
      ...lastingStep(working),
    ],
    effects: taken.map((creature): Effect => ({
      do: 'condition',
      creature: creature.id,
      name: mark,
      to: { ...lasting(situation, working), rule: spell.rule },
    })),
    ...(targets.length === 0 ? { tone: 'plain' as const } : {}),
  }
}

function toneOf(caster: Someone, worked: boolean): Tone {
  if (!worked) return 'plain'
  return caster.side === 'foes' ? 'bad' : 'good'
}

const names = (of: readonly Someone[]): string[] => of.map(({ name }) => name)

/** A save each where the spell allows one; all are taken where it does not. Rule E-DLV-10. */
function* resisting(
  situation: Situation,
  { spell, targets }: Working,
  ruling: Ruling,
): Asking<{ taken: Someone[]; why: Step[] }> {
  if (!spell.save) return { taken: targets, why: [] }
  const taken: Someone[] = []
  const why: Step[] = []
  for (const [place, creature] of targets.entries()) {
    const name = `${place + 1}. ${creature.name}`
    const ability = yield* resistedWith(situation, `${name} resists by`)
    const label = `${name}: ${ability} save`
    const tried = yield* saved(situation, creature, ability, ruling, { label, rule: spell.rule })
    why.push({
      name: creature.name,
      value: tried.success ? 'resists' : 'is taken',
      rule: 'E-DLV-10',
    })
    why.push(...tried.why)
    if (!tried.success) taken.push(creature)
  }
  return { taken, why }
}

/** Fire and lightning: so many d6 for each, a save halving them. Rules DLV-SPELL-08, DLV-SPELL-15, E-DLV-08. */
function* burn(situation: Situation, working: Working, ruling: Ruling): Asking<Worked> {
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
    const tried = yield* saved(situation, target, ability, ruling, { label, rule: spell.rule })
    const { damage } = spellDamage(dice, tried.success, rounding)
    const landed = yield* land(situation, {
      target,
      totals: [damage],
      by: working.caster,
      label: name,
    })
    why.push({
      name: target.name,
      value: `${damage}${tried.success ? `, halved and rounded ${rounding}` : ''}`,
      rule: tried.success ? 'E-DLV-08' : spell.rule,
    })
    why.push(...tried.why, ...landed.why)
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

/** Hidden answers, or sure ones for blood. Rules DLV-SPELL-02, E-DLV-34. */
function* augury({ caster, level, blood }: Working): Asking<Worked> {
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

const moods = ['neutral', 'friendly', 'infatuated'] as const

/** One step kinder each. Rule DLV-SPELL-04. */
function charm(situation: Situation, working: Working): Worked {
  const { spell, targets, caster } = working
  const moved = targets.map((creature) => {
    const now = moods.findIndex((mood) => mood in creature.conditions)
    return {
      creature,
      was: moods[now],
      mood: moods[Math.min(now + 1, moods.length - 1)] ?? 'neutral',
    }
  })
  return {
    says:
      listed(moved.map(({ creature, mood }) => `${creature.name} is ${mood}`)) || 'Nobody is taken',
    tone: toneOf(caster, moved.length > 0),
    why: [{ name: spell.name, value: spell.says, rule: spell.rule }, ...lastingStep(working)],
    effects: moved.flatMap(({ creature, was, mood }): Effect[] => [
      ...(was && was !== mood
        ? [{ do: 'condition' as const, creature: creature.id, name: was, to: null }]
        : []),
      {
        do: 'condition',
        creature: creature.id,
        name: mood,
        to: { ...lasting(situation, working), rule: spell.rule },
      },
    ]),
  }
}

/** A day a level, on the clock. Rule DLV-SPELL-06. */
function weather(situation: Situation, { spell, caster, level, about }: Working): Worked {
  const timer: Timer = {
    id: `t${situation.nextId}`,
    kind: 'spell',
    title: `Weather: ${about || 'as the caster wants it'}`,
    bearer: caster.id,
    from: situation.clock.seconds,
    next: situation.clock.seconds + level * day,
    rule: spell.rule,
  }
  return {
    says: `${about || 'The weather they want'} for ${counted(level, 'day')}`,
    tone: 'good',
    why: [{ name: spell.name, value: spell.says, rule: spell.rule }],
    effects: [{ do: 'timer', timer }],
  }
}

/** Whoever is steered is not themself, and the caster’s body lies empty. Rule DLV-SPELL-07. */
function* dominate(situation: Situation, working: Working, ruling: Ruling): Asking<Worked> {
  const worked = yield* marked(situation, working, ruling)
  if (!worked.effects.some(({ do: word }) => word === 'condition')) return worked
  const out: Effect = {
    do: 'condition',
    creature: working.caster.id,
    name: 'out of the body',
    to: { ...lasting(situation, working), rule: working.spell.rule },
  }
  return { ...worked, effects: [...worked.effects, out] }
}

const magical = /curse|spell|magic|charm|hex/i
const ailing = /poison|disease|sick|ill|rot|fever|infect|plague|curse|hex|delirious|paralys/i

/** All that ails one creature; what is magical resists with one more save. Rules DLV-SPELL-11, E-DLV-35. */
function* heal(situation: Situation, working: Working, ruling: Ruling): Asking<Worked> {
  const [target] = working.targets
  const rule = 'DLV-SPELL-11'
  if (!target) return { says: 'Nobody is healed', tone: 'plain', why: [], effects: [] }
  const why: Step[] = [{ name: 'Heal Sickness', value: working.spell.says, rule }]
  const effects: Effect[] = mended(target)
  for (const name of Object.keys(target.conditions)) {
    const hurt = woundIn(name) !== null || ['dying', 'stable', 'blind'].includes(name)
    if (!hurt && !ailing.test(name)) continue
    if (!hurt && magical.test(name)) {
      const label = `${name}: WIL save`
      const tried = yield* saved(situation, target, 'WIL', ruling, { label, rule })
      why.push({ name, value: tried.success ? 'shaken off' : 'stays', rule }, ...tried.why)
      if (!tried.success) continue
    } else if (hurt) why.push({ name, value: 'healed by magic', rule: 'E-DLV-35' })
    effects.push({ do: 'condition', creature: target.id, name, to: null })
  }
  return { says: `${target.name} is healed`, tone: toneOf(working.caster, true), why, effects }
}

function mended(target: Someone): Effect[] {
  const { hp = 0, maxHp = hp } = target.values
  return [
    ...(hp < maxHp ? [{ do: 'set' as const, creature: target.id, field: 'hp', to: maxHp }] : []),
    ...abilities.flatMap((ability): Effect[] => {
      const full = target.values[fullOf[ability]]
      const now = target.values[fieldOf[ability]]
      return full !== undefined && now !== undefined && now < full
        ? [{ do: 'set', creature: target.id, field: fieldOf[ability], to: full }]
        : []
    }),
  ]
}

/** A d6 of questions; how old the corpse may be, by level. Rule DLV-SPELL-20. */
function* speakWithDead({ level }: Working): Asking<Worked> {
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

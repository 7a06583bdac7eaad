import { defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { step, type Step } from '../../../core/outcome.ts'
import { isRefusal, plain, refusal, type Preview, type Scope } from '../../../core/preview.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { counted, listed } from '../../../core/words.ts'
import { percent } from '../../../common/check.ts'
import { aboutAsk, bookAsks, whomAsk } from '../../../gm/cast-asks.ts'
import { abilities, scoreOf } from '../character/people.ts'
import { chanceOn } from '../checks/odds.ts'
import { resists } from '../combat/gambit.ts'
import { addFatigue } from '../load.ts'
import { elements, workArcane } from './arcane.ts'
import { faithPool, fatigueOf, feedbackChance, magicPool, rollMagic, wandPower } from './dice.ts'
import { workMiracle } from './divine.ts'
import { asWritten, planCasting, type ReadyPower } from './ready.ts'
import { sing } from './songs.ts'
import { powerNamed, spellNames, type Power } from './spells.ts'

const powers = [asWritten, ...spellNames]

/**
 * Reason that dice don't buy all that is wanted, or null: each die after the first buys a step of energy, or
 * another foe for a trick. Rules BDPX-MAG-03, BDPX-MAG-04.
 */
function beyondDice(
  { power, dice }: ReadyPower,
  { damage, harms, element }: { damage: number; harms: string; element?: string | undefined },
  targets: number,
): string | null {
  const has = `${counted(dice, 'Magic Die', 'Magic Dice')} ${dice === 1 ? 'takes' : 'take'}`
  if (power.art === 'trick' && targets > dice)
    return `${has} in ${counted(dice, 'foe', 'foes')}, not ${targets} (BDPX-MAG-04): choose fewer, or more dice.`
  if (power.art !== 'energy') return null
  const wanted = [
    ...(damage > 1 ? [{ steps: damage - 1, of: `${damage}d6 damage` }] : []),
    ...(harms === 'STR' ? [] : [{ steps: 1, of: `harm to ${harms}` }]),
    ...(element?.trim() ? [{ steps: 1, of: element.trim() }] : []),
    ...(targets > 1 ? [{ steps: 1, of: 'more than one target' }] : []),
  ]
  const steps = wanted.reduce((all, one) => all + one.steps, 0)
  return steps < dice
    ? null
    : `${counted(dice, 'Magic Die buys', 'Magic Dice buy')} ${counted(dice - 1, 'step', 'steps')}, and ${listed(wanted.map(({ of }) => of))} would be ${steps} (BDPX-MAG-03): add dice, or ask for less.`
}

/** Preview of a power by its art: cost and risk, before the roll. */
function previewPower(situation: Situation, ready: ReadyPower, acted: boolean): Preview {
  const { caster, power, dice } = ready
  const own: Step = step(power.name, power.says, power.rule)
  if (power.art === 'song') {
    const hard = Math.max(0, (power.complexity ?? 0) - (acted ? 3 : 0))
    const score = scoreOf(caster, 'WIL')
    const chance = chanceOn(20, (d20) => resists(score, hard, d20))
    return {
      ...plain(
        `${power.name}: d20 at or under WIL ${score} and over ${hard}`,
        [],
        [own, step('A song', 'a full turn, not in melee', 'BDPX-SNG-01')],
      ),
      chances: [
        { says: 'It is heard', chance, tone: 'good' },
        { says: '1 Fatigue', chance: 1 - chance, tone: 'bad' },
      ],
    }
  }
  if (power.art === 'miracle')
    return plain(
      `${power.name}: ${dice} of ${faithPool(caster)} Faith Dice, ${dice} to ${2 * dice} WIL`,
      [step('WIL', scoreOf(caster, 'WIL'), 'BDPX-DIV-02')],
      [
        own,
        ready.imprinted
          ? step('Imprinted', 'ready', 'BDPX-DIV-01')
          : step('Not imprinted', 'ten minutes and a WIL save first', 'BDPX-DIV-01'),
      ],
    )
  const chance = feedbackChance(dice)
  return {
    ...plain(
      `${power.name}: ${dice} of ${magicPool(caster, situation)} Magic Dice; feedback ${percent(chance)}`,
      [step('Magic Dice', magicPool(caster, situation), 'BDPX-MAG-01')],
      [
        own,
        step('Each 4 and up', '1 Fatigue', 'BDPX-MAG-02'),
        step('Feedback', percent(chance), 'BDPX-MAG-10'),
        ...(magicPool(caster, situation) > (caster.values.magicDice ?? 0)
          ? [step('Of gear', 'more dice', 'BDPX-MAG-08')]
          : []),
      ],
    ),
    chances: [
      { says: 'No dice match', chance: 1 - chance, tone: 'good' },
      { says: 'Arcane Feedback', chance, tone: 'bad' },
    ],
  }
}

/** Inputs that an art does not use, as idle. */
function scopeOf(
  power: Power | undefined,
  { ward, guards }: { ward: boolean; guards: boolean },
): Record<string, Scope> {
  const art = power?.art
  const idle: Scope = { idle: true }
  const arcane = art === 'energy' || art === 'trick' || art === 'word'
  const song = art === 'song'
  return {
    ...(song ? { dice: idle } : { acted: idle }),
    ...(art === 'energy' ? {} : { damage: idle, element: idle }),
    ...(arcane && ward ? {} : { ward: idle }),
    ...(art === 'energy' || art === 'trick' ? {} : { harms: idle }),
    ...(arcane && guards ? {} : { guard: idle, guarded: idle }),
    ...(power?.named ? {} : { about: idle }),
  }
}

/** True when anybody on the other side holds a wand or a staff with Power left. Rule BDPX-MAG-08. */
function guardsAgainst(situation: Situation, { side }: ReadonlyCreature): boolean {
  return Object.values(situation.creatures).some((one) => one.side !== side && wandPower(one) > 0)
}

function creaturesNamed(situation: Situation, ids: readonly string[]): ReadonlyCreature[] {
  return ids.flatMap((id) => situation.creatures[id] ?? [])
}

/** Casts a power, prays for a miracle or sings a song. Rules BDPX-MAG-01 to BDPX-MAG-10, BDPX-DIV-02, BDPX-SNG-01. */
export const cast = defineAction({
  id: 'block-dodge-parry.cast',
  deed: 'spell',
  title: 'Cast, pray or sing',
  rule: 'BDPX-MAG-02',
  phase: 'fight',
  slot: 'spell',
  needs: ['wil'],
  finds: `magic dice arcane divine miracle spell ${spellNames.join(' ').toLowerCase()}`,
  asks: {
    ...bookAsks,
    power: { kind: 'choice', role: 'power', title: 'Power', of: powers, default: asWritten },
    dice: { kind: 'number', role: 'pool', title: 'Dice', min: 1, max: 4, default: 1 },
    targets: whomAsk,
    damage: { kind: 'number', title: 'Dice of damage (Sculpt Energy)', min: 1, max: 4, default: 1 },
    harms: { kind: 'choice', title: 'Harms, or saves by', of: abilities, default: 'STR' },
    element: {
      kind: 'text',
      title: 'Element (Sculpt Energy)',
      max: 24,
      optional: true,
      offers: elements,
    },
    ward: { kind: 'number', title: 'Power of a wand against feedback', min: 0, max: 4, default: 0 },
    guard: { kind: 'creature', title: 'Whose wand stands against it', optional: true },
    guarded: { kind: 'number', title: 'Power spent against it', min: 0, max: 4, default: 0 },
    acted: { kind: 'switch', title: 'Four lines acted (a song)', default: false },
    about: { ...aboutAsk, title: 'On what: a door, a weapon, a kind' },
  },
  plan(situation, input) {
    const ready = planCasting(situation, input)
    if (isRefusal(ready))
      return refusal(ready.refuses, {
        scope: scopeOf(powerNamed(input.power), { ward: false, guards: false }),
      })
    const power = wandPower(ready.caster)
    if (input.ward > power)
      return refusal(
        `${ready.caster.name} has ${power} Power in hand, not ${input.ward}: set less against the feedback.`,
      )
    const guard = input.guard ? situation.creatures[input.guard] : undefined
    if (input.guarded > 0 && input.guarded > (guard ? wandPower(guard) : 0))
      return refusal(
        guard
          ? `${guard.name} has ${wandPower(guard)} Power in hand, not ${input.guarded}: spend less against it.`
          : 'Choose whose wand stands against it, or spend no Power.',
      )
    const targets = creaturesNamed(situation, input.targets ?? [])
    const beyond = beyondDice(ready, input, targets.length)
    return beyond ? refusal(beyond) : { ...input, ready, guard, targets }
  },
  preview: ({ ready, acted }, situation) => ({
    ...previewPower(situation, ready, acted),
    scope: scopeOf(ready.power, {
      ward: wandPower(ready.caster) > 0,
      guards: guardsAgainst(situation, ready.caster),
    }),
  }),
  *run({ ready, targets, acted, about, ...aim }, situation, at) {
    const { caster, power } = ready
    const worked =
      power.art === 'song'
        ? yield* sing(situation, ready, acted, targets)
        : power.art === 'miracle'
          ? yield* workMiracle(situation, ready, targets)
          : yield* workArcane(situation, ready, { ...aim, targets })
    return line(at, {
      rule: power.rule,
      what: [power.name, caster.name, about].filter(Boolean).join(', '),
      says: worked.says,
      tone: worked.tone,
      who: [...new Set(worked.who)],
      total: worked.total,
      why: worked.why,
      effects: [
        ...worked.effects,
        ...(situation.fight ? [{ do: 'acted' as const, creature: caster.id }] : []),
      ],
    })
  },
})

/** Counters a spell: a total as high as its own undoes both. Rule BDPX-MAG-05. */
export const counterspell = defineAction({
  id: 'block-dodge-parry.counterspell',
  title: 'Counterspell',
  rule: 'BDPX-MAG-05',
  phase: 'fight',
  slot: 'manoeuvre',
  needs: ['wil'],
  finds: 'counter magic undo spell enemy cancel',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who counters' },
    dice: { kind: 'number', title: 'Magic Dice', min: 1, max: 4, default: 1 },
    total: { kind: 'number', title: 'Total of the spell', min: 1, max: 48, default: 4 },
  },
  plan(situation, { who, dice, total }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who counters it.')
    const pool = magicPool(creature, situation)
    if (dice > pool)
      return refusal(
        `${creature.name} has ${counted(pool, 'Magic Die', 'Magic Dice')}: that is what can be rolled.`,
      )
    return { creature, dice, total }
  },
  preview: ({ dice, total }) =>
    plain(`${dice}d6, ${total} and up undoes it`, [], [step('Both', 'are undone', 'BDPX-MAG-05')]),
  *run({ creature, dice, total }, _situation, at) {
    const faces = yield* rollMagic(dice, 'counter')
    const sum = faces.reduce((all, face) => all + face, at.ruling.adjust)
    const undone = at.ruling.override ? at.ruling.override === 'success' : sum >= total
    return line(at, {
      rule: 'BDPX-MAG-05',
      what: `Counterspell, ${creature.name}`,
      says: undone ? 'Both are undone' : 'The spell comes through',
      tone: undone === (creature.side === 'party') ? 'good' : 'bad',
      who: [creature.id],
      total: sum,
      why: [step('Magic Dice', `${faces.join(', ')} against ${total}`, 'BDPX-MAG-05')],
      effects: addFatigue(creature, fatigueOf(faces)),
    })
  },
})

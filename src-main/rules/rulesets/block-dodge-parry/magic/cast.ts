import { defineAction, type Preview, type Scope } from '../../../core/action.ts'
import { aboutAsk, bookAsks, whomAsk } from '../../../gm/cast-asks.ts'
import { percent, plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { resists } from '../combat/gambit.ts'
import { abilities, scoreOf } from '../people.ts'
import { arcane } from './arcane.ts'
import { feedbackChance } from './dice.ts'
import { divine } from './divine.ts'
import { faithPool, magicPool } from './pool.ts'
import { asWritten, readyOf, type ReadyPower } from './ready.ts'
import { powerNamed, spellNames, type Art } from './rows.ts'
import { sung } from './songs.ts'
import { wandPower } from './wands.ts'

const powers = [asWritten, ...spellNames]

/** Preview of a power by its art: cost and risk, before the roll. */
function shown(situation: Situation, ready: ReadyPower, acted: boolean): Preview {
  const { caster, power, dice } = ready
  const own: Step = { name: power.name, value: power.says, rule: power.rule }
  if (power.art === 'song') {
    const hard = Math.max(0, (power.complexity ?? 0) - (acted ? 3 : 0))
    const score = scoreOf(caster, 'WIL')
    const chance =
      Array.from({ length: 20 }, (_, at) => at + 1).filter((d20) => resists(score, hard, d20))
        .length / 20
    return {
      ...plain(
        `${power.name}: d20 at or under WIL ${score} and over ${hard}`,
        [],
        [own, { name: 'A song', value: 'a full turn, not in melee', rule: 'BDPX-SNG-01' }],
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
      [{ name: 'WIL', value: scoreOf(caster, 'WIL'), rule: 'BDPX-DIV-02' }],
      [
        own,
        ready.imprinted
          ? { name: 'Imprinted', value: 'ready', rule: 'BDPX-DIV-01' }
          : {
              name: 'Not imprinted',
              value: 'ten minutes and a WIL save first',
              rule: 'BDPX-DIV-01',
            },
      ],
    )
  const chance = feedbackChance(dice)
  return {
    ...plain(
      `${power.name}: ${dice} of ${magicPool(caster, situation)} Magic Dice; feedback ${percent(chance)}`,
      [{ name: 'Magic Dice', value: magicPool(caster, situation), rule: 'BDPX-MAG-01' }],
      [
        own,
        { name: 'Each 4 and up', value: '1 Fatigue', rule: 'BDPX-MAG-02' },
        { name: 'Feedback', value: percent(chance), rule: 'BDPX-MAG-10' },
        ...(magicPool(caster, situation) > (caster.values.magicDice ?? 0)
          ? [{ name: 'Of gear', value: 'more dice', rule: 'BDPX-MAG-08' as const }]
          : []),
      ],
    ),
    chances: [
      { says: 'No dice match', chance: 1 - chance, tone: 'good' },
      { says: 'Arcane Feedback', chance, tone: 'bad' },
    ],
  }
}

/** Of what is asked, what an art has no use for, and what nobody could do. */
function scopeOf(art: Art | undefined, guards: boolean): Record<string, Scope> {
  const idle: Scope = { idle: true }
  const arcane = art === 'energy' || art === 'trick' || art === 'word'
  const song = art === 'song'
  return {
    ...(song ? { dice: idle } : { acted: idle }),
    ...(art === 'energy' ? {} : { damage: idle, element: idle }),
    ...(art === 'miracle' || art === 'song' ? { ward: idle } : {}),
    ...(art === 'energy' || art === 'trick' ? {} : { harms: idle }),
    ...(arcane && guards ? {} : { guard: idle, guarded: idle }),
  }
}

/** True when anybody on the other side holds a wand or a staff with Power left. Rule BDPX-MAG-08. */
function guardsAgainst(situation: Situation, { side }: ReadonlyCreature): boolean {
  return Object.values(situation.creatures).some((one) => one.side !== side && wandPower(one) > 0)
}

function chosen(situation: Situation, ids: readonly string[]): ReadonlyCreature[] {
  return ids.flatMap((id) => situation.creatures[id] ?? [])
}

/** Arcane power, a miracle or a song. Rules BDPX-MAG-01 to BDPX-MAG-10, BDPX-DIV-02, BDPX-SNG-01. */
export const cast = defineAction({
  id: 'block-dodge-parry.cast',
  title: 'Cast, pray or sing',
  rule: 'BDPX-MAG-02',
  phase: 'fight',
  slot: 'spell',
  needs: ['wil'],
  finds: `magic dice arcane divine miracle spell ${spellNames.join(' ').toLowerCase()}`,
  asks: {
    ...bookAsks,
    power: { kind: 'choice', title: 'Power', of: powers, default: asWritten },
    dice: { kind: 'number', title: 'Dice', min: 1, max: 4, default: 1 },
    targets: whomAsk,
    damage: { kind: 'number', title: 'Dice of damage (Sculpt Energy)', min: 1, max: 4, default: 1 },
    harms: { kind: 'choice', title: 'Harms, or saves by', of: abilities, default: 'STR' },
    element: { kind: 'text', title: 'Element (Sculpt Energy)', max: 24, optional: true },
    ward: { kind: 'number', title: 'Power of a wand against feedback', min: 0, max: 4, default: 0 },
    guard: { kind: 'creature', title: 'Whose wand stands against it', optional: true },
    guarded: { kind: 'number', title: 'Power spent against it', min: 0, max: 4, default: 0 },
    acted: { kind: 'switch', title: 'Four lines acted (a song)', default: false },
    about: aboutAsk,
  },
  preview(situation, input) {
    const ready = readyOf(situation, input)
    if ('says' in ready)
      return { ...refusal(ready.says), scope: scopeOf(powerNamed(input.power)?.art, false) }
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
    return {
      ...shown(situation, ready, input.acted),
      scope: scopeOf(ready.power.art, guardsAgainst(situation, ready.caster)),
    }
  },
  *run(situation, input, at) {
    const ready = readyOf(situation, input)
    if ('says' in ready) return line(at, { rule: 'BDPX-MAG-02', what: 'Magic', says: ready.says })
    const { caster, power } = ready
    const targets = chosen(situation, input.targets ?? [])
    const worked =
      power.art === 'song'
        ? yield* sung(situation, ready, input.acted, targets)
        : power.art === 'miracle'
          ? yield* divine(situation, ready, targets)
          : yield* arcane(situation, ready, {
              targets,
              damage: input.damage,
              harms: input.harms,
              element: input.element,
              ward: input.ward,
              guard: input.guard ? situation.creatures[input.guard] : undefined,
              guarded: input.guarded,
            })
    return line(at, {
      rule: power.rule,
      what: [power.name, caster.name, input.about].filter(Boolean).join(', '),
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

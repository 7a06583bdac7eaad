import type { Effect } from '../../../core/effects.ts'
import { step, type Step } from '../../../core/outcome.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { counted, listed } from '../../../core/words.ts'
import { useId } from '../../../common/uses.ts'
import { fieldOf, has, scoreOf, type Ability } from '../character/people.ts'
import { spendGuard, withGuard } from '../combat/boons.ts'
import { resists } from '../combat/gambit.ts'
import { setField } from '../effects.ts'
import { hurtAbility, landBlow } from '../harm/blow.ts'
import { magicLimit } from '../house-rules/magic.ts'
import { addFatigue } from '../load.ts'
import {
  exhausted,
  fatigueOf,
  feedback,
  magicPool,
  rollMagic,
  spendPower,
  wandPower,
} from './dice.ts'
import type { ReadyPower } from './ready.ts'
import { effectPhrase, markTargets, type PowerResult } from './spells.ts'

/** Elements that energy may take; the book names none to the exclusion of others. Rule BDPX-MAG-03. */
export const elements = ['fire', 'cold', 'lightning', 'acid', 'light', 'sound'] as const

/** Tag of the element that a creature is protected from. Rule BDPX-SKL-36. */
export function elementTag(element: string): string {
  return `element: ${element.trim().toLowerCase()}`
}

const ward = 3

/** Target of elemental magic, with the armor of the Elemental skill where it applies. Rule BDPX-SKL-36. */
function withElementalArmor(
  target: ReadonlyCreature,
  element: string | undefined,
): ReadonlyCreature {
  if (!element?.trim() || !has(target, 'Elemental') || !(elementTag(element) in target.tags))
    return target
  return {
    ...target,
    values: { ...target.values, armor: Math.max(ward, target.values.armor ?? 0) },
  }
}

/** Step for a detachment, which takes the highest die only. Rule BDPX-DET-02. */
function massStep(reaches: number): Step {
  return step('Against a detachment', `the highest die, ${reaches}`, 'BDPX-DET-02')
}

function elementStep(foe: ReadonlyCreature, target: ReadonlyCreature): Step[] {
  const better = (target.values.armor ?? 0) > (foe.values.armor ?? 0)
  return better && has(foe, 'Elemental')
    ? [step('Elemental', `${target.values.armor ?? 0} Armor`, 'BDPX-SKL-36')]
    : []
}

const weights = [
  '',
  'personal, like a tool',
  'between people, or a room',
  'large, the impossible',
  'mythical',
]

/** Targets and options of a casting; `ward` is wand Power set against the feedback. */
interface CastingAim {
  targets: readonly ReadonlyCreature[]
  damage: number
  harms: Ability
  element?: string | undefined
  ward: number
  /** Creature that spends wand Power against the casting; `guarded` is how much. Rule BDPX-MAG-08. */
  guard?: ReadonlyCreature | undefined
  guarded: number
}

/** Magic Dice, their Fatigue, the effect, then Arcane Feedback. Rules BDPX-MAG-02 to BDPX-MAG-07. */
export function* workArcane(
  situation: Situation,
  ready: ReadyPower,
  input: CastingAim,
): ProcedureOf<PowerResult> {
  const { caster, power } = ready
  const faces = yield* rollMagic(ready.dice)
  const sum = faces.reduce((all, face) => all + face, 0)
  const fatigue = fatigueOf(faces)
  const why = [
    step('Magic Dice', faces.join(', '), 'BDPX-MAG-02'),
    ...(fatigue > 0 ? [step('4 and up', `${fatigue} Fatigue`, 'BDPX-MAG-02')] : []),
  ]
  const base = { total: sum, who: [caster.id, ...input.targets.map(({ id }) => id)] }
  const stopped = Math.min(input.guard ? input.guarded : 0, faces.length)
  const through = faces.slice(stopped)
  const did =
    through.length === 0
      ? { says: `${power.name} comes to nothing`, why: [], effects: [] }
      : power.art === 'energy'
        ? yield* workBolt(situation, ready, through, input)
        : power.art === 'trick'
          ? yield* workTrick(
              situation,
              { ...ready, dice: Math.max(1, ready.dice - stopped) },
              input,
            )
          : workWord(ready, through.length)
  const back = arcaneFeedback(caster, faces.slice(Math.min(input.ward, wandPower(caster))))
  return {
    ...base,
    says: [did.says, ...back.says].join('; '),
    tone: back.says.length > 0 ? 'bad' : 'good',
    why: [
      ...why,
      ...(stopped > 0
        ? [
            step(
              `Power of ${input.guard?.name ?? 'a wand'}`,
              `${stopped} of ${faces.length} dice do nothing`,
              'BDPX-MAG-08',
            ),
          ]
        : []),
      ...did.why,
      ...(input.ward > 0
        ? [
            step(
              'Power',
              `${Math.min(input.ward, wandPower(caster))} dice feed nothing back`,
              'BDPX-MAG-08',
            ),
          ]
        : []),
      ...back.why,
    ],
    effects: [
      ...addFatigue(caster, fatigue),
      ...exhaustDice(situation, caster, fatigue),
      ...did.effects,
      ...back.effects,
      ...spendPower(caster, Math.min(input.ward, faces.length)),
      ...(input.guard ? spendPower(input.guard, stopped) : []),
    ],
  }
}

interface PowerEffect {
  says: string
  why: Step[]
  effects: Effect[]
}

/** The dice meant for damage are summed; the others bought range, speed, targets, an element. Rules BDPX-MAG-03, BDPX-ATK-10. */
function* workBolt(
  situation: Situation,
  { power }: ReadyPower,
  faces: readonly number[],
  { targets, damage, harms, element }: CastingAim,
): ProcedureOf<PowerEffect> {
  const used = faces.slice(0, Math.max(1, damage))
  const dealt = used.reduce((all, face) => all + face, 0)
  const bought = Math.max(0, faces.length - damage)
  const effects: Effect[] = []
  const says: string[] = []
  const why = [
    step('Damage', `${dealt}, summed`, 'BDPX-ATK-10'),
    ...(bought > 0
      ? [step('Bought', `${bought}: range, speed, targets, element, ability`, 'BDPX-MAG-03')]
      : []),
  ]
  for (const met of targets) {
    const { target, why: shielded } = withGuard(withElementalArmor(met, element))
    const mass = 'detachment' in target.tags
    const reaches = mass ? Math.max(...used) : dealt
    why.push(...shielded, ...(mass ? [massStep(reaches)] : []), ...elementStep(met, target))
    effects.push(...spendGuard(met))
    const result =
      harms === 'STR'
        ? yield* landBlow(situation, {
            target,
            totals: [reaches],
            label: `${target.name}, bolt`,
            weapon: power.name,
          })
        : hurtAbility(target, harms, reaches, situation)
    says.push(result.says.startsWith(target.name) ? result.says : `${target.name}: ${result.says}`)
    why.push(...result.why)
    effects.push(...result.effects)
  }
  return {
    says: says.length > 0 ? says.join('; ') : `${dealt} damage, on nobody chosen`,
    why,
    effects,
  }
}

/** A magical gambit; each further die is 2 off the ability that saves. Rule BDPX-MAG-04. */
function* workTrick(
  situation: Situation,
  { power, dice }: ReadyPower,
  { targets, harms }: { targets: readonly ReadonlyCreature[]; harms: Ability },
): ProcedureOf<PowerEffect> {
  const taken: ReadonlyCreature[] = []
  const why: Step[] = []
  const off = 2 * Math.max(0, dice - Math.max(1, targets.length))
  for (const target of targets) {
    const d20 = yield* rollOne(`${target.name}: ${harms} save`, 20)
    const held = resists(scoreOf(target, harms) - off, 0, d20)
    why.push(
      step(
        target.name,
        `${d20} against ${scoreOf(target, harms) - off}: ${held ? 'resists' : 'taken'}`,
        'BDPX-MAG-04',
      ),
    )
    if (!held) taken.push(target)
  }
  return {
    says:
      taken.length > 0 ? `${listed(taken.map(({ name }) => name))} taken in` : 'Nobody is taken in',
    why,
    effects: markTargets(power, taken, [], situation),
  }
}

/** A word by its weight in dice. Rules BDPX-MAG-06, BDPX-MAG-07. */
function workWord({ power }: ReadyPower, dice: number): PowerEffect {
  return {
    says: `${effectPhrase(power)}: ${weights[dice] ?? 'mythical'}`,
    why: [
      step(power.name, effectPhrase(power), 'BDPX-MAG-07'),
      step(counted(dice, 'die', 'dice'), weights[dice] ?? 'mythical', 'BDPX-MAG-06'),
    ],
    effects: [],
  }
}

/** Matching dice strike the one who rolled them: HP, then WIL. Rule BDPX-MAG-02. */
function arcaneFeedback(
  caster: ReadonlyCreature,
  faces: readonly number[],
): { says: string[]; why: Step[]; effects: Effect[] } {
  const { sum, blast } = feedback(faces)
  if (sum === 0) return { says: [], why: [], effects: [] }
  const { hp = 0, wil = 10 } = caster.values
  const past = Math.max(0, sum - hp)
  return {
    says: [`${sum} feedback${blast ? ', and a Blast on all Close' : ''}`],
    why: [
      step(
        'Matching dice',
        `${sum} to HP, then WIL${blast ? '; over 6, a Blast on all Close' : ''}`,
        'BDPX-MAG-02',
      ),
    ],
    effects: [
      setField(caster.id, 'hp', Math.max(0, hp - sum)),
      ...(past > 0 ? [setField(caster.id, fieldOf.WIL, Math.max(0, wil - past))] : []),
    ],
  }
}

/** Dice of 4 and up are out until sleep, by the house rule. Rule BDPX-MAG-09. */
function exhaustDice(situation: Situation, caster: ReadonlyCreature, count: number): Effect[] {
  if (count === 0 || houseRule<string>(situation, magicLimit) !== 'exhaust') return []
  const id = useId(exhausted)
  const spent = (caster.uses?.[id]?.spent ?? 0) + count
  const of = Math.max(spent, magicPool(caster, situation))
  return [
    {
      do: 'use',
      creature: caster.id,
      id,
      to: { title: exhausted, of, spent, at: situation.clock.seconds, again: 'day' },
    },
  ]
}

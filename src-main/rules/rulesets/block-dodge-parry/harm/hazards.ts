import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { step, type Step } from '../../../core/outcome.ts'
import { plain, refusal, type Preview } from '../../../core/preview.ts'
import { listed } from '../../../core/words.ts'
import { bars, chanceOf, oddsOrRefusal } from '../../../dice/odds.ts'
import { expressionOf } from '../../../dice/read-notation.ts'
import { askNotation } from '../../../dice/roll.ts'
import { scoreOf, type Ability } from '../character/people.ts'
import { hurtAbility } from './blow.ts'
import { gainWound } from './wounds.ts'

/** Harm that cannot be defended against. */
interface Hazard {
  title: string
  /** For one floor, turn, watch or sting. */
  dice: string
  ability: Ability
  critSave: boolean
  /** Unit that multiplies the harm; absent where more of it is no worse. */
  each?: 'floor' | 'turn' | 'watch'
  /** The wound that it may leave. */
  leaves?: string
}

/** Example hazards of the text. Rule BDP-DMG-06. */
export const hazards: readonly Hazard[] = [
  {
    title: 'Fall',
    dice: '1d10',
    ability: 'STR',
    critSave: true,
    each: 'floor',
    leaves: 'Fracture',
  },
  { title: 'Noxious gas', dice: '1', ability: 'STR', critSave: false, each: 'turn' },
  {
    title: 'Frigid cold',
    dice: '1',
    ability: 'STR',
    critSave: false,
    each: 'watch',
    leaves: 'Frostbite',
  },
  { title: 'Bear trap', dice: '1d4', ability: 'DEX', critSave: false, leaves: 'Cut' },
  {
    title: 'Night Spider venom',
    dice: '1d8',
    ability: 'DEX',
    critSave: true,
    leaves: 'Poisoning',
  },
  { title: 'An unnatural glimpse', dice: '1', ability: 'WIL', critSave: false },
  { title: 'An eldritch being seen', dice: '1d8', ability: 'WIL', critSave: true },
]

const hazardTitles = hazards.map(({ title }) => title)

/** Dice of a hazard times its units: "3d10" for three floors, "4" for four turns of gas. */
export function hazardDice(hazard: Hazard, times: number): string {
  const many = hazard.each ? Math.max(1, Math.floor(times)) : 1
  const [, sides] = hazard.dice.split('d')
  if (sides === undefined) return String(Number(hazard.dice) * many)
  return `${many}d${sides}`
}

/** Kinds of harm that each ability takes. Rule BDP-DMG-04. */
const kindsOfHarm: Readonly<Record<Ability, string>> = {
  STR: 'wounds and injuries',
  DEX: 'sprains, poisons, shocks',
  WIL: 'fear, attacks on the mind, extreme strain',
}

function hazardOf(title: string): Hazard {
  const found = hazards.find((each) => each.title === title) ?? hazards[0]
  if (!found) throw new Error('there are no hazards')
  return found
}

function stepsOf(hazard: Hazard): Step[] {
  return [
    step(hazard.ability, kindsOfHarm[hazard.ability], 'BDP-DMG-04'),
    step('No defence', 'HP and armor don’t help', 'BDP-DMG-03'),
    step('Lethal or disabling', hazard.critSave ? 'a save follows' : 'no save', 'BDP-DMG-05'),
    ...(hazard.leaves ? [step('It may leave', hazard.leaves.toLowerCase(), 'E-BDP-16')] : []),
  ]
}

/** Applies a hazard such as a fall, gas, cold, venom or terror straight to an ability. Rules BDP-DMG-03 to BDP-DMG-06. */
export const hazard = defineAction({
  id: 'block-dodge-parry.hazard',
  title: 'Hazard',
  rule: 'BDP-DMG-06',
  phase: 'dungeon',
  slot: 'trap',
  needs: [],
  finds: 'fall falling gas cold venom fear fright environment trap floors poison',
  asks: {
    who: { kind: 'creatures', role: 'target', title: 'Whom', side: 'party', optional: true },
    hazard: { kind: 'choice', title: 'What', of: hazardTitles, default: 'Fall' },
    times: { kind: 'number', title: 'Floors, turns or watches', min: 1, max: 30, default: 1 },
    wound: { kind: 'switch', title: 'It leaves a light wound', default: false },
  },
  plan(situation, { who = [], hazard: title, times, wound }) {
    const struck = who.flatMap((id) => situation.creatures[id] ?? [])
    const [first] = struck
    if (!first) return refusal('Choose whom it strikes: nobody is chosen.')
    const of = hazardOf(title)
    const dice = hazardDice(of, times)
    return { struck, first, of, dice, expression: expressionOf(dice), wound }
  },
  preview({ struck, first, of, dice, expression }, situation, at) {
    const { borrower } = at.ruleset
    const harms = listed(struck.map(({ name }) => name))
    if (borrower)
      return {
        ...plain(`${dice} for ${harms}`, [], [borrower.harm.says(situation)]),
        scope: { wound: { idle: true }, ...(of.each ? {} : { times: { idle: true } }) },
      }
    const score = scoreOf(first, of.ability)
    const shown: Preview = {
      ...plain(
        `${dice} ${of.ability} for ${harms}`,
        [step(of.ability, score, 'BDP-DMG-04')],
        stepsOf(of),
      ),
      ...(of.each ? {} : { scope: { times: { idle: true } } }),
    }
    const odds = oddsOrRefusal(expression)
    if ('refused' in odds || odds.points.length < 2) return shown
    const gone = chanceOf(odds, (total) => total >= score)
    return {
      ...shown,
      chances: [
        { says: `${first.name} at ${of.ability} 0`, chance: gone, tone: 'bad' },
        { says: of.critSave ? 'Hurt, and a save' : 'Hurt', chance: 1 - gone, tone: 'plain' },
      ],
      bars: bars(odds, (total) => (total >= score ? 0 : 1)),
    }
  },
  *run({ struck, of, dice, expression, wound }, situation, at) {
    const says: string[] = []
    const { borrower } = at.ruleset
    const why: Step[] = borrower ? [] : stepsOf(of)
    const effects: Effect[] = []
    const totals: number[] = []
    for (const creature of struck) {
      const label = struck.length === 1 ? 'hazard' : `hazard, ${creature.name} (${creature.id})`
      const rolled = yield* askNotation(label, expression)
      totals.push(rolled.total + at.ruling.adjust)
      if (borrower) {
        const harmed = borrower.harm.run(creature, rolled.total + at.ruling.adjust, situation)
        says.push(`${rolled.total} for ${creature.name}: ${harmed.says}`)
        why.push(...harmed.why)
        effects.push(...harmed.effects)
        continue
      }
      const total = rolled.total + at.ruling.adjust
      const result = hurtAbility(creature, of.ability, total, of.critSave ? situation : null)
      says.push(`${creature.name} ${result.says}`)
      why.push(...result.why)
      effects.push(...result.effects)
      if (!wound || !of.leaves) continue
      const left = yield* gainWound(
        creature,
        { type: of.leaves, level: 'light', ability: of.ability },
        label,
      )
      says.push(left.says)
      why.push(...left.why)
      effects.push(...left.effects)
    }
    return line(at, {
      rule: 'BDP-DMG-06',
      what: borrower ? `${of.title}, ${dice}` : `${of.title}, ${dice} ${of.ability}`,
      says: says.join('; '),
      tone: 'bad',
      who: struck.map(({ id }) => id),
      ...(totals.length === 1 ? { total: totals[0] } : {}),
      why,
      effects,
    })
  },
})

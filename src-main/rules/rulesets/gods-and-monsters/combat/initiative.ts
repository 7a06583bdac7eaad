import { percent } from '../../../common/check.ts'
import { defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { plain, refusal, type Chance, type Term } from '../../../core/preview.ts'
import { rollOne } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Fight } from '../../../core/state/fight.ts'
import { listed } from '../../../core/words.ts'
import { chanceUnder } from '../../../dice/checks.ts'
import { burdens, scoredTest, scoreTerm, targetOf } from '../checks/trial.ts'
import { isAside } from '../../../gm/encounters/beside.ts'
import { quickerFirst } from '../house-rules/fight.ts'
import { cannotAct } from './can-act.ts'
import { dashes } from './marks.ts'

/** Agility test of one creature, as rolled. */
interface Quick {
  target: number
  face: number
}

/** Ranking of successes: by their margin or by the die itself. Rule GAM-AMB-78. */
type Quicker = 'margin' | 'face'

/**
 * Compares two tests: below 0 when the first acts before the second, 0 when they act at once.
 * Rules GAM-CMB-06, GAM-AMB-78.
 */
export function quickness(one: Quick, other: Quick, by: Quicker): number {
  const failed = ({ target, face }: Quick): number => Number(face > target)
  const late = ({ target, face }: Quick): number => (by === 'margin' ? face - target : face)
  return failed(one) - failed(other) || late(one) - late(other)
}

function termsOf(situation: Situation, creature: ReadonlyCreature): readonly Term[] {
  return scoredTest(
    'agility',
    [
      { ...scoreTerm(creature, 'agility'), rule: 'GAM-CMB-06' },
      ...burdens(creature, situation, 'agility'),
      { name: 'Dashing', value: dashes(creature, situation) ? -1 : 0, rule: 'GAM-MOV-03' },
    ],
    { rule: 'GAM-CMB-06', success: 'Quick', failure: 'Slow' },
  ).terms
}

/** Creatures named, or all of this encounter when none are; without those who can’t act or have fled. */
function inIt(situation: Situation, named: readonly string[] | undefined): ReadonlyCreature[] {
  const here = Object.values(situation.creatures).filter((one) => !isAside(situation, one))
  const chosen = named?.length ? named.flatMap((id) => situation.creatures[id] ?? []) : here
  return chosen.filter((one) => cannotAct(one, situation) === null && !('fled' in one.conditions))
}

/** Exact chances of which of two acts first, or of both at once. */
function chancesOf(
  [one, other]: readonly { creature: ReadonlyCreature; target: number }[],
  by: Quicker,
): Chance[] {
  const ends = { first: 0, second: 0, together: 0 }
  for (let face = 1; face <= 20; face++)
    for (let theirs = 1; theirs <= 20; theirs++) {
      const quick = quickness(
        { target: one?.target ?? 0, face },
        { target: other?.target ?? 0, face: theirs },
        by,
      )
      ends[quick < 0 ? 'first' : quick > 0 ? 'second' : 'together'] += 1 / 400
    }
  return [
    { says: `${one?.creature.name ?? ''} first`, chance: ends.first, tone: 'plain' },
    { says: `${other?.creature.name ?? ''} first`, chance: ends.second, tone: 'plain' },
    { says: 'At once', chance: ends.together, tone: 'plain' },
  ]
}

/** Everything happens at once, but where actions hinge on each other agility says which is first. Rules GAM-CMB-06, GAM-AMB-78. */
export const agilityOrder = defineAction({
  id: 'gods-and-monsters.agility-order',
  title: 'Initiative',
  rule: 'GAM-CMB-06',
  phase: 'fight',
  slot: 'initiative',
  needs: [],
  finds: 'initiative agility order first hinge simultaneous',
  asks: {
    who: {
      kind: 'creatures',
      role: 'actor',
      title: 'Whose actions hinge on each other',
      optional: true,
    },
  },
  plan(situation, { who }, at) {
    const { fight } = situation
    if (!fight) return refusal('No fight is on: begin one first.')
    const all = inIt(situation, who).map((creature) => ({
      creature,
      target: targetOf(termsOf(situation, creature)) + at.ruling.adjust,
    }))
    return all.length < 2
      ? refusal('Fewer than two can act: choose those whose actions hinge on each other.')
      : { fight, all, by: houseRule<Quicker>(situation, quickerFirst) }
  },
  preview: ({ all, by }) => ({
    ...plain(
      `An agility test for each of ${all.length}`,
      all.map(({ creature, target }) => ({
        name: creature.name,
        value: target,
        rule: 'GAM-CMB-06',
      })),
      all.map(({ creature, target }) => ({
        name: creature.name,
        value: `succeeds, ${percent(chanceUnder(20, target, 'equal'))}`,
        rule: 'GAM-CMB-06',
      })),
    ),
    chances: all.length === 2 ? chancesOf(all, by) : [],
  }),
  *run({ fight, all, by }, situation, at) {
    const rolled: { creature: ReadonlyCreature; quick: Quick }[] = []
    for (const { creature, target } of all) {
      const face = yield* rollOne(`agility of ${creature.name} (${creature.id})`, 20)
      rolled.push({ creature, quick: { target, face } })
    }
    rolled.sort((one, other) => quickness(one.quick, other.quick, by))
    const row = rolled.map(({ creature }) => creature.id)
    return line(at, {
      rule: 'GAM-CMB-06',
      what: 'Initiative',
      says: rankText(rolled, by),
      who: row,
      why: rolled.map(({ creature, quick }): Step => ({
        name: creature.name,
        value: `${quick.face} against ${quick.target}: ${quick.face <= quick.target ? 'succeeds' : 'fails'}`,
        rule: 'GAM-AMB-78',
      })),
      effects: [
        {
          do: 'fight',
          fight: { ...(fight as Fight), row: [...row, ...others(situation, row)] },
        },
      ],
    })
  },
})

/** “Sam, then the Yeti and Toromeen at once”. */
function rankText(
  rolled: readonly { creature: ReadonlyCreature; quick: Quick }[],
  by: Quicker,
): string {
  const steps: { quick: Quick; names: string[] }[] = []
  for (const { creature, quick } of rolled) {
    const last = steps.at(-1)
    if (last && quickness(last.quick, quick, by) === 0) last.names.push(creature.name)
    else steps.push({ quick, names: [creature.name] })
  }
  return steps
    .map(({ names }) => (names.length > 1 ? `${listed(names)} at once` : (names[0] ?? '')))
    .join(', then ')
}

/** Ids of everybody else, in their present order. */
function others(situation: Situation, row: readonly string[]): string[] {
  const set = situation.fight?.row ?? [
    ...situation.party,
    ...Object.keys(situation.creatures).filter((id) => !situation.party.includes(id)),
  ]
  return set.filter((id) => !row.includes(id))
}

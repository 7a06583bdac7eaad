import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Step } from '../../../core/outcome.ts'
import { choose, rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { gmOutcome } from '../../../gm/gm-outcome.ts'
import { percent, plain, refusal, signed } from '../../../common/trial.ts'
import { counted, listed } from '../../../core/words.ts'
import { isDown } from '../harm.ts'
import { pursuit } from '../house-rules/fight.ts'
const left = ['Nothing', 'Food', 'Treasure', 'A secret door shut behind'] as const
type Left = (typeof left)[number]

/** A d6, 1 more unarmoured and 1 less laden: 5 up escapes. Rule HRTX-MOS-01. */
export function escapes(d6: number, unarmoured: boolean, laden: boolean): boolean {
  return d6 + escapeBonus(unarmoured, laden) >= 5
}

function escapeBonus(unarmoured: boolean, laden: boolean): number {
  return (unarmoured ? 1 : 0) - (laden ? 1 : 0)
}

function bonusOf(
  creature: ReadonlyCreature,
  laden: boolean,
): { unarmoured: boolean; laden: boolean } {
  return {
    unarmoured: (creature.values.maxAp ?? 0) === 0,
    laden: laden || 'Laden' in creature.conditions,
  }
}

function pursuers(situation: Situation): ReadonlyCreature[] {
  return Object.values(situation.creatures).filter(
    (creature) => creature.side === 'foes' && !isDown(creature) && !('fled' in creature.conditions),
  )
}

/** Effect of a distraction: whether it ends the chase, and how much of it that takes. Rule HRTX-MOS-02. */
function distracts(
  what: Left,
  foes: readonly ReadonlyCreature[],
): { stops: boolean; price: string } {
  const levels = foes.reduce((sum, foe) => sum + Math.max(1, foe.values.maxHp ?? 1), 0)
  const mindless = foes.every(({ tags, kind }) => 'mindless' in tags || kind === 'animal')
  if (what === 'A secret door shut behind') return { stops: true, price: 'always shakes them' }
  if (what === 'Food')
    return { stops: mindless, price: `${counted(levels, 'ration')}, for the mindless only` }
  if (what === 'Treasure')
    return { stops: !mindless, price: `${100 * levels} silver, for those who think` }
  return { stops: false, price: '' }
}

/** The party runs. Rules HRTX-MOS-01, HRTX-MOS-02; without the house rule the GM says who gets away. */
export const flee = defineAction({
  id: 'hearts.flee',
  title: 'Run away',
  rule: 'HRTX-MOS-01',
  phase: 'fight',
  slot: 'flee',
  needs: [],
  finds: 'flee escape pursuit chase retreat distraction',
  asks: {
    who: { kind: 'creatures', title: 'Who runs', side: 'party' },
    laden: { kind: 'switch', title: 'With heavy loads', default: false },
    behind: { kind: 'choice', title: 'Left behind', of: left, default: 'Nothing' },
  },
  preview(situation, { who, laden, behind }) {
    const runners = runnersOf(situation, who)
    if (runners.length === 0) return refusal('Choose who runs, among those who stand.')
    const names = listed(runners.map(({ name }) => name))
    if (houseRule<string>(situation, pursuit) === 'gm')
      return plain(
        `${names} run: you say who gets away`,
        [],
        [{ name: 'No rule for flight', value: 'the GM decides', rule: 'HRTX-MOS-01' }],
      )
    const lure = distracts(behind, pursuers(situation))
    if (lure.stops) return plain(`${names} get away: ${lure.price}`)
    return plain(
      `${names}: a d6 each, 5 up gets away`,
      [],
      runners.map((creature) => {
        const bonus = bonusOf(creature, laden)
        const faces = [1, 2, 3, 4, 5, 6].filter((d6) => escapes(d6, bonus.unarmoured, bonus.laden))
        return {
          name: creature.name,
          value: percent(faces.length / 6),
          rule: 'HRTX-MOS-01' as const,
        }
      }),
    )
  },
  *run(situation, { who, laden, behind }) {
    const runners = runnersOf(situation, who)
    if (runners.length === 0) return gmOutcome('HRTX-MOS-01', 'Running away', 'Nobody ran', [])
    const run =
      houseRule<string>(situation, pursuit) === 'gm'
        ? yield* judged(runners)
        : yield* chased(situation, runners, laden, behind)
    const caught = runners.filter((creature) => !run.away.includes(creature))
    return gmOutcome(
      'HRTX-MOS-01',
      `${listed(runners.map(({ name }) => name))} run`,
      caught.length === 0
        ? 'All get away'
        : `${listed(caught.map(({ name }) => name))} caught, and attacked`,
      [...run.away.flatMap(fledEffects), ...caught.flatMap(caughtEffects)],
      {
        who: runners.map(({ id }) => id),
        tone: caught.length === 0 ? 'good' : 'bad',
        why: run.why,
      },
    )
  },
})

function runnersOf(situation: Situation, who: readonly string[]): ReadonlyCreature[] {
  return who.flatMap((id) => situation.creatures[id] ?? []).filter((creature) => !isDown(creature))
}

interface Run {
  away: ReadonlyCreature[]
  why: Step[]
}

function* judged(runners: readonly ReadonlyCreature[]): ProcedureOf<Run> {
  const how = yield* choose('do they get away', ['they get away', 'they are caught'])
  return {
    away: how === 'they get away' ? [...runners] : [],
    why: [{ name: 'No rule for flight', value: 'the GM decides', rule: 'HRTX-MOS-01' }],
  }
}

function* chased(
  situation: Situation,
  runners: readonly ReadonlyCreature[],
  laden: boolean,
  behind: Left,
): ProcedureOf<Run> {
  const lure = distracts(behind, pursuers(situation))
  const why: Step[] =
    behind === 'Nothing'
      ? []
      : [
          {
            name: behind,
            value: `${lure.stops ? 'stops them' : 'does not stop them'}: ${lure.price}`,
            rule: 'HRTX-MOS-02',
          },
        ]
  if (lure.stops) return { away: [...runners], why }
  const away: ReadonlyCreature[] = []
  for (const [at, runner] of runners.entries()) {
    const twice = runners.some(({ name }, other) => other !== at && name === runner.name)
    const die = yield* rollOne(`flight of ${runner.name}${twice ? ` (${at + 1})` : ''}`, 6)
    const bonus = bonusOf(runner, laden)
    const free = escapes(die, bonus.unarmoured, bonus.laden)
    if (free) away.push(runner)
    const plus = escapeBonus(bonus.unarmoured, bonus.laden)
    why.push({
      name: runner.name,
      value: `${die}${plus === 0 ? '' : ` ${signed(plus)}`}: ${free ? 'away' : 'caught'}`,
      rule: 'HRTX-MOS-01',
    })
  }
  return { away, why }
}

function fledEffects({ id, conditions }: ReadonlyCreature): Effect[] {
  return [
    ...('fleeing' in conditions
      ? [{ do: 'condition' as const, creature: id, name: 'fleeing', to: null }]
      : []),
    { do: 'condition', creature: id, name: 'fled', to: { rule: 'HRTX-MOS-01' } },
  ]
}

function caughtEffects({ id, conditions }: ReadonlyCreature): Effect[] {
  return ['fleeing', 'fled']
    .filter((name) => name in conditions)
    .map((name) => ({ do: 'condition', creature: id, name, to: null }))
}

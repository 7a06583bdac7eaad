import { isDown } from '../../../common/incapacitated.ts'
import { percent, signed } from '../../../common/check.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { choose, rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { counted, listed } from '../../../core/words.ts'
import { gmOutcome } from '../../../gm/gm-outcome.ts'
import { clearConditions, nameAmong } from '../character.ts'
import { pursuit } from '../house-rules/combat.ts'
import { cannotAct } from '../magic/lasting.ts'

const decoys = ['Nothing', 'Food', 'Treasure', 'A secret door shut behind'] as const
type Decoy = (typeof decoys)[number]

/** A d6, 1 more unarmoured and 1 less laden: 5 up escapes. Rule HRTX-MOS-01. */
export function escapes(d6: number, unarmoured: boolean, laden: boolean): boolean {
  return d6 + escapeBonus(unarmoured, laden) >= 5
}

function escapeBonus(unarmoured: boolean, laden: boolean): number {
  return (unarmoured ? 1 : 0) - (laden ? 1 : 0)
}

/** Effect of a decoy: whether it ends the chase, and how much of it that takes. Rule HRTX-MOS-02. */
function distraction(situation: Situation, decoy: Decoy): { stops: boolean; price: string } {
  const foes = Object.values(situation.creatures).filter(
    (creature) => creature.side === 'foes' && !isDown(creature) && !('fled' in creature.conditions),
  )
  const levels = foes.reduce((sum, foe) => sum + Math.max(1, foe.values.maxHp ?? 1), 0)
  const mindless = foes.every(({ tags, kind }) => 'mindless' in tags || kind === 'animal')
  if (decoy === 'A secret door shut behind') return { stops: true, price: 'always shakes them' }
  if (decoy === 'Food')
    return { stops: mindless, price: `${counted(levels, 'ration')}, for the mindless only` }
  if (decoy === 'Treasure')
    return { stops: !mindless, price: `${100 * levels} silver, for those who think` }
  return { stops: false, price: '' }
}

interface Runner {
  creature: ReadonlyCreature
  unarmoured: boolean
  laden: boolean
}

/** A flight; `pursued` is null where no house rule covers it and the GM says who gets away. */
interface Flight {
  runners: Runner[]
  names: string
  decoy: Decoy
  pursued: { stops: boolean; price: string } | null
}

const gmStep: Step = { name: 'No rule for flight', value: 'the GM decides', rule: 'HRTX-MOS-01' }

/** The party runs. Rules HRTX-MOS-01, HRTX-MOS-02. */
export const flee = defineAction({
  id: 'hearts.flee',
  title: 'Run away',
  rule: 'HRTX-MOS-01',
  phase: 'fight',
  slot: 'flee',
  needs: [],
  finds: 'flee escape pursuit chase retreat distraction',
  asks: {
    who: { kind: 'creatures', role: 'actor', title: 'Who runs', side: 'party' },
    laden: { kind: 'switch', title: 'With heavy loads', default: false },
    behind: { kind: 'choice', title: 'Left behind', of: decoys, default: 'Nothing' },
  },
  plan(situation, { who, laden, behind }) {
    const able = who
      .flatMap((id) => situation.creatures[id] ?? [])
      .filter((creature) => !isDown(creature))
    const held = able.flatMap((creature) => cannotAct(creature, situation) ?? [])[0]
    if (held) return refusal(held)
    const runners = able.map((creature) => ({
      creature,
      unarmoured: (creature.values.maxAp ?? 0) === 0,
      laden: laden || 'Laden' in creature.conditions,
    }))
    if (runners.length === 0) return refusal('Choose who runs, among those who stand.')
    return {
      runners,
      names: listed(runners.map(({ creature }) => creature.name)),
      decoy: behind,
      pursued:
        houseRule<string>(situation, pursuit) === 'gm' ? null : distraction(situation, behind),
    }
  },
  preview({ runners, names, pursued }) {
    if (!pursued) return plain(`${names}: you say who gets away`, [], [gmStep])
    if (pursued.stops)
      return plain(`${names} ${runners.length === 1 ? 'gets' : 'get'} away: ${pursued.price}`)
    return plain(
      `${names}: a d6 each, 5 up gets away`,
      [],
      runners.map(({ creature, unarmoured, laden }) => {
        const faces = [1, 2, 3, 4, 5, 6].filter((d6) => escapes(d6, unarmoured, laden))
        return { name: creature.name, value: percent(faces.length / 6), rule: 'HRTX-MOS-01' }
      }),
    )
  },
  *run(flight) {
    const { away, why } = flight.pursued ? yield* outrun(flight) : yield* decideFlight(flight)
    const everybody = flight.runners.map(({ creature }) => creature)
    const caught = everybody.filter((creature) => !away.includes(creature))
    return gmOutcome(
      'HRTX-MOS-01',
      `Running, ${flight.names}`,
      caught.length === 0
        ? everybody.length === 1
          ? 'Gets away'
          : 'All get away'
        : `${listed(caught.map(({ name }) => name))} caught, and attacked`,
      [
        ...away.flatMap(fledEffects),
        ...caught.flatMap((creature) => clearConditions(creature, ['fleeing', 'fled'])),
      ],
      { who: everybody.map(({ id }) => id), tone: caught.length === 0 ? 'good' : 'bad', why },
    )
  },
})

type Escape = ProcedureOf<{ away: ReadonlyCreature[]; why: Step[] }>

function* decideFlight({ runners }: Flight): Escape {
  const how = yield* choose('do they get away', ['they get away', 'they are caught'])
  const free = how === 'they get away' ? runners : []
  return { away: free.map(({ creature }) => creature), why: [gmStep] }
}

function* outrun({ runners, decoy, pursued }: Flight): Escape {
  const everybody = runners.map(({ creature }) => creature)
  const { stops = false, price = '' } = pursued ?? {}
  const why: Step[] =
    decoy === 'Nothing'
      ? []
      : [
          {
            name: decoy,
            value: `${stops ? 'stops them' : 'does not stop them'}: ${price}`,
            rule: 'HRTX-MOS-02',
          },
        ]
  if (stops) return { away: everybody, why }
  const away: ReadonlyCreature[] = []
  for (const [at, { creature, unarmoured, laden }] of runners.entries()) {
    const die = yield* rollOne(`flight of ${nameAmong(everybody, at)}`, 6)
    const free = escapes(die, unarmoured, laden)
    if (free) away.push(creature)
    const bonus = escapeBonus(unarmoured, laden)
    why.push({
      name: creature.name,
      value: `${die}${bonus === 0 ? '' : ` ${signed(bonus)}`}: ${free ? 'away' : 'caught'}`,
      rule: 'HRTX-MOS-01',
    })
  }
  return { away, why }
}

function fledEffects(creature: ReadonlyCreature): Effect[] {
  return [
    ...clearConditions(creature, ['fleeing']),
    { do: 'condition', creature: creature.id, name: 'fled', to: { rule: 'HRTX-MOS-01' } },
  ]
}

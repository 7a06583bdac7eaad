import type { Game } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { type Step, step } from '../../core/outcome.ts'
import { isRefusal } from '../../core/preview.ts'
import type { Procedure, ProcedureOf } from '../../core/procedure.ts'
import type { Situation } from '../../core/situation.ts'
import type { Group } from '../../core/state/creature.ts'
import type { PreparedEncounter } from '../../core/state/encounter.ts'
import { countOf, lowerFirst, upperFirst } from '../../core/words.ts'
import { expressionOf } from '../../dice/read-notation.ts'
import { askNotation } from '../../dice/roll.ts'
import { freshNames } from '../fight/names.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { creatureOf, mostFoes, type DrawnEncounter } from '../meeting.ts'
import type { PreparedBand, PreparedBands } from './bands.ts'
import { beginEncounter, type SettledOpening } from './begin.ts'
import { carriedBy } from './carried.ts'
import { readFar, rollTyped } from './distance.ts'
import {
  findHitPoints,
  full,
  hitPointsOf,
  printedHitPoints,
  type HitPointWay,
} from './hit-points.ts'

/** Parts of a prepared encounter that the GM has settled. */
type Settled = Pick<PreparedEncounter, 'attitude' | 'activity' | 'distance'>

/** Rolls the number of each band, within the limit of one encounter. */
function* counts(bands: readonly PreparedBand[]): ProcedureOf<{ numbers: number[]; why: Step[] }> {
  const numbers: number[] = []
  const why: Step[] = []
  let room = mostFoes - bands.length
  for (const [nth, { monster, dice }] of bands.entries()) {
    const label = nth === 0 ? 'number appearing' : `number appearing, ${nth + 1}`
    const { total, says } = yield* askNotation(label, expressionOf(dice))
    const more = Math.min(room, Math.max(1, total) - 1)
    room -= more
    numbers.push(1 + more)
    if (!/^\d+$/.test(dice)) why.push({ name: `${monster.name}, ${dice}`, value: says })
  }
  return { numbers, why }
}

/** Makes the further bands as groups of the encounter that begins with `lead`. */
function furtherBands(
  situation: Situation,
  further: readonly { band: PreparedBand; number: number }[],
  lead: DrawnEncounter,
  game: Game,
): { effects: Effect[]; groups: Group[] } {
  const effects: Effect[] = []
  const groups: Group[] = []
  const given = freshNames(situation, lead.monster.name, lead.number)
  let next = situation.nextId + lead.number + 2
  for (const { band, number } of further) {
    const group: Group = {
      id: `g${next}`,
      name: countOf(number, band.monster.name),
      members: [],
      strength: number,
    }
    next += 1
    const names = freshNames(situation, band.monster.name, number, given)
    given.push(...names)
    for (const name of names) {
      const creature = creatureOf(band.monster, `c${next}`, name, situation, game)
      group.members.push(creature.id)
      effects.push({ do: 'join', creature: { ...creature, group: group.id } })
      next += 1
    }
    effects.push({ do: 'group', group })
    groups.push(group)
  }
  return { effects, groups }
}

/** Begins an encounter with these bands, everything rolled, one group each. Rules GF-MEET-05, GF-MEET-14. */
export function* startBands(
  title: string,
  bands: PreparedBands,
  situation: Situation,
  ruleset: Game,
  prepared: Settled = {},
): Procedure {
  const { numbers, why } = yield* counts(bands)
  const [lead, ...others] = bands
  // A band that is prepared asleep is not found on guard: its line is its activity, and nothing is rolled.
  const isAtIt = prepared.activity === undefined && lead.tale !== ''
  const { settled, why: settledWhy } = yield* openingOf(
    isAtIt ? { ...prepared, activity: upperFirst(lead.tale) } : prepared,
  )
  const drawn: DrawnEncounter = {
    monster: lead.monster,
    number: numbers[0] ?? 1,
    from: `${title}, prepared`,
    ...(lead.tale && !isAtIt ? { tale: lead.tale } : {}),
    ...(/^\d+$/.test(lead.dice) ? {} : { numberDice: lead.dice }),
  }
  const further = others.map((band, nth) => ({ band, number: numbers[nth + 1] ?? 1 }))
  const more = furtherBands(situation, further, drawn, ruleset)
  const begun = yield* beginEncounter(situation, drawn, ruleset, {
    groups: more.groups,
    settled,
  })
  const equipped = yield* equip(
    [...more.effects, ...begun.effects],
    [
      { band: lead, members: begun.members },
      ...more.groups.flatMap(({ members }, nth) => {
        const band = others[nth]
        return band ? [{ band, members }] : []
      }),
    ],
    situation,
    ruleset,
  )
  return gmOutcome(
    'GF-MEET-14',
    `Encounter, ${title}`,
    [begun.says, ...more.groups.map(({ name }) => lowerFirst(name))].join('; '),
    equipped.effects,
    {
      who: [...begun.members, ...more.groups.flatMap(({ members }) => members)],
      tone: begun.encounter.surprise?.party ? 'bad' : 'due',
      total: drawn.number,
      why: [...why, ...settledWhy, ...begun.why, ...equipped.why],
    },
  )
}

/** Opening as the GM has settled it; what is absent is rolled. */
function* openingOf({
  attitude,
  activity,
  distance,
}: Settled): ProcedureOf<{ settled: SettledOpening; why: Step[] }> {
  const far = distance ? readFar(distance, {}) : null
  const typed = far && !isRefusal(far) ? yield* rollTyped(far) : null
  return {
    settled: {
      ...(attitude ? { attitude } : {}),
      ...(activity ? { activity } : {}),
      ...(typed ? { distance: typed.distance, unit: typed.unit } : {}),
    },
    why: typed?.why ?? [],
  }
}

/** One number is for all; in a list each has its own, and those beyond its end are as written. */
function hitPointsOfMember(
  hitPoints: HitPointWay | readonly number[],
  nth: number,
): HitPointWay | number {
  if (typeof hitPoints === 'string') return hitPoints
  return (hitPoints.length === 1 ? hitPoints[0] : hitPoints[nth]) ?? 'as written'
}

/** Gives the members of bands the hit points and things that their lines name. */
function* equip(
  effects: readonly Effect[],
  bands: readonly { band: PreparedBand; members: readonly string[] }[],
  situation: Situation,
  game: Game,
): ProcedureOf<{ effects: Effect[]; why: Step[] }> {
  const done: Effect[] = []
  const why: Step[] = []
  for (const effect of effects) {
    const of =
      effect.do === 'join'
        ? bands.find(({ members }) => members.includes(effect.creature.id))
        : undefined
    if (effect.do !== 'join' || !of) {
      done.push(effect)
      continue
    }
    const { band, members } = of
    let { creature } = effect
    const { hitPoints, isPrinted, carries } = band
    if (hitPoints !== undefined) {
      const { name } = creature
      const way = hitPointsOfMember(hitPoints, members.indexOf(creature.id))
      const { hp, says } =
        typeof way === 'number'
          ? isPrinted
            ? printedHitPoints(band.monster, way, situation, game)
            : { hp: way, says: `${way}, as prepared` }
          : yield* findHitPoints(name, hitPointsOf(band.monster, situation, game), way)
      creature = { ...creature, values: full(creature.values, hp) }
      why.push(step(`Hit points, ${name}`, says, 'GF-MEET-14'))
    }
    const isCarrier = carries !== undefined && members[0] === creature.id
    const carried = isCarrier ? yield* carriedBy(creature, carries, situation, game) : null
    done.push(
      {
        ...effect,
        creature: carried?.creature ?? creature,
        ...(hitPoints === undefined ? {} : { measured: true as const }),
      },
      ...(carried?.effects ?? []),
    )
  }
  return { effects: done, why }
}

import { defineAction, type Action } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { counted } from '../../../core/words.ts'
import { roll } from '../../../core/procedure.ts'
import type { Situation } from '../../../core/situation.ts'
import { goingOf } from '../../../travel/terrain.ts'
import { thisWatch, watchPasses } from '../../../travel/watch.ts'
import { atHome } from '../at-home.ts'
import { line } from '../line.ts'
import { isFood } from '../provisions.ts'
import { eaten, goneWithout, stores } from '../supplies.ts'

/** Id of the bearer of gathered food: a beast, else a member who carries food, else the forager. */
function larderOf(situation: Situation, forager: string): string {
  const party = situation.party.flatMap((id) => situation.creatures[id] ?? [])
  const beast = party.find(({ kind }) => kind === 'animal')
  const holder = party.find(({ items }) => Object.values(items).some(isFood))
  return (beast ?? holder)?.id ?? forager
}

function gathered(situation: Situation, bearer: string, days: number): Effect[] {
  if (days === 0) return []
  const creature = situation.creatures[bearer]
  const had = creature?.itemOrder
    .map((id) => creature.items[id])
    .find((item) => item && isFood(item))
  const item = had
    ? { ...had, count: had.count + days }
    : {
        id: `i${situation.nextId + 1}`,
        name: 'Food, a day',
        count: days,
        ready: false,
        ...(atHome(situation) ? { gear: 'food' } : {}),
      }
  return [{ do: 'item', creature: bearer, item }]
}

/** Days of food found by a d6, with the terrain's modifier. */
function foundBy(face: number, bears: number): number {
  return Math.max(0, Math.ceil(face / 2) + bears)
}

/** Describes the yield: "d3+1 days (2 to 4)". */
function findsSays(bears: number): string {
  const die = bears === 0 ? 'd3' : bears > 0 ? `d3+${bears}` : `d3−${-bears}`
  return `${die} days (${foundBy(1, bears)} to ${foundBy(6, bears)})`
}

/**
 * Forages for a watch of daylight: d3 days of food each; the die is from the author’s other page. Rule
 * GF-ROAD-07.
 */
const forage = defineAction({
  id: 'delve.forage',
  title: 'Forage or hunt',
  rule: 'GF-ROAD-07',
  phase: 'travel',
  slot: 'forage',
  needs: [],
  finds: 'food hunt berries fish rations gather',
  asks: { foragers: { kind: 'creatures', title: 'Who forages', side: 'party' } },
  preview(situation, { foragers }) {
    if (foragers.length === 0) return refusal('Choose who forages: nobody is chosen.')
    if (!thisWatch(situation).daylight) return refusal('It is night: forage by day, or camp.')
    const { bears, title } = goingOf(situation.place.terrain)
    return plain(
      `A watch; ${findsSays(bears)} of food for each of ${foragers.length}`,
      bears === 0 ? [] : [{ name: title, value: bears, rule: 'GF-ROAD-07' }],
    )
  },
  *run(situation, { foragers }, at) {
    const { bears, title } = goingOf(situation.place.terrain)
    const dice = yield* roll('forage', 6, Math.max(1, foragers.length))
    const each = dice.map((face) => foundBy(face, bears))
    const days = Math.max(
      0,
      each.reduce((sum, one) => sum + one, at.ruling.adjust),
    )
    const bearer = larderOf(situation, foragers[0] ?? '')
    const says = days === 0 ? 'Nothing to eat' : `${counted(days, 'day')} of food`
    return line(at, {
      rule: 'GF-ROAD-07',
      what: `Foraging, ${title.toLowerCase()}`,
      says,
      tone: days === 0 ? 'bad' : 'good',
      who: foragers,
      total: days,
      why: [
        { name: 'Each', value: each.join(', '), rule: 'GF-ROAD-07' },
        ...(days > 0
          ? [{ name: 'Carried by', value: situation.creatures[bearer]?.name ?? 'nobody' }]
          : []),
      ],
      effects: [
        ...(situation.creatures[bearer] ? gathered(situation, bearer, days) : []),
        ...watchPasses(situation, { did: 'Forage', miles: 0, says }),
      ],
    })
  },
})

/**
 * Takes a day's food and feed from the stores without a rest, when the ration timer expires. Rules
 * DLV-INV-07, DLV-TRN-09, DLVX-CRN-08.
 */
const eat = defineAction({
  id: 'delve.eat',
  title: 'Eat a day’s supplies',
  rule: 'DLV-INV-07',
  phase: 'travel',
  slot: 'supplies',
  needs: [],
  finds: 'food rations feed fodder hungry deprived day',
  asks: { due: { kind: 'due', title: 'Which meal', optional: true } },
  preview(situation) {
    if (situation.party.length === 0) return refusal('Nobody is in the party: add somebody first.')
    const day = eaten(situation, situation.party)
    const left = stores(situation)
    return plain(
      `${counted(day.food, 'day')} of food and ${day.feed} of feed; ${day.unfed.length === 0 ? 'nobody' : day.unfed.length} without`,
      [
        { name: 'Food', value: left.food, rule: 'DLV-INV-07' },
        { name: 'Feed', value: left.feed, rule: 'DLV-TRN-09' },
      ],
    )
  },
  *run(situation, { due }, at) {
    yield* []
    const day = eaten(situation, situation.party)
    return line(at, {
      rule: 'DLV-INV-07',
      what: 'A day’s supplies',
      says:
        day.unfed.length === 0
          ? 'All have eaten'
          : `${day.unfed.length} without: no HP back until a long rest`,
      tone: day.unfed.length === 0 ? 'plain' : 'bad',
      who: [...day.fed, ...day.unfed],
      why: [
        { name: 'Food', value: day.food, rule: 'DLV-INV-07' },
        { name: 'Feed', value: day.feed, rule: 'DLV-TRN-09' },
      ],
      effects: [
        ...day.effects,
        ...goneWithout(situation, day.unfed),
        ...(due ? [{ do: 'settle' as const, due }] : []),
      ],
    })
  },
})

export const food: readonly Action[] = [forage, eat]

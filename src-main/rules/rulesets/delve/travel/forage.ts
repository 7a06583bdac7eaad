import { step } from '../../../core/outcome.ts'
import { partyOf } from '../../../common/sides.ts'
import { thingsOf } from '../../../common/sheet-places.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { roll } from '../../../core/procedure.ts'
import type { Situation } from '../../../core/situation.ts'
import { counted } from '../../../core/words.ts'
import { goingOf } from '../../../travel/terrain.ts'
import { thisWatch, watchPasses } from '../../../travel/watch.ts'
import { isDelveCampaign } from '../at-home.ts'
import { isFood } from '../supplies.ts'

/** Id of the bearer of gathered food: a beast, else a member who carries food, else the forager. */
function larderOf(situation: Situation, forager: string): string {
  const party = partyOf(situation)
  const beast = party.find(({ kind }) => kind === 'animal')
  const holder = party.find(({ items }) => Object.values(items).some(isFood))
  return (beast ?? holder)?.id ?? forager
}

function storeFood(situation: Situation, bearer: string, days: number): Effect[] {
  if (days === 0) return []
  const creature = situation.creatures[bearer]
  const had = creature && thingsOf(creature).find(isFood)
  const item = had
    ? { ...had, count: had.count + days }
    : {
        id: `i${situation.nextId + 1}`,
        name: 'Food, a day',
        count: days,
        ready: false,
        ...(isDelveCampaign(situation) ? { gear: 'food' } : {}),
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
export const forage = defineAction({
  id: 'delve.forage',
  title: 'Forage or hunt',
  rule: 'GF-ROAD-07',
  phase: 'travel',
  slot: 'forage',
  finds: 'food hunt berries fish rations gather',
  asks: { foragers: { kind: 'creatures', role: 'actor', title: 'Who forages', side: 'party' } },
  plan(situation, { foragers }) {
    if (foragers.length === 0) return refusal('Choose who forages: nobody is chosen.')
    if (!thisWatch(situation).daylight) return refusal('It is night: forage by day, or camp.')
    return { foragers, going: goingOf(situation.place.terrain) }
  },
  preview: ({ foragers, going: { bears, title } }) =>
    plain(
      `A watch; ${findsSays(bears)} of food for each of ${foragers.length}`,
      bears === 0 ? [] : [step(title, bears, 'GF-ROAD-07')],
    ),
  *run({ foragers, going: { bears, title } }, situation, at) {
    const dice = yield* roll('forage', 6, foragers.length)
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
        step('Each', each.join(', '), 'GF-ROAD-07'),
        ...(days > 0
          ? [{ name: 'Carried by', value: situation.creatures[bearer]?.name ?? 'nobody' }]
          : []),
      ],
      effects: [
        ...(situation.creatures[bearer] ? storeFood(situation, bearer, days) : []),
        ...watchPasses(situation, { did: 'Forage', miles: 0, says }),
      ],
    })
  },
})

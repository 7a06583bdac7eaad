import { plain, refusal } from '../../core/preview.ts'
import { upperFirst } from '../../core/words.ts'
import { defineAction } from '../../core/action.ts'
import { read } from '../../clock/clock.ts'
import {
  spellWeather,
  onScale,
  skies,
  skyOf,
  skyOn,
  skyWord,
  stepSky,
} from '../../clock/weather.ts'
import type { Effect } from '../../core/effects.ts'
import { rollSummed } from '../../core/procedure.ts'
import type { Id, Situation } from '../../core/situation.ts'
import type { Season } from '../../core/state/time.ts'
import type { Games } from '../games.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { totals } from '../../common/check.ts'

/** Chances of each weather by season, computed once. */
const chancesIn = new Map(
  (['spring', 'summer', 'autumn', 'winter'] as const).map((season) => [season, chances(season)]),
)

function chances(season: Season) {
  const points = totals(2, 6).map(({ total, chance }) => ({
    face: total,
    chance,
    leads: skies.indexOf(skyOf(season, total)),
  }))
  return {
    bars: points,
    chances: skies.map((sky, at) => ({
      says: skyWord(sky, season),
      chance: points
        .filter(({ leads }) => leads === at)
        .reduce((sum, { chance }) => sum + chance, 0),
      tone: at < 2 ? ('good' as const) : ('bad' as const),
    })),
  }
}

function turned(situation: Situation, sky: string, held?: Id): Effect[] {
  return [
    { do: 'weather', to: { sky, since: situation.clock.seconds, ...(held && { held }) } },
    ...(situation.dues['weather'] ? [{ do: 'settle' as const, due: 'weather' }] : []),
  ]
}

/** Rolls Gatefold's weather, for games without own or borrowed weather. Rule GF-WEATHER-01. */
export const weather = defineAction({
  id: 'house.weather',
  title: 'The day’s weather',
  rule: 'GF-WEATHER-01',
  phase: 'travel',
  slot: 'weather',
  yieldsTo: { slot: 'weather', lent: true },
  finds: 'sky rain storm snow sun season',
  plan: ({ clock }) => ({ season: read(clock).season }),
  preview: ({ season }) => ({
    ...plain(`2d6 for a day of ${season}`),
    ...(chancesIn.get(season) ?? { bars: [], chances: [] }),
  }),
  *run({ season }, situation, { ruling }) {
    const faces = yield* rollSummed('weather', 6, 2)
    const total = faces.reduce((sum, face) => sum + face, 0) + ruling.adjust
    const held = spellWeather(situation)
    const sky = held ?? skyOf(season, total)
    return gmOutcome(
      'GF-WEATHER-01',
      `Weather, ${season}`,
      `${upperFirst(skyWord(sky, season))}${held === null ? '' : ', held by a spell'}`,
      turned(situation, sky, situation.weather?.held),
      {
        total,
        tone: sky === 'storm' ? 'bad' : 'plain',
        secret: ruling.secret,
      },
    )
  },
})

const settings = [...skies, 'one step worse', 'one step better'] as const

/** Sets the weather, or changes it by a step. Rule GF-WEATHER-02. */
export const setWeather = ({ road }: Pick<Games, 'road'>) =>
  defineAction({
    id: 'house.set-weather',
    title: 'Set the weather',
    rule: 'GF-WEATHER-02',
    phase: 'table',
    slot: 'edit',
    finds: 'sky rain storm snow sun clear better worse',
    asks: {
      sky: { kind: 'choice', title: 'Sky', of: settings },
    },
    plan(situation, { sky }) {
      // The scale of the travel rules in use, else Gatefold's.
      const scale = road(situation)?.weather(situation).scale ?? skies
      const changes = (word: string): boolean =>
        !situation.weather || skyAfter(situation, word, scale) !== skyOn(situation, scale)
      const scope = { sky: { of: settings.filter(changes) } }
      const to = skyAfter(situation, sky, scale)
      const word = skyWord(to, read(situation.clock).season)
      return changes(sky)
        ? { to, word: upperFirst(word), scope }
        : refusal(`It is ${word} already.`, { scope })
    },
    preview: ({ word, scope }) => ({ ...plain(word), scope }),
    run: ({ to, word }, situation) =>
      gmOutcome('GF-WEATHER-02', 'The weather', word, turned(situation, to)),
  })

function skyAfter(situation: Situation, wanted: string, scale: readonly string[]): string {
  const now = skyOn(situation, scale)
  if (wanted === 'one step worse') return stepSky(now, 1, scale)
  return wanted === 'one step better' ? stepSky(now, -1, scale) : onScale(wanted, scale)
}

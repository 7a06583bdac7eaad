import { upperFirst } from '../core/words.ts'
import { defineAction, type Action } from '../core/action.ts'
import { read } from '../clock/clock.ts'
import { heldSky, onScale, skies, skyOf, skyOn, skyWord, stepped } from '../clock/weather.ts'
import type { Effect } from '../core/effects.ts'
import { rollSummed } from '../core/procedure.ts'
import type { Id, Situation } from '../core/situation.ts'
import type { Season } from '../core/state/time.ts'
import type { Games } from './games.ts'
import { gmOutcome } from './gm-outcome.ts'
import { plain, refusal, totals } from '../common/trial.ts'

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
const today = defineAction({
  id: 'house.weather',
  title: 'The day’s weather',
  rule: 'GF-WEATHER-01',
  phase: 'travel',
  slot: 'weather',
  needs: [],
  finds: 'sky rain storm snow sun season',
  asks: {},
  preview(situation) {
    const { season } = read(situation.clock)
    return {
      ...plain(`2d6 for a day of ${season}`),
      ...(chancesIn.get(season) ?? { bars: [], chances: [] }),
    }
  },
  *run(situation, _input, at) {
    const { season } = read(situation.clock)
    const faces = yield* rollSummed('weather', 6, 2)
    const total = faces.reduce((sum, face) => sum + face, 0) + at.ruling.adjust
    const sky = heldSky(situation) ?? skyOf(season, total)
    return gmOutcome(
      'GF-WEATHER-01',
      `Weather, ${season}`,
      `${upperFirst(skyWord(sky, season))}${heldSky(situation) === null ? '' : ', held by a spell'}`,
      turned(situation, sky, situation.weather?.held),
      {
        total,
        tone: sky === 'storm' ? 'bad' : 'plain',
        secret: at.ruling.secret,
      },
    )
  },
})

const settings = [...skies, 'one step worse', 'one step better'] as const

/** Sets the weather, or changes it by a step. Rule GF-WEATHER-02. */
const set = (games: Games) =>
  defineAction({
    id: 'house.set-weather',
    title: 'Set the weather',
    rule: 'GF-WEATHER-02',
    phase: 'table',
    slot: 'edit',
    needs: [],
    finds: 'sky rain storm snow sun clear better worse',
    asks: {
      sky: { kind: 'choice', title: 'Sky', of: settings },
    },
    preview(situation, { sky }) {
      const scale = scaleOf(situation, games)
      const changes = (word: string): boolean =>
        !situation.weather || skyAfter(situation, word, scale) !== skyOn(situation, scale)
      const word = skyWord(skyAfter(situation, sky, scale), read(situation.clock).season)
      return {
        ...(changes(sky) ? plain(upperFirst(word)) : refusal(`It is ${word} already.`)),
        scope: { sky: { of: settings.filter(changes) } },
      }
    },
    *run(situation, { sky }) {
      yield* []
      const to = skyAfter(situation, sky, scaleOf(situation, games))
      return gmOutcome(
        'GF-WEATHER-02',
        'The weather',
        upperFirst(skyWord(to, read(situation.clock).season)),
        turned(situation, to),
      )
    },
  })

/** Weather scale of the travel rules in use, else Gatefold's. */
function scaleOf(situation: Situation, { road }: Games): readonly string[] {
  return road(situation)?.weather(situation).scale ?? skies
}

function skyAfter(situation: Situation, asked: string, scale: readonly string[]): string {
  const now = skyOn(situation, scale)
  if (asked === 'one step worse') return stepped(now, 1, scale)
  return asked === 'one step better' ? stepped(now, -1, scale) : onScale(asked, scale)
}

export function weather(games: Games): readonly Action[] {
  return [today, set(games)]
}

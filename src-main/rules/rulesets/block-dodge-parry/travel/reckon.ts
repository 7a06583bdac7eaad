import { defineAction } from '../../../core/action.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { counted } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import { journeyOf } from '../../../travel/journey.ts'
import { distances, grounds, journeyLength, ways } from './figures.ts'

/** How many watches a journey takes; the players are not told. Rule BDPX-WLD-02. */
export const reckon = defineAction({
  id: 'block-dodge-parry.journey',
  title: 'Reckon a journey',
  rule: 'BDPX-WLD-02',
  phase: 'travel',
  slot: 'place',
  needs: [],
  finds: 'journey watches distance road trail wild terrain set out route',
  asks: {
    from: { kind: 'text', title: 'From', max: 60 },
    to: { kind: 'text', title: 'To', max: 60 },
    distance: { kind: 'choice', title: 'How far', of: distances, default: 'medium' },
    way: { kind: 'choice', title: 'By', of: ways, default: 'trail' },
    ground: { kind: 'choice', title: 'Ground', of: grounds, default: 'easy' },
    ascending: { kind: 'switch', title: 'It climbs', default: false },
  },
  preview(_situation, { from, to, distance, way, ground, ascending }) {
    if (!from?.trim() || !to?.trim())
      return refusal('Say where they set out from, and where they are bound.')
    const watches = journeyLength(distance, way, ground, ascending)
    return plain(
      `${from.trim()} to ${to.trim()}: ${counted(watches, 'watch', 'watches')}`,
      [
        { name: distance, value: distances.indexOf(distance) + 1, rule: 'BDPX-WLD-02' },
        { name: way, value: ways.indexOf(way), rule: 'BDPX-WLD-02' },
        { name: ground, value: grounds.indexOf(ground), rule: 'BDPX-WLD-02' },
        ...(ascending ? [{ name: 'It climbs', value: 1, rule: 'BDPX-WLD-02' as const }] : []),
      ],
      [{ name: 'The players', value: 'are not told the number', rule: 'BDPX-WLD-02' }],
    )
  },
  *run(situation, { from, to, distance, way, ground, ascending }, at) {
    yield* []
    const watches = journeyLength(distance, way, ground, ascending)
    const first = situation.nextId
    const stops = [
      { id: `s${first}`, title: from.trim(), miles: 0 },
      { id: `s${first + 1}`, title: to.trim(), miles: watches },
    ]
    return line(at, {
      rule: 'BDPX-WLD-02',
      what: `The way from ${from.trim()} to ${to.trim()}`,
      says: counted(watches, 'watch', 'watches'),
      secret: true,
      effects: [
        {
          do: 'journey',
          to: {
            stops: Object.fromEntries(stops.map((stop) => [stop.id, stop])),
            stopOrder: stops.map(({ id }) => id),
            miles: 0,
            log: {},
            logOrder: [],
            night: [...journeyOf(situation).night],
          },
        },
      ],
    })
  },
})

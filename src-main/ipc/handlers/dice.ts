import { parse, print } from '../../rules/dice/notation.ts'
import { oddsOrRefusal } from '../../rules/dice/odds.ts'
import type { dice } from '../contract/dice.ts'
import type { Handlers } from '../contract/endpoint.ts'

export const diceHandlers: Handlers<typeof dice> = {
  'dice.odds': ({ notation }) => {
    const parsed = parse(notation)
    if (!parsed.ok) return { end: 'mistake', at: parsed.mistake.at, says: parsed.mistake.says }
    const exact = oddsOrRefusal(parsed.expression)
    if ('refused' in exact) return { end: 'mistake', at: 0, says: exact.refused }
    const { points, mean, least, most } = exact
    return { end: 'odds', says: print(parsed.expression), mean, least, most, points: [...points] }
  },
}

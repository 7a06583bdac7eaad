import type { Ruleset } from '../../../rules/core/ruleset.ts'
import type { Situation } from '../../../rules/core/situation.ts'
import { thingsOf } from '../../../rules/common/sheet-places.ts'
import { isSold } from '../../../rules/gm/party/coins.ts'
import type { AidCard, AidPart } from './parts.ts'

/** A card for each spell of the game. */
export function spellCards({ spells }: Ruleset): AidPart {
  return {
    kind: 'cards',
    title: 'Spells',
    cards: spells.map(({ name, says, roll }) => ({
      name,
      figures: roll === undefined ? [] : [{ label: 'Roll', value: String(roll) }],
      text: says,
    })),
  }
}

/** A card for each thing with a name of its own that the party carries, then for what is sold: no animal, and a thing of several sizes once. */
export function itemCards({ gear, money }: Ruleset, situation: Situation): AidPart {
  const sold = gear
    .filter((row) => isSold(row) && !row.beast && !row.madeFor)
    .map(({ name, die, hands, cost, notes }): AidCard => {
      const figures = [
        ['Die', die],
        ['Hands', hands],
        [money?.many ?? 'Cost', cost > 0 ? cost.toLocaleString('en') : undefined],
      ] as const
      return {
        name,
        figures: figures.flatMap(([label, value]) =>
          value === undefined ? [] : [{ label, value: String(value) }],
        ),
        text: notes ?? '',
      }
    })
  return { kind: 'cards', title: 'Equipment', cards: [...ownThings(situation), ...sold] }
}

/** Finds and magic: what the party carries that is on no price list, each thing once. */
function ownThings({ party, creatures }: Situation): AidCard[] {
  const things = party.flatMap((id) => (creatures[id] ? thingsOf(creatures[id]) : []))
  const texts = new Map(
    things.filter(({ gear }) => !gear).map(({ name, text = '' }) => [name, text] as const),
  )
  return [...texts].map(([name, text]) => ({ name, figures: [], text }))
}

import type { Ruleset } from '../../../rules/core/ruleset.ts'
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

/** A card for each thing of the price list that somebody carries: no animal. */
export function itemCards({ gear, money }: Ruleset): AidPart {
  const cards = gear
    .filter(({ beast }) => !beast)
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
  return { kind: 'cards', title: 'Equipment', cards }
}

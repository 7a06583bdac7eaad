import { defineAction, type Action } from '../../core/action.ts'
import type { GameOf } from '../meeting.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { fuelSays, emptyHanded, fuelOf, kindOf, lastsSays, lit, titles } from './kinds.ts'

export function lighting(gameOf: GameOf): Action {
  return defineAction({
    id: 'house.light',
    title: 'Light',
    rule: 'GF-LIGHT-01',
    phase: 'dungeon',
    slot: 'light',
    needs: [],
    finds: 'torch lantern candle lamp fire burn',
    asks: {
      bearer: { kind: 'creature', title: 'Who carries it', side: 'party' },
      light: { kind: 'choice', title: 'What', of: titles, default: 'Torch' },
    },
    preview(situation, { bearer, light: title }) {
      const creature = situation.creatures[bearer]
      const kind = kindOf(title, situation, gameOf)
      if (!creature || !kind) return refusal('Choose who carries the light.')
      const hindered = emptyHanded(creature, title)
      if (hindered) return refusal(hindered)
      const from = fuelOf(situation, creature, kind)
      const takes = from
        ? `, uses up ${from.item.name.toLowerCase()} (${from.count} carried)`
        : ', from no list: nothing is used up'
      return plain(
        `${title} for ${creature.name}: ${lastsSays(kind)}${takes}`,
        [],
        kind.sheds ? [{ name: 'Light', value: kind.sheds, rule: kind.rule }] : [],
      )
    },
    *run(situation, { bearer, light: title }) {
      yield* []
      const kind = kindOf(title, situation, gameOf)
      const creature = situation.creatures[bearer]
      if (!kind || !creature) return gmOutcome('GF-LIGHT-01', 'Light', 'Nobody lit it', [])
      const fuel = fuelOf(situation, creature, kind)
      return gmOutcome(
        kind.rule,
        `${title}, ${creature.name}`,
        `Lit${fuel ? fuelSays(kind, fuel) : ''} for ${lastsSays(kind)}${kind.sheds ? `, ${kind.sheds}` : ''}`,
        lit(situation, kind, creature, fuel),
        { who: [bearer] },
      )
    },
  })
}

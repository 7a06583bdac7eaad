import type { Effect } from '../../core/effects.ts'
import type { Step } from '../../core/outcome.ts'
import type { Defeat, DefeatRule } from '../../core/ruleset/characters.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { personOf } from '../party/ours.ts'
import { counted } from '../../core/words.ts'

/** Adds defeated foes, each once, and coins taken from them to the next award. Rule GF-FIGHT-14. */
export function gainEffects(
  situation: Situation,
  rule: DefeatRule | undefined,
  defeated: Partial<Record<Defeat, readonly ReadonlyCreature[]>>,
  coins = 0,
): Effect[] {
  if (!rule) return []
  const known = situation.gains?.foes ?? {}
  const fresh = rule.counts
    .flatMap((how) => defeated[how] ?? [])
    .filter(({ id }) => !(id in known))
    .map((foe) => [foe.id, { name: foe.name, worth: Math.max(0, rule.worth(foe)) }] as const)
  const taken = rule.coins ? coins : 0
  if (fresh.length === 0 && taken === 0) return []
  const foes = { ...known, ...Object.fromEntries(fresh) }
  return [{ do: 'gains', to: { foes, coins: (situation.gains?.coins ?? 0) + taken } }]
}

/** Clears the gains that an award has paid. A body still in play stays listed, so it never counts twice. */
export function awardedEffects(
  situation: Situation,
  paid: { foes: boolean; coins?: boolean },
): Effect[] {
  const { gains } = situation
  if (!gains) return []
  const foes = paid.foes
    ? Object.entries(gains.foes).flatMap(([id, foe]) =>
        personOf(situation, id) ? [[id, { ...foe, worth: 0 }] as const] : [],
      )
    : Object.entries(gains.foes)
  const coins = paid.coins ? 0 : gains.coins
  const to = foes.length === 0 && coins === 0 ? null : { foes: Object.fromEntries(foes), coins }
  return [{ do: 'gains', to }]
}

/** Total worth of the defeated foes, rounded down, at most `most`. */
export function defeatedWorth({ gains }: Situation, most: number): number {
  const worth = Object.values(gains?.foes ?? {}).reduce((sum, foe) => sum + foe.worth, 0)
  return Math.min(most, Math.floor(worth))
}

/** Steps that name the foes an award counts: "Defeated since the last award: 2 goblins". */
export function gainSteps({ gains }: Situation): Step[] {
  const names = Object.values(gains?.foes ?? {}).flatMap(({ name, worth }) =>
    worth > 0 ? [`${name} (${worth})`] : [],
  )
  const coins = gains?.coins ?? 0
  return [
    ...(names.length > 0
      ? [{ name: 'Defeated since the last award', value: names.join(', '), rule: gainRule }]
      : []),
    ...(coins > 0
      ? [{ name: 'Taken since the last award', value: counted(coins, 'coin'), rule: gainRule }]
      : []),
  ]
}

const gainRule = 'GF-FIGHT-14' as const

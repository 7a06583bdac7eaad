import { plain, refusal } from '../../../core/preview.ts'
import { defineAction } from '../../../core/action.ts'
import { round } from '../../../clock/clock.ts'
import type { Effect } from '../../../core/effects.ts'
import { listed } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { pieceOf } from '../gear.ts'
import { partyOf } from '../character/people.ts'
import { shielded } from '../conditions.ts'
import { cannotAct } from './order.ts'

/** COV of the shield in hand; null without one. A buckler covers nobody. Rules HBK-SHD-01, HBK-SHD-03. */
function shieldOf(creature: ReadonlyCreature): number | null {
  const held = Object.values(creature.items).flatMap((item) => {
    const piece = item.ready ? pieceOf(item) : undefined
    return piece?.kind === 'shield' ? [piece.cov ?? 0] : []
  })
  return held.length === 0 ? null : Math.max(...held)
}

/** Whoever is named, else the first of the party with a shield that covers others. */
function bearerOf(situation: Situation, who: string | undefined): ReadonlyCreature | undefined {
  return (
    situation.creatures[who ?? ''] ??
    partyOf(situation).find((one) => (shieldOf(one) ?? 0) > 0 && cannotAct(one, situation) === null)
  )
}

/** Gives up the attack to cover those beside them against shots. Rules HBK-SHD-03, E-HBK-26. */
export const shieldAllies = defineAction({
  id: 'heartbreaker.shield-allies',
  title: 'Cover allies',
  rule: 'HBK-SHD-03',
  phase: 'fight',
  slot: 'manoeuvre',
  needs: [],
  finds: 'shield protect defend adjacent cover',
  asks: {
    who: {
      kind: 'creature',
      role: 'actor',
      title: 'Who bears the shield',
      side: 'party',
      optional: true,
      none: 'whoever has a shield',
    },
    whom: { kind: 'creatures', role: 'target', title: 'Whom, beside them', side: 'party' },
  },
  plan(situation, { who, whom }) {
    const bearer = bearerOf(situation, who)
    if (!bearer) return refusal('Nobody has a shield in hand: ready one first.')
    const held = cannotAct(bearer, situation)
    if (held) return refusal(held)
    const cov = shieldOf(bearer)
    if (cov === null) return refusal(`${bearer.name} has no shield in hand: ready one first.`)
    if (cov === 0) return refusal('A buckler covers nobody against shots: it takes a shield.')
    const covered = whom
      .filter((id) => id !== bearer.id)
      .flatMap((id) => situation.creatures[id] ?? [])
    return covered.length === 0
      ? refusal('Choose whom to cover: those who stand beside the shield.')
      : { bearer, cov, covered, names: listed(covered.map(({ name }) => name)) }
  },
  preview: ({ bearer, cov, names }) =>
    plain(`COV +${cov} for ${names}, until ${bearer.name} acts again`),
  run({ bearer, covered, names }, situation, at) {
    const until = situation.clock.seconds + round
    return line(at, {
      rule: 'HBK-SHD-03',
      what: `${bearer.name} covers allies`,
      says: `COV +2 for ${names}`,
      tone: 'good',
      who: [bearer, ...covered].map(({ id }) => id),
      why: [{ name: 'A shield', value: 'its COV for each, for a round', rule: 'E-HBK-26' }],
      effects: [
        ...covered.map(({ id }): Effect => ({
          do: 'condition',
          creature: id,
          name: shielded,
          to: { until, rule: 'HBK-SHD-03' },
        })),
        ...(situation.fight ? [{ do: 'acted' as const, creature: bearer.id }] : []),
      ],
    })
  },
})

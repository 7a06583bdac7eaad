import { defineAction, type Action, type InputOf } from '../../../core/action.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { mojoBid, mojoIncrease, mojoXp } from './mojo.ts'

const asks = {
  who: { kind: 'creature', title: 'Who failed', side: 'party' },
  face: { kind: 'number', title: 'd20 rolled', min: 1, max: 40, default: 12 },
  target: { kind: 'number', title: 'Target', min: -40, max: 40, default: 10 },
  bid: { kind: 'number', title: 'Mojo bid', min: 0, max: 999, default: 2 },
  field: { kind: 'text', title: 'Fitting field', max: 60, optional: true },
  player: { kind: 'switch', title: 'Against another player’s character', default: false },
  useful: { kind: 'switch', title: 'It would be useful', default: true },
} as const
type Bid = InputOf<typeof asks>

function fault(
  situation: Situation,
  { who, bid, face, target, player, useful }: Bid,
): string | null {
  const creature = situation.creatures[who]
  if (!creature) return 'Choose whose archetypal roll failed.'
  if (player)
    return 'Mojo turns no roll against another player’s character (GAM-MOJ-10): let it stand.'
  if (!useful) return 'The action is of no use to the adventure (GAM-MOJ-09): the bid is withdrawn.'
  if (face <= target) return `${face} is at or under ${target}: the roll stands without mojo.`
  const { mojo = 0 } = creature.values
  if (bid > mojo) return `${creature.name} has ${mojo} mojo and bids ${bid}: bid what is there.`
  return null
}

/** Step for the field that the mojo paid may improve; none without the field. Rule GAM-MOJ-12. */
function lesson(creature: ReadonlyCreature, field: string, paid: number): Step[] {
  const bonus = creature.skills[field]
  if (bonus === undefined) return []
  const { price, gained, bonus: after } = mojoIncrease(paid, bonus)
  const value = gained
    ? `improves to +${after}, which costs ${price}`
    : `stays +${bonus}: a point costs ${price}`
  return [{ name: field, value, rule: 'GAM-MOJ-12' }]
}

/** Turns a failed archetypal roll with mojo, and pays only what was lacking. */
export const bidMojo: Action = defineAction({
  id: 'gods-and-monsters.mojo',
  title: 'Bid mojo',
  rule: 'GAM-MOJ-07',
  phase: 'check',
  slot: 'skill',
  needs: ['mojo'],
  finds: 'mojo bid failed roll archetypal turn reverse',
  asks,
  preview(situation, input) {
    const creature = situation.creatures[input.who]
    const why = fault(situation, input)
    if (!creature || why) return refusal(why ?? 'Choose whose archetypal roll failed.')
    const { success, paid } = mojoBid(input.face, input.target, input.bid)
    const lacking = input.face - input.target
    const verdict = success
      ? `It succeeds for ${paid} mojo and ${mojoXp(paid)} XP`
      : `${input.bid} is too little: ${lacking} is lacking, nothing is paid`
    return plain(
      verdict,
      [
        { name: 'Rolled', value: input.face, rule: 'GAM-MOJ-07' },
        { name: 'Target', value: input.target, rule: 'GAM-MOJ-07' },
      ],
      lesson(creature, input.field ?? '', paid),
    )
  },
  *run(situation, input, at) {
    yield* []
    const { who, field = '' } = input
    const creature = situation.creatures[who]
    const why = fault(situation, input)
    if (!creature || why)
      return line(at, { rule: 'GAM-MOJ-07', what: 'No bid', says: why ?? 'Nobody is chosen.' })
    const { success, paid } = mojoBid(input.face, input.target, input.bid)
    const xp = mojoXp(paid)
    const bonus = creature.skills[field]
    const more = bonus === undefined ? null : mojoIncrease(paid, bonus)
    return line(at, {
      rule: 'GAM-MOJ-07',
      what: `${creature.name} bids ${input.bid} mojo`,
      says: success
        ? `Turned: ${paid} paid, ${xp} XP`
        : 'Not enough: nothing paid, it stays failed',
      tone: success ? 'good' : 'bad',
      who: [who],
      total: paid,
      why: [
        { name: 'Lacking', value: input.face - input.target, rule: 'GAM-MOJ-07' },
        { name: 'XP', value: `50 for each point paid: ${xp}`, rule: 'GAM-MOJ-11' },
        ...lesson(creature, field, paid),
      ],
      effects: success
        ? [
            { do: 'change', creature: who, field: 'mojo', by: -paid, min: 0 },
            { do: 'change', creature: who, field: 'experience', by: xp },
            ...(more?.gained
              ? [{ do: 'skill' as const, creature: who, skill: field, to: more.bonus }]
              : []),
          ]
        : [],
    })
  },
})

import { compact } from '../../../common/compact.ts'
import { defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { type Step, step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import { ownFieldsAndSkills } from './own-skills.ts'
import { personKinds } from '../../../core/state/creature.ts'

/** Experience for mojo used on an archetypal roll. Rules GAM-ADV-07, GAM-MOJ-11. */
export function mojoXp(used: number): number {
  return 50 * used
}

/** Mojo to raise an ability by one, at the cheapest price that applies. Rule GAM-MOJ-02. */
export function abilityCost(score: number, archetypal: boolean, oneShort: boolean): number {
  if (oneShort) return score
  return (archetypal ? 2 : 3) * score
}

/** Mojo to raise a field's bonus by one. Rule GAM-MOJ-03. */
export function fieldBonusCost(bonus: number): number {
  return 4 + bonus
}

/** Mojo of a new field, with one skill. Rule GAM-MOJ-03. */
export const newFieldCost = 11

/** Rules GAM-MOJ-03, GAM-MOJ-06. */
export function skillCost(keptForOthers: boolean): number {
  return keptForOthers ? 7 : 5
}

/**
 * A bid on a failed archetypal roll: only what was lacking is paid, in whole points, and nothing where
 * the bid falls short. Rule GAM-MOJ-07.
 */
export function mojoBid(
  face: number,
  target: number,
  bid: number,
): { success: boolean; paid: number } {
  const lacking = Math.max(0, Math.ceil(face - target))
  return lacking <= bid ? { success: true, paid: lacking } : { success: false, paid: 0 }
}

/** Raises the fitting field by one where the mojo paid on the roll reaches its price. Rule GAM-MOJ-12. */
export function mojoIncrease(
  paid: number,
  bonus: number,
): { price: number; gained: boolean; bonus: number } {
  const price = fieldBonusCost(bonus)
  const gained = paid >= price
  return { price, gained, bonus: gained ? bonus + 1 : bonus }
}

const asks = {
  who: { kind: 'creature', role: 'actor', title: 'Who failed', side: 'party', only: personKinds },
  face: { kind: 'number', title: 'd20 rolled', min: 1, max: 40, default: 12 },
  target: { kind: 'number', title: 'Target', min: -40, max: 40, default: 10 },
  bid: {
    kind: 'number',
    role: 'bid',
    title: 'Mojo bid',
    min: 0,
    max: 999,
    default: 2,
  },
  field: { kind: 'text', title: 'Fitting field', max: 60, optional: true },
  player: { kind: 'switch', title: 'Against another player’s character', default: false },
  useful: { kind: 'switch', title: 'It would be useful', default: true },
} as const
/** Step for the field that the mojo paid may improve; none without the field. Rule GAM-MOJ-12. */
function lesson(creature: ReadonlyCreature, field: string, paid: number): Step[] {
  const bonus = creature.skills[field]
  if (bonus === undefined) return []
  const { price, gained, bonus: after } = mojoIncrease(paid, bonus)
  const value = gained
    ? `improves to +${after}, which costs ${price}`
    : `stays +${bonus}: a point costs ${price}`
  return [step(field, value, 'GAM-MOJ-12')]
}

/** Turns a failed archetypal roll with mojo, and pays only what was lacking. */
export const bidMojo = defineAction({
  id: 'gods-and-monsters.mojo',
  title: 'Bid mojo',
  rule: 'GAM-MOJ-07',
  phase: 'check',
  slot: 'skill',
  needs: ['mojo'],
  finds: 'mojo bid failed roll archetypal turn reverse',
  asks,
  plan(situation, { who, face, target, bid, field = '', player, useful }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose whose archetypal roll failed.')
    if (player)
      return refusal(
        'Mojo turns no roll against another player’s character (GAM-MOJ-10): let it stand.',
      )
    if (!useful)
      return refusal('The action is of no use to the adventure (GAM-MOJ-09): the bid is withdrawn.')
    if (face <= target)
      return refusal(`${face} is at or under ${target}: the roll stands without mojo.`)
    const { mojo = 0 } = creature.values
    if (bid > mojo)
      return refusal(`${creature.name} has ${mojo} mojo and bids ${bid}: bid what is there.`)
    return { creature, face, target, bid, field, ...mojoBid(face, target, bid) }
  },
  preview: ({ creature, face, target, bid, field, success, paid }) => ({
    ...plain(
      success
        ? `It succeeds for ${paid} mojo and ${mojoXp(paid)} XP`
        : `${bid} is too little: ${face - target} is lacking, nothing is paid`,
      [step('Rolled', face, 'GAM-MOJ-07'), step('Target', target, 'GAM-MOJ-07')],
      lesson(creature, field, paid),
    ),
    scope: { field: { of: ownFieldsAndSkills(creature) } },
  }),
  run({ creature, face, target, bid, field, success, paid }, _situation, at) {
    const who = creature.id
    const xp = mojoXp(paid)
    const bonus = creature.skills[field]
    const more = bonus === undefined ? null : mojoIncrease(paid, bonus)
    return line(at, {
      rule: 'GAM-MOJ-07',
      what: `${creature.name} bids ${bid} mojo`,
      says: success
        ? `Turned: ${paid} paid, ${xp} XP`
        : 'Not enough: nothing paid, it stays failed',
      tone: success ? 'good' : 'bad',
      who: [who],
      total: paid,
      why: [
        step('Lacking', face - target, 'GAM-MOJ-07'),
        step('XP', `50 for each point paid: ${xp}`, 'GAM-MOJ-11'),
        ...lesson(creature, field, paid),
      ],
      effects: success
        ? compact(
            { do: 'change', creature: who, field: 'mojo', by: -paid, min: 0 },
            { do: 'change', creature: who, field: 'experience', by: xp },
            more?.gained && { do: 'skill', creature: who, skill: field, to: more.bonus },
          )
        : [],
    })
  },
})

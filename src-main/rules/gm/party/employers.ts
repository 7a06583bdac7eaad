import { plain, refusal } from '../../core/preview.ts'
import { upperFirst } from '../../core/words.ts'
import { defineAction } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import type { CampaignState, Id, Situation } from '../../core/situation.ts'
import type { Creature } from '../../core/state/creature.ts'
import type { Timer } from '../../core/state/due.ts'
import { isDown } from '../../common/incapacitated.ts'
import { gmOutcome } from '../gm-outcome.ts'

/** Wage timers of a hireling. */
export function wagesOf({ timers }: Pick<CampaignState, 'timers'>, hireling: Id): Timer[] {
  return Object.values(timers).filter(({ kind, bearer }) => kind === 'wage' && bearer === hireling)
}

/** Employer of a hireling: as recorded on the creature, else the payer of its wage. */
export function employerOf(
  situation: Pick<Situation, 'timers'>,
  { id, employer }: Pick<Creature, 'id' | 'employer'>,
): Id | undefined {
  if (employer !== undefined) return employer
  const [wage] = wagesOf(situation as CampaignState, id)
  const payer = wage?.due?.input['payer']
  return typeof payer === 'string' ? payer : undefined
}

/**
 * Ends the wages, bills and birthdays of the dead with what was due of them: nobody is paid, pays or grows
 * older any more. Rule GF-WAGE-01.
 */
export function endWagesOfTheDead(_before: Situation, after: Situation): Effect[] {
  const isDead = (id: Id | undefined): boolean =>
    id !== undefined && 'dead' in (after.creatures[id]?.conditions ?? {})
  const ended = Object.values(after.timers).filter(
    ({ kind, bearer }) => kind === 'wage' && isDead(bearer),
  )
  return [
    ...ended.map(({ id }): Effect => ({ do: 'stop timer', timer: id })),
    ...Object.values(after.dues).flatMap(({ id, action, who }): Effect[] =>
      (action === 'house.pay' && isDead(who[0])) ||
      ended.some(({ id: timer }) => id.startsWith(`${timer}@`))
        ? [{ do: 'settle', due: id }]
        : [],
    ),
  ]
}

/** Passes a hireling on to another employer, or sets them free. Rule GF-HIRE-02. */
export const employ = defineAction({
  id: 'house.employ',
  title: 'Pass a hireling on',
  rule: 'GF-HIRE-02',
  phase: 'table',
  slot: 'edit',
  finds: 'employer hireling retainer master wage free dismiss inherit pay',
  asks: {
    who: {
      kind: 'creature',
      role: 'target',
      title: 'Which hireling',
      side: 'party',
      only: ['hireling'],
    },
    employer: {
      kind: 'creature',
      title: 'Employer, or set free',
      side: 'party',
      optional: true,
      proposed: true,
    },
  },
  plan(situation, { who, employer }) {
    const hireling = situation.creatures[who]
    if (!hireling) return refusal('Choose a hireling.')
    if (who === employer) return refusal('Nobody hires themselves: choose somebody else.')
    return { who, name: hireling.name, employer, says: passed(situation, who, employer) }
  },
  preview: ({ name, says }) => plain(`${name} ${says}`),
  run: ({ who, name, employer, says }, { dues }) =>
    gmOutcome(
      'GF-HIRE-02',
      name,
      upperFirst(says),
      [
        { do: 'employ', creature: who, employer: employer ?? null },
        ...(dues[dueOf(who)] ? [{ do: 'settle' as const, due: dueOf(who) }] : []),
      ],
      { who: employer ? [who, employer] : [who] },
    ),
})

function passed(situation: Situation, who: Id, employer: Id | undefined): string {
  const paid = wagesOf(situation as CampaignState, who).length > 0
  if (!employer) return paid ? 'is set free: no wage is owed from now' : 'is set free'
  const name = situation.creatures[employer]?.name ?? 'nobody'
  return `works for ${name}${paid ? ', who pays the wage' : ''}`
}

const dueOf = (hireling: Id): Id => `employ:${hireling}`

/**
 * Asks the GM for a new employer when a hireling's employer has died, retired or gone; for a hireling on the
 * bench, when it is back.
 */
export function employerDues(before: Situation, after: Situation): Effect[] {
  return hirelings(after).flatMap((hireling): Effect[] => {
    const { timers, dues } = after.bench?.[hireling.id] ?? after
    const employer = employerOf({ timers }, hireling)
    if (employer === undefined) return []
    const due = dues[dueOf(hireling.id)]
    if (isAround(after, employer)) return due ? [{ do: 'settle', due: due.id }] : []
    // The proposed new employer may be lost too.
    const next = due?.input['employer']
    if (due && next !== undefined && !isAround(after, String(next)))
      return [{ do: 'due', due: lost(after, hireling, employer) }]
    const wasHere = before.party.includes(hireling.id) || before.bench?.[hireling.id]
    const wasFine = !wasHere || isAround(before, employer)
    return due || !wasFine ? [] : [{ do: 'due', due: lost(after, hireling, employer) }]
  })
}

function lost(situation: Situation, { id, name }: Situation['creatures'][Id], employer: Id) {
  const next = situation.party
    .flatMap((one) => situation.creatures[one] ?? [])
    .find((one) => one.kind === 'character' && one.id !== employer && !isDown(one))
  return {
    id: dueOf(id),
    action: 'house.employ' as const,
    input: { who: id, ...(next ? { employer: next.id } : {}) },
    title: `Who employs ${name} now?`,
    why: `${reasonGone(situation, employer)}, and ${name} is without an employer`,
    rule: 'GF-HIRE-02' as const,
    when: situation.fight ? ('end of fight' as const) : ('now' as const),
    who: [id],
    must: false,
  }
}

function reasonGone(situation: Situation, employer: Id): string {
  const seat = situation.bench?.[employer]
  if (seat)
    return `${seat.creature.name} ${seat.why === 'retired' ? 'has retired' : 'is elsewhere'}`
  const name = situation.creatures[employer]?.name ?? situation.fallen?.[employer]?.name
  return name ? `${name} is dead` : 'Their employer has left'
}

function hirelings({ party, creatures, bench = {} }: Situation): Situation['creatures'][Id][] {
  const away = Object.values(bench).map(({ creature }) => creature)
  return [...party.flatMap((id) => creatures[id] ?? []), ...away].filter(
    ({ kind, conditions }) => kind === 'hireling' && !('dead' in conditions),
  )
}

/** True for a creature alive in either group of the party, or benched only as absent. */
function isAround(situation: Situation, id: Id): boolean {
  if (situation.bench?.[id]?.why === 'absent') return true
  const one = situation.creatures[id] ?? situation.split?.other.creatures[id]
  return one?.side === 'party' && !('dead' in one.conditions)
}

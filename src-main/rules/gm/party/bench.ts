import { defineAction, type Action } from '../../core/action.ts'
import { read } from '../../clock/clock.ts'
import type { Absence } from '../../core/state/party.ts'
import type { Situation } from '../../core/situation.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { heldTogether } from './group-timers.ts'

const reasons = ['absent', 'retired', 'elsewhere'] as const satisfies readonly Absence[]
const why = { kind: 'choice', title: 'Is', of: reasons, default: 'absent' } as const
const where = { kind: 'text', title: 'Where, or a note', max: 200, optional: true } as const

/** Rule GF-BENCH-01. */
const bench: Action = defineAction({
  id: 'house.bench',
  title: 'Put on the bench',
  rule: 'GF-BENCH-01',
  phase: 'table',
  slot: 'join',
  needs: [],
  finds: 'bench absent away player missing retire retired elsewhere leave party stay behind',
  asks: { who: { kind: 'creature', title: 'Who', side: 'party' }, why, where },
  preview(situation, { who, why: reason, where: note }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose somebody of the party.')
    const first = Object.values(situation.dues).find((due) => due.must && due.who.includes(who))
    if (first) return refusal(`${first.why}. First: ${first.title}.`)
    const timer = heldTogether(situation, [who])
    if (timer) return refusal(`${timer} holds ${creature.name} together with others: end it first.`)
    return plain(`${creature.name} ${away(reason, note)}; the bench keeps all they have`)
  },
  *run(situation, { who, why: reason, where: note }) {
    yield* []
    const name = situation.creatures[who]?.name ?? 'Nobody'
    return gmOutcome(
      'GF-BENCH-01',
      name,
      `On the bench: ${away(reason, note)}`,
      [{ do: 'bench', creature: who, why: reason, ...noted(note) }],
      { who: [who] },
    )
  },
})

/** Rule GF-BENCH-02. */
const unbench: Action = defineAction({
  id: 'house.unbench',
  title: 'Bring back from the bench',
  rule: 'GF-BENCH-02',
  phase: 'table',
  slot: 'join',
  needs: [],
  finds: 'bench return back player here again rejoin absent retired elsewhere',
  asks: { who: { kind: 'benched', title: 'Who' } },
  preview(situation, { who }) {
    const seat = situation.bench?.[who]
    if (!seat) return refusal('The bench is empty, or they are back already.')
    return plain(`${seat.creature.name} is back, place ${placeOf(situation, who)} in the order`)
  },
  *run(situation, { who }) {
    yield* []
    const seat = situation.bench?.[who]
    if (!seat) return gmOutcome('GF-BENCH-02', 'The bench', 'Nobody came back', [])
    const { day, time } = read({ ...situation.clock, seconds: seat.since })
    return gmOutcome(
      'GF-BENCH-02',
      seat.creature.name,
      `Back from the bench, away since day ${day}, ${time}`,
      [{ do: 'unbench', creature: who }],
      { who: [who], tone: 'good' },
    )
  },
})

/** Rule GF-BENCH-03. */
const change: Action = defineAction({
  id: 'house.bench-note',
  title: 'Change why somebody is away',
  rule: 'GF-BENCH-03',
  phase: 'table',
  slot: 'edit',
  needs: [],
  finds: 'bench absent retired elsewhere note where reason',
  asks: { who: { kind: 'benched', title: 'Who' }, why, where },
  preview(situation, { who, why: reason, where: note }) {
    const seat = situation.bench?.[who]
    return seat
      ? plain(`${seat.creature.name} ${away(reason, note)}`)
      : refusal('The bench is empty, or they are back already.')
  },
  *run(situation, { who, why: reason, where: note }) {
    yield* []
    const name = situation.bench?.[who]?.creature.name ?? 'Nobody'
    return gmOutcome(
      'GF-BENCH-03',
      `Bench, ${name}`,
      away(reason, note),
      [{ do: 'bench', creature: who, why: reason, ...noted(note) }],
      { who: [who] },
    )
  },
})

export const benching: readonly Action[] = [bench, unbench, change]

/** Place in the marching order that a creature comes back to, 1 and up. */
function placeOf(situation: Situation, who: string): number {
  const { place = -1 } = situation.bench?.[who] ?? {}
  const last = situation.party.length + 1
  return place < 0 ? last : Math.min(last, place + 1)
}

const words: Readonly<Record<Absence, string>> = {
  absent: 'is absent',
  retired: 'has retired',
  elsewhere: 'is elsewhere',
}

function away(reason: Absence, note: string | undefined): string {
  return note?.trim() ? `${words[reason]}, ${note.trim()}` : words[reason]
}

function noted(note: string | undefined): { where?: string } {
  return note?.trim() ? { where: note.trim() } : {}
}

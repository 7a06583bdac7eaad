import { read } from '../../clock/clock.ts'
import { defineAction } from '../../core/action.ts'
import { plain, refusal } from '../../core/preview.ts'
import type { Situation } from '../../core/situation.ts'
import type { CreatureKind } from '../../core/state/creature.ts'
import type { Absence } from '../../core/state/party.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { sharedTimerTitle } from './group-timers.ts'

const kinds = ['character', 'hireling', 'animal'] as const satisfies readonly CreatureKind[]

/** Adds a creature to the party by hand, with the numbers of a new character of the game. */
export const join = defineAction({
  id: 'house.join',
  title: 'Add to the party',
  rule: 'GF-JOIN-01',
  phase: 'table',
  slot: 'join',
  finds: 'new character hireling animal player join party add',
  asks: {
    name: { kind: 'text', title: 'Name', max: 200 },
    kind: { kind: 'choice', title: 'As', of: kinds, default: 'character' },
  },
  plan: (_situation, { name, kind }) =>
    name.trim() ? { name: name.trim(), kind } : refusal('Give a name.'),
  preview({ name, kind }, _situation, { ruleset: { characters, fields } }) {
    const { values } = characters.blank('', name)
    const shown = fields.filter((field) => field.show.strip)
    const numbers = shown.map((field) => `${field.label} ${values[field.id] ?? 0}`).join(', ')
    return plain(`${name} joins as ${kind}: ${numbers}`)
  },
  run({ name, kind }, { nextId }, { ruleset }) {
    const creature = { ...ruleset.characters.blank(`c${nextId}`, name), kind }
    return gmOutcome(
      'GF-JOIN-01',
      `${name}, ${kind}`,
      'Joins the party',
      [{ do: 'join', creature }],
      { who: [creature.id] },
    )
  },
})

const reasons = ['absent', 'retired', 'elsewhere'] as const satisfies readonly Absence[]
const why = { kind: 'choice', title: 'Is', of: reasons, default: 'absent' } as const
const where = { kind: 'text', title: 'Where, or a note', max: 200, optional: true } as const

const backAlready = 'The bench is empty, or they are back already.'

/** Rule GF-BENCH-01. */
const bench = defineAction({
  id: 'house.bench',
  title: 'Put on the bench',
  rule: 'GF-BENCH-01',
  phase: 'table',
  slot: 'join',
  finds: 'bench absent away player missing retire retired elsewhere leave party stay behind',
  asks: {
    who: { kind: 'creature', role: 'target', title: 'Who', side: 'party' },
    why,
    where,
  },
  plan(situation, { who, why: reason, where: note }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose somebody of the party.')
    const first = Object.values(situation.dues).find((due) => due.must && due.who.includes(who))
    if (first) return refusal(`${first.why}. First: ${first.title}.`)
    const timer = sharedTimerTitle(situation, [who])
    return timer
      ? refusal(`${timer} holds ${creature.name} together with others: end it first.`)
      : { who, name: creature.name, reason, note }
  },
  preview: ({ name, reason, note }) =>
    plain(`${name} ${away(reason, note)}; the bench keeps all they have`),
  run: ({ who, name, reason, note }) =>
    gmOutcome(
      'GF-BENCH-01',
      name,
      `On the bench: ${away(reason, note)}`,
      [{ do: 'bench', creature: who, why: reason, ...noted(note) }],
      { who: [who] },
    ),
})

/** Rule GF-BENCH-02. */
const unbench = defineAction({
  id: 'house.unbench',
  title: 'Bring back from the bench',
  rule: 'GF-BENCH-02',
  phase: 'table',
  slot: 'join',
  finds: 'bench return back player here again rejoin absent retired elsewhere',
  asks: { who: { kind: 'benched', title: 'Who' } },
  plan: (situation, { who }) => situation.bench?.[who] ?? refusal(backAlready),
  preview: ({ creature, place }, situation) =>
    plain(`${creature.name} is back, place ${placeOf(situation, place)} in the order`),
  run({ id, creature, since }, { clock }) {
    const { day, time } = read({ ...clock, seconds: since })
    return gmOutcome(
      'GF-BENCH-02',
      creature.name,
      `Back from the bench, away since day ${day}, ${time}`,
      [{ do: 'unbench', creature: id }],
      { who: [id], tone: 'good' },
    )
  },
})

/** Rule GF-BENCH-03. */
const change = defineAction({
  id: 'house.bench-note',
  title: 'Change why somebody is away',
  rule: 'GF-BENCH-03',
  phase: 'table',
  slot: 'edit',
  finds: 'bench absent retired elsewhere note where reason',
  asks: { who: { kind: 'benched', title: 'Who' }, why, where },
  plan(situation, { who, why: reason, where: note }) {
    const seat = situation.bench?.[who]
    return seat ? { who, name: seat.creature.name, reason, note } : refusal(backAlready)
  },
  preview: ({ name, reason, note }) => plain(`${name} ${away(reason, note)}`),
  run: ({ who, name, reason, note }) =>
    gmOutcome(
      'GF-BENCH-03',
      `Bench, ${name}`,
      away(reason, note),
      [{ do: 'bench', creature: who, why: reason, ...noted(note) }],
      { who: [who] },
    ),
})

export const benching = [bench, unbench, change]

/** Place in the marching order that a creature comes back to, 1 and up. */
function placeOf({ party }: Situation, place: number): number {
  const last = party.length + 1
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

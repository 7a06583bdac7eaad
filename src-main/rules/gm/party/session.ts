import { defineAction, type Action } from '../../core/action.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'

/** Rule GF-SESSION-01. */
const start: Action = defineAction({
  id: 'house.session-start',
  title: 'Start a session',
  rule: 'GF-SESSION-01',
  phase: 'table',
  slot: 'session',
  needs: [],
  finds: 'evening session begin play tonight restore point',
  asks: {
    number: { kind: 'number', title: 'Number, 0 for the next', min: 0, max: 9999, default: 0 },
  },
  preview({ session }, { number }) {
    if (session?.open) return refusal(`Session ${session.number} is still open: end it first.`)
    return plain(`Session ${number || (session?.number ?? 0) + 1} begins`)
  },
  *run({ session, clock }, { number }) {
    yield* []
    const next = number || (session?.number ?? 0) + 1
    return gmOutcome('GF-SESSION-01', `Session ${next}`, 'Begins', [
      { do: 'session', session: { number: next, open: true, from: clock.seconds } },
    ])
  },
})

/** Ends the session; its entry keeps the session's summary. Rule GF-SESSION-02. */
const end: Action = defineAction({
  id: 'house.session-end',
  title: 'End the session',
  rule: 'GF-SESSION-02',
  phase: 'table',
  slot: 'session',
  needs: [],
  finds: 'evening session finish stop summary recap',
  asks: {},
  preview: ({ session }) =>
    session?.open
      ? plain(`Session ${session.number} ends, with a summary`)
      : refusal('No session is open: start one first.'),
  *run({ session }, _input, at) {
    yield* []
    if (!session) return gmOutcome('GF-SESSION-02', 'Session', 'None was open', [])
    const evening = at.evening?.() ?? []
    return gmOutcome(
      'GF-SESSION-02',
      `Session ${session.number}`,
      evening.length > 0
        ? `Ends. ${evening.map(({ name, value }) => `${name}: ${value}`).join('. ')}`
        : 'Ends',
      [{ do: 'session', session: { ...session, open: false } }],
      { why: [...evening] },
    )
  },
})

export const sessions: readonly Action[] = [start, end]

import { defineAction } from '../../core/action.ts'
import { plain, refusal } from '../../core/preview.ts'
import { gmOutcome } from '../gm-outcome.ts'

/** Rule GF-SESSION-01. */
const start = defineAction({
  id: 'house.session-start',
  title: 'Start a session',
  rule: 'GF-SESSION-01',
  phase: 'table',
  slot: 'session',
  finds: 'evening session begin play tonight restore point',
  asks: {
    number: { kind: 'number', title: 'Number, 0 for the next', min: 0, max: 9999, default: 0 },
  },
  plan: ({ session }, { number }) =>
    session?.open
      ? refusal(`Session ${session.number} is still open: end it first.`)
      : { number: number || (session?.number ?? 0) + 1 },
  preview: ({ number }) => plain(`Session ${number} begins`),
  run: ({ number }, { clock }) =>
    gmOutcome('GF-SESSION-01', `Session ${number}`, 'Begins', [
      { do: 'session', session: { number, open: true, from: clock.seconds } },
    ]),
})

/** Ends the session; its entry keeps the session's summary. Rule GF-SESSION-02. */
const end = defineAction({
  id: 'house.session-end',
  title: 'End the session',
  rule: 'GF-SESSION-02',
  phase: 'table',
  slot: 'session',
  finds: 'evening session finish stop summary recap',
  plan: ({ session }) =>
    session?.open ? session : refusal('No session is open: start one first.'),
  preview: ({ number }) => plain(`Session ${number} ends, with a summary`),
  run(session, _situation, at) {
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

export const sessions = [start, end]

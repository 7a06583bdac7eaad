import { step } from '../../../core/outcome.ts'
import { defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { listed } from '../../../core/words.ts'
import { addFatigue } from '../load.ts'

/** Fatigue for a reason of the GM’s own: an event, a night march, a task at a cost. Rules BDP-DEP-03, BDP-DEP-04. */
export const tire = defineAction({
  id: 'block-dodge-parry.tire',
  title: 'Give Fatigue',
  rule: 'BDP-DEP-04',
  phase: 'rest',
  slot: 'wound',
  needs: ['fatigue'],
  finds: 'fatigue; add fatigue; tired exhausted weary slot event',
  asks: {
    who: { kind: 'creatures', role: 'target', title: 'Who tires', first: 'party' },
    amount: { kind: 'number', title: 'How much', min: 1, max: 20, default: 1 },
    reason: { kind: 'text', title: 'Why', max: 60, optional: true },
  },
  plan({ creatures }, { who, amount, reason = '' }) {
    const tiring = who
      .flatMap((id) => creatures[id] ?? [])
      .filter((creature) => addFatigue(creature, amount).length > 0)
    return tiring.length === 0
      ? refusal('Nobody chosen tires: choose a character or a hireling.')
      : { tiring, amount, reason }
  },
  preview: ({ tiring, amount }) =>
    plain(
      `${listed(tiring.map(({ name }) => name))}: ${amount} Fatigue`,
      [],
      [step('Fatigue', 'a slot each, until sleep or food removes it', 'BDP-DEP-03')],
    ),
  run: ({ tiring, amount, reason }, _situation, at) =>
    line(at, {
      rule: 'BDP-DEP-04',
      what: reason === '' ? 'Fatigue' : `Fatigue, ${reason}`,
      says: `${listed(tiring.map(({ name }) => name))}: ${amount} Fatigue`,
      tone: 'bad',
      who: tiring.map(({ id }) => id),
      why: [step('Fatigue', 'fills a slot', 'BDP-DEP-03')],
      effects: tiring.flatMap((creature) => addFatigue(creature, amount)),
    }),
})

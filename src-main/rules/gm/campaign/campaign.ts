import { defineAction } from '../../core/action.ts'
import { plain, refusal } from '../../core/preview.ts'
import { gmOutcome } from '../gm-outcome.ts'

export const rename = defineAction({
  id: 'house.title',
  title: 'Name the campaign',
  rule: 'GF-CAMPAIGN-01',
  phase: 'table',
  slot: 'edit',
  finds: 'campaign name title',
  asks: { name: { kind: 'text', title: 'Name', max: 80 } },
  plan: (_situation, { name }) => (name?.trim() ? { name: name.trim() } : refusal('Type a name.')),
  preview: ({ name }) => plain(name),
  run: ({ name }) => gmOutcome('GF-CAMPAIGN-01', 'The campaign', name, [{ do: 'title', name }]),
})

/** Waves a due away. Rule GF-DUE-01. */
export const settle = defineAction({
  id: 'house.settle',
  title: 'Not now',
  rule: 'GF-DUE-01',
  phase: 'table',
  slot: 'settle',
  outlives: true,
  finds: 'due done wave away dismiss',
  asks: { due: { kind: 'due', title: 'What' } },
  plan(situation, { due: id }) {
    const due = situation.dues[id]
    if (!due) return refusal('That is settled already.')
    return due.must ? refusal(`${due.title} can’t be waved away: ${due.why}.`) : due
  },
  preview: ({ title }) => plain(`${title}: not now`),
  run: ({ id, title, who, why, rule }) =>
    gmOutcome('GF-DUE-01', title, 'Waved away', [{ do: 'settle', due: id }], {
      who: [...who],
      why: [{ name: 'It was due', value: why, rule }],
    }),
})

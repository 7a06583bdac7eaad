import { defineAction } from '../../core/action.ts'
import { plain, refusal } from '../../core/preview.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import type { CreatureKind } from '../../core/state/creature.ts'
import { gmOutcome } from '../gm-outcome.ts'

const kinds = [
  'character',
  'hireling',
  'animal',
  'monster',
] as const satisfies readonly CreatureKind[]

/** Inputs of an action about one creature. */
const targetAsk = { kind: 'creature', role: 'target', title: 'Whom' } as const
const ownerAsk = { kind: 'creature', role: 'target', title: 'Whose' } as const

type Named = Pick<ReadonlyCreature, 'id' | 'name'>

/** The creature meant; “Nobody” where it is none that is here. */
function named({ creatures }: Situation, id: string): Named {
  return { id, name: creatures[id]?.name ?? 'Nobody' }
}

export const rename = defineAction({
  id: 'house.rename',
  title: 'Rename',
  rule: 'GF-EDIT-02',
  phase: 'table',
  slot: 'edit',
  finds: 'name call',
  asks: { who: targetAsk, name: { kind: 'text', title: 'New name', max: 80 } },
  plan: (situation, { who, name }) =>
    name?.trim() ? { ...named(situation, who), to: name.trim() } : refusal('Type the new name.'),
  preview: ({ name, to }) => plain(`${name} becomes ${to}`),
  run: ({ id, name, to }) =>
    gmOutcome('GF-EDIT-02', `${name} renamed`, to, [{ do: 'rename', creature: id, name: to }], {
      who: [id],
    }),
})

/** Notes something in the chronicle, and among the notes about a creature. */
export const note = defineAction({
  id: 'house.note',
  title: 'Note',
  rule: 'GF-NOTE-01',
  phase: 'table',
  slot: 'note',
  finds: 'write remember chronicle',
  asks: {
    text: { kind: 'text', title: 'What to remember', max: 2000 },
    who: { kind: 'creature', role: 'target', title: 'About whom', optional: true },
  },
  plan: (situation, { text, who }) =>
    text?.trim()
      ? { text, creature: who ? situation.creatures[who] : undefined }
      : refusal('Type the note.'),
  preview: () => plain('Into the chronicle'),
  run({ text, creature }, _situation, { ruling }) {
    const notes = creature ? [creature.notes, text].filter(Boolean).join('\n') : ''
    return gmOutcome(
      'GF-NOTE-01',
      creature ? `Note, ${creature.name}` : 'Note',
      text,
      creature ? [{ do: 'notes', creature: creature.id, notes }] : [],
      { who: creature ? [creature.id] : [], secret: ruling.secret },
    )
  },
})

/** Rule GF-SHEET-01. */
const kind = defineAction({
  id: 'house.kind',
  title: 'Set what somebody is',
  rule: 'GF-SHEET-01',
  phase: 'table',
  slot: 'edit',
  finds: 'kind character hireling animal monster retainer promote',
  asks: {
    who: targetAsk,
    kind: { kind: 'choice', title: 'Is a', of: kinds, default: 'character' },
  },
  plan: (situation, { who, kind: to }) => ({ ...named(situation, who), to }),
  preview: ({ name, to }) => plain(`${name} is a ${to}`),
  run: ({ id, name, to }) =>
    gmOutcome('GF-SHEET-01', name, `Is a ${to} now`, [{ do: 'kind', creature: id, kind: to }], {
      who: [id],
    }),
})

/** Rule GF-SHEET-02. */
const player = defineAction({
  id: 'house.player',
  title: 'Who plays them',
  rule: 'GF-SHEET-02',
  phase: 'table',
  slot: 'edit',
  finds: 'player name person sheet',
  asks: {
    who: targetAsk,
    player: { kind: 'text', title: 'Played by, or nobody', max: 80, optional: true },
  },
  plan: (situation, { who, player: to }) => ({
    ...named(situation, who),
    by: to?.trim() ?? '',
  }),
  preview: ({ name, by }) => plain(`${name}, played by ${by || 'nobody'}`),
  run: ({ id, name, by }) =>
    gmOutcome(
      'GF-SHEET-02',
      name,
      `Played by ${by || 'nobody'}`,
      [{ do: 'player', creature: id, player: by }],
      { who: [id] },
    ),
})

/** Rule GF-SHEET-03. */
const tag = defineAction({
  id: 'house.tag',
  title: 'Tag or untag',
  rule: 'GF-SHEET-03',
  phase: 'table',
  slot: 'edit',
  finds: 'undead mindless gnomish kind word tag',
  asks: {
    who: targetAsk,
    tag: { kind: 'text', title: 'Tag', max: 40 },
    on: { kind: 'switch', title: 'Has it', default: true },
  },
  plan(situation, { who, tag: word, on }) {
    const creature = situation.creatures[who]
    const tagged = word?.trim().toLowerCase()
    if (!creature || !tagged) return refusal('Type a tag, such as undead.')
    return !on && !creature.tags[tagged]
      ? refusal(`${creature.name} has no tag “${tagged}”.`)
      : { creature, tagged, on }
  },
  preview: ({ creature, tagged, on }) =>
    plain(`${creature.name} is ${on ? '' : 'no longer '}${tagged}`),
  run: ({ creature: { id, name }, tagged, on }) =>
    gmOutcome(
      'GF-SHEET-03',
      name,
      on ? `Is ${tagged}` : `Is no longer ${tagged}`,
      [{ do: 'tag', creature: id, tag: tagged, on }],
      { who: [id] },
    ),
})

/** Replaces all notes about a creature. Rule GF-SHEET-04. */
const notes = defineAction({
  id: 'house.notes',
  title: 'Write somebody’s notes',
  rule: 'GF-SHEET-04',
  phase: 'table',
  slot: 'edit',
  finds: 'notes background description about',
  asks: {
    who: ownerAsk,
    notes: { kind: 'text', title: 'Notes', max: 8000, optional: true, lines: true },
  },
  plan: ({ creatures }, { who, notes: text }) => ({
    id: who,
    name: creatures[who]?.name ?? 'nobody',
    text: text?.trim() ?? '',
  }),
  preview: ({ name }) => plain(`The notes of ${name}, rewritten`),
  run: ({ id, name, text }) =>
    gmOutcome(
      'GF-SHEET-04',
      `Notes, ${name}`,
      text ? 'Rewritten' : 'Taken out',
      [{ do: 'notes', creature: id, notes: text }],
      { who: [id] },
    ),
})

export const about = [kind, player, tag, notes]

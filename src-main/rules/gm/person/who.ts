import { defineAction, type Action } from '../../core/action.ts'
import type { CreatureKind } from '../../core/state/creature.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'

const kinds = [
  'character',
  'hireling',
  'animal',
  'monster',
] as const satisfies readonly CreatureKind[]

/** Rule GF-SHEET-01. */
export const kind: Action = defineAction({
  id: 'house.kind',
  title: 'Set what somebody is',
  rule: 'GF-SHEET-01',
  phase: 'table',
  slot: 'edit',
  needs: [],
  finds: 'kind character hireling animal monster retainer promote',
  asks: {
    who: { kind: 'creature', title: 'Whom' },
    kind: { kind: 'choice', title: 'Is a', of: kinds, default: 'character' },
  },
  preview: (situation, { who, kind: to }) =>
    plain(`${situation.creatures[who]?.name ?? 'Nobody'} is a ${to}`),
  *run(situation, { who, kind: to }) {
    yield* []
    return gmOutcome(
      'GF-SHEET-01',
      situation.creatures[who]?.name ?? 'Nobody',
      `Is a ${to} now`,
      [{ do: 'kind', creature: who, kind: to }],
      { who: [who] },
    )
  },
})

/** Rule GF-SHEET-02. */
export const player: Action = defineAction({
  id: 'house.player',
  title: 'Who plays them',
  rule: 'GF-SHEET-02',
  phase: 'table',
  slot: 'edit',
  needs: [],
  finds: 'player name person sheet',
  asks: {
    who: { kind: 'creature', title: 'Whom' },
    player: { kind: 'text', title: 'Played by, or nobody', max: 80, optional: true },
  },
  preview: (situation, { who, player: name }) =>
    plain(`${situation.creatures[who]?.name ?? 'Nobody'}, played by ${name?.trim() || 'nobody'}`),
  *run(situation, { who, player: name }) {
    yield* []
    return gmOutcome(
      'GF-SHEET-02',
      situation.creatures[who]?.name ?? 'Nobody',
      `Played by ${name?.trim() || 'nobody'}`,
      [{ do: 'player', creature: who, player: name?.trim() ?? '' }],
      { who: [who] },
    )
  },
})

/** Rule GF-SHEET-03. */
export const tag: Action = defineAction({
  id: 'house.tag',
  title: 'Tag or untag',
  rule: 'GF-SHEET-03',
  phase: 'table',
  slot: 'edit',
  needs: [],
  finds: 'undead mindless gnomish kind word tag',
  asks: {
    who: { kind: 'creature', title: 'Whom' },
    tag: { kind: 'text', title: 'Tag', max: 40 },
    on: { kind: 'switch', title: 'Has it', default: true },
  },
  preview(situation, { who, tag: word, on }) {
    const creature = situation.creatures[who]
    const tagged = word?.trim().toLowerCase()
    if (!creature || !tagged) return refusal('Type a tag, such as undead.')
    if (!on && !creature.tags[tagged]) return refusal(`${creature.name} has no tag “${tagged}”.`)
    return plain(`${creature.name} is ${on ? '' : 'no longer '}${tagged}`)
  },
  *run(situation, { who, tag: word, on }) {
    yield* []
    const tagged = word.trim().toLowerCase()
    return gmOutcome(
      'GF-SHEET-03',
      situation.creatures[who]?.name ?? 'Nobody',
      on ? `Is ${tagged}` : `Is no longer ${tagged}`,
      [{ do: 'tag', creature: who, tag: tagged, on }],
      { who: [who] },
    )
  },
})

/** Replaces all notes about a creature. Rule GF-SHEET-04. */
export const notes: Action = defineAction({
  id: 'house.notes',
  title: 'Write somebody’s notes',
  rule: 'GF-SHEET-04',
  phase: 'table',
  slot: 'edit',
  needs: [],
  finds: 'notes background description about',
  asks: {
    who: { kind: 'creature', title: 'Whose' },
    notes: { kind: 'text', title: 'Notes', max: 8000, optional: true },
  },
  preview: (situation, { who }) =>
    plain(`The notes of ${situation.creatures[who]?.name ?? 'nobody'}, written anew`),
  *run(situation, { who, notes: text }) {
    yield* []
    return gmOutcome(
      'GF-SHEET-04',
      `Notes, ${situation.creatures[who]?.name ?? 'nobody'}`,
      text?.trim() ? 'Written anew' : 'Taken out',
      [{ do: 'notes', creature: who, notes: text?.trim() ?? '' }],
      { who: [who] },
    )
  },
})

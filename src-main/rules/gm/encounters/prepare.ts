import { defineAction } from '../../core/action.ts'
import { isRefusal, plain, refusal, type RefusedPreview } from '../../core/preview.ts'
import type { Situation } from '../../core/situation.ts'
import type { PreparedEncounter } from '../../core/state/encounter.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { bandLines, bandsSay, keptBandsSay, readBands } from './bands.ts'
import { readFar } from './distance.ts'
import { startBands } from './start-bands.ts'

function preparedNamed(
  situation: Situation,
  named: string | undefined,
): ReadonlyPrepared | undefined {
  const wanted = named?.trim().toLowerCase()
  const all = Object.values(situation.prepared ?? {})
  if (!wanted) return all[0]
  return all.find(({ id, title }) => id === wanted || title.toLowerCase() === wanted)
}

type ReadonlyPrepared = NonNullable<Situation['prepared']>[string]

/** Finds a prepared encounter by id or title; the only one when `named` is empty; or refuses. */
function preparedMeant(
  situation: Situation,
  named: string | undefined,
): ReadonlyPrepared | RefusedPreview {
  return (
    preparedNamed(situation, named) ??
    refusal('No encounter of that name is prepared. Prepare one first.')
  )
}

const which = { kind: 'text', title: 'Which', max: 120, optional: true } as const

const attitudes = ['rolled', 'hostile', 'wary', 'may negotiate', 'friendly'] as const

/** Keeps an encounter for later, or another version of one. Rule GF-MEET-14. */
const prepare = defineAction({
  id: 'house.prepare-encounter',
  title: 'Prepare an encounter',
  rule: 'GF-MEET-14',
  phase: 'encounter',
  slot: 'prepared',
  finds: 'plan room keyed encounter ready later monsters bands',
  asks: {
    title: { kind: 'text', title: 'Name', max: 80 },
    bands: { kind: 'text', title: 'Who: 2d4 goblins; 1 ogre, asleep', max: 2000 },
    attitude: { kind: 'choice', title: 'Attitude', of: attitudes, default: 'rolled' },
    activity: { kind: 'text', title: 'Activity; empty rolls', max: 80, optional: true },
    distance: { kind: 'text', title: 'Distance; empty rolls', max: 40, optional: true },
    text: { kind: 'text', title: 'Notes', max: 4000, optional: true, lines: true },
    which: { kind: 'text', title: 'In place of', max: 120, optional: true },
  },
  plan(situation, { title, bands, attitude, activity, distance, text, which: named }, { shelf }) {
    const name = title?.trim()
    if (!name) return refusal('Give the encounter a name, such as Room 7.')
    const lines = bandLines(bands)
    const says = keptBandsSay(lines, shelf)
    if (typeof says !== 'string') return says
    const far = distance?.trim() ? readFar(distance, {}) : null
    if (far && isRefusal(far)) return far
    const before = named?.trim() ? preparedNamed(situation, named) : null
    if (before === undefined) return refusal(`No encounter “${named ?? ''}” is prepared.`)
    const alike = preparedNamed(situation, name)
    if (before && alike && alike.id !== before.id)
      return refusal(`Another encounter is called “${name}”. Choose another name.`)
    const to: Omit<PreparedEncounter, 'id'> = {
      title: name,
      bands: lines,
      ...(attitude === 'rolled' ? {} : { attitude }),
      ...(activity?.trim() ? { activity: activity.trim() } : {}),
      ...(distance?.trim() ? { distance: distance.trim() } : {}),
      ...(text?.trim() ? { text: text.trim() } : {}),
    }
    return { to, says, over: before?.id ?? alike?.id, isEdit: Boolean(before) }
  },
  preview: ({ to, says, over, isEdit }) =>
    plain(`${to.title}: ${says}${over && !isEdit ? ', over the one of that name' : ''}`),
  run: ({ to, says, over }, { nextId }) => {
    const id = over ?? `p${nextId}`
    return gmOutcome('GF-MEET-14', `Prepared: ${to.title}`, says, [
      { do: 'prepare', id, to: { id, ...to } },
    ])
  },
})

/** Copies a prepared encounter under a name that is free. Rule GF-MEET-14. */
const copy = defineAction({
  id: 'house.copy-prepared',
  title: 'Copy a prepared encounter',
  rule: 'GF-MEET-14',
  phase: 'encounter',
  slot: 'prepared',
  finds: 'keyed room encounter duplicate again same',
  asks: { which },
  plan(situation, { which: named }) {
    const meant = preparedMeant(situation, named)
    return isRefusal(meant) ? meant : { meant, title: freeTitle(situation, meant.title) }
  },
  preview: ({ title }) => plain(title),
  run: ({ meant, title }, { nextId }) => {
    const id = `p${nextId}`
    return gmOutcome('GF-MEET-14', `Prepared: ${title}`, `A copy of ${meant.title}`, [
      { do: 'prepare', id, to: { ...meant, bands: [...meant.bands], id, title } },
    ])
  },
})

/** The title with the first number of a copy that no prepared encounter has: "Room 7 (2)". */
function freeTitle(situation: Situation, title: string): string {
  const stem = title.replace(/ \(\d+\)$/, '').slice(0, 74)
  for (let nth = 2; ; nth += 1)
    if (!preparedNamed(situation, `${stem} (${nth})`)) return `${stem} (${nth})`
}

/** Starts a prepared encounter with everything rolled, one group per band. Rules GF-MEET-05, GF-MEET-14. */
const start = defineAction({
  id: 'house.start-prepared',
  title: 'Start a prepared encounter',
  rule: 'GF-MEET-14',
  phase: 'encounter',
  slot: 'prepared',
  finds: 'keyed room encounter begin start ready',
  asks: { which },
  plan(situation, { which: named }, { shelf }) {
    const meant = preparedMeant(situation, named)
    if (isRefusal(meant)) return meant
    const bands = readBands(meant.bands, shelf)
    return isRefusal(bands) ? bands : { meant, bands }
  },
  preview: ({ meant, bands }) => plain(`${meant.title}: ${bandsSay(bands)}`),
  run: ({ meant, bands }, situation, { ruleset }) =>
    startBands(meant.title, bands, situation, ruleset, meant),
})

/** Rule GF-MEET-14. */
const forget = defineAction({
  id: 'house.forget-prepared',
  title: 'Discard a prepared encounter',
  rule: 'GF-MEET-14',
  phase: 'encounter',
  slot: 'prepared',
  finds: 'keyed room encounter delete remove drop',
  asks: { which },
  plan: (situation, { which: named }) => preparedMeant(situation, named),
  preview: ({ title }) => plain(`${title} is discarded`),
  run: ({ id, title }) =>
    gmOutcome('GF-MEET-14', 'Prepared encounters', `${title} discarded`, [
      { do: 'prepare', id, to: null },
    ]),
})

export const prepared = [prepare, start, copy, forget]

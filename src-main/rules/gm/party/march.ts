import { defineAction } from '../../core/action.ts'
import type { Slot } from '../../core/phase.ts'
import { plain, refusal } from '../../core/preview.ts'
import type { Situation } from '../../core/situation.ts'
import { counted, listed, upperFirst } from '../../core/words.ts'
import { gmOutcome } from '../gm-outcome.ts'

/** Default number of creatures walking side by side. */
export const usualAbreast = 2

/** Ranks of the party, front first. */
export function partyRanks(situation: Pick<Situation, 'party' | 'abreast'>): string[][] {
  const abreast = situation.abreast ?? usualAbreast
  const count = Math.ceil(situation.party.length / abreast)
  return Array.from({ length: count }, (_, rank) => [
    ...situation.party.slice(rank * abreast, (rank + 1) * abreast),
  ])
}

/** Moves a creature to a place in the marching order; 1 is the front. Rule GF-ORDER-01. */
const march = defineAction({
  id: 'house.march',
  title: 'Move in the marching order',
  rule: 'GF-ORDER-01',
  phase: 'table',
  slot: 'order',
  finds: 'marching order rank front rear place formation',
  asks: {
    who: { kind: 'creature', role: 'target', title: 'Whom', side: 'party' },
    place: { kind: 'number', title: 'To which place, 1 in front', min: 1, max: 99, default: 1 },
  },
  plan({ party, creatures }, { who, place }) {
    const now = party.indexOf(who)
    if (now < 0) return refusal('Choose somebody who marches with the party.')
    return { who, name: creatures[who]?.name ?? '', now, to: Math.min(place, party.length) }
  },
  preview: ({ name, now, to }) => plain(`${name}, place ${now + 1} to ${to}`),
  run({ who, name, to }, situation) {
    const party = situation.party.filter((id) => id !== who)
    party.splice(to - 1, 0, who)
    return gmOutcome(
      'GF-ORDER-01',
      `Marching order, ${name}`,
      listed(party.map((id) => situation.creatures[id]?.name ?? id)),
      [{ do: 'march', party }],
      { who: [who] },
    )
  },
})

/** Sets the number walking side by side. Rule GF-ORDER-02. */
const abreast = defineAction({
  id: 'house.abreast',
  title: 'How many abreast',
  rule: 'GF-ORDER-02',
  phase: 'table',
  slot: 'order',
  finds: 'marching order side by side corridor ranks single file',
  asks: {
    abreast: { kind: 'number', title: 'Side by side', min: 1, max: 6, default: usualAbreast },
  },
  plan: (_situation, { abreast: many }) => ({
    many,
    says: many === 1 ? 'Single file' : `${many} abreast`,
  }),
  preview: ({ many, says }, { party }) =>
    plain(
      many === 1
        ? says
        : `${says}: ${counted(partyRanks({ party, abreast: many }).length, 'rank')}`,
    ),
  run: ({ many, says }, { party }) =>
    gmOutcome('GF-ORDER-02', 'Marching order', says, [
      { do: 'march', party: [...party], abreast: many },
    ]),
})

/** Tasks of a turn, each with the action slots that default to the creature doing it. */
export const tasks: readonly { word: string; says: string; slots: readonly Slot[] }[] = [
  { word: 'search', says: 'looks for what is hidden', slots: ['search', 'trap'] },
  { word: 'listen', says: 'puts an ear to doors', slots: ['listen'] },
  { word: 'force', says: 'opens what is stuck', slots: ['door'] },
  { word: 'map', says: 'draws as they go', slots: [] },
  { word: 'light', says: 'carries the light', slots: ['light'] },
  { word: 'guard', says: 'watches the others’ backs', slots: ['watch'] },
  { word: 'scout', says: 'goes ahead', slots: [] },
  { word: 'forage', says: 'finds food by the way', slots: ['forage'] },
  { word: 'talk', says: 'speaks for the party', slots: ['reaction'] },
  { word: 'rest', says: 'gets their breath back', slots: [] },
]

const nothing = 'nothing'

/** Rule GF-TASK-01. */
const task = defineAction({
  id: 'house.task',
  title: 'Give a task',
  rule: 'GF-TASK-01',
  phase: 'table',
  slot: 'task',
  finds: 'task role turn search listen force map light guard rest scout who does',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party' },
    task: {
      kind: 'choice',
      title: 'Does what',
      of: [nothing, ...tasks.map(({ word }) => word)],
      default: nothing,
    },
  },
  plan({ creatures }, { who, task: word }) {
    const name = creatures[who]?.name
    return name
      ? { who, name, word: word === nothing ? null : word }
      : refusal('Choose somebody of the party.')
  },
  preview({ name, word }) {
    const says = tasks.find((each) => each.word === word)?.says
    return plain(`${name} ${says ?? 'has nothing to do'}`)
  },
  run: ({ who, name, word }) =>
    gmOutcome(
      'GF-TASK-01',
      `Task, ${name}`,
      upperFirst(word ?? nothing),
      [{ do: 'task', creature: who, task: word }],
      { who: [who] },
    ),
})

/** Task that covers actions of this slot. */
export function taskOfSlot(slot: Slot): string | undefined {
  return tasks.find(({ slots }) => slots.includes(slot))?.word
}

export const marching = [march, abreast, task]

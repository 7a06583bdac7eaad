import { upperFirst } from '../../core/words.ts'
import { defineAction, type Action, type Slot } from '../../core/action.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'

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
export const task: Action = defineAction({
  id: 'house.task',
  title: 'Give a task',
  rule: 'GF-TASK-01',
  phase: 'table',
  slot: 'task',
  needs: [],
  finds: 'task role turn search listen force map light guard rest scout who does',
  asks: {
    who: { kind: 'creature', title: 'Who', side: 'party' },
    task: {
      kind: 'choice',
      title: 'Does what',
      of: [nothing, ...tasks.map(({ word }) => word)],
      default: nothing,
    },
  },
  preview(situation, { who, task: word }) {
    const name = situation.creatures[who]?.name
    if (!name) return refusal('Choose somebody of the party.')
    const says = tasks.find((each) => each.word === word)?.says
    return plain(says ? `${name} ${says}` : `${name} has nothing to do`)
  },
  *run(situation, { who, task: word }) {
    yield* []
    return gmOutcome(
      'GF-TASK-01',
      `Task, ${situation.creatures[who]?.name ?? ''}`,
      word === nothing ? 'Nothing' : upperFirst(word),
      [{ do: 'task', creature: who, task: word === nothing ? null : word }],
      { who: [who] },
    )
  },
})

/** Task that covers actions of this slot. */
export function taskOfSlot(slot: Slot): string | undefined {
  return tasks.find(({ slots }) => slots.includes(slot))?.word
}

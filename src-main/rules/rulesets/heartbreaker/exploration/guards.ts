import { plain, refusal, type RefusedPreview } from '../../../core/preview.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { listed } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Situation } from '../../../core/situation.ts'

const rule = 'HBK-DTURN-01'
const front = 'front guard'
const rear = 'rear guard'

interface Guards {
  front: string[]
  rear: string[]
}

/** Up to two front and two rear guards; nobody is both. Rule HBK-DTURN-01. */
function guardsOf(
  situation: Situation,
  chosen: Readonly<Record<'front1' | 'front2' | 'rear1' | 'rear2', string | undefined>>,
): Guards {
  const walks = (id: string | undefined): id is string =>
    id !== undefined && situation.party.includes(id)
  const ahead = [...new Set([chosen.front1, chosen.front2].filter(walks))]
  const behind = [...new Set([chosen.rear1, chosen.rear2].filter(walks))]
  return { front: ahead, rear: behind.filter((id) => !ahead.includes(id)) }
}

function names(situation: Situation, ids: readonly string[]): string {
  return listed(ids.map((id) => situation.creatures[id]?.name ?? ''))
}

function describeGuards(situation: Situation, guards: Guards): string {
  const parts = [
    ...(guards.front.length > 0 ? [`${names(situation, guards.front)} in front`] : []),
    ...(guards.rear.length > 0 ? [`${names(situation, guards.rear)} behind`] : []),
  ]
  return parts.join(', ')
}

const guard = { kind: 'creature', side: 'party', optional: true } as const

/** Action to choose front and rear guards in a dungeon; the marching order follows. Rule HBK-DTURN-01. */
export const guards = defineAction({
  id: 'heartbreaker.guards',
  title: 'Guards',
  rule,
  phase: 'dungeon',
  slot: 'order',
  finds: 'marching order front rear guard march',
  asks: {
    front1: { ...guard, role: 'actor', title: 'In front' },
    front2: { ...guard, title: 'In front, second' },
    rear1: { ...guard, title: 'Behind' },
    rear2: { ...guard, title: 'Behind, second' },
  },
  plan(situation, chosen): Guards | RefusedPreview {
    const found = guardsOf(situation, chosen)
    return found.front.length + found.rear.length === 0
      ? refusal('Choose who guards the front or the rear: nobody is chosen.')
      : found
  },
  preview: (found, situation) => plain(describeGuards(situation, found)),
  run(found, situation, at) {
    const middle = situation.party.filter(
      (id) => !found.front.includes(id) && !found.rear.includes(id),
    )
    const tasks = situation.party.flatMap((id): Effect[] => {
      const task = found.front.includes(id) ? front : found.rear.includes(id) ? rear : null
      const had = situation.tasks?.[id]
      if (task === null && had !== front && had !== rear) return []
      return [{ do: 'task', creature: id, task }]
    })
    return line(at, {
      rule,
      what: 'Guards',
      says: describeGuards(situation, found),
      who: [...found.front, ...found.rear],
      effects: [
        { do: 'march', party: [...found.front, ...middle, ...found.rear], abreast: 2 },
        ...tasks,
      ],
    })
  },
})

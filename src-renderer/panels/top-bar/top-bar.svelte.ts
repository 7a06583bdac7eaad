import type { TimerView, TopView } from '../../../src-main/campaign/view/views.ts'

/** One of the six turns of this hour. */
interface TurnBox {
  turn: number
  state: 'done' | 'now' | 'to come'
  /** Mark of what falls due at its end, or null. */
  mark: TopView['marks'][number] | null
}

export function turnBoxes({ turn, marks }: Pick<TopView, 'turn' | 'marks'>): TurnBox[] {
  return [1, 2, 3, 4, 5, 6].map((number) => ({
    turn: number,
    state: number < turn ? 'done' : number === turn ? 'now' : 'to come',
    mark: number < turn ? null : markOf(marks.filter((mark) => mark.turn === number)),
  }))
}

const gravest = ['light', 'rest', 'hour'] as const

/** One mark for all that falls due at the end of a turn: the picture of the gravest, the words of each. */
function markOf(marks: TopView['marks']): TopView['marks'][number] | null {
  const [first] = [...marks].sort((a, b) => gravest.indexOf(a.icon) - gravest.indexOf(b.icon))
  return first ? { ...first, says: marks.map(({ says }) => says).join('; ') } : null
}

/** The two that go out first, and how many more burn. */
export function nextLightsOut(burns: readonly TimerView[]): { shown: TimerView[]; more: number } {
  const soonest = [...burns].sort((a, b) => Number(a.paused) - Number(b.paused) || a.left - b.left)
  return { shown: soonest.slice(0, 2), more: Math.max(0, burns.length - 2) }
}

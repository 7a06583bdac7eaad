import type { TimerView, TopView } from '../../../src-main/campaign/view/views.ts'
import type { Ask } from '../../../src-main/rules/action.ts'
import { ActionForm, askOf } from '../../lib/action-form.svelte.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import type { IconName } from '../../ui/icons.ts'

/** What the next turn will do, told before it is spent. */
export interface Will {
  icon: IconName
  low: boolean
  who: string
  says: string
}

/** What the party does this turn, and the one button that spends it. */
export class TurnPanel {
  readonly form: ActionForm

  constructor(screen: Screen) {
    this.form = new ActionForm(screen, 'turn', () => screen.inSlot('turn')[0] ?? null)
  }

  /** The ask that the tiles answer, or null where a turn asks nothing. */
  get asked(): { name: string; ask: Extract<Ask, { kind: 'choice' }> } | null {
    const name = askOf(this.form.action, 'choice')
    const ask = name === null ? undefined : this.form.action?.asks[name]
    return name !== null && ask?.kind === 'choice' ? { name, ask } : null
  }

  /** The time when it is over: "15:50". */
  get until(): string {
    return tenMinutesOn(this.form.screen.board.top?.time ?? '')
  }

  get will(): Will[] {
    const { top, clock } = this.form.screen.board
    return willBe(top, clock?.realTime)
  }
}

export function tenMinutesOn(time: string): string {
  const [hour, minute] = time.split(':').map(Number)
  if (hour === undefined || minute === undefined || Number.isNaN(hour + minute)) return ''
  const later = (hour * 60 + minute + 10) % 1440
  return `${String(Math.floor(later / 60)).padStart(2, '0')}:${String(later % 60).padStart(2, '0')}`
}

/** The lights that burn down by it, soonest first (none where they burn by the wall), and what falls due at the end of this turn. */
export function willBe(
  top: Pick<TopView, 'burns' | 'marks' | 'turn'> | null,
  byWall = false,
): Will[] {
  if (!top) return []
  const burns = (byWall ? [] : [...top.burns])
    .filter(({ paused }) => !paused)
    .sort((a, b) => a.left - b.left)
  const marks = top.marks.filter(({ icon }) => icon !== 'light').slice(0, 1)
  return [
    ...burns.slice(0, 2).map(burnt),
    ...marks.map(({ turn, says, icon }): Will => ({
      icon: icon === 'rest' ? 'rest' : 'hour',
      low: false,
      who: says,
      says: turn === top.turn ? 'falls due after this turn' : `falls due after turn ${turn}`,
    })),
  ]
}

function burnt({ icon, title, bearer, left, low }: TimerView): Will {
  const who = bearer ? `${bearer.split(' ')[0] ?? bearer}’s ${title.toLowerCase()}` : title
  const after = Math.max(0, left - 1)
  const says = after === 0 ? 'goes out' : `drops to ${after} ${after === 1 ? 'turn' : 'turns'}`
  return { icon: icon === 'candle' ? 'flame' : icon, low: low || after <= 2, who, says }
}

const icons: Readonly<Record<string, IconName>> = {
  move: 'move',
  search: 'search',
  listen: 'ear',
  force: 'force',
  parley: 'talk',
  rest: 'rest',
  wait: 'hour',
  map: 'map',
}

/** The tile's picture for a word of the rule; a word without one has a ring. */
export function iconOfDeed(word: string): IconName {
  return icons[word.toLowerCase()] ?? 'free'
}

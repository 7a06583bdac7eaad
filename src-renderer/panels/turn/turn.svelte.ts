import type { CompanyView } from '../../../src-main/campaign/view/views.ts'
import type { CreatureView, TimerView, TopView } from '../../../src-main/campaign/view/views.ts'
import type { Ask } from '../../../src-main/rules/core/asks.ts'
import { ActionForm } from '../../lib/action-form.svelte.ts'
import { askOf } from '../../lib/asks.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import { capitalise, firstName, shortNames } from '../../lib/words.ts'
import type { IconName } from '../../ui/icons.ts'

/** Effect of the next turn, shown before it is spent. */
interface Will {
  icon: IconName
  low: boolean
  who: string
  says: string
}

/** State of the turn panel: what the party does this turn, and the one button that spends it. */
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
    return this.form.screen.views.top?.afterTurn ?? ''
  }

  /** Effect of the button, in one line: "Search: Pell, then 15:50"; in a fight, that the turn passes it over. */
  get under(): string {
    const { fight, party } = this.form.screen.views
    const activity = this.asked ? String(this.form.input[this.asked.name] ?? '') : ''
    const does = activitySummary(activity, party, this.until)
    return fight?.on ? `${does}; passes over the fight` : does
  }

  /** How the party goes this turn, front first. */
  get ranks(): Walker[][] {
    const { company, party } = this.form.screen.views
    return company ? walkers(company.ranks, party) : []
  }

  get will(): Will[] {
    const { top, clock } = this.form.screen.views
    return turnForecast(top, clock?.realTime)
  }
}

/** One of the party as the line of march shows them. */
export interface Walker {
  id: string
  name: string
  /** Icon of the light they carry, or null. */
  light: IconName | null
  /** Task they have, or null. */
  task: string | null
  plight: CreatureView['plight'] | null
}

/** Ids of the ranks as people, those who are gone left out. */
export function walkers(
  ranks: CompanyView['ranks'],
  party: readonly Pick<CreatureView, 'id' | 'name' | 'lights' | 'task' | 'plight'>[],
): Walker[][] {
  const short = shortNames(party.map(({ name }) => name))
  return ranks
    .map((rank) =>
      rank.flatMap((id) => {
        const one = party.find((each) => each.id === id)
        if (!one) return []
        const burning = one.lights.find(({ paused }) => !paused)
        const light = burning ? iconOfLight(burning) : null
        const { task = null, plight = null } = one
        return [{ id, name: short(one.name), light, task, plight }]
      }),
    )
    .filter((rank) => rank.length > 0)
}

/** The activity, who has the task of that word, and the time when the turn is over. */
export function activitySummary(
  activity: string,
  party: readonly Pick<CreatureView, 'name' | 'task' | 'down'>[],
  until: string,
): string {
  const does = party.filter(({ task, down }) => !down && task === activity && activity !== '')
  const names = does.map(({ name }) => firstName(name)).join(', ')
  const who = names ? `: ${names}` : ''
  return [`${capitalise(activity)}${who}`, until && `then ${until}`].filter(Boolean).join(', ')
}

function iconOfLight({ icon }: Pick<TimerView, 'icon'>): IconName {
  return icon === 'candle' ? 'flame' : icon
}

/** The lights that burn down by it, soonest first (none where they burn by the wall), and what falls due at the end of this turn. */
export function turnForecast(
  top: Pick<TopView, 'burns' | 'marks' | 'turn'> | null,
  byWall = false,
): Will[] {
  if (!top) return []
  const burns = (byWall ? [] : [...top.burns])
    .filter(({ paused, open }) => !paused && !open)
    .sort((a, b) => a.left - b.left)
  const marks = top.marks.filter(({ icon }) => icon !== 'light').slice(0, 1)
  return [
    ...burns.slice(0, 2).map((timer, at) => burnt(timer, at > 0 && (burns[0]?.left ?? 0) > 1)),
    ...marks.map(({ turn, says, icon }): Will => ({
      icon: icon === 'rest' ? 'rest' : 'hour',
      low: false,
      who: says,
      says: turn === top.turn ? 'falls due after this turn' : `falls due after turn ${turn}`,
    })),
  ]
}

/** After another that drops, the word goes without saying. */
function burnt({ icon, title, bearer, left, low }: TimerView, also: boolean): Will {
  const who = bearer ? `${firstName(bearer)}’s ${title.toLowerCase()}` : title
  const after = Math.max(0, left - 1)
  const turns = also ? String(after) : `${after} ${after === 1 ? 'turn' : 'turns'}`
  const says = after === 0 ? 'goes out' : `${also ? '' : 'drops '}to ${turns}`
  return { icon: iconOfLight({ icon }), low: low || after <= 2, who, says }
}

const icons: Readonly<Record<string, IconName>> = {
  move: 'move',
  'move on': 'move',
  doors: 'door',
  talk: 'talk',
  search: 'search',
  listen: 'ear',
  force: 'force',
  parley: 'talk',
  rest: 'rest',
  wait: 'hour',
  map: 'map',
}

/** The tile's picture for a word of the rule; a word without one has a ring. */
export function iconOfActivity(word: string): IconName {
  return icons[word.toLowerCase()] ?? 'free'
}

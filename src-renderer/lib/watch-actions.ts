import type { ActionView, KnownActionId } from '../../src-main/campaign/view/views.ts'
import type { Slot } from '../../src-main/rules/core/phase.ts'
import type { IconName } from '../ui/icons.ts'
import { iconOfSlot } from './keys.ts'
import { capitalise } from './words.ts'

/** One thing that a watch can be spent on. */
export interface WatchAction {
  action: ActionView
  /** As the tile has room for: "Travel". */
  title: string
  icon: IconName
  keys: string | null
}

/** Keys of the actions, slot by slot, in the order in which a game lists them. */
const keysOf: Readonly<Partial<Record<Slot, readonly string[]>>> = {
  travel: ['watch.travel', 'watch.travel.more'],
  watch: ['watch.watch', 'watch.watch.more'],
  forage: ['watch.forage'],
  camp: ['watch.camp'],
}
const iconsOf: Readonly<Partial<Record<Slot, readonly IconName[]>>> = {
  travel: ['boot', 'runner'],
  watch: ['eye', 'hour'],
}

/** Actions that the watch can be spent on, in the order of the tiles. */
export function watchActions(actions: readonly ActionView[]): WatchAction[] {
  const slots = Object.keys(keysOf) as Slot[]
  return slots.flatMap((slot) =>
    actions
      .filter((action) => action.phase === 'travel' && action.slot === slot)
      .map((action, nth) => ({
        action,
        title: shortTitle(action.title),
        icon: iconsOf[slot]?.[nth] ?? iconOfSlot[slot],
        keys: keysOf[slot]?.[nth] ?? null,
      })),
  )
}

/** The title without what every action of a watch would say: "Rest a watch" is "Rest", "Force the march" "March". */
export function shortTitle(title: string): string {
  const bare = title.replace(/ (?:(?:a|the|for the) (?:watch|night)|or .*)$/, '')
  return capitalise(/^\S+ the (\S+)$/.exec(bare)?.[1] ?? bare)
}

/**
 * Action to propose: what is due goes first; by day travel, by night camp, after a camp rest until it is
 * light; else whatever may be done.
 * @param last what they did last, as the log has it.
 */
export function likeliestAction(
  choices: readonly WatchAction[],
  due: readonly KnownActionId[],
  daylight: boolean,
  last: string | null = null,
): WatchAction | null {
  const free = choices.filter(({ action }) => action.refuses === null)
  const camped = free.some(({ action, title }) => action.slot === 'camp' && title === last)
  const slot: Slot = daylight ? 'travel' : camped ? 'watch' : 'camp'
  return (
    free.find(({ action }) => due.includes(action.id)) ??
    free.findLast(({ action }) => action.slot === slot && slot === 'watch') ??
    free.find(({ action }) => action.slot === slot) ??
    free[0] ??
    choices[0] ??
    null
  )
}

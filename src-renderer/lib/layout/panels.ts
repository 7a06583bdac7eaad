import type { IconName } from '../../ui/icons.ts'
import type { StandardFoldId } from '../folds.ts'
import type { CellSize } from './grid.ts'

/** A panel that may stand in a fold of the GM's own. */
interface PanelCard extends CellSize {
  id: string
  title: string
  icon: IconName
  /** Standard folds that have it by themselves. */
  standsIn: readonly StandardFoldId[]
}

interface PanelGroup {
  title: string
  panels: readonly PanelCard[]
}

/** One panel: its least size in columns and rows, and the standard folds that have it. */
const panel = (
  id: string,
  title: string,
  icon: IconName,
  [width, height]: readonly [number, number],
  ...standsIn: StandardFoldId[]
): PanelCard => ({ id, title, icon, width, height, standsIn })

/** All panels, as the drawer lists them. Ids are in the GM's layouts: they stay as they are. */
export const panelGroups: readonly PanelGroup[] = [
  {
    title: 'Time and light',
    panels: [
      panel('turn', 'This turn', 'hour', [3, 2], 'explore'),
      panel('event', 'Event die', 'roll', [3, 2], 'explore'),
      panel('lights', 'Lights', 'torch', [3, 2], 'explore'),
      panel('timers', 'Timers', 'hour', [3, 1], 'explore'),
      panel('weather', 'Weather', 'cloud', [3, 2], 'travel'),
      panel('day', 'The day', 'sun', [3, 2], 'travel'),
    ],
  },
  {
    title: 'Encounters',
    panels: [
      panel('encounter', 'Encounter', 'eyes', [3, 3], 'explore'),
      panel('fight', 'Fight', 'sword', [4, 4], 'fight'),
      panel('checks', 'Checks', 'search', [3, 2], 'explore'),
      panel('monsters', 'Monsters', 'skull', [4, 4], 'prep'),
    ],
  },
  {
    title: 'Places and travel',
    panels: [
      panel('place', 'Place', 'place', [3, 2], 'explore'),
      panel('dungeon', 'Dungeon actions', 'door', [3, 1], 'explore'),
      panel('keyed-place', 'Keyed place', 'map', [3, 3], 'explore'),
      panel('sites', 'Sites', 'map', [4, 4], 'prep'),
      panel('wilderness', 'Hex map', 'grid', [4, 4], 'travel', 'prep'),
      panel('road', 'Road', 'boot', [4, 2], 'travel'),
      panel('watch', 'Watch', 'moon', [3, 3], 'travel'),
      panel('camp', 'Camp', 'rest', [3, 2], 'travel'),
      panel('stores', 'Food and water', 'bread', [3, 2], 'travel'),
    ],
  },
  {
    title: 'Party and town',
    panels: [
      panel('party', 'The party', 'person', [3, 3]),
      panel('lodging', 'Lodging', 'bed', [3, 2], 'town'),
      panel('town', 'Town actions', 'house', [3, 1], 'town'),
      panel('rumours', 'Rumours', 'talk', [3, 2], 'town'),
      panel('shop', 'Shop', 'coin', [4, 3], 'town'),
      panel('recruits', 'Recruits', 'person', [4, 3], 'town', 'prep'),
    ],
  },
  {
    title: 'Notes and tables',
    panels: [
      panel('notes', 'Notes', 'book', [4, 3], 'prep'),
      panel('tables', 'Tables', 'roll', [4, 4], 'prep'),
      panel('generators', 'Generators', 'star', [4, 4], 'prep'),
      panel('chronicle', 'Chronicle', 'book', [3, 2]),
      panel('session', 'Session', 'flag', [3, 3]),
      panel('players', 'What the players see', 'eye', [3, 3]),
    ],
  },
]

export const panelCards: readonly PanelCard[] = panelGroups.flatMap(({ panels }) => panels)
const byId = new Map(panelCards.map((card) => [card.id, card]))

export const panelCard = (id: string): PanelCard | null => byId.get(id) ?? null
export const isKnownPanel = (id: string): boolean => byId.has(id)
export const panelTitle = (id: string): string => byId.get(id)?.title ?? id
/** Least size of a panel on the grid. */
export const leastPanelSize = (id: string): CellSize => byId.get(id) ?? { width: 3, height: 2 }

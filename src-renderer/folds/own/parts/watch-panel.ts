import { campaignPanel } from '../../../lib/lasting-panels.svelte.ts'
import { WatchPanel } from '../../../panels/watch/index.ts'

/** The watch of the campaign, shared by its own panel and the camp, whose meal it spends. */
export const watchPanelOf = campaignPanel((screen) => new WatchPanel(screen))

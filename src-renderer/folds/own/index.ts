export { default as OwnFold } from './OwnFold.svelte'
export { default as PinnedPanels } from './PinnedPanels.svelte'

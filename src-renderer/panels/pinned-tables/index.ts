export { default as PinnedTables } from './PinnedTables.svelte'

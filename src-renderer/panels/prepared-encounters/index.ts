export { default as PreparedEncounters } from './PreparedEncounters.svelte'

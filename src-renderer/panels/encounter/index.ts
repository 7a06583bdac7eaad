export { default as Encounter } from './Encounter.svelte'

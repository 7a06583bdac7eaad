export { default as Rumours } from './Rumours.svelte'

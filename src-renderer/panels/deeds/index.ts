export { default as Deeds } from './Deeds.svelte'

export { default as Place } from './Place.svelte'

export { default as Prep } from './Prep.svelte'

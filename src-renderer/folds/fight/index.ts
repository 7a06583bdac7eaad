export { default as Fight } from './Fight.svelte'

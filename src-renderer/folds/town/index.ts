export { default as Town } from './Town.svelte'

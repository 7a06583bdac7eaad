export { default as Chronicle } from './Chronicle.svelte'

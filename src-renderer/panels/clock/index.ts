export { default as Clock } from './Clock.svelte'

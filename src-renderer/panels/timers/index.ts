export { default as Timers } from './Timers.svelte'

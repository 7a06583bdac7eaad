export { default as Event } from './Event.svelte'

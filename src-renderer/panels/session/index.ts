export { default as Session } from './Session.svelte'

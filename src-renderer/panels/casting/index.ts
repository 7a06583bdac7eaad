export { default as Casting } from './Casting.svelte'

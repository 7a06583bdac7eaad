export { default as Handout } from './Handout.svelte'

export { default as Party } from './Party.svelte'

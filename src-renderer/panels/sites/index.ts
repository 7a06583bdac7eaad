export { default as Sites } from './Sites.svelte'

export { default as Lodging } from './Lodging.svelte'

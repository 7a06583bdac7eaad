export { default as Generators } from './Generators.svelte'

export { default as Generator } from './Generator.svelte'

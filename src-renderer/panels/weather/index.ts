export { default as Weather } from './Weather.svelte'

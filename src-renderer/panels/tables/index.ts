export { default as Tables } from './Tables.svelte'

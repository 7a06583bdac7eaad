export { default as Day } from './Day.svelte'

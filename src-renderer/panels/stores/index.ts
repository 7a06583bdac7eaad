export { default as Stores } from './Stores.svelte'

export { default as Dues } from './Dues.svelte'

export { default as Camp } from './Camp.svelte'

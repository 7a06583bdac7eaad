export { default as Road } from './Road.svelte'
export { default as NoTravelRules } from './NoTravelRules.svelte'

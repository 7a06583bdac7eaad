export { default as Journey } from './Journey.svelte'
export { default as NoTravelRules } from './NoTravelRules.svelte'

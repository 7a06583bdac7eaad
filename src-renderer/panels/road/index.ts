export { default as Road } from './Road.svelte'
export { default as NoRoad } from './NoRoad.svelte'

export { default as Wilderness } from './Wilderness.svelte'

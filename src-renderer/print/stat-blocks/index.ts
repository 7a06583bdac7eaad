export { default as StatBlocks } from './StatBlocks.svelte'

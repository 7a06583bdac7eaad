export { default as Checks } from './Checks.svelte'
export { ChecksPanel } from './checks.svelte.ts'

export { default as Watch } from './Watch.svelte'
export { default as WatchEvents } from './WatchEvents.svelte'
export { WatchPanel } from './watch.svelte.ts'

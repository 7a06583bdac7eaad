export { default as Page } from './Page.svelte'
export { pageWatchHere, watchesPages, type PageWatch } from './near.ts'

export { default as Page } from './Page.svelte'
export { watchesPages, type PageWatch } from './near.ts'

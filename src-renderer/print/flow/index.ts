export { default as Flow } from './Flow.svelte'
export { pagesDone } from './page-work.ts'
export { leafWithin, type PageLeaf } from './leaf.ts'

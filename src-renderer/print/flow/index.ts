export { default as Flow } from './Flow.svelte'
export { pagesDone } from './laying.ts'
export type { PageLeaf } from './leaf.ts'

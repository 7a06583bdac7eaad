export { default as Flow } from './Flow.svelte'
export { pagesDone } from './page-work.ts'
export type { PageLeaf } from './leaf.ts'

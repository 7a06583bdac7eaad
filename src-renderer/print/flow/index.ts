export { default as Flow } from './Flow.svelte'
export { laid } from './laying.ts'
export type { PageLeaf } from './leaf.ts'

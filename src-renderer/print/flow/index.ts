export { default as Flow } from './Flow.svelte'
export { laid } from './laying.ts'
export type { Leaf } from './leaf.ts'

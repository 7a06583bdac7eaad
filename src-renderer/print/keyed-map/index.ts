export { default as KeyedMap } from './KeyedMap.svelte'

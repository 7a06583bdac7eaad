export { default as BatchBar } from './BatchBar.svelte'
export { default as Convert } from './Convert.svelte'
export { Converting, convertingOf } from './convert.svelte.ts'

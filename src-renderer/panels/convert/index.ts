export { default as Convert } from './Convert.svelte'
export { Converting } from './convert.svelte.ts'

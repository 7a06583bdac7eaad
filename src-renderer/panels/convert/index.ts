export { default as BatchBar } from './BatchBar.svelte'
export { default as Convert } from './Convert.svelte'
export { ConvertPanel, convertPanelOf } from './convert.svelte.ts'

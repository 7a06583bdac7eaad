export { default as TableExport } from './TableExport.svelte'
export { default as TableImport } from './TableImport.svelte'

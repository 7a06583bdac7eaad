export { default as RegionPrint } from './RegionPrint.svelte'

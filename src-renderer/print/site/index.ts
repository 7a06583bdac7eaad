export { default as SitePrint } from './SitePrint.svelte'

export { default as Sites } from './Sites.svelte'
export { default as SiteHere } from './SiteHere.svelte'

export { default as Page } from './Page.svelte'

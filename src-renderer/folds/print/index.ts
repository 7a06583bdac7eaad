export { default as Print } from './Print.svelte'

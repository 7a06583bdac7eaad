export { default as Lights } from './Lights.svelte'

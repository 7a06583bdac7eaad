export { default as Travel } from './Travel.svelte'

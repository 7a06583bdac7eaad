export { default as Creation } from './Creation.svelte'

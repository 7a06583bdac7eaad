export { default as ScreenInsert } from './ScreenInsert.svelte'

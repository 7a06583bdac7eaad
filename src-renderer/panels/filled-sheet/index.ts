export { default as FilledSheet } from './FilledSheet.svelte'

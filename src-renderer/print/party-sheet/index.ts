export { default as PartySheet } from './PartySheet.svelte'

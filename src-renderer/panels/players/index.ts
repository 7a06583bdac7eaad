export { default as Players } from './Players.svelte'

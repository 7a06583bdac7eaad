export { default as PhaseActions } from './PhaseActions.svelte'

export { default as Folds } from './Folds.svelte'

export { default as PlayAid } from './PlayAid.svelte'

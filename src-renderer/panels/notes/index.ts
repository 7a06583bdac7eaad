export { default as Notes } from './Notes.svelte'

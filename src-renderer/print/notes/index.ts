export { default as NotesPrint } from './NotesPrint.svelte'

export { default as SheetPreview } from './SheetPreview.svelte'

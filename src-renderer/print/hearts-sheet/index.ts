export { default as HeartsSheet } from './HeartsSheet.svelte'
export { pagesOf, type Paper } from './pages.ts'

export { default as SessionReport } from './SessionReport.svelte'

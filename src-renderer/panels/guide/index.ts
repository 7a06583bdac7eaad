export { default as GuideStrip } from './GuideStrip.svelte'

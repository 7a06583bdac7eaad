export { default as Turn } from './Turn.svelte'

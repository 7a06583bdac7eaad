export { default as KeysHelp } from './KeysHelp.svelte'

export { default as Character } from './Character.svelte'

export { default as CharacterSheet } from './CharacterSheet.svelte'

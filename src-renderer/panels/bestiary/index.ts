export { default as Bestiary } from './Bestiary.svelte'
export { default as BestiaryCard } from './BestiaryCard.svelte'
export { default as BestiaryDesk } from './BestiaryDesk.svelte'
export { bestiaryPanelOf } from './bestiary.svelte.ts'

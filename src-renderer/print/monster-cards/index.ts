export { default as MonsterCards } from './MonsterCards.svelte'

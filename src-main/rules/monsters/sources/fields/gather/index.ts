export { gathered } from './take.ts'
export type { GatheredMonster, GatheredWords } from './gathering.ts'

export { gathered } from './take.ts'
export type { Gathering, Held } from './gathering.ts'

export { breathe } from './breathe.ts'
export { noAir } from './hold.ts'
export { suffocationTest } from './test.ts'

export { choice } from '../../../choice.ts'

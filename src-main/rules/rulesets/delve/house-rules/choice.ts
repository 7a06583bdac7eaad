export { choice } from '../../../core/choice.ts'

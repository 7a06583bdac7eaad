export { line } from '../../core/line.ts'

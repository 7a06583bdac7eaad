export { answerRequests } from './instance.ts'
export { run } from './run.ts'
export { refuseRequests } from './shut.ts'

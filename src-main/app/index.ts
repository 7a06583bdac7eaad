export { answerRequests } from './instance.ts'
export { offeredFiles } from './offered-files.ts'
export { run } from './run.ts'
export { refuseRequests } from './shut.ts'

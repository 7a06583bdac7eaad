import { run } from './examples.ts'

process.exitCode = run(process.argv.slice(2))

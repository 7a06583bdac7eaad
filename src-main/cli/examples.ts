import { run } from './worked-checks.ts'

process.exitCode = run(process.argv.slice(2))

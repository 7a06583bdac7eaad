import processes from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Loaded before main (`node --import`), it gives the browsers that main starts a port for DevTools beside their
 * pipe. The app itself has no word for that: what is tested is the build that ships, and nobody else can ask for it.
 */
const { spawn } = processes
/** @type {(program: string, args: readonly string[], how: import('node:child_process').SpawnOptions) => import('node:child_process').ChildProcess} */
const withPort = (program, args, how) => {
  const opens = args.includes('--remote-debugging-pipe') ? ['--remote-debugging-port=0'] : []
  return spawn(program, [...args, ...opens], how)
}
Object.assign(processes, { spawn: withPort })
syncBuiltinESMExports()

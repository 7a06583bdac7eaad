import { readFileSync } from 'node:fs'

/** Proportional set size of processes together, in MiB: shared pages are counted once in all. */
export function pss(ids: readonly number[]): number {
  return ids.reduce((sum, id) => sum + pssOf(id), 0) / 1024
}

function pssOf(id: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

/** True when a process is a browser's and not main's. */
export function isBrowser(id: number): boolean {
  try {
    return !/(^|\/)node$/.test(readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0')[0] ?? '')
  } catch {
    return true
  }
}

import { appendFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes after which a start begins a new log; the one before is kept beside it. */
const longest = 1_000_000

/** Writes errors to `<data>/gatefold.log`, or to the console when that can't be written. */
export function openLog(dataFolder: string): (error: unknown, during: string) => void {
  const path = join(dataFolder, 'gatefold.log')
  turnOver(path)
  return (error, during) => {
    const says = error instanceof Error ? (error.stack ?? error.message) : String(error)
    try {
      appendFileSync(path, `${new Date().toISOString()} ${during}: ${says}\n`)
    } catch {
      console.error(`${during}: ${says}`)
    }
  }
}

function turnOver(path: string): void {
  try {
    if (statSync(path).size > longest) renameSync(path, `${path}.old`)
  } catch {
    return
  }
}

import { appendFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A log longer than this starts anew; the one before is kept beside it. */
const longest = 1_000_000

/** Writes what went wrong into `<data>/gatefold.log`; a log that can't be written is no reason to stop. */
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

import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

interface Process {
  id: number
  parent: number
  command: string
}

/** Every process of this machine that has not ended, as /proc tells it. Empty where there is no /proc. */
function processes(): Process[] {
  let ids: string[]
  try {
    ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
  return ids.flatMap((id) => {
    try {
      const stands = readFileSync(`/proc/${id}/stat`, 'utf8')
      // The name in brackets may itself hold spaces and brackets.
      const [state, parent] = stands.slice(stands.lastIndexOf(')') + 2).split(' ')
      // It has ended, and only its exit code is waited for.
      if (state === 'Z' || state === 'X') return []
      const command = readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ')
      return [{ id: Number(id), parent: Number(parent), command }]
    } catch {
      return []
    }
  })
}

/** A process, everything it started, and whatever else names `mark` (a data folder) on its command line. */
export function processTree(root: number, mark: string): number[] {
  const all = processes()
  const found = new Set(
    all.filter(({ id, command }) => id === root || command.includes(mark)).map(({ id }) => id),
  )
  for (let before = -1; before !== found.size;) {
    before = found.size
    for (const { id, parent } of all) if (found.has(parent)) found.add(id)
  }
  found.delete(process.pid)
  return [...found]
}

/** The browser that holds a profile, without the processes it has started. @throws when there is none */
export function browserOf(profile: string): number {
  const own = `--user-data-dir=${profile} `
  const found = processes().find(
    ({ command }) => `${command} `.includes(own) && !command.includes('--type='),
  )
  if (!found) throw new Error(`No browser holds ${profile}.`)
  return found.id
}

/** Kills a process tree with SIGKILL, as pulling the plug does: no process can finish its work, or start another. */
export function killTree(root: number, mark: string): void {
  // Those that one of them started while the tree was read are killed with the next look.
  for (let left = processTree(root, mark); left.length > 0; left = processTree(root, mark))
    for (const id of left) {
      try {
        process.kill(id, 'SIGKILL')
      } catch {
        // It was quicker.
      }
    }
}

/** Files of a folder that some process has open; none where there is no /proc. */
export function openFiles(folder: string): string[] {
  return processes().flatMap(({ id }) => {
    try {
      const own = `/proc/${id}/fd`
      const files = readdirSync(own).map((name) => readlinkSync(`${own}/${name}`))
      return files.filter((path) => path.startsWith(`${folder}/`))
    } catch {
      // It has ended, or has closed the file, in the meantime.
      return []
    }
  })
}

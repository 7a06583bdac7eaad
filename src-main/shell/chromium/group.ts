import type { ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds that the processes of an ended browser may take to end by themselves. */
const patience = 2000

/**
 * Resolves when a browser has ended with every process it started: those outlive it for a moment
 * and still hold its profile. Those still running after `patience` are ended by force.
 */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || process.platform === 'win32') return
  const until = Date.now() + patience
  while (groupStands(child.pid) && Date.now() < until) await pause(10)
  signal(-child.pid)
}

/** Ends a running browser with all its processes; a parent alone would leave children for a while. */
export function kill(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  if (!signal(process.platform === 'win32' ? child.pid : -child.pid)) child.kill('SIGKILL')
}

function groupStands(leader: number): boolean {
  try {
    process.kill(-leader, 0)
  } catch {
    return false
  }
  return process.platform !== 'linux' || runningOf(leader)
}

/** True when a process of the group still runs; `kill` alone also finds zombies, which have ended. */
function runningOf(leader: number): boolean {
  return readdirSync('/proc').some((name) => {
    if (!/^\d+$/.test(name)) return false
    const [state, , group] = standOf(name)
    return Number(group) === leader && state !== 'Z' && state !== 'X'
  })
}

/**
 * Fields of `/proc/<id>/stat` after a process's name: its state, its parent, its group and more; none when it
 * is gone.
 */
function standOf(id: string): string[] {
  try {
    const stands = readFileSync(`/proc/${id}/stat`, 'utf8')
    return stands.slice(stands.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

/** Kills a process or, by its negative id, a group; false when there was none to kill. */
function signal(target: number): boolean {
  try {
    process.kill(target, 'SIGKILL')
    return true
  } catch {
    return false
  }
}

import { spawn } from 'node:child_process'

/** True when a window can be opened here. Only Linux can be without a display. */
export function hasDisplay() {
  return process.platform !== 'linux' || !!(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
}

/**
 * Starts an invisible screen with Xvfb, which picks a free number and reports it when ready.
 * @returns {Promise<{ display: string, stop(): void }>}
 */
export function startDisplay() {
  const child = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  return new Promise((resolve, reject) => {
    let number = ''
    child.on('error', reject)
    child.on('exit', (code) => reject(new Error(`Xvfb ended with ${code} before it was ready.`)))
    child.stdio[3]?.on('data', (text) => {
      number += text
      if (!number.endsWith('\n')) return
      resolve({ display: `:${number.trim()}`, stop: () => void child.kill() })
    })
  })
}

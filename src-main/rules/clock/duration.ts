import { counted } from '../core/words.ts'
import { turn } from './clock.ts'

/** A length of game time in words: "2 turns", "3 h 20 min", "2 days". */
export function duration(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  if (seconds < 3600 && seconds % turn === 0) return counted(seconds / turn, 'turn')
  if (seconds < 3600) return `${Math.ceil(seconds / 60)} min`
  if (seconds % 86_400 === 0) return counted(seconds / 86_400, 'day')
  const hours = Math.floor(seconds / 3600)
  if (hours >= 48) return counted(Math.floor(hours / 24), 'day')
  const minutes = Math.floor((seconds % 3600) / 60)
  return minutes ? `${hours} h ${minutes} min` : `${hours} h`
}

/** A length of game time in days, hours and minutes: "1 day 2 h 10 min". */
export function fullDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const parts = [
    [Math.floor(minutes / 1440), minutes >= 2880 ? 'days' : 'day'],
    [Math.floor((minutes % 1440) / 60), 'h'],
    [minutes % 60, 'min'],
  ] as const
  const said = parts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`)
  return said.join(' ') || 'none'
}

/** How often something comes again: "every day", "every hour", "every 2 turns". */
export function recurrence(seconds: number): string {
  const length = duration(seconds).replace(/^1 (?=[a-z]+$)/, '')
  const whole: Readonly<Record<string, string>> = { h: 'hour', min: 'minute' }
  return `every ${whole[length] ?? length}`
}

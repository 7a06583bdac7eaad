import type { Rng } from '../../src-main/rules/dice/rng.ts'

/** One of them, each as likely as the next; undefined when there is none. */
export function pickOne<T>(rng: Rng, of: readonly T[]): T | undefined {
  return of.length === 0 ? undefined : of[rng.die(of.length) - 1]
}

const signs = [
  ...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJ0123456789',
  ...' \t\n\r.,;:!?+-*/×–—−%#@=()[]{}<>|"\'\\_~^&',
  ...'dDkKhHlLxXeE999',
  '\u0000',
  '\u001b',
  '\u200f',
  '\u202e',
  '\ufeff',
  '\ufffd',
  '½',
  'é',
  'ß',
  'İ',
  '漢',
  'א',
  '🐉',
  '\ud83d',
  '\r\n',
  'https://',
]

/** Up to `most` signs of every kind. */
export function anyText(rng: Rng, most: number): string {
  return Array.from({ length: rng.die(most + 1) - 1 }, () => pickOne(rng, signs)).join('')
}

/** A sound text with a few things done to it: signs put in, taken out, doubled, swapped, joined to another. */
export function damageText(rng: Rng, sound: readonly string[]): string {
  let text = pickOne(rng, sound) ?? ''
  for (let times = rng.die(4); times > 0; times -= 1) {
    const at = rng.die(text.length + 1) - 1
    const to = Math.min(text.length, at + rng.die(8))
    const inside = text.slice(at, to)
    switch (rng.die(6)) {
      case 1:
        text = text.slice(0, at) + anyText(rng, 4) + text.slice(at)
        break
      case 2:
        text = text.slice(0, at) + text.slice(to)
        break
      case 3:
        text = text.slice(0, at) + inside.repeat(rng.die(12)) + text.slice(to)
        break
      case 4:
        text = text.slice(0, at) + (pickOne(rng, signs) ?? '') + text.slice(at + 1)
        break
      case 5:
        text = text.slice(0, at) + (pickOne(rng, sound) ?? '').slice(rng.die(10) - 1)
        break
      default:
        text = text.slice(0, at) + String(10 ** rng.die(8) - 1) + text.slice(to)
    }
  }
  return text.slice(0, 20_000)
}

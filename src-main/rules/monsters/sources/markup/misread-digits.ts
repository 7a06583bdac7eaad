import type { Patch } from './patches.ts'

/** A small `l`, an `I`, an `O` or an `S` that a scanner read where a digit is printed: `ld6`, `[l7]`, `2dl0`, `Wl3`, `4O'`. */
const misreadDigit =
  /(?<![\p{L}\d])l(?=d\d|\d{1,3}(?!\d|(?!hp|ft|gp|xp)\p{Ll}{2}))|(?<=(?:^|[\s\d])d|(?<![\p{L}\d])[DWPBS])[lI](?=\d|['"),;\s]|$)|(?<=\d)[lI](?=\d|['"),;])|(?<=\d)O(?=['"]|[\dO]['"\s),;]| ?ft\b)|(?<=[:\s])l(?=[,;]|[^\S\n]?\+[^\S\n]?\d|[^\S\n]{2,}|[^\S\n]*\n)|(?<=\[|\d-)l(?=\d)|(?<![\p{L}\d])l(?=-\d)|(?<=#A[Tt]t? )[lI](?=[\s,;])|(?<![\p{L}\d]|\bSaves?:? )I(?=\d{1,2}(?![\p{L}\d]))|(?<=(?:AC|HD|ML) )S(?=[,;])/gmu
/** The letters beside a sign that the pattern needs; most texts hold none. */
const worthALook = /(?<![A-Za-z])l[\dd,;+\s-]|[dDWPBS]l\d|\d[lIO]|\bI\d|#A[Tt]t? I|[CDL] S[,;]/

/** Digits that were read as letters. */
export function misreadDigitsIn(easy: string): Patch[] {
  if (!worthALook.test(easy)) return []
  return [...easy.matchAll(misreadDigit)].map(({ index, 0: sign }) => ({
    from: index,
    to: index + 1,
    by: sign === 'O' ? '0' : sign === 'S' ? '5' : '1',
  }))
}

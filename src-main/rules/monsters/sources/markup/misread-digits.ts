import type { Patch } from './patches.ts'

/** A small `l`, an `I`, an `O` or an `S` that a scanner read where a digit is printed: `ld6`, `[l7]`, `2dl0`, `Wl3`, `4O'`. */
const misreadDigit =
  /(?<![\p{L}\d])l(?=d\d|\d{1,3}(?!\d|(?!hp|ft|gp|xp)\p{Ll}{2}))|(?<=(?:^|[\s\d])d|(?<![\p{L}\d])[DWPBS])[lI](?=\d|['"),;\s]|$)|(?<=\d)[lI](?=\d|['"),;])|(?<=\d)O(?=O{0,2}(?:\d|\s?(?:hp|ft|gp|xp)\b|(?![\p{L}\d])))|(?<=\s(?:or|and) )l(?= \p{Ll}{3})|(?<=[:\s])l(?=[,;]|[^\S\n]?\+[^\S\n]?\d|[^\S\n]{2,}|[^\S\n]*\n)|(?<=\[|\d-)l(?=\d)|(?<![\p{L}\d])l(?=-\d)|(?<=#A[Tt]t? )[lI](?=[\s,;])|(?<![\p{L}\d]|\bSaves?:? |\p{Lu}\d{1,2},? )I(?=\d{1,2}(?![\p{L}\d]))|(?<=(?:AC|HD|ML) )S(?=[,;])/gmu
/** The letters beside a sign that the pattern needs; most texts hold none. */
const worthALook =
  /(?<![A-Za-z])l[\dd,;+\s-]|[dDWPBS]l\d|\d[lIO]|\bI\d|(?:or|and) l |#A[Tt]t? I|[CDL] S[,;]/

/** The sign that is printed, by the one that was read; `l` and `I` are a 1. */
const readAs: Readonly<Record<string, string>> = { O: '0', S: '5' }

/** An m of a label that was read as r and n. */
const splitM =
  /(?<=\bAr)rn(?=ou?r\b)|(?<=\bAlign)rn(?=ent)|(?<=\bDa)rn(?=age)|(?<=\bMove)rn(?=ent)|(?<=\bNu)rn(?=ber)/gi

/** Digits that were read as letters, and letters that were read as others. */
export function misreadDigitsIn(easy: string): Patch[] {
  const letters = easy.includes('rn') ? [...easy.matchAll(splitM)] : []
  const digits = worthALook.test(easy) ? [...easy.matchAll(misreadDigit)] : []
  return [
    ...letters.map(({ index, 0: signs }) => ({ from: index, to: index + signs.length, by: 'm' })),
    ...digits.map(({ index, 0: sign }) => ({
      from: index,
      to: index + 1,
      by: readAs[sign] ?? '1',
    })),
  ]
}
